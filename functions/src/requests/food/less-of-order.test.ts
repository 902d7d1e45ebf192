import { describe, expect, test } from '@jest/globals';
import type { MerchantRequest } from '@merve/contract';
import { sampleRequest } from '../testing/samples.ts';
import { lessOf, withLess } from './less-of-order.ts';

const line = (number: number, name: string, totalMinor: number) => ({
  ...{ itemId: name, number, name, totalMinor },
  quantity: 1,
  choices: [],
});
const base = sampleRequest();
const { details: some } = base;
if (some.kind !== 'food') throw new Error('The sample is no food order');
const order: MerchantRequest = {
  ...base,
  total: { minorUnits: 70_000, currency: 'TRY' },
  details: {
    ...some,
    lines: [line(1, 'Lamb kebab', 40_000), line(2, 'Cola', 5_000), line(3, 'Garlic bread', 21_000)],
    deliveryMinor: 4_000,
    allergies: ['I am allergic to nuts'],
    allergensUnknownIn: ['Lamb kebab', 'Cola', 'Garlic bread'],
  },
};
const without = (said: string) => lessOf(order, said)?.without ?? null;

describe('what a kitchen can bring of an order', () => {
  test.each([
    ['lamb', ['Lamb kebab']],
    ['the lamb and the cola', ['Lamb kebab', 'Cola']],
    ['kebab ve cola', ['Lamb kebab', 'Cola']],
    ['1, 3', ['Lamb kebab', 'Garlic bread']],
  ])('“%s” is out of stock: %j', (said, expected) => {
    expect(without(said)).toEqual(expected);
  });

  test.each([['everything'], ['lamb, cola, garlic bread'], ['lamb and sushi'], ['']])(
    'of “%s” nothing can be made out, or nothing is left',
    (said) => {
      expect(without(said)).toBeNull();
    },
  );

  test('costs what it was shown to cost, with its delivery, and names no allergen question that is gone', () => {
    const less = lessOf(order, 'lamb');
    if (less === null) throw new Error('Nothing is left');
    expect(less.total).toEqual({ minorUnits: 30_000, currency: 'TRY' });
    expect(withLess(order, less).details).toMatchObject({
      allergensUnknownIn: ['Cola', 'Garlic bread'],
      allergies: ['I am allergic to nuts'],
    });
  });
});
