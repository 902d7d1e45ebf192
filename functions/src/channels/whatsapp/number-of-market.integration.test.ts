/** Several numbers, one a market: which one was written to says where the person is, and where the answer comes from. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { market } from '../../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../../orchestrator/testing/world.ts';
import { type WebhookDoor, webhookDoor } from './testing/webhook-door.ts';

const own = 'whatsapp:+14155550100';
const ofSpain = 'whatsapp:+34910000001';
const unknown = 'whatsapp:+390600000001';
const phone = '+905330007001';
let world: World;
let door: WebhookDoor;
beforeAll(async () => {
  world = await createWorld();
  await world.documents.market('spain').set({ ...market, marketId: 'spain', name: 'Spain' });
  const marketOfNumber = new Map([
    [own, market.marketId],
    [ofSpain, 'spain'],
  ]);
  door = webhookDoor(world, { marketOfNumber });
});
afterAll(() => world.stop());

const alerts = async () =>
  (await world.documents.systemAlerts.where('kind', '==', 'whatsapp-number-unknown').get()).docs.map(
    (found) => found.data(),
  );

test('each number leads to its market: one person, two conversations, two windows', async () => {
  const toOwn = await door.posts(phone, 'hello', { To: own });
  world.clock.advance(60_000);
  const toSpain = await door.posts(phone, 'hola', { To: ofSpain });
  const threads = await Promise.all(
    [toOwn, toSpain].map(async ({ threadId }) => (await world.documents.thread(threadId).get()).data()),
  );
  expect(threads.map((thread) => thread?.marketId)).toEqual([market.marketId, 'spain']);
  expect(toSpain.actorId).toBe(toOwn.actorId);
  const session = (await world.documents.session(`whatsapp:${phone}`).get()).data();
  const now = world.clock.now();
  expect(session?.lastInboundOf).toEqual({
    [market.marketId]: new Date(now.getTime() - 60_000),
    spain: now,
  });
  expect(await alerts()).toEqual([]);
});

test('a number nobody knows: the message is taken in the default market, and one alert says so', async () => {
  const threads = await Promise.all(
    ['one', 'two'].map(async (text) => {
      const { threadId } = await door.posts('+905330007002', text, { To: unknown });
      return (await world.documents.thread(threadId).get()).data();
    }),
  );
  expect(threads.map((thread) => thread?.marketId)).toEqual([market.marketId, market.marketId]);
  expect(await alerts()).toMatchObject([{ severity: 'ERROR', subject: unknown, state: 'open' }]);
});

test('one number serves all where no market has its own: no window is kept apart', async () => {
  await webhookDoor(world, { marketOfNumber: new Map([[own, market.marketId]]) }).posts(
    '+905330007003',
    'hi',
    { To: own },
  );
  const session = (await world.documents.session('whatsapp:+905330007003').get()).data();
  expect(session?.lastInboundOf).toBeUndefined();
});
