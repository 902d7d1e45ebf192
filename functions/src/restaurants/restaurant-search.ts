import type { Language, Restaurant, RestaurantReview, RestaurantSearchFilters } from '@merve/contract';

export interface RestaurantQuery {
  readonly marketId: string;
  /** What is wished for, in the person's own words: `quiet romantic anniversary dinner`. Empty: by the filters alone. */
  readonly words: string;
  readonly language: Language;
  readonly filters: RestaurantSearchFilters;
  /** At most this many, 15 of the source. */
  readonly limit: number;
}

export interface FoundRestaurant {
  readonly restaurant: Restaurant;
  /** The reviews that were found by, the nearest first; for who explains why. None where it was found by filters alone. */
  readonly reviews: readonly RestaurantReview[];
  /** The higher, the nearer; compares within one answer only. */
  readonly score: number;
}

export interface RestaurantsFound {
  readonly found: readonly FoundRestaurant[];
  /**
   * Those that would have been found and are known to have an excluded allergen: out of the ranking, and to be told of with the reason, never
   * silently left out.
   */
  readonly excluded: readonly FoundRestaurant[];
  /** Why meaning could not be asked (no embedding, no answer in time), so that it can be said; null where it was, or nothing was wished. */
  readonly withoutMeaning: 'unavailable' | null;
  /** The market has no restaurant at all: something else is to be said than that nothing fits. */
  readonly isEmptyMarket: boolean;
}

/** Finds restaurants by filters, by words and by meaning. */
export interface RestaurantSearch {
  /**
   * The best first; excluded allergens are filtered by what is *known* to contain them. Never more than `limit`, and fewer where fewer fit.
   * @param signal of a caller who may give up
   */
  find(query: RestaurantQuery, signal?: AbortSignal): Promise<RestaurantsFound>;
}
