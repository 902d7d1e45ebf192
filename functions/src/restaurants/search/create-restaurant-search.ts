import type { Restaurant } from '@merve/contract';
import { memoryCache } from '../../platform/cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { hashId } from '../../platform/ids.ts';
import { marketHasRestaurants, restaurantsByIds } from '../read-restaurants.ts';
import type { FoundRestaurant, RestaurantSearch, RestaurantsFound } from '../restaurant-search.ts';
import { isKnownToHave } from './known-to-have.ts';
import type { Meaning } from './meaning.ts';
import { type Ranked, rankRestaurants } from './rank-restaurants.ts';
import type { RestaurantIndex, SearchScope } from './restaurant-index.ts';
import { isRestaurantWithin, scopeOf } from './search-scope.ts';
import { searchedWords } from './searched-words.ts';

export interface RestaurantSearchNeeds {
  readonly documents: Documents;
  readonly clock: Clock;
  readonly index: RestaurantIndex;
  /** Null searches by words and filters alone. */
  readonly meaning: Meaning | null;
}

/** What is asked of the whole is asked twice as long where allergens are excluded: once, and fewer is then honest. */
const overFetch = 2;
const maxFound = 25;
/** Characters of a wish that are searched by. */
const maxWish = 500;
/** K-130 of the source: half an hour, 500 searches of an instance. */
const kept = { maxAgeMs: 30 * 60_000, maxEntries: 500 };

/**
 * Restaurants by filters, words and meaning. A ranking is kept by this instance for half an hour; the restaurants themselves are read each
 * time, so that what is filtered and shown is what is known of them now: an allergen declared a minute ago excludes.
 */
export function createRestaurantSearch(needs: RestaurantSearchNeeds): RestaurantSearch {
  const { documents, clock, index, meaning } = needs;
  const rankings = memoryCache<Ranked>({ ...kept, now: () => clock.now() });

  async function rank(scope: SearchScope, wish: string, signal?: AbortSignal): Promise<Ranked> {
    const near =
      wish === '' || meaning === null ? Promise.resolve(null) : meaning.nearest(wish, scope, signal);
    const ranked = await rankRestaurants({ index, scope, words: searchedWords(wish), near });
    return { ranked, withoutMeaning: wish !== '' && (await near) === null ? 'unavailable' : null };
  }

  return {
    async find(query, signal): Promise<RestaurantsFound> {
      const scope = scopeOf(query.marketId, query.filters);
      const limit = Math.max(1, Math.min(maxFound, query.limit));
      const wish = query.words.trim().slice(0, maxWish);
      const key = hashId([JSON.stringify(scope), wish.toLowerCase()]);
      const { ranked, withoutMeaning } = await rankings.get(key, () => rank(scope, wish, signal));
      // Who asks next may find the model answering again.
      if (withoutMeaning !== null && meaning !== null) rankings.forget(key);
      const { excludeAllergens } = query.filters;
      const looked = ranked.slice(0, excludeAllergens.length === 0 ? limit : limit * overFetch);
      const standing = new Map<string, Restaurant>(
        (
          await restaurantsByIds(
            documents,
            looked.map(({ restaurantId }) => restaurantId),
          )
        ).map((one) => [one.restaurantId, one]),
      );
      const fitting = looked.flatMap(({ restaurantId, reviews, score }): FoundRestaurant[] => {
        const restaurant = standing.get(restaurantId);
        return restaurant === undefined || !isRestaurantWithin(restaurant, scope)
          ? []
          : [{ restaurant, reviews, score }];
      });
      const isExcluded = ({ restaurant }: FoundRestaurant) =>
        isKnownToHave(restaurant, excludeAllergens, clock.now());
      return {
        found: fitting.filter((one) => !isExcluded(one)).slice(0, limit),
        excluded: fitting.filter(isExcluded),
        withoutMeaning,
        isEmptyMarket: fitting.length === 0 && !(await marketHasRestaurants(documents, query.marketId)),
      };
    },
  };
}
