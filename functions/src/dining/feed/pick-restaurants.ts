import type { Restaurant } from '@merve/contract';
import { type Candidate, guardRestaurants, type Party } from '../allergy-guard.ts';
import { type Fit, fitOf, type Taste } from '../fit-scorer.ts';

/** A restaurant on its way into the feed. */
export interface Picked {
  readonly restaurant: Restaurant;
  readonly fit: Fit;
  /** What guests wrote, as far as it is at hand. */
  readonly texts: readonly string[];
}

/** How a feed looks at restaurants: for whom, and when. */
export interface Viewer {
  readonly party: Party;
  readonly taste: Taste;
  readonly now: Date;
  /** Of the market. */
  readonly zone: string;
}

export type WithTexts = Pick<Candidate, 'restaurant' | 'texts'>;

/**
 * Steps 2 to 4 of the feed: what endangers the person's life, declared or known well, is out of it and of every prompt (K-82, C-34); the rest has its
 * points (K-83), the most first, of equals as they came, `limit` of them (K-84). The allergy points are what the guard says. Pure.
 */
export function pickRestaurants(
  candidates: readonly WithTexts[],
  { party, taste, now, zone }: Viewer,
  limit: number,
): { readonly picked: readonly Picked[]; readonly flagged: readonly Restaurant[] } {
  const guarded = guardRestaurants(
    candidates.map(({ restaurant, texts }) => ({ restaurant, texts, scores: null, fit: null, review: null })),
    party,
    now,
    zone,
  );
  const order = new Map(candidates.map(({ restaurant }, index) => [restaurant.restaurantId, index]));
  const textsOf = new Map(candidates.map(({ restaurant, texts }) => [restaurant.restaurantId, texts]));
  const place = ({ restaurant: { restaurantId } }: Picked) => order.get(restaurantId) ?? 0;
  const scored = guarded.restaurants.map(({ restaurant, shown }): Picked => {
    const allergens = { ...shown.allergens, allergiesKnown: guarded.allergiesKnown };
    return {
      restaurant,
      fit: fitOf(restaurant, taste, allergens),
      texts: textsOf.get(restaurant.restaurantId) ?? [],
    };
  });
  return {
    picked: scored
      .toSorted((one, other) => other.fit.score - one.fit.score || place(one) - place(other))
      .slice(0, limit),
    flagged: guarded.flagged.map(({ restaurant }) => restaurant),
  };
}
