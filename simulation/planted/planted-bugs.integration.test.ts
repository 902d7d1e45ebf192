import { expect, test } from '@jest/globals';
import { plantedBugs } from './bugs.ts';
import { findPlanted, plantedLimits } from './find-planted.ts';

test(`every planted bug breaks a rule within ${plantedLimits.seeds} seeds of ${plantedLimits.steps} steps`, async () => {
  const found = await findPlanted(2);
  expect(found.map(({ bug }) => bug)).toEqual(plantedBugs.map(({ name }) => name));
  expect(found.filter(({ rule }) => rule === null || rule === 'simulation-failed')).toEqual([]);
}, 600_000);
