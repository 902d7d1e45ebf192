import type { AllergenSource, Restaurant, RestaurantAllergen, RestaurantReview } from '@merve/contract';

/** A restaurant as whoever writes it knows it; the writer adds what is derived. */
export type RestaurantContent = Omit<
  Restaurant,
  | 'areaKey'
  | 'words'
  | 'allergens'
  | 'allergenStatements'
  | 'contentHash'
  | 'active'
  | 'createdAt'
  | 'updatedAt'
>;

/** What one guest wrote. */
export type ReviewContent = Pick<RestaurantReview, 'text' | 'language' | 'rating' | 'writtenAt'>;

export interface RestaurantWriting {
  readonly content: RestaurantContent;
  /** What is stated of its allergens, at most one entry an allergen and source. */
  readonly statements: readonly RestaurantAllergen[];
  /** The sources this writing speaks for: what they stated before is replaced. What others stated stays. */
  readonly speaksFor: readonly AllergenSource[];
  readonly reviews: readonly ReviewContent[];
  /** True for a second description of the same house: it adds what is not known yet and changes nothing that is. */
  readonly adds: boolean;
}
