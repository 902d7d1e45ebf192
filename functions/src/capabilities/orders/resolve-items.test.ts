import { describe, expect, test } from '@jest/globals';
import { sampleMenu } from '../../requests/testing/sample-kitchen.ts';
import { linePrice, resolveItems } from './resolve-items.ts';

const menu = sampleMenu('oven');
const resolve = (item: string, choices: string[] = [], quantity = 1) => {
  const outcome = resolveItems([{ item, choices, quantity }], menu, 'Carob Oven');
  return outcome.ok ? outcome.items.map(({ line }) => line) : outcome.refusal;
};

test.each([
  ['1', 'margherita'],
  ['#4', 'cola'],
  ['Margherita pizza', 'margherita'],
  ['margarita', 'margherita'],
  ['margheritas', 'margherita'],
  ['pepperoni', 'pepperoni'],
  ['peperoni pizza', 'pepperoni'],
  ['coke', 'cola'],
  ['kolası', 'cola'],
  ['the chicken satay', 'satay'],
])('“%s” is %s', (item, itemId) => {
  expect(resolve(item)).toMatchObject([{ itemId }]);
});

describe('what is not clear is asked about', () => {
  test.each([
    ['pizza', 'ITEM_AMBIGUOUS'],
    ['sushi', 'ITEM_NOT_FOUND'],
    ['9', 'ITEM_NOT_FOUND'],
    ['garlic margherita', 'ITEM_NOT_FOUND'],
    ['lasagne', 'ITEM_UNAVAILABLE'],
    ['garden salad', 'CHOICE_MISSING'],
  ])('“%s”: %s', (item, code) => {
    expect(resolve(item)).toMatchObject({ code });
  });

  test('and an ambiguous one is asked with both names', () => {
    expect(resolve('pizza')).toMatchObject({ details: { names: '1. Margherita pizza, 2. Pepperoni pizza' } });
  });

  test('an unknown choice too', () => {
    expect(resolve('salad', ['small', 'gold leaf'])).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  });
});

test('choices are read beside the name or in it, and have their price', () => {
  const large = { choices: [{ choiceId: 'large' }], totalMinor: 2 * 28_000 };
  expect(resolve('salad', ['large'], 2)).toMatchObject([large]);
  expect(resolve('large garden salad', [], 2)).toMatchObject([large]);
});

test('the same twice is one line, and a line has the same price at the same menu', () => {
  const outcome = resolveItems(
    [
      { item: 'cola', quantity: 1, choices: [] },
      { item: '4', quantity: 2, choices: [] },
      { item: 'salad', quantity: 1, choices: ['large', 'tahini'] },
    ],
    menu,
    'Carob Oven',
  );
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  expect(outcome.items.map(({ line }) => [line.itemId, line.quantity, line.totalMinor])).toEqual([
    ['cola', 3, 15_000],
    ['salad', 1, 29_000],
  ]);
  for (const { item, line } of outcome.items) {
    expect(linePrice(line, item)).toBe(line.totalMinor);
    expect(linePrice(line, { ...item, available: false })).toBeNull();
  }
});
