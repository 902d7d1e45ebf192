import type { AllergyStatement, Restaurant, RestaurantAllergen, Safety } from '@merve/contract';
import { noSafety, withStatements } from '../../allergies/safety.ts';
import { joinAllergens } from '../../restaurants/restaurant-allergens.ts';
import type { Candidate } from '../allergy-guard.ts';

export const sampleNow = new Date('2026-11-21T09:00:00Z');
export const sampleZone = 'Europe/Istanbul';

/** A place in Kyrenia of which nothing is known that could make ill, unless changed. */
export function sampleRestaurant(changes: Partial<Restaurant> = {}): Restaurant {
  return {
    restaurantId: 'salt-and-fig',
    marketId: 'north-cyprus',
    listingId: null,
    name: 'The Old Mill',
    area: 'Kyrenia',
    areaKey: 'kyrenia',
    address: '4 Mill Street',
    location: { latitude: 35.34, longitude: 33.32 },
    cuisines: ['turkish'],
    dishes: [],
    vibes: ['quiet'],
    dietary: [],
    description: '',
    costForTwo: null,
    priceTier: 2,
    rating: 4.2,
    votes: 120,
    url: null,
    allergens: [],
    words: [],
    origin: 'demo',
    contentHash: 'h',
    active: true,
    createdAt: sampleNow,
    updatedAt: sampleNow,
    ...changes,
    ...(changes.allergens === undefined ? {} : { allergens: joinAllergens(changes.allergens, []) }),
  };
}

/** A candidate without scores. */
export function sampleCandidate(
  changes: Partial<Restaurant> = {},
  more: Partial<Omit<Candidate, 'restaurant'>> = {},
): Candidate {
  return { restaurant: sampleRestaurant(changes), scores: null, fit: null, review: null, texts: [], ...more };
}

/** What one source states of one allergen, declared by the owner a month ago unless changed. */
export function statedAllergen(changes: Partial<RestaurantAllergen> = {}): RestaurantAllergen {
  return {
    allergen: 'peanuts',
    value: 'contains',
    source: 'owner',
    confidence: 'high',
    date: new Date('2026-10-21T09:00:00Z'),
    ...changes,
  };
}

/** What somebody said of what they must not eat: a statement each. */
export function saidSafety(...statements: readonly Partial<AllergyStatement>[]): Safety {
  return withStatements(
    noSafety,
    statements.map((changes, index) => ({
      statementId: `s${index}`,
      words: `statement ${index} ${JSON.stringify(changes)}`,
      language: 'en',
      channel: 'web',
      kind: 'allergy',
      whose: 'self',
      severity: 'anaphylactic',
      allergens: ['peanuts'],
      others: [],
      saidAt: sampleNow,
      askedAt: null,
      retractedAt: null,
      ...changes,
    })),
  );
}
