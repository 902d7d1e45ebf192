import { FieldValue, type Query } from '@google-cloud/firestore';
import {
  datesFromTimestamps,
  type Restaurant,
  type RestaurantReview,
  restaurantReviewSchema,
} from '@merve/contract';
import { memoryCache } from '../../platform/cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { areasNamed } from './firestore-areas.ts';
import type { NearReview, RestaurantIndex, SearchedWord, SearchScope, WordHit } from './restaurant-index.ts';
import { scoreByWords } from './score-by-words.ts';
import { isRestaurantWithin, isWithin } from './search-scope.ts';

/** Restaurants read for one word, the best rated of those that have it, and for a kitchen. */
const maxForWord = 30;
const maxForCuisines = 120;
/** Words that are looked up; the rest only ranks. */
const maxWords = 6;
/** Firestore takes no more parts in one query: tiers times areas times kitchens. */
const maxParts = 30;
/** How many times more is read where a filter cannot stand in the query itself. */
const overFetch = 4;
/** Firestore's own limit. */
const maxNeighbours = 1000;
const areasKeptMs = 30 * 60_000;

/** Reviews without their vectors, which are large and answer nothing. */
const foundReviewSchema = restaurantReviewSchema.omit({ vectors: true });
const reviewFields = Object.keys(foundReviewSchema.shape);

/**
 * Restaurants looked up in Firestore itself: words by `restaurants.words`, meaning by `findNearest` over the vectors of reviews. A search
 * reads at most six times thirty restaurants by words (or 120 of a kitchen), and the neighbours.
 */
export function createFirestoreRestaurantIndex(documents: Documents, clock: Clock): RestaurantIndex {
  const areas = memoryCache<readonly string[]>({
    maxAgeMs: areasKeptMs,
    maxEntries: 500,
    now: () => clock.now(),
  });

  /** Null where the market has no such area. */
  async function areaKeys({ marketId, areas: names }: SearchScope): Promise<readonly string[] | null> {
    if (names.length === 0) return [];
    const keys = await areas.get(JSON.stringify([marketId, names]), () =>
      areasNamed(documents, marketId, names),
    );
    return keys.length === 0 ? null : keys;
  }

  /** @param parts that the caller's own condition has; what does not fit beside them is left to `within` */
  function restaurantsIn(scope: SearchScope, keys: readonly string[], parts: number) {
    const { priceTiers: tiers } = scope;
    let query = documents.restaurants.where('marketId', '==', scope.marketId).where('active', '==', true);
    const areaParts = Math.max(1, keys.length) * parts;
    if (keys.length > 0 && areaParts <= maxParts) query = query.where('areaKey', 'in', keys);
    if (tiers.length > 0 && areaParts * tiers.length <= maxParts)
      query = query.where('priceTier', 'in', tiers);
    if (scope.minRating !== null) query = query.where('rating', '>=', scope.minRating);
    return query.orderBy('rating', 'desc');
  }

  async function within(query: Query<Restaurant>, scope: SearchScope): Promise<Restaurant[]> {
    const found = readable((await query.get()).docs);
    return found.filter((restaurant) => isRestaurantWithin(restaurant, scope));
  }

  async function bestRated(scope: SearchScope, limit: number): Promise<Restaurant[]> {
    const keys = await areaKeys(scope);
    if (keys === null) return [];
    const { cuisines } = scope;
    const query = restaurantsIn(scope, keys, Math.max(1, cuisines.length));
    const narrowed = cuisines.length === 0 ? query : query.where('cuisines', 'array-contains-any', cuisines);
    return within(narrowed.limit(limit), scope);
  }

  async function candidates(scope: SearchScope, words: readonly SearchedWord[]): Promise<Restaurant[]> {
    // One query binds one array: with a kitchen, its best are read and ranked by words.
    if (scope.cuisines.length > 0) return bestRated(scope, maxForCuisines);
    const keys = await areaKeys(scope);
    if (keys === null) return [];
    const pages = await Promise.all(
      words.slice(0, maxWords).map(({ forms }) => {
        const byWord = restaurantsIn(scope, keys, forms.length).where('words', 'array-contains-any', forms);
        return within(byWord.limit(maxForWord), scope);
      }),
    );
    return [...new Map(pages.flat().map((one) => [one.restaurantId, one])).values()];
  }

  return {
    async bestRated(scope, limit): Promise<WordHit[]> {
      const found = await bestRated(scope, limit);
      return found.map((restaurant) => hit(restaurant, restaurant.rating ?? 0));
    },

    async byWords(scope, words, limit): Promise<WordHit[]> {
      if (words.length === 0) return [];
      const found = await candidates(scope, words);
      return scoreByWords(found, words)
        .map(({ restaurant, score }) => hit(restaurant, score))
        .slice(0, limit);
    },

    async nearest(scope, space, vector, limit): Promise<NearReview[]> {
      const keys = await areaKeys(scope);
      if (keys === null) return [];
      let query: Query = documents.restaurantReviews
        .where('marketId', '==', scope.marketId)
        .where('filters.active', '==', true)
        .withConverter(null);
      if (keys.length > 0) query = query.where('filters.areaKey', 'in', keys);
      if (scope.cuisines.length > 0 && Math.max(1, keys.length) * scope.cuisines.length <= maxParts) {
        query = query.where('filters.cuisines', 'array-contains-any', scope.cuisines);
      }
      const isFilteredHere = scope.priceTiers.length > 0 || scope.minRating !== null;
      const found = await query
        .select(...reviewFields, 'distance')
        .findNearest({
          vectorField: `vectors.${space}`,
          queryVector: FieldValue.vector([...vector]),
          limit: Math.min(maxNeighbours, limit * (isFilteredHere ? overFetch : 1)),
          distanceMeasure: 'COSINE',
          distanceResultField: 'distance',
        })
        .get();
      return found.docs
        .flatMap((one) => nearReview(one.data()))
        .filter(({ review }) => isWithin(review.filters, scope))
        .slice(0, limit);
    },
  };
}

const hit = (restaurant: Restaurant, score: number): WordHit => ({
  restaurantId: restaurant.restaurantId,
  score,
  restaurant,
});

/** One that does not fit its schema is left out: it must not hide its neighbours. */
function nearReview(stored: Record<string, unknown>): NearReview[] {
  const { distance, ...fields } = stored;
  const parsed = foundReviewSchema.safeParse(datesFromTimestamps(fields));
  if (!parsed.success || typeof distance !== 'number') return [];
  const review: RestaurantReview = { ...parsed.data, vectors: {} };
  return [{ review, distance }];
}
