import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EditedListing } from '@merve/contract/api';
import { businessOf, sampleListing } from '../catalogue/testing/sample-listings.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { runJob } from '../platform/jobs/run-job.ts';
import { jobRows } from './capabilities.ts';
import { createApi } from './create-api.ts';
import { callApi } from './testing/call-api.ts';
import { beginTable, importTable, outcomesOf, tryTable } from './testing/import-table.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

let world: World;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  world = await createWorld();
  api = createApi({ dependencies: async () => world, verify: tokensAreNames });
});
afterAll(() => world.stop());

const marketId = 'north-cyprus';
const reason = 'Asked for by the owner';
const market = `/v1/admin/markets/${marketId}`;
const call = callApi(() => api);
const words: EditedListing = {
  name: 'Lemon Yard',
  domain: 'restaurants',
  category: 'restaurant',
  subCategory: null,
  description: '',
  tags: ['meze'],
  town: 'Kyrenia / Girne',
  address: '1 Harbour Street',
  location: { latitude: 35.34, longitude: 33.32 },
  priceTier: 2,
  active: true,
};

async function actionsOn(listingId: string) {
  const found = await world.documents.adminActions.where('listingId', '==', listingId).get();
  return found.docs.map((document) => document.data());
}

/** A listing with its business, as it stands before a table comes. */
async function standing(listingId: string) {
  const listing = sampleListing({ listingId, name: 'Some Place' });
  await world.documents.business(listing.businessId).set(businessOf(listing));
  await world.documents.listing(listingId).set(listing);
  return listing;
}

test('a table of listings: a dry run writes nothing, twice is like once, and a bad row keeps no other back', async () => {
  const listing = await standing('place-1');
  const { listingId } = listing;
  const rows = [
    { line: 2, listingId: 'imported', listing: words, business: { whatsappE164: '+905330007777' } },
    { line: 3, listingId, listing: { town: 'Lapta' } },
    { line: 4, listingId: 'bare', listing: { name: 'Bare' } },
    { line: 5, listingId: 'far', listing: { ...words, location: { latitude: 1, longitude: 1 } } },
    { line: 6, listingId, businessId: 'another', listing: {} },
  ];
  const run = async (dryRun: boolean) => {
    const outcomes = dryRun ? await tryTable(api, rows) : await importTable(world, api, rows);
    return outcomes.map(({ line, result, changed, problems }) =>
      [line, result, ...changed.slice(0, 1), ...problems.map(({ path }) => path)].join(' '),
    );
  };
  const refused = ['4 refused location domain category town', '5 refused location', '6 refused businessId'];
  const first = ['2 created active', '3 changed town', ...refused];
  expect(await run(true)).toEqual(first);
  expect((await world.documents.listing('imported').get()).exists).toBe(false);
  expect(await actionsOn(listingId)).toEqual([]);
  expect(await run(false)).toEqual(first);
  const made = (await world.documents.business('imported').get()).data();
  expect(made).toMatchObject({
    name: 'Lemon Yard',
    whatsappE164: '+905330007777',
    timeZone: 'Asia/Famagusta',
  });
  expect((await world.documents.listing(listingId).get()).data()).toEqual({ ...listing, town: 'Lapta' });
  expect(await run(false)).toEqual(['2 unchanged', '3 unchanged', ...refused]);
  expect(await actionsOn('imported')).toHaveLength(1);
});

test('an import is a job that operators see, stop and go on with, and each row is on record once', async () => {
  const { listingId } = await standing('place-2');
  const row = (line: number, id: string) => ({
    line,
    listingId: id,
    listing: { ...words, name: `Row ${line}` },
  });
  const rows = [row(2, 'first'), row(3, listingId), row(4, 'third')];
  const jobId = await beginTable(api, rows, 1);
  expect(world.due.at(-1)).toEqual(['job', { jobId }]);
  const changed = (path: string) => call('POST', `/v1/admin/jobs/${jobId}/${path}`, { reason });
  const job = async () => (await world.documents.job(jobId).get()).data();

  await runJob(world, jobRows, jobId, () => true);
  expect(await (await changed('cancellation')).json()).toEqual({ jobId, state: 'cancelled' });
  expect(await runJob(world, jobRows, jobId)).toBeNull();
  expect((await outcomesOf(world, jobId)).map(({ line }) => line)).toEqual([2]);
  expect((await world.documents.listing('third').get()).exists).toBe(false);

  world.due.splice(0);
  expect(await (await changed('resumption')).json()).toEqual({ jobId, state: 'waiting' });
  expect(world.due).toEqual([['job', { jobId }]]);
  await runJob(world, jobRows, jobId);
  expect(await job()).toMatchObject({
    ...{ state: 'done', askedBy: 'olga', marketId, title: 'a.csv' },
    progress: { done: 3, total: 3, counts: { created: 2, changed: 1 } },
  });
  for (const id of ['first', listingId, 'third']) expect(await actionsOn(id)).toHaveLength(1);
  // Asked again, it is the same import, and its rows stay those it was begun with.
  const path = `${market}/imports/${jobId}`;
  await call('PUT', `${path}/parts/0`, { rows: [row(9, 'other')] });
  expect(await (await call('POST', path, { reason, title: 'b.csv', parts: 3 })).json()).toEqual({
    ...{ jobId, state: 'done' },
  });
  expect((await outcomesOf(world, jobId)).map(({ line }) => line)).toEqual([2, 3, 4]);
});

test('an import whose table is not whole is not begun', async () => {
  const path = `${market}/imports/half-a-table`;
  const rows = [{ line: 2, listingId: 'half', listing: words }];
  expect((await call('PUT', `${path}/parts/1`, { rows })).status).toBe(200);
  expect((await call('POST', path, { reason, title: 'a.csv', parts: 2 })).status).toBe(400);
  expect((await world.documents.job('half-a-table').get()).exists).toBe(false);
  expect((await call('POST', path, { reason, title: 'a.csv', parts: 2 }, 'deniz')).status).toBe(403);
});

test('rows of one table stand on those before them: a listing of a business that an earlier row brought', async () => {
  const rows = [
    { line: 2, listingId: 'yard', listing: words, business: { whatsappE164: '+905330007711' } },
    { line: 3, listingId: 'yard-bar', businessId: 'yard', listing: { ...words, name: 'Yard Bar' } },
    { line: 4, listingId: 'yard', listing: words },
  ];
  const results = ['created', 'created', 'unchanged'];
  expect((await tryTable(api, rows)).map(({ result }) => result)).toEqual(results);
  expect((await importTable(world, api, rows)).map(({ result }) => result)).toEqual(results);
  expect((await world.documents.business('yard').get()).data()?.whatsappE164).toBe('+905330007711');
});
