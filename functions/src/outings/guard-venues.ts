import type { Market, Restaurant } from '@merve/contract';
import { type Guarded, guardRestaurants, type Party } from '../dining/allergy-guard.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { nextRestaurant } from '../restaurants/next-restaurant.ts';
import { restaurantsOfListings } from '../restaurants/restaurants-of-listings.ts';
import { eatingActivities } from './intent/activity-words.ts';
import type { Candidate } from './pipeline/candidate.ts';

/** Kinds of places where people eat or drink. */
const eats =
  /restaurant|cafe|coffee|bar\b|pub\b|tavern|meyhane|bakery|pizza|sushi|food|grill|kebab|brunch|breakfast|dessert|patisserie|winery|tea|dining|cooking|seafood|steak|burger/u;

/** A place of which nobody has told us anything: a name, and no allergen. What is not known is not safe. */
function unknownKitchen(
  { venueId, name, listingId }: Candidate,
  marketId: string,
  now: Date,
): Restaurant | null {
  return nextRestaurant(
    undefined,
    {
      content: {
        ...{ restaurantId: venueId, marketId, listingId, name: name ?? venueId, area: '', address: null },
        ...{ location: null, cuisines: [], dishes: [], vibes: [], dietary: [], description: '' },
        ...{ costForTwo: null, priceTier: null, rating: null, votes: 0, url: null, origin: 'listing' },
      },
      ...{ statements: [], speaksFor: [], reviews: [], adds: false },
    },
    now,
  );
}

/**
 * What the places of a plan where people eat mean for who comes, by the one guard of all that is eaten: every such venue is in its lists, under
 * its listing's id or its own. What is known of a listing is read; of another provider's nothing is known. At most two round trips.
 */
export async function guardVenues(
  documents: Documents,
  candidates: readonly Candidate[],
  activity: string | null,
  { party, market, now }: { readonly party: Party; readonly market: Market; readonly now: Date },
): Promise<Guarded> {
  const isEating = ({ category }: Candidate) =>
    (activity !== null && eatingActivities.has(activity)) || eats.test((category ?? '').toLowerCase());
  const eating = candidates.filter(isEating);
  const listed = eating.flatMap(({ listingId }) => listingId ?? []);
  const known = new Map(
    (await restaurantsOfListings(documents, listed, now)).map((one) => [one.restaurantId, one]),
  );
  const restaurants = eating.flatMap(
    (candidate) =>
      known.get(candidate.listingId ?? '') ?? unknownKitchen(candidate, market.marketId, now) ?? [],
  );
  return guardRestaurants(
    restaurants.map((restaurant) => ({ restaurant, scores: null, fit: null, review: null, texts: [] })),
    party,
    now,
    market.timeZone,
  );
}
