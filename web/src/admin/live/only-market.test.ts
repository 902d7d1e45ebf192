import { expect, test } from '@jest/globals';
import { narrowed } from './only-market.ts';

const alerts = { collection: 'systemAlerts', where: [['state', '==', 'open']], limit: 5 } as const;

test('an operator of some markets asks for what is of the one they look at', () => {
  expect(narrowed(alerts, 'spain').where).toEqual([
    ['marketId', '==', 'spain'],
    ['state', '==', 'open'],
  ]);
  expect(narrowed({ collection: 'turns', everywhere: true, limit: 5 }, 'spain').where).toEqual([
    ['marketId', '==', 'spain'],
  ]);
});

test('an operator of all asks as it stands; so is asked for what has a market, lies under a document, or is a market', () => {
  expect(narrowed(alerts, null)).toBe(alerts);
  const others = [
    { collection: 'jobs', where: [['marketId', '==', 'italy']], limit: 5 },
    { collection: 'threads/thr_1/turns', limit: 5 },
    { collection: 'markets', limit: 5 },
  ] as const;
  for (const query of others) expect(narrowed(query, 'spain')).toBe(query);
});
