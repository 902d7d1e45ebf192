import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type FreeTimesView, publicRoutes as routes } from '@merve/contract/api';
import { businessOf, offeringOf, sampleListing } from '../catalogue/testing/sample-listings.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { createApi } from './create-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

let world: World;
let api: ReturnType<typeof createApi>;
const listing = sampleListing({ listingId: 'free_times', name: 'Free Times' });
const offering = { ...offeringOf(listing), minParty: 2, maxParty: 6, capacity: 1 };
/** Booked two days before, at the latest: today has nothing, whatever the hour. */
const slow = sampleListing({ listingId: 'slow_times', name: 'Slow Times' });
beforeAll(async () => {
  world = await createWorld();
  api = createApi({ dependencies: async () => world, verify: tokensAreNames });
  const { documents } = world;
  await documents.business(listing.businessId).set(businessOf(listing));
  await documents.offering(offering.businessId, offering.offeringId).set(offering);
  await documents.listing(listing.listingId).set(listing);
  await documents.business(slow.businessId).set(businessOf(slow));
  await documents
    .offering(slow.businessId, offeringOf(slow).offeringId)
    .set({ ...offeringOf(slow), leadMinutes: 2 * 24 * 60 });
  await documents.listing(slow.listingId).set(slow);
});
afterAll(() => world.stop());

const get = (query: string, listingId = listing.listingId) =>
  api.request(`/v1/listings/${listingId}/free-times${query}`, {
    headers: { authorization: 'Bearer free-fatma' },
  });
const free = async (query: string, listingId?: string): Promise<FreeTimesView> =>
  routes.getFreeTimes.response.schema.parse(await (await get(query, listingId)).json());

test('what is told to be free can be booked, and is told no more once it is held', async () => {
  const date = '2026-12-05';
  const before = await free(`?date=${date}&party=3`);
  expect(before).toMatchObject({ listingId: listing.listingId, date, party: 3, minParty: 2, maxParty: 6 });
  const [first] = before.free;
  if (first === undefined) throw new Error('Nothing is free.');
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: before.timeZone });
  const startsAtLocal = `${date}T${clock.format(new Date(first))}`;
  const ask = { tool: 'initiateBooking', args: { listing: listing.listingId, startsAtLocal, party: 3 } };
  const { result } = await world.says('free-fatma', 'Book', { ask });
  expect(result).toMatchObject({ turns: [{ outcome: 'proposed' }] });
  expect((await free(`?date=${date}&party=3`)).free).not.toContain(first);
});

test('as many as cannot be booked are brought to what can, and a day that is over has nothing', async () => {
  expect(await free('?party=40')).toMatchObject({ party: 6 });
  expect(await free('?party=1')).toMatchObject({ party: 2 });
  expect(await free('?date=2020-01-01')).toMatchObject({ free: [], later: [] });
});

test('who names no day is told of the first that has something: today, or a day after it, wherever the clock stands', async () => {
  const told = await free('');
  const clock = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: told.timeZone });
  const dayOf = (time: string) => clock.format(new Date(time));
  expect(told.free.map(dayOf)).toEqual(told.free.map(() => told.date));
  expect(told.free).not.toEqual([]);
  expect((await free(`?date=${told.date}`)).free).toEqual(told.free);

  const later = await free('', slow.listingId);
  expect(later.date > later.today).toBe(true);
  expect(later.later).toEqual([]);
  expect(later.free).not.toEqual([]);
  expect(later.free.map(dayOf)).toEqual(later.free.map(() => later.date));
  expect((await free(`?date=${later.today}`, slow.listingId)).free).toEqual([]);
});

test.each([
  ['a date that is none', '?date=2026-02-30', listing.listingId, 400],
  ['nobody', '?party=0', listing.listingId, 400],
  ['a place that is not there', '', 'nowhere', 404],
])('%s is refused', async (_, query, listingId, status) => {
  expect((await get(query, listingId)).status).toBe(status);
});
