import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromStripeAmount, toStripeAmount } from './amount.ts';

describe('amounts as Stripe counts them', () => {
  test.each([
    ['EUR', 1999, 1999],
    ['TRY', 50_000, 50_000],
    ['JPY', 500, 500],
    ['KRW', 15_000, 15_000],
    // There is no hundredth of a shilling or króna; Stripe wants them counted all the same.
    ['UGX', 5, 500],
    ['ISK', 5, 500],
    ['KWD', 5120, 5120],
  ])('%s: %i minor units are %i', (currency, minorUnits, amount) => {
    expect(toStripeAmount({ minorUnits, currency })).toEqual({ amount, currency: currency.toLowerCase() });
    expect(fromStripeAmount(amount, currency.toLowerCase())).toEqual({ minorUnits, currency });
  });

  test.each([
    ['KWD', 5124],
    ['EUR', 0],
    ['EUR', -5],
    ['EUR', 0.5],
  ])('%s: %d minor units cannot be charged', (currency, minorUnits) => {
    expect(() => toStripeAmount({ minorUnits, currency })).toThrow('cannot be charged');
  });

  test('there and back is the same amount, in every currency', () => {
    const currencies = Intl.supportedValuesOf('currency');
    fc.assert(
      fc.property(fc.constantFrom(...currencies), fc.integer({ min: 1, max: 10_000_000 }), (currency, n) => {
        const money = { minorUnits: n * 100, currency };
        const { amount, currency: code } = toStripeAmount(money);
        expect(fromStripeAmount(amount, code)).toEqual(money);
      }),
    );
  });
});
