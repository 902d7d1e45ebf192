import { expect, test } from '@jest/globals';
import { restaurantSearchFiltersSchema } from './restaurants.ts';

test('tiers are taken as signs or as numbers, as models say either, and nothing else is a tier', () => {
  const { priceTiers } = restaurantSearchFiltersSchema.parse({ priceTiers: ['$', '$$$', 2, '$$$$'] });
  expect(priceTiers).toEqual([1, 3, 2, 4]);
  for (const wrong of ['$$$$$', 'cheap', 0, 5]) {
    expect(restaurantSearchFiltersSchema.safeParse({ priceTiers: [wrong] }).success).toBe(false);
  }
});
