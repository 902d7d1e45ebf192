import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Listing, marketSchema } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { createCatalogue } from './catalogue.ts';
import { raiseCatalogueVersion } from './catalogue-changes.ts';
import { catalogueLimits } from './catalogue-limits.ts';
import { businessOf, offeringOf, sampleListing } from './testing/sample-listings.ts';

let firestore: LocalFirestore;
let documents: Documents;
beforeAll(async () => {
  firestore = await startLocalFirestore();
  documents = firestore.documents;
});
afterAll(() => firestore.stop());

const market = (marketId: string) =>
  marketSchema.parse({
    ...{ marketId, name: 'A market', currency: 'TRY', timeZone: 'Europe/Istanbul', defaultLanguage: 'en' },
    ...{ boundingBox: { west: 32, south: 34, east: 35, north: 36 }, catalogueVersion: 1 },
  });

/** Each test has markets of its own. */
let round = 0;
let marketId = '';
beforeEach(async () => {
  round += 1;
  marketId = `market-${round}`;
  await documents.market(marketId).set(market(marketId));
});

const idOf = (index: number) => `${marketId}-place-${index}`;
const listingNamed = (index: number, name: string): Listing =>
  sampleListing({ listingId: idOf(index), name, marketId });

/** Writes a listing with its business and offering, as an editor does; what the triggers do is left to each test. */
async function write(listing: Listing): Promise<void> {
  const batch = documents.db.batch();
  batch.set(documents.listing(listing.listingId), listing);
  batch.set(documents.business(listing.businessId), businessOf(listing));
  batch.set(documents.offering(listing.businessId, 'table'), offeringOf(listing));
  await batch.commit();
}

async function fill(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await write(listingNamed(index, `Place ${index}`));
}

/** What the trigger does when the database tells of a listing. */
async function told(listing: Listing, before: Listing | undefined = listing): Promise<void> {
  const after = (await documents.listing(listing.listingId).get()).data();
  const document = documents.listing(listing.listingId).path;
  await raiseCatalogueVersion(documents, { document, before, after }, new Date());
}

const now = async () => {
  const stored = (await documents.market(marketId).get()).data();
  if (stored === undefined) throw new Error('the market is gone');
  return stored;
};
const readsOf = async (work: () => Promise<unknown>) =>
  (await firestore.server.cost.measure(work)).cost.documentReads;

describe('an edited catalogue', () => {
  test('costs a warm instance the documents that changed, however many there are', async () => {
    await fill(30);
    const catalogue = createCatalogue(documents);
    await catalogue.of(await now());
    const edited = listingNamed(7, 'Saffron Quay');
    await documents.listing(edited.listingId).set(edited);
    await told(edited);
    const current = await now();
    expect(await readsOf(() => catalogue.of(current))).toBe(2);
    const snapshot = await catalogue.of(current);
    expect(snapshot.listing(edited.listingId)?.name).toBe('Saffron Quay');
    expect(snapshot.listings).toHaveLength(30);
    expect(snapshot.mentionsIn('a table at saffron quay')).toMatchObject([{ listingId: edited.listingId }]);
    expect(snapshot.version).toBe(current.catalogueVersion);
  });

  test('is followed in businesses and offerings too, and through additions, deletions and removals', async () => {
    await fill(12);
    const catalogue = createCatalogue(documents);
    await catalogue.of(await now());
    const change = async (path: string, after: object | undefined) => {
      await raiseCatalogueVersion(documents, { document: path, before: { marketId }, after }, new Date());
    };
    const business = { ...businessOf(listingNamed(0, 'Place 0')), name: 'New owners' };
    await documents.business(business.businessId).set(business);
    await change(documents.business(business.businessId).path, business);
    const offering = documents.offering(`biz-${idOf(1)}`, 'table');
    await offering.delete();
    await change(offering.path, undefined);
    await documents.listing(idOf(2)).delete();
    await change(documents.listing(idOf(2)).path, undefined);
    const added = listingNamed(50, 'Added');
    await write(added);
    await change(documents.listing(added.listingId).path, added);
    const moved = { ...listingNamed(3, 'Moved away'), marketId: 'elsewhere' };
    await documents.listing(moved.listingId).set(moved);
    await change(documents.listing(moved.listingId).path, moved);
    const snapshot = await catalogue.of(await now());
    expect(snapshot.business(business.businessId)?.name).toBe('New owners');
    expect(snapshot.bookable(idOf(1))).toBeUndefined();
    expect([2, 3].map((index) => snapshot.listing(idOf(index)))).toEqual([undefined, undefined]);
    expect(snapshot.listing(added.listingId)?.name).toBe('Added');
    expect(snapshot.listings).toHaveLength(11);
  });

  test('is the same whether an instance followed the changes or came after them', async () => {
    await fill(6);
    const warm = createCatalogue(documents);
    await warm.of(await now());
    for (let edit = 0; edit < 20; edit += 1) {
      const edited = listingNamed(edit % 6, `Edited ${edit}`);
      await documents.listing(edited.listingId).set(edited);
      await told(edited);
      if (edit % 3 === 0) await warm.of(await now());
    }
    const [followed, fresh] = [await warm.of(await now()), await createCatalogue(documents).of(await now())];
    const byId = (listings: readonly Listing[]) =>
      listings.toSorted((a, b) => (a.listingId < b.listingId ? -1 : 1));
    expect(byId(followed.everyListing)).toEqual(byId(fresh.everyListing));
  });

  test('is read whole where the version was raised without a word of what changed', async () => {
    await fill(3);
    const catalogue = createCatalogue(documents);
    await catalogue.of(await now());
    const edited = listingNamed(1, 'By hand');
    await documents.listing(edited.listingId).set(edited);
    await documents.market(marketId).update({ catalogueVersion: 99 });
    expect((await catalogue.of(await now())).listing(edited.listingId)?.name).toBe('By hand');
  });

  test('loses no edit of a storm on one listing, and notes it once', async () => {
    await fill(3);
    const catalogue = createCatalogue(documents);
    await catalogue.of(await now());
    const storm = Array.from({ length: 40 }, async (_, edit) => {
      const edited = listingNamed(1, `Name ${edit}`);
      await documents.listing(edited.listingId).set(edited);
      await told(edited);
      return catalogue.of(await now());
    });
    await Promise.all(storm);
    const stored = (await documents.listing(idOf(1)).get()).data();
    const current = await now();
    expect((await catalogue.of(current)).listing(idOf(1))?.name).toBe(stored?.name);
    expect((await documents.catalogueChanges(marketId).get()).size).toBe(1);
    // Each version was raised by one who found none newer than its note.
    expect(current.catalogueVersion).toBeLessThanOrEqual(41);
  });

  test('is told once of changes that events report late, or twice', async () => {
    await fill(3);
    const edited = listingNamed(1, 'Edited');
    await documents.listing(edited.listingId).set(edited);
    const [at, document] = [new Date(Date.now() - 5_000), documents.listing(edited.listingId).path];
    const event = { document, before: edited, after: edited };
    await raiseCatalogueVersion(documents, event, at);
    const { catalogueVersion } = await now();
    await raiseCatalogueVersion(documents, event, at);
    expect((await now()).catalogueVersion).toBe(catalogueVersion);
  });

  test('whose note was written and whose version was not, is told when the event comes again', async () => {
    await fill(3);
    const catalogue = createCatalogue(documents);
    await catalogue.of(await now());
    const edited = listingNamed(1, 'Edited');
    await documents.listing(edited.listingId).set(edited);
    // The instance died between the two.
    const part = { kind: 'listing' as const, listingId: edited.listingId };
    await documents
      .catalogueChange(marketId, `listing:${edited.listingId}`)
      .set({ part, changedAt: new Date() });
    const event = {
      document: documents.listing(edited.listingId).path,
      before: undefined,
      after: edited,
    };
    await raiseCatalogueVersion(documents, event, new Date(Date.now() - 5_000));
    expect((await catalogue.of(await now())).listing(edited.listingId)?.name).toBe('Edited');
  });

  test('of no market, or at another path, concerns nobody', async () => {
    const { catalogueVersion } = await now();
    for (const [document, after] of [
      ['listings/x', { marketId: 'no-such-market' }],
      ['listings/x', { name: 'nowhere' }],
      ['businesses/x/transactions/y', { marketId }],
    ] as const)
      await raiseCatalogueVersion(documents, { document, before: undefined, after }, new Date());
    expect((await now()).catalogueVersion).toBe(catalogueVersion);
  });
});

describe('what an instance keeps', () => {
  test('is the markets asked for last, within its limit, and never less than the one asked for', async () => {
    const ids = ['first', 'second', 'third'].map((name) => `${name}-${round}`);
    for (const id of ids) {
      marketId = id;
      await documents.market(id).set(market(id));
      await fill(4);
    }
    const [first = '', second = '', third = ''] = ids;
    const catalogue = createCatalogue(documents, { ...catalogueLimits, keptDocuments: 24 });
    const reads = (id: string) => readsOf(async () => catalogue.of(market(id)));
    for (const id of [first, second]) expect(await reads(id)).toBe(12);
    expect(await reads(first)).toBe(0);
    expect(await reads(third)).toBe(12);
    expect(await reads(first)).toBe(0);
    expect(await reads(second)).toBe(12);
    const small = createCatalogue(documents, { ...catalogueLimits, keptDocuments: 5 });
    await small.of(market(first));
    expect(await readsOf(() => small.of(market(first)))).toBe(0);
  });
});
