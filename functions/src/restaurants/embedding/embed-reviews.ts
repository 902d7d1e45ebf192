import { FieldPath, FieldValue, type Query } from '@google-cloud/firestore';
import { datesFromTimestamps, restaurantReviewSchema } from '@merve/contract';
import { z } from 'zod';
import type { Embedder } from '../../model/embedder.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { vectorSpaceOf } from '../search/vector-space.ts';
import { reviewsToEmbed } from './reviews-to-embed.ts';

export interface EmbedReviewsNeeds {
  readonly documents: Documents;
  readonly embedder: Embedder;
  /** Null: of every market. */
  readonly marketId: string | null;
  /** The restaurant after which is gone on, in the order of ids; null begins. */
  readonly after?: string | null;
  /** True: nothing is embedded or written, and what would be is counted. */
  readonly dryRun?: boolean;
  /** After each page; `after` is where to go on. */
  readonly onProgress?: (progress: ReviewsEmbedded) => void;
}

export interface ReviewsEmbedded {
  readonly restaurants: number;
  /** Had their vector already. */
  readonly kept: number;
  readonly embedded: number;
  /** Characters of those that were, or would be, embedded: what a model's price is told by. */
  readonly characters: number;
  /** Vectors of reviews that others have taken the place of. */
  readonly removed: number;
  readonly after: string | null;
}

/** A query binds no more ids at once. */
const restaurantsAtOnce = 30;
const writesAtOnce = 400;

const storedSchema = z.object({
  ...restaurantReviewSchema.pick({ restaurantId: true, text: true, writtenAt: true }).shape,
  vectors: z.record(z.string(), z.unknown()).default({}),
});
interface StoredReview extends z.output<typeof storedSchema> {
  readonly reviewId: string;
  readonly hasVector: boolean;
}

/**
 * Gives the reviews that are searched by meaning their vector of one model, each in the field of that model's space: searches by another model go on
 * meanwhile in theirs. What has its vector is not embedded again, so a run that was broken off is gone on with by running it again; of two at once
 * nothing is lost, for a review's id follows from its text.
 * @throws MerveError `MODEL_…` where the model does not answer; what was written before stays.
 */
export async function embedReviews(needs: EmbedReviewsNeeds): Promise<ReviewsEmbedded> {
  const { documents, marketId, onProgress } = needs;
  let done: ReviewsEmbedded = {
    ...{ restaurants: 0, kept: 0, embedded: 0, characters: 0, removed: 0 },
    after: needs.after ?? null,
  };
  const all: Query = documents.restaurants
    .orderBy(FieldPath.documentId())
    .select('marketId')
    .limit(restaurantsAtOnce)
    .withConverter(null);
  for (;;) {
    const page = await (done.after === null ? all : all.startAfter(done.after)).get();
    const last = page.docs.at(-1);
    if (last === undefined) return done;
    const ids = page.docs
      .filter((one) => marketId === null || one.get('marketId') === marketId)
      .map(({ id }) => id);
    const part = ids.length === 0 ? null : await embedReviewsOf(needs, ids);
    done = { ...added(done, part), after: last.id };
    onProgress?.(done);
    if (page.size < restaurantsAtOnce) return done;
  }
}

type Counts = Omit<ReviewsEmbedded, 'after'>;

function added(done: ReviewsEmbedded, part: Counts | null): ReviewsEmbedded {
  if (part === null) return done;
  return {
    restaurants: done.restaurants + part.restaurants,
    kept: done.kept + part.kept,
    embedded: done.embedded + part.embedded,
    characters: done.characters + part.characters,
    removed: done.removed + part.removed,
    after: done.after,
  };
}

/**
 * As `embedReviews`, for some restaurants: whoever writes them calls it afterwards.
 * @param restaurantIds at most 30
 */
export async function embedReviewsOf(
  { documents, embedder, dryRun = false }: Pick<EmbedReviewsNeeds, 'documents' | 'embedder' | 'dryRun'>,
  restaurantIds: readonly string[],
): Promise<Counts> {
  const space = vectorSpaceOf(embedder);
  const reviews = await reviewsOf(documents, space, restaurantIds);
  const chosen = restaurantIds.flatMap((id) =>
    reviewsToEmbed(reviews.filter(({ restaurantId }) => restaurantId === id)),
  );
  const missing = chosen.filter(({ hasVector }) => !hasVector);
  const replaced = reviews.filter((review) => review.hasVector && !chosen.includes(review));
  if (!dryRun) await write(documents, embedder, space, missing, replaced);
  return {
    restaurants: restaurantIds.length,
    kept: chosen.length - missing.length,
    embedded: missing.length,
    characters: missing.reduce((sum, { text }) => sum + text.length, 0),
    removed: replaced.length,
  };
}

async function reviewsOf(
  { restaurantReviews }: Documents,
  space: string,
  restaurantIds: readonly string[],
): Promise<StoredReview[]> {
  const found = await restaurantReviews
    .where('restaurantId', 'in', restaurantIds)
    .select('restaurantId', 'text', 'writtenAt', `vectors.${space}`)
    .withConverter(null)
    .get();
  return found.docs.flatMap((one) => {
    const parsed = storedSchema.safeParse(datesFromTimestamps(one.data()));
    return parsed.success
      ? [{ ...parsed.data, reviewId: one.id, hasVector: parsed.data.vectors[space] !== undefined }]
      : [];
  });
}

async function write(
  documents: Documents,
  embedder: Embedder,
  space: string,
  missing: readonly StoredReview[],
  replaced: readonly StoredReview[],
): Promise<void> {
  const field = new FieldPath('vectors', space);
  const vectors =
    missing.length === 0
      ? []
      : await embedder.embed(
          missing.map(({ text }) => text),
          'document',
        );
  const changes = [
    ...missing.flatMap(({ reviewId }, place) => {
      const vector = vectors[place];
      // Words of which the model knows nothing have no direction, and none is kept.
      const isKnown = vector?.some((value) => value !== 0) === true;
      return isKnown ? [{ reviewId, value: FieldValue.vector(vector) }] : [];
    }),
    ...replaced.map(({ reviewId }) => ({ reviewId, value: FieldValue.delete() })),
  ];
  for (let start = 0; start < changes.length; start += writesAtOnce) {
    const batch = documents.db.batch();
    for (const { reviewId, value } of changes.slice(start, start + writesAtOnce)) {
      batch.update(documents.restaurantReview(reviewId), field, value);
    }
    await batch.commit();
  }
}
