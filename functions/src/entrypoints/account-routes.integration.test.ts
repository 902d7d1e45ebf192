import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiErrorSchema, chatMessageResponseSchema } from '@merve/contract';
import {
  bookingPageSchema,
  bookingViewSchema,
  contactViewSchema,
  listingDetailViewSchema,
  listingResultsSchema,
  marketViewSchema,
  messagePageSchema,
  orderPageSchema,
  profileViewSchema,
  ridePageSchema,
  accountRoutes as routes,
  threadViewSchema,
} from '@merve/contract/api';
import { z } from 'zod';
import { wishInWords } from '../orchestrator/testing/wish-in-words.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { actorIdFor } from '../platform/ids.ts';
import { createApi } from './create-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

let world: World;
let api: ReturnType<typeof createApi>;
let uid: string;
let count = 0;
const key = 'a key of the test alone';
beforeAll(async () => {
  process.env['ACTOR_KEY'] = key;
  world = await createWorld();
  api = createApi({ dependencies: async () => world, verify: tokensAreNames });
});
afterAll(() => world.stop());
beforeEach(() => {
  count += 1;
  uid = `person-${count}`;
});

async function call(method: string, path: string, body?: unknown, token = uid) {
  const response = await api.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (): Promise<unknown> => response.json() };
}
async function get<Answer>(path: string, schema: z.ZodType<Answer>, token = uid): Promise<Answer> {
  const answer = await call('GET', path, undefined, token);
  expect(answer.status).toBe(200);
  return schema.parse(await answer.json());
}
async function refusal(method: string, path: string, body?: unknown, token = uid) {
  const answer = await call(method, path, body, token);
  const { error } = z.object({ error: apiErrorSchema }).parse(await answer.json());
  return `${answer.status} ${error.code}`;
}
const say = async (message: string, more: object = {}) =>
  chatMessageResponseSchema.parse(
    await (await call('POST', '/v1/chat/message', { message, ...more })).json(),
  );

/** A confirmed table on a day of its own, at 20:00 there. */
let day = 1;
async function book(): Promise<{ reference: string; threadId: string }> {
  day += 1;
  const startsAtLocal = `2026-12-${String(day).padStart(2, '0')}T20:00`;
  world.model.script([{ call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party: 2 } }]);
  const { threadId } = await say(wishInWords(startsAtLocal, 2));
  const { replies } = await say('yes');
  const reference = replies[0]?.text.match(/\b[A-Z0-9]{6}\b/)?.[0];
  if (reference === undefined) throw new Error(`No code in ${JSON.stringify(replies)}`);
  world.clock.advance(60_000);
  return { reference, threadId };
}

describe('what is mine', () => {
  test('bookings come latest first, a page at a time, and nobody else finds them', async () => {
    const references: string[] = [];
    for (let made = 0; made < 3; made += 1) references.push((await book()).reference);
    const first = await get('/v1/bookings?limit=2', bookingPageSchema);
    expect(first.items.map(({ reference }) => reference)).toEqual([references[2], references[1]]);
    expect(first.items[0]).toMatchObject({
      state: 'confirmed',
      party: 2,
      cancellable: true,
      isMoved: false,
      deposit: null,
      timeZone: 'Asia/Famagusta',
    });
    const second = await get(`/v1/bookings?limit=2&cursor=${first.next}`, bookingPageSchema);
    expect(second).toMatchObject({ items: [{ reference: references[0] }], next: null });

    const [reference] = references;
    expect(await get(`/v1/bookings/${reference}`, bookingViewSchema)).toMatchObject({ reference });
    expect((await get('/v1/bookings', bookingPageSchema, 'stranger')).items).toEqual([]);
    expect(await refusal('GET', `/v1/bookings/${reference}`, undefined, 'stranger')).toBe(
      '404 TRANSACTION_NOT_FOUND',
    );
  });

  test('a place’s own number is told to who has something there, and to nobody else', async () => {
    const { reference } = await book();
    const contact = await get(`/v1/bookings/${reference}/contact`, contactViewSchema);
    expect(contact.phone).toMatch(/^\+90533/);
    const path = `/v1/bookings/${reference}/contact`;
    expect(await refusal('GET', path, undefined, 'stranger')).toBe('404 TRANSACTION_NOT_FOUND');
  });

  test('nothing leaves that the contract does not name', async () => {
    const { reference, threadId } = await book();
    const booking = JSON.stringify(await (await call('GET', `/v1/bookings/${reference}`)).json());
    for (const inner of ['lockKeys', 'actorId', actorIdFor(`web:${uid}`, key)])
      expect(booking).not.toContain(inner);
    const thread = JSON.stringify(await (await call('GET', `/v1/threads/${threadId}`)).json());
    for (const inner of ['actorId', 'lease', 'limiter', 'replyTo']) expect(thread).not.toContain(inner);
  });

  test('conversations and their messages are read by their reader alone', async () => {
    const { threadId } = await book();
    expect(await get(`/v1/threads/${threadId}`, threadViewSchema)).toMatchObject({ threadId, state: 'idle' });
    const list = await get('/v1/threads', z.object({ items: z.array(threadViewSchema) }));
    expect(list.items.map((thread) => thread.threadId)).toEqual([threadId]);
    const newest = await get(`/v1/threads/${threadId}/messages?limit=3`, messagePageSchema);
    expect(newest.items.map(({ seq, role }) => `${seq} ${role}`)).toEqual([
      '4 assistant',
      '3 user',
      '2 assistant',
    ]);
    const older = await get(
      `/v1/threads/${threadId}/messages?limit=3&before=${newest.next}`,
      messagePageSchema,
    );
    expect(older).toMatchObject({
      items: [{ seq: 1, text: expect.stringContaining('Book a table') }],
      next: null,
    });
    for (const path of [
      `/v1/threads/${threadId}`,
      `/v1/threads/${threadId}/messages`,
      '/v1/threads/thr_none',
    ]) {
      expect(await refusal('GET', path, undefined, 'stranger')).toBe('404 NOT_FOUND');
    }
  });

  test('a list without anything is empty, not an error', async () => {
    expect(await get('/v1/bookings', bookingPageSchema)).toEqual({ items: [], next: null });
    expect(await get('/v1/orders?kind=service', orderPageSchema)).toEqual({ items: [], next: null });
    expect(await get('/v1/taxi/rides', ridePageSchema)).toEqual({ items: [], next: null });
  });

  test.each([
    ['/v1/bookings?limit=0', '400 BAD_REQUEST'],
    ['/v1/bookings?limit=many', '400 BAD_REQUEST'],
    ['/v1/bookings?cursor=bm9uc2Vuc2U', '400 BAD_REQUEST'],
    [
      `/v1/taxi/rides?cursor=${Buffer.from('[1,"listings/lst_olive"]').toString('base64url')}`,
      '400 BAD_REQUEST',
    ],
    ['/v1/orders?kind=rides', '400 BAD_REQUEST'],
    ['/v1/orders/K7QF2M', '404 REQUEST_NOT_FOUND'],
    ['/v1/orders/K7QF2M/contact', '404 REQUEST_NOT_FOUND'],
    ['/v1/taxi/rides/none', '404 RIDE_NOT_FOUND'],
    ['/v1/nothing', '404 NOT_FOUND'],
  ])('GET %s is %s', async (path, expected) => {
    expect(await refusal('GET', path)).toBe(expected);
  });

  test('every route of an account asks who is there', async () => {
    for (const { method, path } of Object.values(routes)) {
      const answer = await api.request(path.replace(/\{\w+\}/g, 'x'), { method: method.toUpperCase() });
      expect({ path, status: answer.status }).toEqual({ path, status: 401 });
    }
  });
});

describe('cancelling', () => {
  const cancel = (reference: string, clientMessageId = 'c1', token = uid) =>
    call('POST', `/v1/bookings/${reference}/cancel`, { clientMessageId }, token);

  test('asks first; the YES with the button of that question cancels; asked twice it is one question', async () => {
    const { reference } = await book();
    const asked = chatMessageResponseSchema.parse(await (await cancel(reference)).json());
    const again = chatMessageResponseSchema.parse(await (await cancel(reference)).json());
    expect(again).toMatchObject({ duplicate: true, seq: asked.seq, pendingAction: asked.pendingAction });
    expect(await get(`/v1/bookings/${reference}`, bookingViewSchema)).toMatchObject({ state: 'confirmed' });
    const actionId = asked.pendingAction?.actionId;
    const { replies } = await say('YES', { button: { actionId, answer: 'yes' } });
    expect(replies[0]?.text).toContain(reference);
    expect(await get(`/v1/bookings/${reference}`, bookingViewSchema)).toMatchObject({
      state: 'cancelled',
      cancellable: false,
    });
  });

  test("a stranger's request is of something that is not there, and changes nothing", async () => {
    const { reference } = await book();
    expect((await cancel(reference, 'c1', 'stranger')).status).toBe(404);
    expect(await get(`/v1/bookings/${reference}`, bookingViewSchema)).toMatchObject({ state: 'confirmed' });
    expect(await refusal('POST', '/v1/orders/K7QF2M/cancel', { clientMessageId: 'c' })).toBe(
      '404 REQUEST_NOT_FOUND',
    );
    expect(await refusal('POST', '/v1/taxi/rides/r/cancel', { clientMessageId: 'c' })).toBe(
      '404 RIDE_NOT_FOUND',
    );
    expect(await refusal('POST', `/v1/bookings/${reference}/cancel`, {})).toBe('400 BAD_REQUEST');
  });
});

describe('the catalogue', () => {
  test('is searched by words and around a position, without what is the business’s own', async () => {
    const found = await get('/v1/listings?q=meze&latitude=35.34&longitude=33.33', listingResultsSchema);
    expect(found.items).toMatchObject([{ listingId: 'lst_olive', actions: ['book'] }]);
    expect(found.items[0]?.distanceMetres).toBeGreaterThan(500);
    expect(found.items[0]?.distanceMetres).toBeLessThan(1500);
    const doing = async (action: string) =>
      (await get(`/v1/listings?q=meze&action=${action}`, listingResultsSchema)).items.length;
    expect([await doing('book'), await doing('order_food')]).toEqual([1, 0]);
    expect(await refusal('GET', '/v1/listings?action=dance')).toBe('400 BAD_REQUEST');
    const raw = JSON.stringify(await (await call('GET', '/v1/listings/lst_olive')).json());
    expect(raw).not.toMatch(/whatsapp|dispatch|\+90533/);
    expect(await get('/v1/listings/lst_olive', listingDetailViewSchema)).toMatchObject({
      opening: {
        timeZone: 'Asia/Famagusta',
        hours: expect.arrayContaining([expect.objectContaining({ weekday: 1 })]),
      },
      menu: [],
      services: [],
    });
    expect(await refusal('GET', '/v1/listings/lst_none')).toBe('404 LISTING_NOT_FOUND');
  });

  test('a market is known to everybody', async () => {
    const market = marketViewSchema.parse(await (await api.request('/v1/markets/north-cyprus')).json());
    expect(market).toMatchObject({
      currency: 'TRY',
      timeZone: 'Asia/Famagusta',
      center: { longitude: 33.45 },
    });
    expect((await api.request('/v1/markets/atlantis')).status).toBe(404);
  });
});

describe('what a person says of themselves', () => {
  const profile = () => get('/v1/me/profile', profileViewSchema);
  const change = async (body: object) => (await call('PATCH', '/v1/me/profile', body)).status;

  test('is nothing at first, changes part by part, and is taken back with null', async () => {
    expect(await profile()).toMatchObject({ name: null, language: null, profileVersion: 0 });
    expect(await change({ name: ' Ayla Deniz ', planning: { vibeFirst: true } })).toBe(200);
    expect(await change({ dining: { dietary: ['vegetarian'] }, planning: { budgetSensitivity: 0.5 } })).toBe(
      200,
    );
    expect(await profile()).toMatchObject({
      name: 'Ayla Deniz',
      planning: { vibeFirst: true, budgetSensitivity: 0.5, riskAverse: null },
      dining: { dietary: ['vegetarian'], vibes: [] },
      profileVersion: 2,
    });
    expect(await change({ name: null, dining: { dietary: [] } })).toBe(200);
    expect(await profile()).toMatchObject({ name: null, dining: { dietary: [] }, profileVersion: 3 });
  });

  test.each([
    { safety: { statements: [] } },
    { actorId: 'act_other' },
    { profileVersion: 99 },
    { derived: { topCategories: ['Restaurant'] } },
    { planning: { budgetSensitivity: 2 } },
    { planning: { safety: true } },
    { dining: { allergies: [] } },
    { name: 'a\u202eb' },
    { name: 'x'.repeat(61) },
    { language: 'xx' },
    { dining: { vibes: Array.from({ length: 21 }, () => 'quiet') } },
  ])('refuses %j, and changes nothing', async (body) => {
    expect(await refusal('PATCH', '/v1/me/profile', body)).toBe('400 BAD_REQUEST');
    expect(await profile()).toMatchObject({ profileVersion: 0 });
  });

  test('leaves alone what was said of an allergy, whichever is written first, and all is exported', async () => {
    await Promise.all([
      say('I am allergic to peanuts'),
      change({ name: 'Ayla' }),
      change({ language: 'tr' }),
    ]);
    const known = await profile();
    expect(known).toMatchObject({ name: 'Ayla', language: 'tr', profileVersion: 3 });
    expect(known.safety.statements.map(({ words }) => words)).toEqual(['I am allergic to peanuts']);
    const { kept } = await get(
      '/v1/me/export',
      z.object({ kept: z.record(z.string(), z.array(z.unknown())) }),
    );
    expect(JSON.stringify(kept['users'])).toContain('Ayla');
  });

  test('is the name that is booked under, and what was booked most follows from the bookings', async () => {
    await change({ name: 'Ayla Deniz' });
    const { reference, threadId } = await book();
    const [booking] = await world.bookingsOf(threadId);
    expect([booking?.reference, booking?.customerName]).toEqual([reference, 'Ayla Deniz']);
    expect((await profile()).derived.topCategories).toEqual(['restaurant']);
  });

  test('is the language one is first spoken to in', async () => {
    await change({ language: 'tr' });
    world.model.script('Tamam.');
    const { threadId } = await say('ok');
    expect((await world.threadOf(threadId)).language).toBe('tr');
  });
});
