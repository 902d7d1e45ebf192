import { expect, test } from '@jest/globals';
import type { EditedListing } from '@merve/contract/api';
import { catalogueLimits } from '../catalogue/catalogue-limits.ts';
import { sampleListing } from '../catalogue/testing/sample-listings.ts';
import { guestOfEachTest } from '../orchestrator/testing/guest-of-each-test.ts';
import { runJob } from '../platform/jobs/run-job.ts';
import { jobRows } from './capabilities.ts';
import { createApi } from './create-api.ts';
import { callApi } from './testing/call-api.ts';
import { beginTable, outcomesOf } from './testing/import-table.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const guest = guestOfEachTest('full');
const api = createApi({ dependencies: async () => guest.world, verify: tokensAreNames });
const call = callApi(() => api);

const words: EditedListing = {
  name: 'Lemon Yard',
  domain: 'restaurants',
  category: 'restaurant',
  subCategory: null,
  description: '',
  tags: [],
  town: 'Kyrenia / Girne',
  address: '',
  location: { latitude: 35.34, longitude: 33.32 },
  priceTier: null,
  active: true,
};

/** Fills the market until it takes so many more. */
async function fillUpTo(room: number): Promise<void> {
  const { documents } = guest.world;
  const stored = (await documents.listings.where('marketId', '==', 'north-cyprus').count().get()).data()
    .count;
  const missing = catalogueLimits.listingsPerMarket - room - stored;
  for (let from = 0; from < missing; from += 400) {
    const batch = documents.db.batch();
    for (let index = from; index < Math.min(from + 400, missing); index += 1) {
      const listing = sampleListing({ listingId: `filled-${index}`, name: `Place ${index}` });
      batch.create(documents.listing(listing.listingId), listing);
    }
    await batch.commit();
  }
}

test('a table fills a market of ten thousand while people book; what is over is refused, and nobody waits for it', async () => {
  await fillUpTo(20);
  const rows = Array.from({ length: 25 }, (_, index) => ({
    ...{ line: index + 2, listingId: `row-${index}`, listing: { ...words, name: `Row ${index}` } },
  }));
  const jobId = await beginTable(api, rows, 5);
  const { cost } = await guest.world.local.server.cost.measure(async () => {
    const imported = runJob(guest.world, jobRows, jobId);
    const { appended } = await guest.propose();
    await guest.says('YES');
    expect((await guest.world.bookingsOf(appended.threadId)).map(({ state }) => state)).toEqual([
      'confirmed',
    ]);
    await imported;
  });
  const outcomes = await outcomesOf(guest.world, jobId);
  expect(outcomes.map(({ result }) => result)).toEqual(
    rows.map((_, index) => (index < 20 ? 'created' : 'refused')),
  );
  expect(outcomes.at(-1)?.problems).toMatchObject([{ path: 'listingId' }]);
  // The import reads what its rows name, and counts the market for each part; people meet the catalogue once.
  expect(cost.documentReads).toBeLessThan(10_000 + 1_000);

  const one = await call('POST', '/v1/admin/markets/north-cyprus/listings', {
    ...{ listingId: 'one-too-many', businessId: 'row-1', business: null, listing: words },
    reason: 'Asked for by the owner',
  });
  expect([one.status, await one.text()]).toEqual([400, expect.stringContaining('takes no more')]);
  expect((await guest.world.documents.listing('one-too-many').get()).exists).toBe(false);
  // What is there may still be changed: only what is new is refused.
  const change = [{ line: 2, listingId: 'row-1', listing: { town: 'Lapta' } }];
  const changes = await beginTable(api, change);
  await runJob(guest.world, jobRows, changes);
  expect((await outcomesOf(guest.world, changes)).map(({ result }) => result)).toEqual(['changed']);
}, 240_000);
