import type { DocumentReference, DocumentSnapshot } from '@google-cloud/firestore';
import type { Restaurant, RestaurantReview } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';

/**
 * The active restaurants of these ids, in their order, each once: one round trip. One that is gone, inactive or does not fit its schema is
 * left out.
 */
export async function restaurantsByIds(
  documents: Documents,
  restaurantIds: readonly string[],
): Promise<Restaurant[]> {
  const references = [...new Set(restaurantIds)].map((restaurantId) => documents.restaurant(restaurantId));
  if (references.length === 0) return [];
  return readable(await allOf(documents, references)).filter(({ active }) => active);
}

/** Each reference keeps its own converter at run time; `getAll` is typed without. */
function allOf<T>(
  documents: Documents,
  references: readonly DocumentReference<T>[],
): Promise<DocumentSnapshot<T>[]>;
function allOf({ db }: Documents, references: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
  return db.getAll(...references);
}

/** The active restaurants of a market that guests rate best, of two alike the one with more votes; unrated ones last. One query. */
export async function bestRated(
  documents: Documents,
  marketId: string,
  limit: number,
): Promise<Restaurant[]> {
  const found = await documents.restaurants
    .where('marketId', '==', marketId)
    .where('active', '==', true)
    .orderBy('rating', 'desc')
    .orderBy('votes', 'desc')
    .limit(limit)
    .get();
  return readable(found.docs);
}

/** What guests wrote of a restaurant, the newest first; of unknown date last. One query. */
export async function reviewsOf(
  documents: Documents,
  restaurantId: string,
  limit: number,
): Promise<RestaurantReview[]> {
  const found = await documents.restaurantReviews
    .where('restaurantId', '==', restaurantId)
    .orderBy('writtenAt', 'desc')
    .limit(limit)
    .get();
  return readable(found.docs);
}

/** Whether there is anything to find: a market without a restaurant is to be told apart from a wish that nothing fits. One query of one. */
export async function marketHasRestaurants(documents: Documents, marketId: string): Promise<boolean> {
  const found = await documents.restaurants
    .where('marketId', '==', marketId)
    .where('active', '==', true)
    .select()
    .limit(1)
    .get();
  return !found.empty;
}
