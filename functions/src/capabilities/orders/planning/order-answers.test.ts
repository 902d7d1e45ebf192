import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { errorSentence } from '../../../language/error-sentences/index.ts';
import { plannerSentences } from '../../../model/planner/planner-sentences/index.ts';
import { resultSentences } from '../../../model/planner/result-sentences.ts';
import {
  asksKitchen,
  dishAskedAbout,
  isOnMenu,
  namedInList,
  showsMenu,
  withDishMeant,
} from './order-answers.ts';

const names = '2. Marinara pizza, 3. Margherita pizza, 4. Four cheese pizza';
const wish = { items: [{ item: 'pizzas', quantity: 2 }] };

describe.each(languageSchema.options)('the questions of an order, in %s', (language) => {
  test('are told from other sentences, with the dish that is asked about', () => {
    for (const code of ['ITEM_AMBIGUOUS', 'ITEM_NOT_FOUND'] as const) {
      const details = {
        item: 'pizzas',
        names,
        ...(code === 'ITEM_NOT_FOUND' && { name: 'Flour & Mischief' }),
      };
      expect(dishAskedAbout(errorSentence({ code, details }, language))).toMatch(/pizzas/);
    }
    expect(dishAskedAbout(plannerSentences(language).askKitchen())).toBeNull();
    expect(asksKitchen(plannerSentences(language).askKitchen())).toBe(true);
    expect(asksKitchen(plannerSentences(language).askOrderPlace())).toBe(false);
    expect(showsMenu(`1. Ayran\n${resultSentences(language).chooseToOrder()}`)).toBe(true);
    expect(showsMenu(resultSentences(language).choose())).toBe(false);
  });
});

const question = errorSentence({ code: 'ITEM_AMBIGUOUS', details: { item: 'pizzas', names } }, 'en');
test.each<[string, number | null, string, number]>([
  ['margherita', null, 'margherita', 2],
  ['the margherita pizza please', null, 'margherita', 2],
  ['3 margherita', null, 'margherita', 3],
  // A number alone is the one on the menu, and not how many.
  ['3', null, 'Margherita pizza', 2],
  ['number 4', null, 'Four cheese pizza', 2],
  ['the first one', 0, 'Marinara pizza', 2],
  ['the last one', -1, 'Four cheese pizza', 2],
])('which dish is meant: “%s”', (text, ordinal, item, quantity) => {
  const [meant] = withDishMeant(wish, question, { text, ordinal }, 'en')?.items ?? [];
  expect(meant?.item.toLowerCase()).toContain(item.toLowerCase());
  expect(meant?.quantity).toBe(quantity);
});

test('the other dishes of the order stand', () => {
  const two = { items: [...wish.items, { item: 'cola', quantity: 1 }] };
  expect(withDishMeant(two, question, { text: 'marinara', ordinal: null }, 'en')?.items).toEqual([
    { item: 'marinara', quantity: 2 },
    { item: 'cola', quantity: 1 },
  ]);
});

test('what stands on a menu that was shown', () => {
  const menu = '1. Burrata – TRY 290.00\n3. Margherita pizza – TRY 300.00\n9. Cola – TRY 50.00';
  for (const item of ['margheritas', 'pizza', 'kola', '3', 'מרגריטה'])
    expect([item, isOnMenu(item, menu)]).toEqual([item, true]);
  for (const item of ['people', 'taxi', 'o’clock'])
    expect([item, isOnMenu(item, menu)]).toEqual([item, false]);
});

test('a kitchen by its place in the list', () => {
  const list = 'Here is what I found:\n1. Flour & Mischief — pizza, Kyrenia, ★ 4.5\n2. Venetian Mule — pizza';
  expect([namedInList(list, 0), namedInList(list, 1), namedInList(list, -1), namedInList(list, 5)]).toEqual([
    'Flour & Mischief',
    'Venetian Mule',
    'Venetian Mule',
    null,
  ]);
});
