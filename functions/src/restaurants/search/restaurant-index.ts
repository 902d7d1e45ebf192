import type { Restaurant, RestaurantReview } from '@merve/contract';

/** Where is looked, and what it is narrowed to; allergens are not among it, for they are judged by what is known today. */
export interface SearchScope {
  readonly marketId: string;
  /** Any of these, lower case; empty: all. */
  readonly cuisines: readonly string[];
  /** The beginning of an area, folded, in each name it is known by: `girne`, `kyrenia`; empty: anywhere. */
  readonly areas: readonly string[];
  /** Any of 1 to 4; empty: all. */
  readonly priceTiers: readonly number[];
  readonly minRating: number | null;
}

/** One word that is searched by, in all the forms that count as that word. */
export interface SearchedWord {
  readonly forms: readonly string[];
}

export interface WordHit {
  readonly restaurantId: string;
  /** The higher, the better; compares within one answer. */
  readonly score: number;
  /** As it was read on the way, where it was. */
  readonly restaurant: Restaurant | null;
}

/** A review near what is wished, without its vectors. */
export interface NearReview {
  readonly review: RestaurantReview;
  /** Cosine distance: 0 for the same direction, 2 for the opposite. */
  readonly distance: number;
}

/**
 * Where restaurants are looked up. Every implementation passes `testing/restaurant-index-conformance.ts`. Each answer is bounded, costs no
 * more documents than its bound says, and may lag behind the documents: whoever asks checks the documents themselves.
 */
export interface RestaurantIndex {
  /** The active ones that guests rate best. */
  bestRated(scope: SearchScope, limit: number): Promise<readonly WordHit[]>;
  /** Those that have any of the words; more of them and rarer ones first. */
  byWords(scope: SearchScope, words: readonly SearchedWord[], limit: number): Promise<readonly WordHit[]>;
  /**
   * The nearest reviews first, of restaurants in the scope.
   * @param space the name of the set of vectors; a query by another model finds nothing in it
   */
  nearest(
    scope: SearchScope,
    space: string,
    vector: readonly number[],
    limit: number,
  ): Promise<readonly NearReview[]>;
}
