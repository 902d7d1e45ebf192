import {
  filterNumber,
  filterValue,
  type TypesenseClient,
  type TypesenseSearch,
  type TypesenseSearchAnswer,
} from '../../integrations/typesense/index.ts';
import type { NearReview, RestaurantIndex, SearchedWord, SearchScope, WordHit } from './restaurant-index.ts';
import { scoreByWords } from './score-by-words.ts';
import { restaurantAliases, reviewIn, vectorField } from './typesense-restaurants.ts';

/** The best rated that are looked at for each word, and words that are looked up: as in Firestore. */
const maxForWord = 30;
const maxWords = 6;
/** The server gives no more at once. */
const maxAtOnce = 250;

const anyOf = (field: string, values: readonly string[]): string[] =>
  values.length === 0 ? [] : [`${field}:=[${values.map(filterValue).join(',')}]`];

/** What a search is narrowed to, as a filter. Pure. */
function filterOf(scope: SearchScope): string {
  const { marketId, areas, cuisines, priceTiers, minRating } = scope;
  const tiers = priceTiers.map((tier) => `priceTier:=${filterNumber(tier)}`);
  return [
    `marketId:=${filterValue(marketId)}`,
    ...anyOf('areaBeginnings', areas),
    ...anyOf('cuisines', cuisines),
    ...(tiers.length === 0 ? [] : [`(${tiers.join(' || ')})`]),
    ...(minRating === null ? [] : [`rating:>=${filterNumber(minRating)}`]),
  ].join(' && ');
}

const listed = (scope: SearchScope, limit: number, also: readonly string[] = []): TypesenseSearch => ({
  collection: restaurantAliases.restaurants,
  q: '*',
  filter_by: [filterOf(scope), ...also].join(' && '),
  sort_by: 'rating:desc',
  include_fields: 'id,words,rating',
  per_page: Math.min(limit, maxAtOnce),
});

/** A found restaurant, as far as words are counted in it. */
interface Found {
  readonly restaurantId: string;
  readonly words: readonly string[];
  readonly rating: number;
}

function foundIn({ hits }: TypesenseSearchAnswer): Found[] {
  return hits.map(({ document: { id, words, rating } }) => ({
    restaurantId: id,
    words: Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [],
    rating: typeof rating === 'number' ? rating : 0,
  }));
}

const hit = ({ restaurantId }: Found, score: number): WordHit => ({ restaurantId, score, restaurant: null });

/**
 * Restaurants looked up in Typesense: one request a question. Words are looked for in the same lists, and ranked by the same count, as in Firestore, so the
 * two find the same. What it cannot answer is an error and never "nothing found": without its collections it has no answer.
 */
export function createTypesenseRestaurantIndex({
  client,
}: {
  readonly client: Pick<TypesenseClient, 'search'>;
}): RestaurantIndex {
  return {
    async bestRated(scope, limit): Promise<WordHit[]> {
      const [answer] = await client.search([listed(scope, limit)]);
      return answer === undefined ? [] : foundIn(answer).map((one) => hit(one, one.rating));
    },

    async byWords(scope, words: readonly SearchedWord[], limit): Promise<WordHit[]> {
      const searches = words
        .slice(0, maxWords)
        .filter(({ forms }) => forms.length > 0)
        .map(({ forms }) => listed(scope, maxForWord, anyOf('words', forms)));
      if (searches.length === 0) return [];
      const pages = (await client.search(searches)).flatMap(foundIn);
      const found = [...new Map(pages.map((one) => [one.restaurantId, one])).values()];
      return scoreByWords(found, words)
        .map(({ restaurant, score }) => hit(restaurant, score))
        .slice(0, limit);
    },

    async nearest(scope, space, vector, limit): Promise<NearReview[]> {
      const numbers = vector.map((value) => value.toFixed(7)).join(',');
      const [answer] = await client.search([
        {
          collection: restaurantAliases.reviews,
          q: '*',
          filter_by: filterOf(scope),
          vector_query: `${vectorField(space)}:([${numbers}], k: ${Math.min(limit, maxAtOnce)})`,
          include_fields: 'id,review',
          per_page: Math.min(limit, maxAtOnce),
        },
      ]);
      return (answer?.hits ?? [])
        .flatMap(({ document, vector_distance: distance }): NearReview[] => {
          const review = reviewIn(document);
          return review === null || distance === undefined ? [] : [{ review, distance }];
        })
        .toSorted((one, other) => one.distance - other.distance);
    },
  };
}
