/**
 * `npm run reindex`: fills a new Typesense index with every active listing of Firestore, then one with every active restaurant and the reviews that have
 * vectors, and switches searches over to them. Safe to interrupt and to repeat. Reads TYPESENSE_URL, TYPESENSE_API_KEY, SEARCH_EMBEDDING_MODEL, GEMINI_API_KEY and
 * the project (GOOGLE_CLOUD_PROJECT, or FIRESTORE_EMULATOR_HOST with any project).
 *
 *   npm run reindex -- [--allow-empty] [--page 200]
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Firestore } from '@google-cloud/firestore';
import { reindexListings } from '../functions/src/catalogue/reindex-listings.ts';
import { restaurantEmbedders, searchService } from '../functions/src/entrypoints/search-runtime.ts';
import { systemClock } from '../functions/src/platform/clock.ts';
import { asMerveError } from '../functions/src/platform/errors.ts';
import { documentsIn } from '../functions/src/platform/firestore/documents.ts';
import { reindexRestaurants } from '../functions/src/restaurants/search/index-restaurants.ts';

// What is said here is for a person; each request would be a line between.
process.env['LOG_LEVEL'] ??= 'WARNING';
const say = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { 'allow-empty': { type: 'boolean', default: false }, page: { type: 'string', default: '200' } },
  });
  const pageSize = Number(values.page);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 1_000) {
    say('--page must be a number from 1 to 1000.');
    return 2;
  }
  const service = await searchService();
  if (service === null) {
    say(
      'TYPESENSE_URL and TYPESENSE_API_KEY are not set: search runs in process, and there is nothing to index.',
    );
    return 2;
  }
  const db = new Firestore({ ignoreUndefinedProperties: true });
  try {
    const report = await reindexListings({
      ...service,
      documents: documentsIn(db),
      clock: systemClock,
      uniquely: randomUUID().slice(0, 8),
      pageSize,
      allowEmpty: values['allow-empty'],
      onProgress: ({ collection, read, indexed }) => say(`${collection}: ${read} read, ${indexed} indexed`),
    });
    say(`Searches now use ${report.collection} with ${report.indexed} listings.`);
    if (report.dropped.length > 0) say(`Dropped: ${report.dropped.join(', ')}`);
    const { restaurants, reviews } = await reindexRestaurants({
      ...{ client: service.client, documents: documentsIn(db), clock: systemClock },
      embedders: await restaurantEmbedders(),
      uniquely: randomUUID().slice(0, 8),
      onProgress: (indexed) => say(`${indexed.restaurants} restaurants, ${indexed.reviews} of their reviews`),
    });
    say(`Searches for places to eat now use ${restaurants} restaurants and ${reviews} reviews.`);
    return 0;
  } finally {
    await db.terminate();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (thrown: unknown) => {
    say(`Not re-indexed, the index in use is untouched: ${asMerveError(thrown).message}`);
    process.exitCode = 1;
  },
);
