import { describe, expect, test } from '@jest/globals';
import { menuOf } from './menu-of.ts';

const say = {
  contains: (what: string) => `Contains ${what}`,
  mayContain: (what: string) => `May contain ${what}`,
};
const none = { contains: [], mayContain: [] };
type Menu = Parameters<typeof menuOf>[0]['menu'];
const dish = (name: string, allergens: Menu[number]['allergens'], options: Menu[number]['options'] = []) => ({
  ...{
    itemId: name,
    number: 1,
    name,
    section: 'Mains',
    description: '',
    available: true,
    options,
    allergens,
  },
  price: { minorUnits: 100, currency: 'TRY' },
});
const place = {
  ...{ listingId: 'oven', name: 'Oven', actions: ['order_food' as const] },
  menu: [
    dish('Satay', { contains: ['peanuts'], mayContain: ['sesame'] }),
    dish('Noodles', { contains: ['gluten'], mayContain: ['peanuts'] }),
    dish('Salad', none, [
      {
        ...{ optionId: 'sauce', name: 'Sauce', atLeast: 0, atMost: 1 },
        choices: [
          {
            choiceId: 'nut',
            name: 'Nut',
            priceMinor: 0,
            available: true,
            allergens: { contains: ['nuts'], mayContain: [] },
          },
        ],
      },
    ]),
    dish('Cola', none),
  ],
} satisfies Parameters<typeof menuOf>[0];

describe('the menu on the page of a place', () => {
  test('warns of what its person must not eat, in a dish or in one of its choices, and clears nothing', () => {
    const menu = menuOf(place, 'en', { allergens: ['peanuts', 'nuts'], say });
    expect(menu?.items.map(({ warning }) => warning)).toEqual([
      'Contains peanuts',
      'May contain peanuts',
      'Contains nuts',
      undefined,
    ]);
    expect(menu?.items.every(({ otherAllergens }) => otherAllergens === 'unknown')).toBe(true);
  });

  test('warns nobody who told of nothing', () => {
    expect(menuOf(place, 'en')?.items.some((item) => 'warning' in item)).toBe(false);
  });
});
