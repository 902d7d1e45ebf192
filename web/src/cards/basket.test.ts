import { describe, expect, test } from '@jest/globals';
import type { MenuCard, ShownDish } from '@merve/contract/cards';
import { type Basket, basketWords, changeDish, countOf, orderAsk, unfinished } from './basket.ts';

const dish = (number: number, name: string, required = false): ShownDish => ({
  number,
  name,
  section: 'Starters',
  description: '',
  price: '₺100.00',
  choices: [{ name: 'Size', required, of: ['small', 'large'] }],
  contains: [],
  mayContain: [],
  otherAllergens: 'unknown',
});
const soup = dish(1, 'Soup', true);
const bread = dish(2, 'Bread');
const menu: MenuCard = { type: 'menu', listingId: 'lst_olive', name: 'Olive', items: [soup, bread] };
const none: Basket = new Map();
const filled = changeDish(changeDish(none, bread, { quantity: 1, choices: {} }), soup, {
  quantity: 2,
  choices: { Size: 'large' },
});

describe('a basket', () => {
  test('counts every dish as often as it is wanted, and forgets what nobody wants', () => {
    expect(countOf(filled)).toBe(3);
    expect(countOf(changeDish(filled, soup, { quantity: 0, choices: { Size: 'large' } }))).toBe(1);
    expect(countOf(none)).toBe(0);
  });

  test('is not finished while something required is not chosen', () => {
    expect(unfinished(menu, changeDish(none, soup, { quantity: 1, choices: {} }))).toEqual([soup]);
    expect(unfinished(menu, changeDish(none, soup, { quantity: 1, choices: { Size: '' } }))).toEqual([soup]);
    expect(unfinished(menu, filled)).toEqual([]);
  });

  test('asks for the dishes by their numbers, in the order of the menu', () => {
    expect(orderAsk(menu, filled, { collect: true })).toEqual({
      tool: 'orderFood',
      args: {
        listing: 'lst_olive',
        items: [
          { item: '1', quantity: 2, choices: ['large'] },
          { item: '2', quantity: 1, choices: [] },
        ],
        collect: true,
      },
    });
  });

  test.each([
    ['12 Harbour Street, Kyrenia', { collect: false, address: '12 Harbour Street, Kyrenia' }],
    ['  ', { collect: false }],
  ])('is brought to "%s", or to where the person shared to be', (address, expected) => {
    const { args } = orderAsk(menu, filled, { collect: false, address });
    expect(args).toEqual({ listing: 'lst_olive', items: args['items'], ...expected });
  });

  test('reads like what it is', () => {
    expect(basketWords(menu, filled)).toBe('2 × Soup (large), 1 × Bread');
  });
});
