import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EditedMerve, type ListingMerveView, listingRoutes as routes } from '@merve/contract/api';
import { bookedAs, businessOf, offeringOf, sampleListing } from '../catalogue/testing/sample-listings.ts';
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

const call = callApi(() => api);
const put = (listingId: string, body: unknown, token?: string) =>
  call('PUT', `/v1/admin/listings/${listingId}/merve`, body, token);
const seen = async (listingId: string): Promise<ListingMerveView> => {
  const answer = await call('GET', `/v1/admin/listings/${listingId}/merve`);
  return routes.getListingMerve.response.schema.parse(await answer.json());
};
const actionsOn = async (listingId: string) => {
  const found = await world.documents.db.collection('adminActions').where('listingId', '==', listingId).get();
  return found.docs.map((document) => document.data());
};
let places = 0;
async function place() {
  places += 1;
  const listing = sampleListing({ listingId: `edited-${places}`, name: `Edited Place ${places}` });
  const { documents } = world;
  await documents.business(listing.businessId).set(businessOf(listing));
  const offering = offeringOf(listing);
  await documents.offering(offering.businessId, offering.offeringId).set(offering);
  await documents.listing(listing.listingId).set(listing);
  return listing;
}
const withTemplate = (template: string): EditedMerve => {
  const merve = bookedAs('table');
  return {
    ...merve,
    actions: merve.actions.map((one) => ({ ...one, dispatch: { toE164: null, template } })),
  };
};
const reason = 'Asked for by the owner';

test('an operator changes what is told to a business, in place of what they saw, and it is on record', async () => {
  const { listingId, marketId } = await place();
  const { version } = await seen(listingId);
  const merve = withTemplate('{reference}: {party} for {customer_name}');
  const answer = await put(listingId, { expectedVersion: version, reason, merve });
  expect(answer.status).toBe(200);
  const saved = routes.saveListingMerve.response.schema.parse(await answer.json());
  expect(saved.merve).toEqual(merve);
  expect(saved.version).not.toBe(version);
  expect(await seen(listingId)).toEqual(saved);
  expect(await actionsOn(listingId)).toEqual([
    expect.objectContaining({ action: 'listing-changed', by: 'olga', reason, marketId }),
  ]);
});

test('of two operators who saw the same, one saves and the other is shown what it is now', async () => {
  const { listingId } = await place();
  const { version: expectedVersion } = await seen(listingId);
  const answers = await Promise.all(
    ['One {reference}', 'Two {reference}'].map((template) =>
      put(listingId, { expectedVersion, reason, merve: withTemplate(template) }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const { error, current } = routes.saveListingMerve.refusals[409].schema.parse(await refused?.json());
  expect([error.code, current]).toEqual(['LISTING_OUTDATED', await seen(listingId)]);
  expect(await actionsOn(listingId)).toHaveLength(1);
});

test('nothing is saved with a variable that does not exist, an offering of others, or a second action of a type', async () => {
  const { listingId } = await place();
  const before = await seen(listingId);
  const { actions } = withTemplate('Dear {owner}, {reference}');
  const [book] = actions;
  if (book === undefined) throw new Error('There is no action');
  const merve = {
    ...before.merve,
    actions: [
      { ...book, offeringId: 'somebody-elses', dataKind: 'menuItems' },
      { ...book, offeringId: 'table', dispatch: { toE164: null, template: null } },
      { ...book, actionType: 'order_food', offeringId: null, dispatch: { toE164: null, template: null } },
    ],
  };
  const answer = await put(listingId, { expectedVersion: before.version, reason, merve });
  expect(answer.status).toBe(400);
  const { error, problems } = routes.saveListingMerve.refusals[400].schema.parse(await answer.json());
  expect(error.code).toBe('LISTING_INVALID');
  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'actions.0.dataKind invalid',
    'actions.0.offeringId invalid',
    'actions.0.dispatch.template unknown_variable',
    'actions.1.actionType invalid',
    'actions.2.ordering missing',
  ]);
  expect(await seen(listingId)).toEqual(before);
  expect(await actionsOn(listingId)).toEqual([]);
});

test('a listing in the legacy form is shown with its actions, and stays as it is until it is saved', async () => {
  const listing = await place();
  const reference = world.documents.listing(listing.listingId).withConverter(null);
  const legacy = { ...listing, merve: { enabled: true, toolType: 'stay', dispatchTemplate: '{reference}' } };
  await reference.set(legacy);
  const { merve, version } = await seen(listing.listingId);
  expect(merve.actions).toMatchObject([{ actionType: 'book', dispatch: { template: '{reference}' } }]);
  expect((await reference.get()).data()).toEqual(legacy);
  expect((await put(listing.listingId, { expectedVersion: version, reason, merve })).status).toBe(200);
  expect((await reference.get()).get('merve')).toMatchObject({ actions: [{ offeringId: null }] });
  expect((await reference.get()).get('merve.toolType')).toBeUndefined();
});

test('what the business has paused itself stays its own pause', async () => {
  const listing = await place();
  const pausedAt = new Date('2026-05-01T09:00:00Z');
  const actions = listing.merve.actions.map((one) => ({ ...one, enabled: false, pausedAt }));
  await world.documents.listing(listing.listingId).set({ ...listing, merve: { ...listing.merve, actions } });
  const { merve, version } = await seen(listing.listingId);
  expect(JSON.stringify(merve)).not.toContain('pausedAt');
  const noted = { ...merve, actions: merve.actions.map((one) => ({ ...one, notes: 'Closed for works' })) };
  await put(listing.listingId, { expectedVersion: version, reason, merve: noted });
  const stored = (await world.documents.listing(listing.listingId).get()).data();
  expect(stored?.merve.actions).toMatchObject([{ pausedAt, notes: 'Closed for works' }]);
});

test.each([
  ['admin:olga', 'nowhere', 404],
  ['deniz', 'edited-1', 403],
  ['', 'edited-1', 401],
])('%j may not change %s', async (token, listingId, status) => {
  const body = { expectedVersion: 'any', reason, merve: withTemplate('{reference}') };
  expect((await put(listingId, body, token)).status).toBe(status);
});
