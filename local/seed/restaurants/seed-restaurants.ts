import type { Documents } from '../../../functions/src/platform/firestore/documents.ts';
import { someAtOnce } from '../../../functions/src/platform/some-at-once.ts';
import { embedReviewsOf } from '../../../functions/src/restaurants/embedding/embed-reviews.ts';
import { wordEmbedder } from '../../../functions/src/restaurants/embedding/word-embedder.ts';
import {
  maxRestaurantsAtOnce,
  writeRestaurants,
} from '../../../functions/src/restaurants/write-restaurants.ts';
import { demoRestaurants } from './demo-restaurants.ts';

/**
 * Writes the demo market's restaurants and their reviews, by the writer of all restaurants: seeding again changes nothing that is as it was,
 * and takes nothing away that was added.
 * @returns a line for the terminal
 */
export async function seedDemoRestaurants(
  documents: Documents,
  now = new Date(),
): Promise<{ readonly summary: string }> {
  const writings = demoRestaurants(now).map(({ writing }) => writing);
  const parts = Array.from({ length: Math.ceil(writings.length / maxRestaurantsAtOnce) }, (_, part) =>
    writings.slice(part * maxRestaurantsAtOnce, (part + 1) * maxRestaurantsAtOnce),
  );
  const embedder = wordEmbedder();
  await someAtOnce(
    parts,
    async (part) => {
      const { reviewsCreated } = await writeRestaurants(documents, part, now);
      const ids = part.map(({ content }) => content.restaurantId);
      // Without a model and its key they are found by meaning all the same.
      if (reviewsCreated > 0) await embedReviewsOf({ documents, embedder }, ids);
    },
    4,
  );
  const reviews = writings.reduce((sum, writing) => sum + writing.reviews.length, 0);
  return { summary: `${writings.length} restaurants with ${reviews} reviews` };
}
