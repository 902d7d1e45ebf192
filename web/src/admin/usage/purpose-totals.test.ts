import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { purposeTotals } from './purpose-totals.ts';

const counts = fc.record({
  answers: fc.nat(9),
  inputTokens: fc.nat(999),
  outputTokens: fc.nat(999),
  costMicros: fc.nat(9_999),
});
const day = fc.record({
  purposes: fc.option(
    fc.dictionary(fc.constantFrom('thread-summary', 'menu', 'place-search-intent'), counts),
    {
      nil: undefined,
    },
  ),
});

test('nothing asked is no purpose', () => {
  expect(purposeTotals([])).toEqual([]);
  expect(purposeTotals([{}, { purposes: {} }])).toEqual([]);
});

test('every answer is counted once, under its purpose, the dearest first', () => {
  fc.assert(
    fc.property(fc.array(day), (days) => {
      const rows = purposeTotals(days.map(({ purposes }) => (purposes === undefined ? {} : { purposes })));
      const costs = rows.map(({ costMicros }) => costMicros);
      expect(costs).toEqual(costs.toSorted((a, b) => b - a));
      for (const { purpose, answers, costMicros } of rows) {
        const given = days.flatMap(({ purposes }) => purposes?.[purpose] ?? []);
        expect(answers).toBe(given.reduce((sum, one) => sum + one.answers, 0));
        expect(costMicros).toBe(given.reduce((sum, one) => sum + one.costMicros, 0));
      }
      expect(rows.map(({ purpose }) => purpose).toSorted()).toEqual(
        [...new Set(days.flatMap(({ purposes = {} }) => Object.keys(purposes)))].toSorted(),
      );
    }),
  );
});
