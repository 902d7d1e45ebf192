import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Offering } from '@merve/contract';
import {
  type EditedItem,
  type EditedListing,
  type EditedOffering,
  type ListingEditor,
  catalogueEditorRoutes as routes,
} from '@merve/contract/api';
import { businessOf, offeringOf, sampleListing } from '../catalogue/testing/sample-listings.ts';
import { holdSlot } from '../ledger/index.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { createApi } from './create-api.ts';
import { callApi } from './testing/call-api.ts';
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
async function editor(listingId: string): Promise<ListingEditor> {
  const response = await call('GET', `/v1/admin/listings/${listingId}`);
  return routes.getListingEditor.response.schema.parse(await response.json());
}
async function actionsOn(field: string, id: string) {
  const found = await world.documents.db.collection('adminActions').where(field, '==', id).get();
  return found.docs.map((document) => document.data());
}
async function problemsOf(answer: Response | Promise<Response>): Promise<string[]> {
  const response = await answer;
  expect(response.status).toBe(400);
  const { error, problems } = routes.saveListing.refusals[400].schema.parse(await response.json());
  return [error.code, ...problems.map(({ path, code }) => `${path} ${code}`)];
}

let places = 0;
/** A listing with a business and one offering, of its own. */
async function place(changes: Partial<Offering> = {}) {
  places += 1;
  const listing = sampleListing({ listingId: `place-${places}`, name: `Some Place ${places}` });
  const { documents } = world;
  const business = businessOf(listing);
  const offering = offeringOf(listing, changes);
  await documents.business(listing.businessId).set(business);
  await documents.offering(offering.businessId, offering.offeringId).set(offering);
  await documents.listing(listing.listingId).set(listing);
  return { listing, business, offering, listingId: listing.listingId };
}
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
function editedOffering(offering: Offering): EditedOffering {
  const {
    offeringId: _o,
    businessId: _b,
    listingId: _l,
    marketId: _m,
    deposit = null,
    usualParty = null,
    ...edited
  } = offering;
  return { ...edited, deposit, usualParty };
}
const saveOffering = async (listingId: string, changes: Partial<EditedOffering>) => {
  const [shown] = (await editor(listingId)).offerings;
  if (shown === undefined) throw new Error('There is no offering');
  const { version, ...offering } = shown;
  return call('PUT', `/v1/admin/listings/${listingId}/offerings/${offering.offeringId}`, {
    expectedVersion: version,
    reason,
    offering: { ...editedOffering(offering), ...changes },
  });
};
type Place = Awaited<ReturnType<typeof place>>;
const tomorrowAtEight = () => {
  const day = new Date(world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  return new Date(`${day}T18:00:00Z`);
};
const hold = ({ listing, business, offering }: Place, k: string, startsAt = tomorrowAtEight()) =>
  holdSlot(world.documents, {
    ...{ businessId: business.businessId, offering, business, startsAt, party: 2, price: null },
    ...{ listingId: listing.listingId, marketId, actorId: `actor-${k}`, threadId: `thread-${k}` },
    ...{ customerName: null, title: 'Table for 2', idempotencyKey: k, now: world.clock.now() },
  });

test('a listing is added with its business, once, and begins with nothing that Merve does for it', async () => {
  const business = {
    name: 'Lemon Yard Ltd',
    timeZone: 'Asia/Famagusta',
    whatsappE164: '+905330004444',
    language: null,
    closedOn: [],
  };
  const added = { listingId: 'lemon-yard', businessId: 'lemon', business, listing: words, reason };
  const answers = await Promise.all([1, 2].map(() => call('POST', `${market}/listings`, added)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  const shown = await editor('lemon-yard');
  expect(shown.listing).toMatchObject({ ...words, rating: null, businessId: 'lemon' });
  expect(shown.business).toMatchObject(business);
  expect(shown.merve.merve).toEqual({ enabled: false, whatsappE164: null, actions: [] });
  expect(await actionsOn('listingId', 'lemon-yard')).toEqual([
    expect.objectContaining({ action: 'listing-created', by: 'olga', reason }),
  ]);
  expect(await problemsOf(call('POST', `${market}/listings`, added))).toEqual([
    'LISTING_INVALID',
    'listingId invalid',
    'businessId invalid',
  ]);
  const second = { ...added, listingId: 'lemon-bar', business: null };
  expect((await call('POST', `${market}/listings`, second)).status).toBe(201);
  expect(
    await problemsOf(call('POST', `${market}/listings`, { ...second, listingId: 'x', businessId: 'none' })),
  ).toEqual(['LISTING_INVALID', 'businessId invalid']);
});

test('a listing speaks other languages once an operator says how', async () => {
  const { listingId } = await place();
  const { version: expectedVersion } = (await editor(listingId)).listing;
  const translations = { tr: { description: 'Limon ağaçları altında', tags: ['meze', 'teras'] } };
  const save = (listing: object, version: string) =>
    call('PUT', `/v1/admin/listings/${listingId}`, { expectedVersion: version, reason, listing });
  expect((await save({ ...words, translations }, expectedVersion)).status).toBe(200);
  const seen = await call('GET', `/v1/listings/${listingId}`, undefined, 'ayse');
  expect(await seen.json()).toMatchObject({ tags: ['meze'], translations });
  const { version } = (await editor(listingId)).listing;
  expect((await save({ ...words, translations: { xx: {} } }, version)).status).toBe(400);
  expect((await save(words, version)).status).toBe(200);
  expect((await editor(listingId)).listing.translations).toEqual({});
});

test('of two operators who saw the same listing, one saves and the other is shown what it is now', async () => {
  const { listingId, listing } = await place();
  const { version: expectedVersion } = (await editor(listingId)).listing;
  const answers = await Promise.all(
    ['One', 'Two'].map((name) =>
      call('PUT', `/v1/admin/listings/${listingId}`, {
        expectedVersion,
        reason,
        listing: { ...words, name },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = await answers.find(({ status }) => status === 409)?.json();
  const { error, current } = routes.saveListing.refusals[409].schema.parse(refused);
  expect(error.code).toBe('LISTING_OUTDATED');
  expect(current).toEqual((await editor(listingId)).listing);
  // What Merve does for it, and what people said of it, are not the editor's.
  const stored = (await world.documents.listing(listingId).get()).data();
  expect(stored).toMatchObject({ merve: listing.merve, rating: listing.rating });
  const [action] = await actionsOn('listingId', listingId);
  expect(action).toMatchObject({ changed: ['address', 'name', 'priceTier', 'tags'] });
});

test('saving what is there already writes nothing; a place outside the market is refused', async () => {
  const { listingId } = await place();
  const path = `/v1/admin/listings/${listingId}`;
  const { listing } = await editor(listingId);
  const { version: expectedVersion, ...same } = listing;
  expect((await call('PUT', path, { expectedVersion, reason, listing: same })).status).toBe(200);
  const turned = { ...same, location: { latitude: 33.32, longitude: 35.34 } };
  expect(await problemsOf(call('PUT', path, { expectedVersion, reason, listing: turned }))).toEqual([
    'LISTING_INVALID',
    'location out_of_range',
  ]);
  expect(await actionsOn('listingId', listingId)).toEqual([]);
});

test('one place does not become several, nor several one, while bookings stand; afterwards it does', async () => {
  const here = await place({ capacity: 1 });
  await hold(here, 'single');
  const refused = await saveOffering(here.listingId, { capacity: 3 });
  expect(refused.status).toBe(409);
  const { error, standing } = routes.saveOffering.refusals[409].schema.parse(await refused.json());
  expect(error.code).toBe('OFFERING_BOOKED');
  expect(standing).toEqual({
    offeringId: 'table',
    slots: 2,
    until: new Date(tomorrowAtEight().getTime() + 3_600_000).toISOString(),
  });
  // What does not touch the locks may be changed meanwhile.
  expect((await saveOffering(here.listingId, { leadMinutes: 5, durationMinutes: 90 })).status).toBe(200);
  // A hold nobody confirmed is nobody's.
  world.clock.advance(11 * 60_000);
  expect((await saveOffering(here.listingId, { capacity: 3 })).status).toBe(200);
  expect(await actionsOn('part', 'offerings/table')).toContainEqual(
    expect.objectContaining({ changed: ['capacity'], listingId: here.listingId }),
  );
});

test('more places may be added while bookings stand, and taken away where nobody has them', async () => {
  const here = await place({ capacity: 2 });
  await hold(here, 'first');
  expect((await saveOffering(here.listingId, { capacity: 9 })).status).toBe(200);
  expect((await saveOffering(here.listingId, { capacity: 2 })).status).toBe(200);
  await hold(here, 'second');
  const full = { ...here, offering: { ...here.offering, capacity: 2 } };
  expect(await hold(full, 'third')).toMatchObject({ ok: false, code: 'SLOT_TAKEN' });
  expect((await saveOffering(here.listingId, { capacity: 1 })).status).toBe(409);
});

test('a booking and a change of the places that come at once never leave a slot sold twice', async () => {
  for (const round of [1, 2, 3, 4, 5, 6]) {
    const here = await place({ capacity: 1 });
    const [held, saved] = await Promise.all([
      hold(here, `race-${round}`),
      saveOffering(here.listingId, { capacity: 2 }),
    ]);
    const now = (await world.documents.offering(here.business.businessId, 'table').get()).data();
    expect(saved.status === 200 ? now?.capacity : 1).toBe(now?.capacity);
    if (now === undefined) throw new Error('There is no offering');
    // As many bookings as there are places, whichever came first.
    const rest = [1, 2, 3].map((one) => hold({ ...here, offering: now }, `rest-${round}-${one}`));
    const sold = [held, ...(await Promise.all(rest))].filter(({ ok }) => ok);
    expect(sold).toHaveLength(now.capacity);
  }
});

test('another zone waits for the bookings whose slots would be others in it', async () => {
  const here = await place({ slotMinutes: 120, durationMinutes: 120 });
  const startsAt = new Date(`${tomorrowAtEight().toISOString().slice(0, 10)}T16:00:00Z`);
  expect(await hold(here, 'zone', startsAt)).toMatchObject({ ok: true });
  const path = `/v1/admin/businesses/${here.business.businessId}`;
  const { business } = await editor(here.listingId);
  if (business === null) throw new Error('There is no business');
  const { version: expectedVersion, ...shown } = business;
  const to = (timeZone: string) =>
    call('PUT', path, { expectedVersion, reason, business: { ...shown, timeZone } });
  // Famagusta is two hours ahead in winter: Berlin's even hours are others, London's are the same.
  expect((await to('Europe/Berlin')).status).toBe(409);
  expect((await to('Europe/London')).status).toBe(200);
  expect(await actionsOn('businessId', here.business.businessId)).toEqual([
    expect.objectContaining({ action: 'business-changed', changed: ['timeZone'] }),
  ]);
});

test('an offering is added; one that makes no sense is not', async () => {
  const { listingId, offering } = await place();
  const path = `/v1/admin/listings/${listingId}/offerings/terrace`;
  const edited = editedOffering({ ...offering, title: 'Terrace' });
  const senseless = {
    ...edited,
    ...{ minParty: 9, maxParty: 2, openingHours: [], price: { minorUnits: 100, currency: 'XTS' } },
  };
  expect(await problemsOf(call('PUT', path, { expectedVersion: null, reason, offering: senseless }))).toEqual(
    ['LISTING_INVALID', 'maxParty invalid', 'openingHours missing', 'price.currency invalid'],
  );
  const answers = await Promise.all(
    [1, 2].map(() => call('PUT', path, { expectedVersion: null, reason, offering: edited })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await editor(listingId)).offerings.map(({ offeringId }) => offeringId)).toEqual([
    'table',
    'terrace',
  ]);
});

const dish: EditedItem = {
  kind: 'menuItems',
  number: 1,
  name: 'Meze',
  alsoCalled: [],
  section: 'Starters',
  description: '',
  price: { minorUnits: 25_000, currency: 'TRY' },
  available: true,
  options: [],
  allergens: { contains: ['milk'], mayContain: [] },
};

test('dishes and tickets are added, changed and taken off; numbers are given once', async () => {
  const { listingId } = await place();
  const at = (itemId: string) => `/v1/admin/listings/${listingId}/items/${itemId}`;
  const save = (itemId: string, item: EditedItem, expectedVersion: string | null = null) =>
    call('PUT', at(itemId), { expectedVersion, reason, item });
  const { currency } = await editor(listingId);
  const priced = { ...dish, price: { minorUnits: 25_000, currency } };
  const added = await save('meze', priced);
  expect(added.status).toBe(200);
  expect(await problemsOf(save('fish', { ...priced, price: { minorUnits: 1, currency: 'JPY' } }))).toEqual([
    'LISTING_INVALID',
    'price.currency invalid',
    'number invalid',
  ]);
  const ticket = { number: 1, name: 'Day', alsoCalled: [], description: '', people: null, available: true };
  expect(await problemsOf(save('day', { kind: 'tickets', ...ticket, offeringId: 'balcony' }))).toEqual([
    'LISTING_INVALID',
    'offeringId invalid',
  ]);
  expect((await save('day', { kind: 'tickets', ...ticket, offeringId: 'table' })).status).toBe(200);
  const shown = (await editor(listingId)).items;
  expect(shown.map(({ kind, itemId }) => `${kind}/${itemId}`)).toEqual(['menuItems/meze', 'tickets/day']);
  const version = shown[0]?.version ?? '';
  expect((await save('meze', { ...priced, available: false }, version)).status).toBe(200);
  const removal = { reason, kind: 'menuItems', expectedVersion: version };
  expect((await call('POST', `${at('meze')}/removal`, removal)).status).toBe(409);
  const newer = (await editor(listingId)).items[0]?.version;
  expect((await call('POST', `${at('meze')}/removal`, { ...removal, expectedVersion: newer })).status).toBe(
    200,
  );
  expect((await editor(listingId)).items.map(({ itemId }) => itemId)).toEqual(['day']);
  expect((await actionsOn('part', 'menuItems/meze')).map(({ action }) => action).toSorted()).toEqual([
    'item-changed',
    'item-changed',
    'item-removed',
  ]);
});

test('listings are found by any word of theirs, switched off or not', async () => {
  const { listing } = await place();
  await world.documents.listing(listing.listingId).set({ ...listing, name: 'Şeftali Köşkü', active: false });
  await world.documents.market(marketId).update({ catalogueVersion: 99 });
  const search = async (query: string) => {
    const response = await call('GET', `${market}/listings?${query}`);
    const { items, known } = routes.searchCatalogue.response.schema.parse(await response.json());
    return { names: items.map(({ name }) => name), known };
  };
  expect((await search('q=seftali+kos')).names).toEqual(['Şeftali Köşkü']);
  expect((await search('q=seftali&state=active')).names).toEqual([]);
  expect((await search('q=seftali+girne&state=inactive')).names).toEqual(['Şeftali Köşkü']);
  expect((await search('')).known.towns).toContain('Kyrenia / Girne');
});

test('nobody but operators edits, and nothing of what is not there', async () => {
  const { listingId } = await place();
  const body = { expectedVersion: 'any', reason, listing: words };
  expect((await call('PUT', `/v1/admin/listings/${listingId}`, body, 'deniz')).status).toBe(403);
  expect((await call('GET', `/v1/admin/listings/${listingId}`, undefined, 'deniz')).status).toBe(403);
  expect((await call('GET', `${market}/listings`, undefined, 'deniz')).status).toBe(403);
  expect((await call('PUT', '/v1/admin/listings/nowhere', body)).status).toBe(404);
  expect((await call('GET', '/v1/admin/markets/atlantis/listings')).status).toBe(404);
});
