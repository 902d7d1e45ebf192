import { FieldValue } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startTypesenseDouble, type TypesenseDouble } from '../../../../local/sandbox/typesense/index.ts';
import { createTypesenseClient, type TypesenseClient } from '../../integrations/typesense/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import { wordEmbedder } from '../embedding/word-embedder.ts';
import { reviewIdOf, writeRestaurants } from '../write-restaurants.ts';
import { createFirestoreRestaurantIndex } from './firestore-restaurant-index.ts';
import { indexRestaurants, reindexRestaurants } from './index-restaurants.ts';
import { restaurantIndexWithFallback } from './restaurant-index-with-fallback.ts';
import { scopeOf } from './search-scope.ts';
import {
  angleOf,
  conformanceRestaurants,
  conformanceSpace,
  describeRestaurantIndex,
  pointing,
} from './testing/restaurant-index-conformance.ts';
import { createTypesenseRestaurantIndex } from './typesense-restaurant-index.ts';
import { areaBeginnings, restaurantAliases } from './typesense-restaurants.ts';

const apiKey = 'a key of the test';
const now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };
let firestore: LocalFirestore;
let double: TypesenseDouble;
let client: TypesenseClient;
beforeAll(async () => {
  [firestore, double] = await Promise.all([startLocalFirestore(), startTypesenseDouble({ apiKey })]);
  client = createTypesenseClient({ url: double.url, apiKey, searchTimeoutMs: 2_000 });
});
afterEach(() => expect(double.violations).toEqual([]));
afterAll(async () => {
  await double.stop();
  await firestore.stop();
});

const needs = () => ({ documents: firestore.documents, client, embedders: [wordEmbedder()] });

async function fill() {
  const { documents } = firestore;
  await writeRestaurants(documents, conformanceRestaurants, now);
  const batch = documents.db.batch();
  for (const { content, reviews } of conformanceRestaurants) {
    for (const { text } of reviews) {
      batch.update(documents.restaurantReview(reviewIdOf(content.restaurantId, text)), {
        [`vectors.${conformanceSpace.name}`]: FieldValue.vector(pointing(angleOf(text))),
      });
    }
  }
  await batch.commit();
  await reindexRestaurants({ ...needs(), clock, uniquely: 'first' });
  return createTypesenseRestaurantIndex({ client });
}

describeRestaurantIndex('Typesense over HTTP', fill);

const everywhere = scopeOf('north-cyprus', {
  ...{ priceTiers: [], cuisines: [], area: null, minRating: null, excludeAllergens: [] },
});
const idsIn = (of: keyof typeof restaurantAliases) =>
  double.documents(restaurantAliases[of]).map(({ id }) => id);

describe('the collections of restaurants', () => {
  test('are filled anew beside those in use, and follow a restaurant that changes or closes', async () => {
    const { documents } = firestore;
    await reindexRestaurants({
      ...needs(),
      clock: { now: () => new Date(now.getTime() + 5_000) },
      uniquely: 'second',
    });
    const names = (await client.collections()).map(({ name }) => name);
    expect(names.toSorted()).toEqual([
      'merve_restaurant_reviews_20261120100005_second',
      'merve_restaurants_20261120100005_second',
    ]);
    const fig = (await documents.restaurant('fig').get()).data();
    if (fig === undefined) throw new Error('not written');
    await documents.restaurant('fig').set({ ...fig, rating: 4.9 });
    await indexRestaurants(needs(), ['fig']);
    const index = createTypesenseRestaurantIndex({ client });
    expect((await index.bestRated(everywhere, 1))[0]?.restaurantId).toBe('fig');
    await documents.restaurant('fig').set({ ...fig, active: false });
    await indexRestaurants(needs(), ['fig', 'never-was']);
    expect(idsIn('restaurants')).not.toContain('fig');
    expect(double.documents(restaurantAliases.reviews).map(({ restaurantId }) => restaurantId)).not.toContain(
      'fig',
    );
    await documents.restaurant('fig').set(fig);
    await indexRestaurants(needs(), ['fig']);
    expect(idsIn('restaurants')).toContain('fig');
  });

  test('are not asked for a market that switched them off, or whose switch nobody knows', async () => {
    const inFirestore = createFirestoreRestaurantIndex(firestore.documents, clock);
    const before = double.requests.length;
    for (const isAsked of [
      async () => false,
      async () => {
        throw new Error('the market cannot be read');
      },
    ]) {
      const index = restaurantIndexWithFallback(
        createTypesenseRestaurantIndex({ client }),
        inFirestore,
        isAsked,
      );
      expect(await index.bestRated(everywhere, 4)).toEqual(await inFirestore.bestRated(everywhere, 4));
      const words = [{ forms: ['fig'] }];
      expect(await index.byWords(everywhere, words, 4)).toEqual(
        await inFirestore.byWords(everywhere, words, 4),
      );
    }
    expect(double.requests.length).toBe(before);
    const on = restaurantIndexWithFallback(
      createTypesenseRestaurantIndex({ client }),
      inFirestore,
      async (marketId) => marketId === everywhere.marketId,
    );
    await on.bestRated(everywhere, 4);
    await on.bestRated({ ...everywhere, marketId: 'another' }, 4);
    expect(double.requests.length).toBe(before + 1);
  });

  test('that are not there, or do not answer, are Firestore’s to stand in for', async () => {
    const index = restaurantIndexWithFallback(
      createTypesenseRestaurantIndex({ client }),
      createFirestoreRestaurantIndex(firestore.documents, clock),
      async () => true,
    );
    const asked = async () => (await index.bestRated(everywhere, 4)).map(({ restaurantId }) => restaurantId);
    const before = await asked();
    double.setFaults([{ kind: '503', times: 2, path: '/multi_search' }]);
    expect(await asked()).toEqual(before);
    for (const { name } of await client.collections()) await client.dropCollection(name);
    expect(await asked()).toEqual(before);
    // Nothing to keep true: no error, and no collection made by the way.
    await indexRestaurants(needs(), ['fig']);
    expect(await client.collections()).toEqual([]);
  });

  test('know an area by each beginning of each of its names', () => {
    expect(areaBeginnings('kyrenia girne')).toEqual(
      expect.arrayContaining(['k', 'kyrenia', 'kyrenia girne', 'gir', 'girne']),
    );
    expect(areaBeginnings('kyrenia girne')).not.toContain('renia');
    expect(areaBeginnings('')).toEqual([]);
  });
});
