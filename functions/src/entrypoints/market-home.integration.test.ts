/** What operators see first: of their market alone, in its days, at a bounded cost. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { homeRoutes, type OperatorsHome } from '@merve/contract/api';
import { webhookDoor } from '../channels/whatsapp/testing/webhook-door.ts';
import { defaultMerveConfig } from '../markets/index.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { raiseAlert } from '../platform/alerts.ts';
import { sampleRequest } from '../requests/testing/samples.ts';
import { createApi } from './create-api.ts';
import { callApi } from './testing/call-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const { marketId } = market;
let world: World;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  world = await createWorld();
  await world.documents.merveConfig(marketId).set(defaultMerveConfig(market, world.tools.tools));
  await world.documents.market('spain').set({ ...market, marketId: 'spain', timeZone: 'Europe/Madrid' });
  api = createApi({ dependencies: async () => world, verify: tokensAreNames });
});
afterAll(() => world.stop());

const call = callApi(() => api);
const ask = (token?: string, of = marketId) => call('GET', `/v1/admin/markets/${of}/home`, undefined, token);
async function home(token?: string, of?: string): Promise<OperatorsHome> {
  const answer = await ask(token, of);
  expect(answer.status).toBe(200);
  return homeRoutes.getHome.response.schema.parse(await answer.json());
}
const waits = ({ waiting }: OperatorsHome) =>
  Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]));

test('nobody but an operator of that market sees it', async () => {
  expect((await ask('ana')).status).toBe(403);
  expect((await ask('admin(spain):op')).status).toBe(403);
  expect((await ask(`admin(${marketId}):op`)).status).toBe(200);
  expect((await ask('admin:root', 'atlantis')).status).toBe(404);
});

test('a booking is there as soon as it is made, and counts on the day it is for', async () => {
  const { documents } = world;
  const offering = (await documents.allOfferings.limit(1).get()).docs[0]?.data();
  if (offering === undefined) throw new Error('The demo market is empty');
  const confirmed = {
    ...{ businessId: offering.businessId, offeringId: offering.offeringId, listingId: offering.listingId },
    ...{ txId: 'tx_home', reference: 'K7QF2M', marketId, actorId: 'act_1', threadId: 'thr_1' },
    ...{ state: 'confirmed', party: 2, lockKeys: [], holdExpiresAt: null, price: null, title: 'Table' },
    ...{ businessName: 'Carob Lantern', customerName: 'Ayla', cancelReason: null, endedAt: null },
    ...{ timeZone: 'Asia/Famagusta', createdAt: world.clock.now(), updatedAt: world.clock.now() },
    confirmedAt: world.clock.now(),
  } as const;
  const at = (iso: string) => ({ startsAt: new Date(iso), endsAt: new Date(Date.parse(iso) + 3_600_000) });
  const write = (txId: string, iso: string, state: 'confirmed' | 'cancelled') =>
    documents
      .transaction(offering.businessId, txId)
      .set({ ...confirmed, ...at(iso), txId, state, lockKeys: [] });
  await write('tx_tonight', '2026-11-21T18:00:00Z', 'confirmed');
  await write('tx_tomorrow', '2026-11-22T18:00:00Z', 'confirmed');
  await write('tx_cancelled', '2026-11-21T19:00:00Z', 'cancelled');
  const { days, bookings } = await home();
  expect(days.at(-1)).toMatchObject({ date: '2026-11-21', bookings: 1 });
  expect(bookings.map(({ txId }) => txId)).toEqual(['tx_tonight', 'tx_tomorrow']);
  expect((await home('admin:root', 'spain')).bookings).toEqual([]);
});

test('who asks for a person waits until an operator takes over', async () => {
  const { documents, clock } = world;
  const { threadId } = await webhookDoor(world).posts('+905330008001', 'hello');
  await documents.thread(threadId).update({ humanWantedAt: clock.now() });
  const before = await home();
  expect(waits(before)).toMatchObject({ people: 1 });
  expect(before.live).toBe(1);
  expect(before.conversations).toMatchObject([{ threadId, channel: 'whatsapp', wantsPerson: true }]);
  await call('POST', `/v1/admin/threads/${threadId}/takeover`, { reason: 'they asked', minutes: 5 });
  const after = await home();
  expect(waits(after)).not.toHaveProperty('people');
  expect(after.conversations).toMatchObject([{ takenOver: true, wantsPerson: false }]);
  clock.advance(16 * 60_000);
  expect((await home()).live).toBe(0);
});

test('alerts of no market wait for operators of all of them alone', async () => {
  const alert = { subject: 'typesense/listings', message: 'x', now: world.clock.now() };
  await raiseAlert(world.documents, { kind: 'search-degraded', ...alert });
  expect(waits(await home('admin:root'))).toMatchObject({ alerts: 1 });
  expect(waits(await home(`admin(${marketId}):op`))).not.toHaveProperty('alerts');
});

test('an order counts on the day that it is in its market, and waits until it is answered', async () => {
  const { documents } = world;
  // Half past eleven in the evening in Famagusta, and half past ten in Madrid; then both an hour later.
  const write = (requestId: string, of: string, at: string, state: 'placed' | 'accepted') =>
    documents
      .request('food', requestId)
      .set(sampleRequest({ requestId, marketId: of, state, createdAt: new Date(at) }));
  await write('req_evening', marketId, '2026-11-21T21:30:00Z', 'placed');
  await write('req_night', marketId, '2026-11-21T22:30:00Z', 'accepted');
  await write('req_spain', 'spain', '2026-11-21T22:30:00Z', 'placed');
  world.clock.advance(Date.parse('2026-11-21T22:45:00Z') - world.clock.now().getTime());
  const [here, there] = await Promise.all([home(), home('admin:root', 'spain')]);
  expect(here.days.map(({ date, orders }) => [date, orders]).slice(-3)).toEqual([
    ['2026-11-20', 0],
    ['2026-11-21', 1],
    ['2026-11-22', 1],
  ]);
  expect([there.today, there.days.at(-1)?.orders]).toEqual(['2026-11-21', 1]);
  expect(here.days).toHaveLength(7);
  expect([waits(here), waits(there)]).toMatchObject([{ orders: 1 }, { orders: 1 }]);
  expect(here.orders.map(({ requestId }) => requestId)).toEqual(['req_night', 'req_evening']);
});

test('costs no more than it says, however much there is', async () => {
  const { server } = world.local;
  const { documents } = world;
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      documents
        .request('food', `req_many_${index}`)
        .set(sampleRequest({ requestId: `req_many_${index}`, marketId, createdAt: world.clock.now() })),
    ),
  );
  const { cost } = await server.cost.measure(() => home());
  expect(cost.documentReads).toBeLessThanOrEqual(96);
});
