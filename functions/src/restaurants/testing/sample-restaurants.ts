import type { RestaurantAllergen } from '@merve/contract';
import type { RestaurantContent, RestaurantWriting } from '../restaurant-content.ts';

/** What a table tells of a place in Kyrenia, unless changed. */
export function restaurantContent(changes: Partial<RestaurantContent> = {}): RestaurantContent {
  return {
    restaurantId: 'salt-and-fig',
    marketId: 'north-cyprus',
    listingId: null,
    name: 'Salt and Fig',
    area: 'Kyrenia / Girne',
    address: '4 Mill Street',
    location: { latitude: 35.34, longitude: 33.32 },
    cuisines: ['turkish', 'seafood'],
    dishes: ['grilled octopus'],
    vibes: ['quiet'],
    dietary: [],
    description: '',
    costForTwo: { minorUnits: 120_000, currency: 'TRY' },
    priceTier: 2,
    rating: 4.2,
    votes: 120,
    url: null,
    origin: 'table',
    ...changes,
  };
}

/** What a kind of kitchen cooks with, as an import states it. */
export function guessed(allergen: RestaurantAllergen['allergen'], date: Date): RestaurantAllergen {
  return { allergen, value: 'mayContain', source: 'cuisine', confidence: 'medium', date };
}

export function restaurantWriting(
  changes: Partial<RestaurantContent> = {},
  more: Partial<Omit<RestaurantWriting, 'content'>> = {},
): RestaurantWriting {
  return {
    content: restaurantContent(changes),
    statements: [],
    speaksFor: ['cuisine', 'import'],
    reviews: [],
    adds: false,
    ...more,
  };
}
