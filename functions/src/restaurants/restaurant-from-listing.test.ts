import { expect, test } from '@jest/globals';
import { isDiningListing, restaurantSchema } from '@merve/contract';
import { demoCatalogue } from '../../../local/seed/demo-catalogue.ts';
import { nextRestaurant } from './next-restaurant.ts';
import { restaurantFromListing } from './restaurant-from-listing.ts';

const now = new Date('2026-11-01T00:00:00Z');
const dining = demoCatalogue().filter(({ listing }) => isDiningListing(listing));

test('people eat at restaurants and cafés, and at nothing else of a catalogue', () => {
  expect(new Set(dining.map(({ listing }) => listing.domain))).toEqual(new Set(['restaurants', 'cafes']));
  expect(dining).toHaveLength(48);
});

test('a listing is a restaurant that can be booked there, with what the dishes of its menu contain', () => {
  for (const { listing, menu } of dining) {
    const restaurant = nextRestaurant(undefined, restaurantFromListing(listing, menu, now), now);
    expect(restaurantSchema.parse(restaurant)).toMatchObject({
      listingId: listing.listingId,
      name: listing.name,
      location: listing.location,
    });
    for (const { allergens, name } of menu) {
      for (const allergen of allergens.contains) {
        const known = restaurant?.allergens.find((one) => one.allergen === allergen);
        expect([name, known?.value, known?.source]).toEqual([name, 'contains', 'menu']);
      }
    }
    // Nothing is said to be absent because no dish has it.
    expect(restaurant?.allergens.some(({ value }) => value === 'notUsed')).toBe(false);
  }
});
