import type { Transaction } from '@google-cloud/firestore';
import {
  type Restaurant,
  type RestaurantReview,
  type ReviewFilters,
  reviewFiltersSchema,
} from '@merve/contract';
import { z } from 'zod';
import type { Documents } from '../platform/firestore/documents.ts';
import { hashId } from '../platform/ids.ts';
import { nextRestaurant, reviewFiltersOf } from './next-restaurant.ts';
import type { RestaurantWriting, ReviewContent } from './restaurant-content.ts';

/** What came of writing restaurants. A review that only got other filters counts as changed. */
export interface RestaurantsWritten {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly reviewsCreated: number;
  readonly reviewsChanged: number;
}

/** Restaurants of one transaction at most: their reviews are found by one query, which takes no more than 30 ids. */
export const maxRestaurantsAtOnce = 30;

/** A review's id follows from what it says, so that the same one on another row is one. */
export function reviewIdOf(restaurantId: string, text: string): string {
  return hashId(['review', restaurantId, text]);
}

/** What there is of a review, as far as it matters here: its vectors are large, and are never read or written. */
const standingReviewSchema = z.object({
  restaurantId: z.string(),
  contentHash: z.string(),
  filters: reviewFiltersSchema,
  /** Only where it was asked for. */
  text: z.string().optional(),
});
type StandingReview = z.infer<typeof standingReviewSchema>;

/**
 * Writes restaurants and what guests wrote of them: one transaction of two round trips. It is the only writer of both.
 * - The same again changes nothing (`contentHash`), and nothing is ever deleted: a review that is no longer told of stays.
 * - What a search narrows by is renewed beside each of a restaurant's reviews whenever it changes.
 * - The text of a review decides its id, so its vectors stay true; new reviews have none until they are embedded.
 * @param writings at most 30, of different restaurants
 */
export async function writeRestaurants(
  documents: Documents,
  writings: readonly RestaurantWriting[],
  now: Date,
): Promise<RestaurantsWritten> {
  const ids = writings.map(({ content }) => content.restaurantId);
  if (ids.length > maxRestaurantsAtOnce || new Set(ids).size !== ids.length) {
    throw new TypeError('At most 30 restaurants are written at once, each once');
  }
  if (ids.length === 0) return { created: 0, changed: 0, unchanged: 0, reviewsCreated: 0, reviewsChanged: 0 };
  return documents.db.runTransaction(async (tx) => {
    const standing = await tx.getAll(...ids.map((id) => documents.restaurant(id)));
    const reviews = await standingReviews(documents, tx, ids);
    const written = { created: 0, changed: 0, unchanged: 0, reviewsCreated: 0, reviewsChanged: 0 };
    writings.forEach((writing, place) => {
      const known = standing[place]?.data();
      const next = nextRestaurant(known, writing, now);
      written[next === null ? 'unchanged' : known === undefined ? 'created' : 'changed'] += 1;
      if (next !== null) tx.set(documents.restaurant(next.restaurantId), next);
      const restaurant = next ?? known;
      if (restaurant === undefined) return;
      const { created, changed } = writeReviews(documents, tx, restaurant, writing.reviews, reviews, now);
      written.reviewsCreated += created;
      written.reviewsChanged += changed;
    });
    return written;
  });
}

/**
 * Changes one restaurant whatever else is written meanwhile, and renews what a search narrows by beside its reviews. Two round trips.
 * @param next of what is there, and of what guests wrote; null leaves it as it is
 * @returns whether anything was written
 */
export async function changeRestaurant(
  documents: Documents,
  restaurantId: string,
  next: (
    tx: Transaction,
    known: Restaurant | undefined,
    reviews: readonly string[],
  ) => Promise<Restaurant | null>,
  now: Date,
): Promise<boolean> {
  return documents.db.runTransaction(async (tx) => {
    const [found, reviews] = await Promise.all([
      tx.get(documents.restaurant(restaurantId)),
      standingReviews(documents, tx, [restaurantId], ['text']),
    ]);
    const texts = [...reviews.values()].flatMap(({ text }) => text ?? []);
    const changed = await next(tx, found.data(), texts);
    if (changed === null) return false;
    tx.set(documents.restaurant(restaurantId), changed);
    writeReviews(documents, tx, changed, [], reviews, now);
    return true;
  });
}

async function standingReviews(
  documents: Documents,
  tx: Transaction,
  restaurantIds: readonly string[],
  beside: readonly 'text'[] = [],
): Promise<ReadonlyMap<string, StandingReview>> {
  const found = await tx.get(
    documents.restaurantReviews
      .where('restaurantId', 'in', restaurantIds)
      .select('restaurantId', 'contentHash', 'filters', ...beside)
      .withConverter(null),
  );
  return new Map(found.docs.map((one) => [one.id, standingReviewSchema.parse(one.data())]));
}

function writeReviews(
  documents: Documents,
  tx: Transaction,
  restaurant: Restaurant,
  contents: readonly ReviewContent[],
  standing: ReadonlyMap<string, StandingReview>,
  now: Date,
): { readonly created: number; readonly changed: number } {
  const filters = reviewFiltersOf(restaurant);
  const told = new Map(
    contents.map((content) => [reviewIdOf(restaurant.restaurantId, content.text), content]),
  );
  let created = 0;
  let changed = 0;
  for (const [reviewId, content] of told) {
    const known = standing.get(reviewId);
    const review = reviewOf(restaurant, reviewId, content, filters, now);
    if (known === undefined) {
      tx.set(documents.restaurantReview(reviewId), { ...review, vectors: {} });
      created += 1;
    } else if (known.contentHash !== review.contentHash) {
      tx.update(documents.restaurantReview(reviewId), review);
      changed += 1;
    }
  }
  for (const [reviewId, known] of standing) {
    const content = told.get(reviewId);
    const isWritten =
      content !== undefined && known.contentHash !== reviewHash(restaurant.restaurantId, content);
    if (known.restaurantId !== restaurant.restaurantId || isWritten || sameFilters(known.filters, filters))
      continue;
    tx.update(documents.restaurantReview(reviewId), { filters, updatedAt: now });
    changed += 1;
  }
  return { created, changed };
}

function reviewHash(restaurantId: string, { text, language, rating, writtenAt }: ReviewContent): string {
  return hashId([restaurantId, text, language ?? '', String(rating), writtenAt?.toISOString() ?? '']);
}

function reviewOf(
  { restaurantId, marketId }: Restaurant,
  reviewId: string,
  content: ReviewContent,
  filters: ReviewFilters,
  now: Date,
): Omit<RestaurantReview, 'vectors'> {
  const contentHash = reviewHash(restaurantId, content);
  return { reviewId, restaurantId, marketId, ...content, filters, contentHash, updatedAt: now };
}

/** Kept in the one order in which `reviewFiltersOf` writes them, so their text tells. */
function sameFilters(one: ReviewFilters, other: ReviewFilters): boolean {
  const inOrder = (filters: ReviewFilters) => JSON.stringify(reviewFiltersSchema.parse(filters));
  return inOrder(one) === inOrder(other);
}
