import { expect, test } from '@jest/globals';
import { priceTierOf, tieredCurrencies } from './price-tiers.ts';

test.each([
  ['INR', 300, 1],
  ['INR', 301, 2],
  ['INR', 700, 2],
  ['INR', 1500, 3],
  ['INR', 1501, 4],
  ['TRY', 1500, 2],
  ['EUR', 1500, 4],
  ['EUR', 25, 1],
  ['EUR', 25.01, 2],
  ['XYZ', 10, null],
  ['EUR', 0, null],
])('a meal for two at %s %d is of tier %s', (currency, amount, tier) => {
  expect(priceTierOf({ minorUnits: Math.round(amount * 100), currency })).toBe(tier);
});

test.each(tieredCurrencies)('more money in %s is never of a lower tier, and there are four', (currency) => {
  const tiers = Array.from(
    { length: 8000 },
    (_, at) => priceTierOf({ minorUnits: (at + 1) * 100, currency }) ?? 0,
  );
  expect(tiers).toEqual(tiers.toSorted());
  expect(new Set(tiers)).toEqual(new Set([1, 2, 3, 4]));
});
