import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Listing } from '@merve/contract';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { testMarket } from '../tools/testing/tool-context.ts';
import { createCatalogue } from './catalogue.ts';
import { catalogueLimits } from './catalogue-limits.ts';
import { businessOf, offeringOf, sampleListing } from './testing/sample-listings.ts';

let firestore: LocalFirestore;
beforeAll(async () => {
  firestore = await startLocalFirestore();
});
afterAll(() => firestore.stop());

const market = (catalogueVersion: number) => ({ marketId: 'north-cyprus', catalogueVersion });

async function write(listing: Listing): Promise<void> {
  const { documents } = firestore;
  const batch = documents.db.batch();
  batch.set(documents.listing(listing.listingId), listing);
  batch.set(documents.business(listing.businessId), businessOf(listing));
  batch.set(documents.offering(listing.businessId, 'table'), offeringOf(listing));
  await batch.commit();
}

async function sequentialRoundTrips(work: () => Promise<unknown>): Promise<number> {
  return (await firestore.server.cost.measure(work)).cost.roundTrips;
}

describe('the catalogue', () => {
  beforeEach(async () => {
    await write(sampleListing({ listingId: 'lantern', name: 'Carob Lantern' }));
    await write(sampleListing({ listingId: 'elsewhere', name: 'Elsewhere', marketId: 'south' }));
  });

  test('loads one market in one round trip and answers from memory afterwards', async () => {
    const catalogue = createCatalogue(firestore.documents);
    expect(await sequentialRoundTrips(() => catalogue.of(market(1)))).toBe(1);
    expect(await sequentialRoundTrips(() => catalogue.of(market(1)))).toBe(0);
    const snapshot = await catalogue.of(market(1));
    expect(snapshot.listings.map((listing) => listing.listingId)).toEqual(['lantern']);
    expect(snapshot.bookable('lantern')?.business.businessId).toBe('biz-lantern');
  });

  test('shares one load between callers that come at once', async () => {
    const catalogue = createCatalogue(firestore.documents);
    const snapshots = await Promise.all([
      catalogue.of(market(1)),
      catalogue.of(market(1)),
      catalogue.latest('north-cyprus'),
    ]);
    expect(new Set(snapshots).size).toBe(1);
  });

  test('loads again when the version differs', async () => {
    const catalogue = createCatalogue(firestore.documents);
    const before = await catalogue.of(market(1));
    await write(sampleListing({ listingId: 'lantern', name: 'Fig Lantern' }));
    expect(await catalogue.of(market(1))).toBe(before);
    expect((await catalogue.of(market(2))).listing('lantern')?.name).toBe('Fig Lantern');
  });

  test('finds mentions in the version last noted', async () => {
    const catalogue = createCatalogue(firestore.documents);
    await catalogue.of(market(1));
    await write(sampleListing({ listingId: 'lantern', name: 'Fig Trumpet' }));
    catalogue.note(market(2));
    expect(await catalogue.mentionsIn('a table at fig trumpet', 'north-cyprus')).toMatchObject([
      { listingId: 'lantern', matched: 'fig trumpet' },
    ]);
  });

  test('goes by a version for a quarter of a minute, where no turn tells of another one', async () => {
    const { documents } = firestore;
    let running = 0;
    const catalogue = createCatalogue(documents, catalogueLimits, () => running);
    await documents.market('north-cyprus').set({ ...testMarket, catalogueVersion: 7 });
    await catalogue.latest('north-cyprus');
    await documents.market('north-cyprus').set({ ...testMarket, catalogueVersion: 8 });
    running = 14_999;
    expect((await catalogue.latest('north-cyprus')).version).toBe(7);
    running = 15_000;
    expect((await catalogue.latest('north-cyprus')).version).toBe(8);
    expect(await sequentialRoundTrips(() => catalogue.latest('north-cyprus'))).toBe(0);
  });

  test('tells of a mention for how many people a booking there is where nobody says', async () => {
    const catalogue = createCatalogue(firestore.documents);
    const { documents } = firestore;
    const mentioned = async () =>
      (await catalogue.mentionsIn('carob lantern', 'north-cyprus'))[0]?.usualParty;
    await catalogue.of(market(1));
    expect(await mentioned()).toBeUndefined();
    const chair = {
      ...offeringOf(sampleListing({ listingId: 'lantern', name: 'Carob Lantern' })),
      minParty: 1,
      maxParty: 1,
    };
    await documents.offering('biz-lantern', 'table').set(chair);
    await catalogue.of(market(2));
    expect(await mentioned()).toBe(1);
    await documents.offering('biz-lantern', 'table').set({ ...chair, maxParty: 4, usualParty: 2 });
    await catalogue.of(market(3));
    expect(await mentioned()).toBe(2);
  });

  test('refuses a market that does not exist', async () => {
    await expect(createCatalogue(firestore.documents).latest('atlantis')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('leaves out a document that does not fit its schema, and keeps the rest', async () => {
    const broken = firestore.documents.db.doc('listings/broken');
    await broken.set({ marketId: 'north-cyprus', name: 'Half a listing' });
    const snapshot = await createCatalogue(firestore.documents).of(market(1));
    expect(snapshot.listings.map((listing) => listing.listingId)).toEqual(['lantern']);
    await broken.delete();
  });

  test('tries again after a load that failed', async () => {
    const { documents } = firestore;
    let isDown = true;
    const listings = new Proxy(documents.listings, {
      get(collection, property) {
        if (property === 'where' && isDown) throw new Error('injected');
        const value: unknown = Reflect.get(collection, property);
        return typeof value === 'function' ? value.bind(collection) : value;
      },
    });
    const catalogue = createCatalogue({ ...documents, listings });
    await expect(catalogue.of(market(1))).rejects.toThrow('injected');
    isDown = false;
    await expect(catalogue.of(market(1))).resolves.toBeDefined();
  });
});
