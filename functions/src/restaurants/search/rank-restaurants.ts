import type { RestaurantReview } from '@merve/contract';
import type { RestaurantsFound } from '../restaurant-search.ts';
import { fuseRanks } from './fuse-ranks.ts';
import type { NearReview, RestaurantIndex, SearchedWord, SearchScope } from './restaurant-index.ts';
import { isNarrowed } from './search-scope.ts';

export interface RankedRestaurant {
  readonly restaurantId: string;
  readonly score: number;
  /** The nearest first. */
  readonly reviews: readonly RestaurantReview[];
}

export interface Ranked {
  readonly ranked: readonly RankedRestaurant[];
  readonly withoutMeaning: RestaurantsFound['withoutMeaning'];
}

/** Twice the most that anybody shows: what excludes allergens looks that far. */
const maxRanked = 50;
const maxReviews = 3;
/** What each of the two rankings counts in the fused one. */
const weights = { words: 1, meaning: 1 };

interface RankNeeds {
  readonly index: RestaurantIndex;
  readonly scope: SearchScope;
  readonly words: readonly SearchedWord[];
  /** The nearest reviews, looked for meanwhile; null where meaning could not be asked or nothing was wished. */
  readonly near: Promise<readonly NearReview[] | null>;
}

/**
 * Ranks by words and by meaning, fused by reciprocal rank. A restaurant is as near as its nearest review (C-40). With nothing wished, or where
 * fewer fit than could be shown though the search was narrowed, the best rated of what it was narrowed to follow (K-52). All three are asked for
 * at once: what a search was narrowed to has hardly ever fifty that fit the wish.
 */
export async function rankRestaurants({
  index,
  scope,
  words,
  near: finding,
}: RankNeeds): Promise<RankedRestaurant[]> {
  const bestRated = () => index.bestRated(scope, maxRanked);
  const [byWords, near, bestOfNarrowed] = await Promise.all([
    index.byWords(scope, words, maxRanked),
    finding,
    isNarrowed(scope) ? bestRated() : null,
  ]);
  const reviews = reviewsByRestaurant(near ?? []);
  const fused = fuseRanks([
    { ids: byWords.map(({ restaurantId }) => restaurantId), weight: weights.words },
    { ids: [...reviews.keys()], weight: weights.meaning },
  ]);
  const isWished = words.length > 0 || near !== null;
  const followers = bestOfNarrowed ?? (isWished ? [] : await bestRated());
  const ranked = fused.map(({ id, score }) => ({
    restaurantId: id,
    score,
    reviews: reviews.get(id) ?? [],
  }));
  const known = new Set(fused.map(({ id }) => id));
  const following = followers
    .filter(({ restaurantId }) => !known.has(restaurantId))
    // Behind all that were found, in their own order.
    .map(({ restaurantId }, place) => ({ restaurantId, score: -place, reviews: [] }));
  return [...ranked, ...following].slice(0, maxRanked);
}

/** In the order of each one's nearest review. */
function reviewsByRestaurant(near: readonly NearReview[]): Map<string, RestaurantReview[]> {
  const reviews = new Map<string, RestaurantReview[]>();
  for (const { review } of near) {
    const known = reviews.get(review.restaurantId) ?? [];
    if (known.length < maxReviews) reviews.set(review.restaurantId, [...known, review]);
  }
  return reviews;
}
