import { expect, test } from '@jest/globals';
import { plantedBugs } from './bugs.ts';
import { findPlanted } from './find-planted.ts';

test('every planted bug breaks a rule, in the world that is known to find it or in another', async () => {
  const found = await findPlanted(2);
  expect(found.map(({ bug }) => bug)).toEqual(plantedBugs.map(({ name }) => name));
  expect(found.filter(({ rule }) => rule === null || rule === 'simulation-failed')).toEqual([]);
  for (const { bug, seed, moved } of found)
    if (moved) process.stdout.write(`planted/found-by.ts is behind: ${bug} is found by seed ${seed} now\n`);
}, 600_000);
