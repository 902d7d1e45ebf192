import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lineWords } from '../../requests/food/order-line.ts';
import { sampleMenu } from '../../requests/testing/sample-kitchen.ts';
import { applyChanges, type WantedChange } from './apply-changes.ts';
import { resolveItems } from './resolve-items.ts';

const menu = sampleMenu('oven');
const lines = (...wanted: [item: string, quantity: number, ...choices: string[]][]) => {
  const items = wanted.map(([item, quantity, ...choices]) => ({ item, quantity, choices }));
  const resolved = resolveItems(items, menu, 'Oven');
  if (!resolved.ok) throw new Error(resolved.refusal.code);
  return resolved.items.map(({ line }) => line);
};
const change = (
  action: WantedChange['do'],
  item: string,
  quantity?: number,
  ...choices: string[]
): WantedChange => ({ do: action, item, quantity, choices });

function after(ordered: ReturnType<typeof lines>, ...changes: WantedChange[]) {
  const outcome = applyChanges(changes, ordered, menu, 'Oven');
  return outcome.ok ? outcome.items.map(({ line }) => lineWords(line)) : outcome.refusal;
}

const ordered = lines(['margherita', 1], ['pepperoni', 2], ['salad', 1, 'small']);

describe('an order that is to be another', () => {
  test.each<[string, WantedChange, string[]]>([
    [
      'so many in all',
      change('set', 'margheritas', 3),
      ['3 × 1. Margherita pizza', '2 × 2. Pepperoni pizza'],
    ],
    ['by its number', change('set', '1', 3), ['3 × 1. Margherita pizza', '2 × 2. Pepperoni pizza']],
    ['fewer', change('remove', 'pepperoni', 1), ['1 × 1. Margherita pizza', '1 × 2. Pepperoni pizza']],
    ['none', change('remove', 'the pepperoni'), ['1 × 1. Margherita pizza']],
    ['none, said as a number', change('set', 'pepperoni', 0), ['1 × 1. Margherita pizza']],
    ['more than there are off', change('remove', 'pepperoni', 9), ['1 × 1. Margherita pizza']],
    ['more', change('add', 'margherita', 2), ['3 × 1. Margherita pizza', '2 × 2. Pepperoni pizza']],
    [
      'another dish',
      change('add', 'coke'),
      ['1 × 1. Margherita pizza', '2 × 2. Pepperoni pizza', '1 × 4. Cola'],
    ],
  ])('%s', (_, wish, expected) => {
    expect(after(lines(['margherita', 1], ['pepperoni', 2]), wish)).toEqual(expected);
  });

  test('with other choices, at their price', () => {
    const outcome = applyChanges([change('set', 'salad', undefined, 'large')], ordered, menu, 'Oven');
    const line = outcome.ok ? outcome.items.at(-1)?.line : undefined;
    expect(line).toMatchObject({ quantity: 1, totalMinor: 28_000, choices: [{ choiceId: 'large' }] });
  });

  test('one wish after another', () => {
    const wishes = [change('remove', 'salad'), change('add', 'cola', 2), change('set', 'colas', 3)];
    expect(after(ordered, ...wishes).toString()).toContain('3 × 4. Cola');
  });

  test('with nothing left has no lines', () => {
    expect(after(lines(['cola', 2]), change('remove', 'cola'))).toEqual([]);
  });
});

describe('what is not clear', () => {
  test.each<[string, WantedChange, string]>([
    ['none of the order', change('remove', 'fries'), 'NOT_IN_ORDER'],
    ['a dish of the menu that was not ordered', change('set', 'cola', 3), 'NOT_IN_ORDER'],
    ['like one of it, and another', change('remove', 'vegan margherita'), 'NOT_IN_ORDER'],
    ['two of it', change('remove', 'pizza'), 'ITEM_AMBIGUOUS'],
    ['nothing on the menu', change('add', 'sushi'), 'ITEM_NOT_FOUND'],
    ['sold out', change('add', 'lasagne'), 'ITEM_UNAVAILABLE'],
    ['without its size', change('add', 'salad'), 'CHOICE_MISSING'],
  ])('%s is asked about', (_, wish, code) => {
    expect(after(ordered, wish)).toMatchObject({ code });
  });

  test('two sizes of a dish, named by its number', () => {
    const both = lines(['salad', 1, 'small'], ['salad', 1, 'large']);
    expect(after(both, change('remove', '6'))).toMatchObject({ code: 'ITEM_AMBIGUOUS' });
    expect(after(both, change('remove', 'large salad'))).toEqual(['1 × 6. Garden salad (small)']);
  });

  test('what has been sold out since it was ordered has to go', () => {
    const today = menu.map((item) => (item.itemId === 'pepperoni' ? { ...item, available: false } : item));
    const wishes = [change('add', 'cola')];
    expect(applyChanges(wishes, ordered, today, 'Oven')).toMatchObject({
      refusal: { code: 'ITEM_UNAVAILABLE', details: { item: 'Pepperoni pizza' } },
    });
    expect(applyChanges([change('remove', 'pepperoni'), ...wishes], ordered, today, 'Oven').ok).toBe(true);
  });
});

test('whatever is added and taken off again leaves the order as it was, and lines are never empty or twice there', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('margherita', 'cola', 'pepperoni'),
      fc.integer({ min: 1, max: 9 }),
      (dish, many) => {
        const added = applyChanges([change('add', dish, many)], ordered, menu, 'Oven');
        if (!added.ok) throw new Error(added.refusal.code);
        const now = added.items.map(({ line }) => line);
        expect(now.every(({ quantity }) => quantity > 0)).toBe(true);
        expect(new Set(now.map(({ itemId }) => itemId)).size).toBe(now.length);
        expect(after(now, change('remove', dish, many))).toEqual(after(ordered));
      },
    ),
  );
});
