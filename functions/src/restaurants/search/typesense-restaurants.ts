import { type Restaurant, type RestaurantReview, restaurantReviewSchema } from '@merve/contract';
import type {
  TypesenseDocument,
  TypesenseField,
  TypesenseSchema,
} from '../../integrations/typesense/index.ts';
import type { Embedder } from '../../model/embedder.ts';
import { reviewFiltersOf } from '../next-restaurant.ts';
import { vectorSpaceOf } from './vector-space.ts';

/** The two collections, each by the alias that searches name: it points at one, a re-index fills another and then moves it. */
export const restaurantAliases = {
  restaurants: 'merve_restaurants',
  reviews: 'merve_restaurant_reviews',
} as const;
export type RestaurantCollection = keyof typeof restaurantAliases;

/** A name for a collection begun now; the later of two sorts last. */
export function restaurantCollectionName(of: RestaurantCollection, now: Date, uniquely: string): string {
  return `${restaurantAliases[of]}_${now.toISOString().replace(/\D/g, '').slice(0, 14)}_${uniquely}`;
}

/** True for a collection of ours of that kind, the one in use and one being filled alike. */
export function isRestaurantCollection(of: RestaurantCollection, name: string): boolean {
  return new RegExp(`^${restaurantAliases[of]}_\\d{14}_`).test(name);
}

/** The field of a space's vectors. */
export const vectorField = (space: string): string => `vector_${space}`;

/** What both are narrowed by. All of it arrives folded by our own code. */
const scopeFields: readonly TypesenseField[] = [
  { name: 'marketId', type: 'string', facet: true, symbols_to_index: ['-', '_'] },
  { name: 'areaBeginnings', type: 'string[]', facet: true },
  { name: 'cuisines', type: 'string[]', facet: true },
  { name: 'priceTier', type: 'int32' },
  { name: 'rating', type: 'float' },
];

/** @param embedders whose vectors reviews may have */
export function restaurantSchema(
  of: RestaurantCollection,
  name: string,
  embedders: readonly Pick<Embedder, 'modelId' | 'dimensions'>[],
): TypesenseSchema {
  const own: readonly TypesenseField[] =
    of === 'restaurants'
      ? [{ name: 'words', type: 'string[]', facet: true }]
      : [
          { name: 'restaurantId', type: 'string', facet: true, symbols_to_index: ['-', '_'] },
          { name: 'review', type: 'string', index: false, optional: true },
          ...embedders.map((embedder) => ({
            ...{ name: vectorField(vectorSpaceOf(embedder)), type: 'float[]' as const },
            ...{ num_dim: embedder.dimensions, optional: true },
          })),
        ];
  return { name, fields: [...scopeFields, ...own] };
}

/**
 * Every text by which people may begin to name an area: `ky`, `kyrenia`, `kyrenia gi`, `girne`. The server filters by whole values, so the beginnings
 * stand there whole. Pure.
 */
export function areaBeginnings(areaKey: string): string[] {
  const words = areaKey.split(' ').filter((word) => word !== '');
  const named = words.map((_, index) => words.slice(index).join(' '));
  const beginnings = named.flatMap((name) => {
    const letters = [...name];
    return letters.map((_, index) =>
      letters
        .slice(0, index + 1)
        .join('')
        .trim(),
    );
  });
  return [...new Set(beginnings)].filter((text) => text !== '');
}

function scopeOfDocument(restaurant: Restaurant) {
  const { areaKey, cuisines, priceTier, rating } = reviewFiltersOf(restaurant);
  return {
    marketId: restaurant.marketId,
    areaBeginnings: areaBeginnings(areaKey),
    cuisines: [...cuisines],
    ...{ priceTier, rating },
  };
}

/** A restaurant as its collection holds it. Pure. */
export function restaurantDocument(restaurant: Restaurant): TypesenseDocument {
  return { id: restaurant.restaurantId, ...scopeOfDocument(restaurant), words: [...restaurant.words] };
}

/** What one review is told as: all but its vectors. */
const keptReviewSchema = restaurantReviewSchema.omit({ vectors: true });

/** A review as its collection holds it: what its restaurant is narrowed by, its vectors by space, and its text as it stands. Pure. */
export function reviewDocument(
  restaurant: Restaurant,
  review: RestaurantReview,
  vectors: Readonly<Record<string, readonly number[]>>,
): TypesenseDocument {
  return {
    id: review.reviewId,
    restaurantId: restaurant.restaurantId,
    ...scopeOfDocument(restaurant),
    review: JSON.stringify({ ...keptReviewSchema.parse(review), filters: reviewFiltersOf(restaurant) }),
    ...Object.fromEntries(
      Object.entries(vectors).map(([space, vector]) => [vectorField(space), [...vector]]),
    ),
  };
}

/** A review out of its document; null for one that does not fit its schema: it must not hide its neighbours. Pure. */
export function reviewIn(document: TypesenseDocument): RestaurantReview | null {
  const { review } = document;
  if (typeof review !== 'string') return null;
  const parsed = keptReviewSchema.safeParse(
    JSON.parse(review, (key, value: unknown) =>
      (key === 'writtenAt' || key === 'updatedAt') && typeof value === 'string' ? new Date(value) : value,
    ),
  );
  return parsed.success ? { ...parsed.data, vectors: {} } : null;
}
