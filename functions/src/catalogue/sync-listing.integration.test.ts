import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Listing } from '@merve/contract';
import { startTypesenseDouble, type TypesenseDouble } from '../../../local/sandbox/typesense/index.ts';
import { createTypesenseClient, type TypesenseClient } from '../integrations/typesense/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { auditSearchIndex } from './audit-search-index.ts';
import { reindexListings } from './reindex-listings.ts';
import { syncListing } from './sync-listing.ts';
import { sampleListing } from './testing/sample-listings.ts';
import { listingsAlias, listingsSchema } from './typesense-listings.ts';

const apiKey = 'a key of the test';
let double: TypesenseDouble;
let firestore: LocalFirestore;
let client: TypesenseClient;
beforeAll(async () => {
  firestore = await startLocalFirestore();
  double = await startTypesenseDouble({ apiKey });
});
beforeEach(async () => {
  double.clear();
  client = createTypesenseClient({
    url: double.url,
    apiKey,
    searchTimeoutMs: 30_000,
    writeTimeoutMs: 30_000,
  });
  const { port } = firestore.server;
  const database = `http://127.0.0.1:${port}/emulator/v1/projects/demo-test/databases/(default)`;
  await fetch(`${database}/documents`, { method: 'DELETE' });
  await firestore.documents.market('north-cyprus').set({
    marketId: 'north-cyprus',
    name: 'North Cyprus',
    currency: 'TRY',
    timeZone: 'Asia/Famagusta',
    defaultLanguage: 'en',
    emergencyNumber: '112',
    boundingBox: { west: 32, south: 34, east: 35, north: 36 },
    catalogueVersion: 1,
  });
});
afterEach(() => expect(double.violations).toEqual([]));
afterAll(async () => {
  await double.stop();
  await firestore.stop();
});

const needs = () => ({ documents: firestore.documents, client, embedder: null, clock: systemClock });
const write = (listing: Listing) => firestore.documents.listing(listing.listingId).set(listing);
const lantern = (changes: Partial<Listing> = {}) =>
  sampleListing({ listingId: 'lantern', name: 'Lantern', ...changes });
let runs = 0;
function reindex(more: Partial<Parameters<typeof reindexListings>[0]> = {}) {
  runs += 1;
  return reindexListings({ ...needs(), uniquely: `r${String(runs).padStart(4, '0')}`, ...more });
}
const indexedNames = () =>
  Object.fromEntries(double.documents(listingsAlias).map(({ id, name }) => [id, name]));

/** Holds the first request of a kind until it is let go. */
function holdFirst(wanted: string) {
  let arrived = () => {};
  let letGo = () => {};
  const isThere = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isFirst = true;
  double.beforeRequest(async (request) => {
    if (!isFirst || !request.includes(wanted)) return;
    isFirst = false;
    arrived();
    await gate;
  });
  return { isThere, letGo };
}

describe('a listing and its entry in the index', () => {
  beforeEach(async () => {
    await write(sampleListing({ listingId: 'other', name: 'Other' }));
    await reindex();
  });

  test('enters, changes and leaves with the listing', async () => {
    await write(lantern());
    await syncListing(needs(), 'lantern');
    expect(indexedNames()).toEqual({ lantern: 'lantern', other: 'other' });
    await write(lantern({ name: 'Carob Lantern' }));
    await syncListing(needs(), 'lantern');
    expect(indexedNames()).toEqual({ lantern: 'carob lantern', other: 'other' });
    await write(lantern({ active: false }));
    await syncListing(needs(), 'lantern');
    expect(indexedNames()).toEqual({ other: 'other' });
    await firestore.documents.listing('other').delete();
    await syncListing(needs(), 'other');
    expect(indexedNames()).toEqual({});
  });

  test('leaves when its document no longer fits its schema', async () => {
    await firestore.documents.db.doc('listings/other').set({ marketId: 'north-cyprus' });
    await syncListing(needs(), 'other');
    expect(indexedNames()).toEqual({});
  });

  test('a late, older write does not stay over a newer one', async () => {
    await write(lantern({ name: 'Old' }));
    const first = holdFirst('POST /collections');
    const late = syncListing(needs(), 'lantern');
    await first.isThere;
    await write(lantern({ name: 'New' }));
    await syncListing(needs(), 'lantern');
    expect(indexedNames()).toMatchObject({ lantern: 'new' });
    first.letGo();
    await late;
    expect(indexedNames()).toMatchObject({ lantern: 'new' });
  });

  test('a late write does not bring a deleted listing back', async () => {
    await write(lantern());
    const first = holdFirst('POST /collections');
    const late = syncListing(needs(), 'lantern');
    await first.isThere;
    await firestore.documents.listing('lantern').delete();
    await syncListing(needs(), 'lantern');
    first.letGo();
    await late;
    expect(indexedNames()).toEqual({ other: 'other' });
  });

  test('ten workers of ten changes end with the last change', async () => {
    const work: Promise<void>[] = [];
    for (let change = 1; change <= 10; change += 1) {
      await write(lantern({ name: `Change${change}` }));
      work.push(syncListing(needs(), 'lantern').catch(() => syncListing(needs(), 'lantern')));
    }
    await Promise.all(work);
    expect(indexedNames()).toMatchObject({ lantern: 'change10' });
  });

  test('fails while Typesense does not take it, and succeeds when the event is delivered again', async () => {
    await write(lantern());
    double.setFaults([{ kind: '503', times: 3, path: '/documents' }]);
    await expect(syncListing(needs(), 'lantern')).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(indexedNames()).toEqual({ other: 'other' });
    await syncListing(needs(), 'lantern');
    expect(indexedNames()).toMatchObject({ lantern: 'lantern' });
  });

  test('an id that would be a path of its own stays an id', async () => {
    const id = 'a`b && c:=d?x=1';
    await write(lantern({ listingId: id }));
    await syncListing(needs(), id);
    expect(indexedNames()).toMatchObject({ [id]: 'lantern' });
    await firestore.documents.listing(id).delete();
    await syncListing(needs(), id);
    expect(indexedNames()).toEqual({ other: 'other' });
  });
});

describe('the re-index', () => {
  const many = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        write(sampleListing({ listingId: `l${String(index).padStart(2, '0')}`, name: `Place${index}` })),
      ),
    );

  test('fills a new collection page by page, switches over and drops the old one', async () => {
    await many(12);
    const first = await reindex();
    await write(sampleListing({ listingId: 'l03', name: 'Closed', active: false }));
    const progress: number[] = [];
    const second = await reindex({ pageSize: 5, onProgress: ({ indexed }) => progress.push(indexed) });
    expect(progress).toEqual([4, 9, 11]);
    expect(second.dropped).toEqual([first.collection]);
    expect(double.collectionNames()).toEqual([second.collection]);
    expect(Object.keys(indexedNames())).toHaveLength(11);
  });

  test('interrupted, it leaves the index in use as it was; the next run clears up', async () => {
    await many(6);
    await reindex();
    const before = indexedNames();
    const stopped = reindex({
      pageSize: 2,
      onProgress: () => {
        throw new Error('interrupted');
      },
    });
    await expect(stopped).rejects.toThrow('interrupted');
    expect(indexedNames()).toEqual(before);
    expect(double.collectionNames()).toHaveLength(2);
    const { collection } = await reindex();
    expect(double.collectionNames()).toEqual([collection]);
    expect(indexedNames()).toEqual(before);
  });

  test('what is written, closed and deleted meanwhile is in the new index, whoever is faster', async () => {
    await many(6);
    await reindex();
    const first = holdFirst('/import');
    const running = reindex();
    await first.isThere;
    // The re-index has read its page and not written it yet.
    await write(sampleListing({ listingId: 'l00', name: 'Renamed' }));
    await write(sampleListing({ listingId: 'l01', name: 'Closed', active: false }));
    await write(sampleListing({ listingId: 'new', name: 'New' }));
    await firestore.documents.listing('l02').delete();
    for (const id of ['l00', 'l01', 'new', 'l02']) await syncListing(needs(), id);
    first.letGo();
    await running;
    expect(indexedNames()).toEqual({
      l00: 'renamed',
      l03: 'place3',
      l04: 'place4',
      l05: 'place5',
      new: 'new',
    });
  });

  test('of two at once one index is left, and it is complete', async () => {
    await many(9);
    const ended = await Promise.allSettled([reindex({ pageSize: 2 }), reindex({ pageSize: 3 })]);
    expect(ended.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(Object.keys(indexedNames())).toHaveLength(9);
  });

  test('begun later, it is not dropped by one that ends earlier', async () => {
    await many(3);
    const early = holdFirst('PUT /aliases');
    const first = reindex();
    await early.isThere;
    const late = holdFirst('/import');
    const second = reindex();
    await late.isThere;
    early.letGo();
    await first;
    late.letGo();
    const { collection } = await second;
    expect(double.collectionNames()).toEqual([collection]);
    expect(Object.keys(indexedNames())).toHaveLength(3);
  });

  test('begun earlier and overtaken, it fails and leaves the later index in use', async () => {
    await many(3);
    const early = holdFirst('PUT /aliases');
    const first = reindex();
    await early.isThere;
    const { collection } = await reindex();
    early.letGo();
    await expect(first).rejects.toThrow('Another re-index');
    expect(double.collectionNames()).toEqual([collection]);
    expect(Object.keys(indexedNames())).toHaveLength(3);
  });

  test('refuses an index without any listing, which more likely is another project', async () => {
    await many(1);
    await reindex();
    await firestore.documents.listing('l00').delete();
    await expect(reindex()).rejects.toThrow('right project');
    expect(double.collectionNames()).toHaveLength(1);
    expect(indexedNames()).toEqual({ l00: 'place0' });
    await reindex({ allowEmpty: true });
    expect(indexedNames()).toEqual({});
  });
});

describe('the audit of the index', () => {
  const audit = () => auditSearchIndex(needs());
  const alerts = async () =>
    (await firestore.documents.systemAlerts.get()).docs
      .map((document) => document.data())
      .map(({ kind, state }) => `${kind} ${state}`)
      .toSorted();

  test('says that there is no index, and closes when there is', async () => {
    await write(lantern());
    expect(await audit()).toMatchObject([{ kind: 'search-index-drift' }]);
    await reindex();
    expect(await audit()).toEqual([]);
    expect(await alerts()).toEqual(['search-index-drift resolved']);
  });

  test('finds another schema and a missing listing', async () => {
    await write(lantern());
    const { collection } = await reindex();
    await client.remove(collection, 'lantern');
    expect(await audit()).toMatchObject([{ message: expect.stringContaining('north-cyprus has 0 of 1') }]);
    const old = listingsSchema(`${listingsAlias}_old`, null);
    await client.createCollection({ ...old, fields: old.fields.filter(({ name }) => name !== 'actions') });
    await client.pointAlias(listingsAlias, old.name);
    expect(await audit()).toMatchObject([{ message: expect.stringContaining('actions is missing') }]);
  });

  test('says that Typesense does not answer, once, and closes when it does', async () => {
    await write(lantern());
    await reindex();
    const wrongKey = createTypesenseClient({ url: double.url, apiKey: 'another key' });
    const found = await auditSearchIndex({ ...needs(), client: wrongKey });
    expect(found).toMatchObject([{ kind: 'search-degraded', message: expect.stringContaining('401') }]);
    expect(JSON.stringify(found)).not.toContain('another key');
    await auditSearchIndex({ ...needs(), client: wrongKey });
    expect(await alerts()).toEqual(['search-degraded open']);
    expect(await audit()).toEqual([]);
    expect(await alerts()).toEqual(['search-degraded resolved']);
  });
});
