import { expect, test } from '@jest/globals';
import { findPlanted } from './find-planted.ts';
import { foundBy } from './found-by.ts';
import { plantedBugs } from './planted-bugs.ts';

/** Those that show soonest; the others are looked for by `npm run simulate -- --planted`. */
const sampleSize = 16;
const sample = plantedBugs
  .filter(({ name }) => foundBy[name] !== undefined)
  .toSorted((one, other) => (foundBy[one.name]?.steps ?? 0) - (foundBy[other.name]?.steps ?? 0))
  .slice(0, sampleSize);

test('a sample of the planted bugs break a rule in the worlds that are known to show them, or in others', async () => {
  const found = await findPlanted(2, sample);
  expect(found.map(({ bug }) => bug).toSorted()).toEqual(sample.map(({ name }) => name).toSorted());
  expect(found.filter(({ rule }) => rule === null || rule === 'simulation-failed')).toEqual([]);
  for (const { bug, world, moved } of found)
    if (moved)
      process.stdout.write(
        `planted/found-by.ts is behind: ${bug} is found by ${JSON.stringify(world)} now\n`,
      );
}, 600_000);
