import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { alertOfNoIndex } from './alert-of-size.ts';
import { createCatalogue } from './catalogue.ts';
import { catalogueLimits } from './catalogue-limits.ts';
import { createOramaSearchIndex } from './orama-search-index.ts';
import { sampleListing } from './testing/sample-listings.ts';

let firestore: LocalFirestore;
beforeAll(async () => {
  firestore = await startLocalFirestore();
  for (const listingId of ['one', 'two', 'three'])
    await firestore.documents.listing(listingId).set(sampleListing({ listingId, name: 'Olive Yard' }));
});
afterAll(() => firestore.stop());

const market = { marketId: 'north-cyprus', catalogueVersion: 1 };

async function alertsOf(kind: string) {
  const { docs } = await firestore.documents.systemAlerts.where('kind', '==', kind).get();
  return docs.map((document) => document.data());
}

test('a market larger than it may be is served, with one alert for its operators, however many instances meet it', async () => {
  const within = createCatalogue(firestore.documents, { ...catalogueLimits, listingsPerMarket: 3 });
  await within.of(market);
  expect(await alertsOf('market-too-large')).toEqual([]);
  for (let instance = 0; instance < 2; instance += 1) {
    const catalogue = createCatalogue(firestore.documents, { ...catalogueLimits, listingsPerMarket: 2 });
    expect((await catalogue.of(market)).listings).toHaveLength(3);
  }
  expect(await alertsOf('market-too-large')).toMatchObject([
    { severity: 'ERROR', subject: 'markets/north-cyprus', marketId: 'north-cyprus', state: 'open', count: 1 },
  ]);
});

test('a market searched without an index answers, with an alert before its first search and none after it', async () => {
  const { documents } = firestore;
  const { latest, note } = createCatalogue(documents);
  note(market);
  const searchOf = (indexedListings: number) =>
    createOramaSearchIndex(latest, { ...catalogueLimits, indexedListings }, (size) =>
      alertOfNoIndex(documents, size),
    );
  const query = { marketId: market.marketId, query: 'olive', limit: 5 };
  expect((await searchOf(3).search(query)).hits).toHaveLength(3);
  expect(await alertsOf('market-searched-without-index')).toEqual([]);
  const unindexed = searchOf(2);
  expect((await unindexed.search(query)).hits).toHaveLength(3);
  const [alert, ...more] = await alertsOf('market-searched-without-index');
  expect(more).toEqual([]);
  expect(alert).toMatchObject({ severity: 'WARNING', subject: 'markets/north-cyprus', state: 'open' });
  const { cost } = await firestore.server.cost.measure(() => unindexed.search(query));
  expect([cost.documentReads, cost.writes]).toEqual([0, 0]);
});

test('who asked for the market gets it though the alert cannot be written', async () => {
  const alert = firestore.documents.systemAlert('market-too-large:markets/north-cyprus');
  await alert.withConverter(null).set({ broken: true });
  const catalogue = createCatalogue(firestore.documents, { ...catalogueLimits, listingsPerMarket: 1 });
  expect((await catalogue.of(market)).listings).toHaveLength(3);
  expect((await alert.withConverter(null).get()).data()).toEqual({ broken: true });
});
