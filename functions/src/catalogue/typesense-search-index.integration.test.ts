import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Listing } from '@merve/contract';
import { startTypesenseDouble, type TypesenseDouble } from '../../../local/sandbox/typesense/index.ts';
import { createTypesenseClient, type TypesenseClient } from '../integrations/typesense/index.ts';
import type { Embedder } from '../model/embedder.ts';
import { MerveError } from '../platform/errors.ts';
import { buildSnapshot } from './catalogue-snapshot.ts';
import { createOramaSearchIndex } from './orama-search-index.ts';
import { searchWithFallback } from './search-with-fallback.ts';
import { conformanceListings, describeSearchIndex } from './testing/search-index-conformance.ts';
import { embeddingField, listingsAlias, listingsSchema, typesenseDocumentOf } from './typesense-listings.ts';
import { createTypesenseSearchIndex } from './typesense-search-index.ts';

const apiKey = 'a key of the test';
let double: TypesenseDouble;
let client: TypesenseClient;
beforeAll(async () => {
  double = await startTypesenseDouble({ apiKey });
});
beforeEach(() => {
  double.clear();
  client = createTypesenseClient({ url: double.url, apiKey, searchTimeoutMs: 400 });
});
afterEach(() => expect(double.violations).toEqual([]));
afterAll(() => double.stop());

const latestOf = (listings: readonly Listing[]) => async (marketId: string) =>
  buildSnapshot(marketId, 1, {
    listings: listings.filter((listing) => listing.marketId === marketId),
    businesses: [],
    offerings: [],
  });

/** Fills the index with all listings, closed ones too: what may not be found must not depend on the sync alone. */
async function fill(listings: readonly Listing[], embedder: Embedder | null = null) {
  double.clear();
  const name = `${listingsAlias}_1`;
  await client.createCollection(listingsSchema(name, embedder));
  const vectors = await embedder?.embed(
    listings.map((listing) => listing.description),
    'document',
  );
  const documents = listings.map((listing, place) => ({
    ...typesenseDocumentOf(listing, place),
    ...(embedder === null ? {} : { [embeddingField(embedder)]: vectors?.[place] }),
  }));
  const results = await client.importMany(name, documents);
  expect(results.filter(({ success }) => !success)).toEqual([]);
  await client.pointAlias(listingsAlias, name);
}

async function indexOf(listings: readonly Listing[], embedder: Embedder | null = null) {
  await fill(listings, embedder);
  return createTypesenseSearchIndex({ client, latest: latestOf(listings), embedder });
}

describeSearchIndex('Typesense over HTTP', indexOf);

const lantern = { marketId: 'north-cyprus', query: 'lantern', limit: 5 } as const;

describe('Typesense', () => {
  test('is asked once, whatever is relaxed', async () => {
    const index = await indexOf(conformanceListings);
    const before = double.requests.length;
    const found = await index.search({ ...lantern, query: 'oil in Kyrenia', subCategory: 'hammam' });
    expect(found).toMatchObject({ hits: [{ listingId: 'spa' }], relaxed: true });
    expect(double.requests.slice(before)).toEqual(['POST /multi_search']);
  });

  test('a hit that the catalogue no longer has is left out', async () => {
    await fill(conformanceListings);
    const now = conformanceListings.filter(({ listingId }) => listingId !== 'harbour-fish');
    const index = createTypesenseSearchIndex({ client, latest: latestOf(now), embedder: null });
    expect((await index.search(lantern)).hits).toEqual([]);
  });
});

describe('an index that cannot answer', () => {
  const degraded = () =>
    createTypesenseSearchIndex({ client, latest: latestOf(conformanceListings), embedder: null });

  test.each([
    ['there is no index', async () => double.clear(), 'NOT_FOUND'],
    [
      'it has no listing of the market',
      async () => fill(conformanceListings.filter(({ marketId }) => marketId === 'south')),
      'UPSTREAM_UNAVAILABLE',
    ],
    [
      'it does not answer in time',
      async () => double.setFaults([{ kind: 'hang', times: 9 }]),
      'UPSTREAM_UNAVAILABLE',
    ],
    ['it is not ready', async () => double.setFaults([{ kind: '503', times: 9 }]), 'UPSTREAM_UNAVAILABLE'],
    [
      'it talks nonsense',
      async () => double.setFaults([{ kind: 'not json', times: 9 }]),
      'UPSTREAM_UNAVAILABLE',
    ],
  ] as const)('fails if %s, and the index in process answers instead', async (_why, breakIt, code) => {
    await fill(conformanceListings);
    await breakIt();
    await expect(degraded().search(lantern)).rejects.toMatchObject({ code });
    const index = searchWithFallback(degraded(), createOramaSearchIndex(latestOf(conformanceListings)));
    expect((await index.search(lantern)).hits).toMatchObject([{ listingId: 'harbour-fish' }]);
  });

  test('is asked again after it failed once', async () => {
    await fill(conformanceListings);
    double.setFaults([{ kind: '503', times: 2 }]);
    const inProcess = { search: async () => ({ hits: [], relaxed: false }) };
    const index = searchWithFallback(degraded(), inProcess);
    expect((await index.search(lantern)).hits).toEqual([]);
    expect((await index.search(lantern)).hits).toMatchObject([{ listingId: 'harbour-fish' }]);
  });
});

describe('search by meaning', () => {
  /** Two directions, water and fire: what a text is about is whichever word it has. */
  const embedder: Embedder = {
    modelId: 'test-embedding-1',
    dimensions: 2,
    embed: async (texts) => texts.map((text) => (/sea|aquatic|fish/i.test(text) ? [1, 0] : [0, 1])),
  };

  test('adds what lies near to what the words find', async () => {
    const index = await indexOf(conformanceListings, embedder);
    const aquatic = await index.search({ ...lantern, query: 'aquatic delicacies' });
    expect(aquatic.hits.map(({ listingId }) => listingId)).toEqual(['harbour-fish']);
    expect(
      (await (await indexOf(conformanceListings)).search({ ...lantern, query: 'aquatic' })).hits,
    ).toEqual([]);
  });

  test('ranks what the words find first, by rank fusion', async () => {
    const index = await indexOf(conformanceListings, embedder);
    const { hits } = await index.search({ ...lantern, query: 'ramen' });
    expect(hits[0]?.listingId).toBe('sushi');
    expect(hits.length).toBeGreaterThan(1);
  });

  test('never compares vectors of two models: the search fails instead', async () => {
    await fill(conformanceListings, embedder);
    const other = { ...embedder, modelId: 'test-embedding-2' };
    const index = createTypesenseSearchIndex({
      client,
      latest: latestOf(conformanceListings),
      embedder: other,
    });
    await expect(index.search(lantern)).rejects.toThrow(/embedding_test_embedding_2_2/);
  });

  test('a model that does not answer costs the neighbours and nothing else', async () => {
    await fill(conformanceListings, embedder);
    const silent: Embedder = {
      ...embedder,
      embed: async () => {
        throw new MerveError('MODEL_TIMEOUT', 'no answer');
      },
    };
    const index = createTypesenseSearchIndex({
      client,
      latest: latestOf(conformanceListings),
      embedder: silent,
    });
    expect((await index.search(lantern)).hits).toMatchObject([{ listingId: 'harbour-fish' }]);
  });
});
