import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Listing } from '@merve/contract';
import { allergenDeclarationRoutes as routes } from '@merve/contract/api';
import { businessOf, sampleListing } from '../catalogue/testing/sample-listings.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { restaurantsByIds } from '../restaurants/read-restaurants.ts';
import { guessed, restaurantWriting } from '../restaurants/testing/sample-restaurants.ts';
import { writeRestaurants } from '../restaurants/write-restaurants.ts';
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
const reason = 'Told by the owner on the telephone';
const shown = routes.getAllergenDeclaration.response.schema;
const today = () => world.clock.now().toISOString().slice(0, 10);
async function look(listingId: string) {
  const response = await call('GET', `/v1/admin/listings/${listingId}/allergens`);
  expect(response.status).toBe(200);
  return shown.parse(await response.json());
}
const save = (listingId: string, expectedVersion: string | null, declaredOn: string | null, values: object) =>
  call('PUT', `/v1/admin/listings/${listingId}/allergens`, {
    ...{ expectedVersion, reason },
    declaration: { declaredOn, values },
  });
async function listingOf(listingId: string, changes: Partial<Listing> = {}) {
  const listing = { ...sampleListing({ listingId, name: `Place ${listingId}` }), ...changes };
  await world.documents.business(listing.businessId).set(businessOf(listing));
  await world.documents.listing(listingId).set(listing);
  return listing;
}

test('what an owner declares stands in the restaurant, dated, with its record; a listing that is none yet becomes one', async () => {
  await listingOf('declares');
  const before = await look('declares');
  expect(before).toMatchObject({ version: null, declaredOn: null, values: {}, told: [] });
  const response = await save('declares', null, today(), {
    nuts: 'contains',
    sesame: 'mayContain',
    fish: 'notUsed',
  });
  expect(response.status).toBe(200);
  const [restaurant] = await restaurantsByIds(world.documents, ['declares']);
  expect(restaurant).toMatchObject({ listingId: 'declares', origin: 'listing' });
  expect(restaurant?.allergens.filter(({ source }) => source === 'owner')).toEqual(
    ['fish', 'nuts', 'sesame'].map((allergen) =>
      expect.objectContaining({ allergen, confidence: 'high', date: new Date(`${today()}T00:00:00Z`) }),
    ),
  );
  const records = await world.documents.db
    .collection('adminActions')
    .where('listingId', '==', 'declares')
    .get();
  expect(records.docs.map((record) => record.data())).toEqual([
    expect.objectContaining({
      action: 'allergens-declared',
      by: 'olga',
      reason,
      changed: ['fish', 'nuts', 'sesame'],
    }),
  ]);
});

test('of a declaration and what a menu or another declaration says, the worse holds with the lower confidence; a guess gives way', async () => {
  await listingOf('joined');
  const now = world.clock.now();
  const imported = {
    allergen: 'milk',
    value: 'contains',
    source: 'import',
    confidence: 'medium',
    date: now,
  } as const;
  const writing = restaurantWriting(
    { restaurantId: 'joined', listingId: 'joined' },
    { statements: [imported, guessed('gluten', now)] },
  );
  await writeRestaurants(world.documents, [writing], now);
  const { version } = await look('joined');
  await save('joined', version, today(), { milk: 'notUsed', gluten: 'notUsed' });
  const { told, values } = await look('joined');
  expect(values).toEqual({ milk: 'notUsed', gluten: 'notUsed' });
  expect(told.map(({ allergen, value, confidence }) => [allergen, value, confidence])).toEqual([
    ['gluten', 'notUsed', 'high'],
    ['milk', 'contains', 'medium'],
  ]);
  // Taken back, nothing of it is left, and what others stated is as it was.
  const now2 = await look('joined');
  expect((await save('joined', now2.version, null, {})).status).toBe(200);
  expect((await look('joined')).told.map(({ allergen, value }) => [allergen, value])).toEqual([
    ['gluten', 'mayContain'],
    ['milk', 'contains'],
  ]);
});

test('a declaration is medium after twelve months, until its restaurant declares it anew', async () => {
  await listingOf('aged');
  const now = world.clock.now();
  const old = new Date(now.getTime() - 400 * 86_400_000).toISOString().slice(0, 10);
  await save('aged', null, old, { eggs: 'contains' });
  const aged = await look('aged');
  expect(aged.told.find(({ allergen }) => allergen === 'eggs')?.confidence).toBe('medium');
  await save('aged', aged.version, today(), { eggs: 'contains' });
  const anew = await look('aged');
  expect(anew.told.find(({ allergen }) => allergen === 'eggs')?.confidence).toBe('high');
});

test('of two operators one saves; what cannot be is refused, and nothing is written', async () => {
  await listingOf('contested');
  const answers = await Promise.all(
    [{ nuts: 'contains' }, { nuts: 'notUsed' }].map((values) => save('contested', null, today(), values)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { version } = await look('contested');
  const tomorrow = new Date(world.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  for (const [declaredOn, values] of [
    [tomorrow, { nuts: 'contains' }],
    [null, { nuts: 'contains' }],
    [today(), {}],
    ['1999-01-01', { nuts: 'contains' }],
    ['yesterday', { nuts: 'contains' }],
    [today(), { nuts: 'free' }],
    [today(), { kryptonite: 'contains' }],
  ] as const) {
    expect((await save('contested', version, declaredOn, values)).status).toBe(400);
  }
  await listingOf('garage', { domain: 'services', category: 'mechanic' });
  expect((await save('garage', null, today(), { nuts: 'contains' })).status).toBe(400);
  expect((await save('nowhere-1', null, today(), { nuts: 'contains' })).status).toBe(404);
  expect((await look('contested')).version).toBe(version);
});
