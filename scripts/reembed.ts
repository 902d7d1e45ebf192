/**
 * `npm run reembed`: gives the reviews that are searched by meaning their vectors, of the configured model (SEARCH_EMBEDDING_MODEL with GEMINI_API_KEY) and of words,
 * which need no key. Searches go on meanwhile: each model has a field of its own, and until a market has vectors of the new one it is searched by those of words. Safe
 * to interrupt and to repeat: what has its vector is passed over. Reads the project (GOOGLE_CLOUD_PROJECT, or FIRESTORE_EMULATOR_HOST with any project).
 *
 *   npm run reembed -- [--dry-run] [--market north-cyprus] [--after restaurant-id]
 */
import { parseArgs } from 'node:util';
import { Firestore } from '@google-cloud/firestore';
import { restaurantEmbedders } from '../functions/src/entrypoints/search-runtime.ts';
import { asMerveError } from '../functions/src/platform/errors.ts';
import { documentsIn } from '../functions/src/platform/firestore/documents.ts';
import { embedReviews } from '../functions/src/restaurants/embedding/embed-reviews.ts';
import { vectorSpaceOf } from '../functions/src/restaurants/search/vector-space.ts';

// What is said here is for a person; each request would be a line between.
process.env['LOG_LEVEL'] ??= 'WARNING';
const say = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      market: { type: 'string' },
      after: { type: 'string' },
    },
  });
  const db = new Firestore({ ignoreUndefinedProperties: true });
  try {
    for (const embedder of await restaurantEmbedders()) {
      const space = vectorSpaceOf(embedder);
      const done = await embedReviews({
        documents: documentsIn(db),
        embedder,
        marketId: values.market ?? null,
        after: values.after ?? null,
        dryRun: values['dry-run'],
        onProgress: ({ restaurants, embedded, after }) =>
          say(`${space}: ${restaurants} restaurants, ${embedded} reviews; go on with --after ${after}`),
      });
      const verb = values['dry-run'] ? 'would be embedded' : 'embedded';
      say(
        `${space}: ${done.embedded} reviews ${verb} (${done.characters} characters), ${done.kept} had their vector, ${done.removed} gave theirs up.`,
      );
    }
  } finally {
    await db.terminate();
  }
}

main().catch((thrown: unknown) => {
  say(`Not finished; what was embedded stays, and the same again goes on: ${asMerveError(thrown).message}`);
  process.exitCode = 1;
});
