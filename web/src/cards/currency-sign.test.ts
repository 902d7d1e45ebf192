import { expect, test } from '@jest/globals';
import { currencySign } from './currency-sign.ts';

test.each([
  ['TRY', '₺'],
  ['EUR', '€'],
  ['USD', '$'],
  ['ILS', '₪'],
  ['KRW', '₩'],
])('a price in %s is told by %s', (currency, sign) => {
  expect(currencySign(currency)).toBe(sign);
});

test('a currency whose sign is its letters, or that is not known yet, has a coin', () => {
  expect([currencySign('AED'), currencySign(undefined)]).toEqual(['●', '●']);
});
