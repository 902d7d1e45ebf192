/** What operators do for a business: once, by the business's own rules, on record, and told to both sides. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Transaction } from '@merve/contract';
import { calendarRoutes } from '@merve/contract/api';
import { market } from '../orchestrator/testing/demo-market.ts';
import { createDepositWorld, type DepositWorld } from '../orchestrator/testing/deposit-world.ts';
import { type OrderWorld, openOrderWorld } from '../requests/testing/order-world.ts';
import { createApi } from './create-api.ts';
import { callApi } from './testing/call-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const reason = 'the owner rang up: no gas in the kitchen';
const { marketId } = market;

const stateOf = async (answer: Response) => ({ status: answer.status, body: await answer.json() });

describe('a booking', () => {
  let world: DepositWorld;
  let booking: Transaction;
  const call = callApi(() => createApi({ dependencies: async () => world, verify: tokensAreNames }));
  const callOff = (clientActionId: string, more: object = {}, token?: string, of: Transaction = booking) =>
    call(
      'POST',
      `/v1/admin/businesses/${of.businessId}/bookings/${of.txId}/cancellation`,
      { clientActionId, reason, words: 'No gas today, we are sorry', ...more },
      token,
    );
  const tell = (clientActionId: string, more: object = {}, token = 'admin:tess', of: Transaction = booking) =>
    call(
      'POST',
      `/v1/admin/businesses/${of.businessId}/bookings/${of.txId}/guest-message`,
      { clientActionId, reason, ...more },
      token,
    );
  beforeAll(async () => {
    world = await createDepositWorld();
    booking = await world.paid('act_guest', '2026-11-23T20:00');
  });
  afterAll(async () => {
    await world.stripe.stop();
    await world.stop();
  });

  test('is called off by operators of its market alone', async () => {
    expect((await callOff('d1', {}, 'ana')).status).toBe(403);
    expect((await callOff('d1', {}, 'admin(spain):op')).status).toBe(403);
    expect((await callOff('d1', { reason: ' ' })).status).toBe(400);
    expect(await world.booking(booking)).toMatchObject({ state: 'confirmed' });
  });

  test('is moved by its guest alone: what an operator proposes is asked of them, once, and a NO leaves all as it is', async () => {
    const propose = (clientActionId: string, change: object, token?: string, of: Transaction = booking) =>
      call(
        'POST',
        `/v1/admin/businesses/${of.businessId}/bookings/${of.txId}/move-proposal`,
        { clientActionId, reason, words: 'The terrace is being mended', ...change },
        token,
      );
    const later = { startsAtLocal: '2026-11-23T21:00' };
    expect((await propose('m1', later, 'ana')).status).toBe(403);
    expect((await propose('m1', later, 'admin(spain):op')).status).toBe(403);
    expect((await propose('m1', {})).status).toBe(400);
    expect((await propose('m1', later, undefined, { ...booking, txId: 'tx_none' })).status).toBe(404);
    const answers = await Promise.all([propose('m1', later), propose('m1', later)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { lastInboundSeq, threadId, actorId } = await world.threadOf(booking.threadId);
    await world.process({ threadId, actorId, seq: lastInboundSeq, duplicate: false, leased: null });
    const told = await world.told(booking);
    expect(told.filter((text) => text.includes('“The terrace is being mended”'))).toHaveLength(1);
    expect(told.join()).not.toContain(reason);
    expect(told.at(-1)).toMatch(/21:00[\s\S]*YES/);
    expect(await world.booking(booking)).toMatchObject({ state: 'confirmed', startsAt: booking.startsAt });
    // One question at a time: another one behind it might get its YES.
    expect(await stateOf(await propose('m2', { party: 3 }))).toMatchObject({
      status: 409,
      body: { error: { code: 'GUEST_BUSY' } },
    });
    expect(await stateOf(await tell('t3', { words: 'Is 22:00 all right?' }))).toMatchObject({
      status: 409,
      body: { error: { code: 'GUEST_BUSY' } },
    });
    await world.says('act_guest', 'NO');
    expect(await world.booking(booking)).toMatchObject({ state: 'confirmed', startsAt: booking.startsAt });

    expect((await propose('m3', later)).status).toBe(200);
    const again = await world.threadOf(booking.threadId);
    await world.process({ threadId, actorId, seq: again.lastInboundSeq, duplicate: false, leased: null });
    await world.says('act_guest', 'YES');
    expect(await world.booking(booking)).toMatchObject({ state: 'cancelled' });
    const moved = (await world.bookingsOf(threadId)).filter(({ state }) => state === 'confirmed');
    expect(moved).toMatchObject([{ startsAt: new Date('2026-11-23T19:00:00.000Z'), party: booking.party }]);
    // What was told to them is no wish of theirs.
    expect(moved.map(({ note }) => note ?? null)).toEqual([booking.note ?? null]);
    booking = await world.booking(moved[0] ?? booking);
    const actions = (await world.documents.adminActions.get()).docs
      .map((document) => document.data())
      .filter(({ action }) => action === 'booking-move-proposed');
    expect(actions).toMatchObject([
      { action: 'booking-move-proposed', reason },
      { action: 'booking-move-proposed', reason },
    ]);
    expect(await world.findings()).toEqual([]);
  });

  test('is told of to its guest, in words or by its confirmation, once, on record, and never behind another question', async () => {
    const words = 'The entrance is round the corner tonight';
    expect((await tell('t1', { words }, 'ana')).status).toBe(403);
    expect((await tell('t1', { words }, 'admin(spain):op')).status).toBe(403);
    expect((await tell('t1', { words }, undefined, { ...booking, txId: 'tx_none' })).status).toBe(404);
    expect((await tell('t1', { words, reason: ' ' })).status).toBe(400);
    const before = (await world.told(booking)).length;
    const answers = await Promise.all([tell('t1', { words }), tell('t1', { words })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await tell('t2')).status).toBe(200);
    const told = (await world.told(booking)).slice(before);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain(`“${words}”`);
    expect(told[1]).toContain(`${booking.reference} stands`);
    expect(told.join()).not.toContain(reason);
    expect(await world.booking(booking)).toMatchObject({ state: 'confirmed', startsAt: booking.startsAt });
    const actions = (await world.documents.adminActions.get()).docs.map((document) => document.data());
    expect(
      actions
        .filter(({ by }) => by === 'tess')
        .toSorted((one, other) => one.action.localeCompare(other.action)),
    ).toMatchObject([
      { action: 'booking-confirmation-resent', reason },
      { action: 'booking-guest-told', reason },
    ]);
    expect(await world.findings()).toEqual([]);
  });

  test('is called off once, however often and by however many it is asked', async () => {
    const before = (await world.told(booking)).length;
    const answers = await Promise.all([
      callOff('d1'),
      callOff('d1'),
      callOff('d1', { words: undefined }, 'admin:otto'),
    ]);
    const states = await Promise.all(answers.map(stateOf));
    expect(states.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(states.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const told = (await world.told(booking)).slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(booking.reference);
    expect(await world.booking(booking)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'merchant_cancelled',
    });
    expect(await world.payment(booking)).toMatchObject({ state: 'refund_requested' });
    expect(await world.findings()).toEqual([]);
  });

  test('is on record with the reason, which nobody reads, and told to the business once', async () => {
    const actions = (await world.documents.adminActions.get()).docs
      .map((document) => document.data())
      .filter(({ action }) => action === 'booking-called-off');
    expect(actions).toMatchObject([
      {
        action: 'booking-called-off',
        reason,
        part: `bookings/${booking.txId}`,
        businessId: booking.businessId,
      },
    ]);
    const intents = (await world.documents.intents.get()).docs.map((document) => document.data());
    const told = intents.filter(({ type }) => type === 'merchant_booking_called_off');
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain(booking.reference);
    expect(told[0]?.state).not.toBe('queued');
    expect(intents.filter(({ body }) => body.includes(reason))).toEqual([]);
    expect((await world.told(booking)).join()).not.toContain(reason);
  });

  test('that does not stand is refused, and so is one that is not there', async () => {
    expect(await stateOf(await callOff('another'))).toMatchObject({
      status: 409,
      body: { error: { code: 'NOT_HELD' } },
    });
    expect((await callOff('d1', {}, undefined, { ...booking, txId: 'tx_none' })).status).toBe(404);
  });
});

describe('a time of a business', () => {
  let world: DepositWorld;
  let booking: Transaction;
  const call = callApi(() => createApi({ dependencies: async () => world, verify: tokensAreNames }));
  const at = (path: string) => `/v1/admin/listings/${booking.listingId}/${path}`;
  const evening = () => ({
    offeringId: booking.offeringId,
    date: '2026-11-23',
    from: '18:00',
    until: '24:00',
  });
  const block = (clientActionId: string, more: object = {}, token?: string) =>
    call('POST', at('blocks'), { clientActionId, reason, ...evening(), ...more }, token);
  const calendar = async () => {
    const answer = await call('GET', at('calendar?from=2026-11-23'));
    return calendarRoutes.getCalendar.response.schema.parse(await answer.json());
  };
  beforeAll(async () => {
    world = await createDepositWorld();
    booking = await world.paid('act_guest', '2026-11-23T20:00');
  });
  afterAll(async () => {
    await world.stripe.stop();
    await world.stop();
  });

  test('is kept once, beside what is booked, and given back', async () => {
    const answers = await Promise.all([block('b1'), block('b1')]);
    const kept = await Promise.all(answers.map(stateOf));
    expect(kept.map(({ status }) => status)).toEqual([201, 201]);
    expect(kept[0]).toEqual(kept[1]);
    const { timeZone, entries } = await calendar();
    expect(timeZone).toBe(booking.timeZone);
    expect(entries.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      ...['block confirmed', 'booking confirmed'],
    ]);
    expect(await world.findings()).toEqual([]);
    const { txId } = calendarRoutes.blockTime.response.schema.parse(kept[0]?.body);
    const giveBack = (of: string) =>
      call('POST', at(`blocks/${of}/removal`), { clientActionId: 'g1', reason });
    expect((await giveBack(booking.txId)).status).toBe(404);
    expect((await Promise.all([giveBack(txId), giveBack(txId)])).map(({ status }) => status)).toEqual([
      ...[200, 200],
    ]);
    expect((await calendar()).entries.map(({ kind }) => kind)).toEqual(['booking']);
    const actions = (await world.documents.adminActions.get()).docs.map((one) => one.data().action);
    expect(actions.toSorted()).toEqual(['time-blocked', 'time-given-back']);
    expect(await world.findings()).toEqual([]);
  });

  test('is kept by operators of its market alone, and not in the past', async () => {
    expect((await block('b2', {}, 'ana')).status).toBe(403);
    expect((await block('b2', {}, 'admin(spain):op')).status).toBe(403);
    expect(await stateOf(await block('b3', { date: '2026-01-05' }))).toMatchObject({
      body: { error: { code: 'TIME_PAST' } },
    });
    expect((await block('b4', { offeringId: 'none' })).status).toBe(404);
  });
});

describe('an order', () => {
  let orders: OrderWorld;
  const call = callApi(() => createApi({ dependencies: async () => orders.world, verify: tokensAreNames }));
  const answer = (requestId: string, body: object, token?: string, of = marketId) =>
    call(
      'POST',
      `/v1/admin/markets/${of}/requests/food/${requestId}/answer`,
      { clientActionId: 'd1', reason, state: 'placed', version: 1, ...body },
      token,
    );
  beforeAll(async () => {
    orders = await openOrderWorld();
    await orders.documents.market('spain').set({ ...market, marketId: 'spain' });
  });
  afterAll(() => orders.world.stop());

  test('is accepted for its kitchen, which is told, and so is the customer', async () => {
    await orders.newDay();
    const { requestId, reference } = await orders.placed();
    expect((await answer(requestId, { answer: 'accept' }, 'admin(spain):op')).status).toBe(403);
    expect((await answer(requestId, { answer: 'accept' }, 'admin:op', 'spain')).status).toBe(404);
    const done = await Promise.all([1, 2].map(() => answer(requestId, { answer: 'accept', minutes: 25 })));
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    expect(await orders.request()).toMatchObject({ state: 'accepted', readyAt: orders.inMinutes(25) });
    expect(await orders.events()).toEqual(['placed', 'accepted']);
    const toKitchen = orders.sentTo(orders.merchant).filter((text) => text.includes('answered for you'));
    expect(toKitchen).toHaveLength(1);
    expect(toKitchen[0]).toContain(reference);
    expect(orders.sentTo(orders.customer).filter((text) => text.includes('has accepted it'))).toHaveLength(1);
    // The kitchen goes on from there by itself.
    await orders.says(`READY ${reference}`, orders.merchant);
    expect(await orders.request()).toMatchObject({ state: 'ready' });
    expect(await orders.audit()).toEqual([]);
  });

  test('that changed since the operator looked is not answered: a no would end what the kitchen agreed to', async () => {
    await orders.newDay();
    const { requestId, reference } = await orders.placed();
    await orders.says(`ACCEPT ${reference}`, orders.merchant);
    expect(await stateOf(await answer(requestId, { answer: 'reject' }))).toMatchObject({
      status: 409,
      body: { error: { code: 'ORDER_CHANGED' } },
    });
    expect(await orders.request()).toMatchObject({ state: 'accepted' });
  });

  test('is declined with words for the customer, and the reason for the record alone', async () => {
    await orders.newDay();
    const { requestId } = await orders.placed();
    await answer(requestId, { answer: 'reject', words: 'The oven is broken' });
    expect(await orders.request()).toMatchObject({ state: 'rejected', reason: 'The oven is broken' });
    expect(orders.sentTo(orders.customer).at(-1)).toContain('The oven is broken');
    expect(orders.sentTo(orders.customer).join()).not.toContain(reason);
    expect(
      await stateOf(await answer(requestId, { answer: 'ready', clientActionId: 'd2', state: 'rejected' })),
    ).toMatchObject({
      status: 409,
      body: { error: { code: 'REQUEST_OVER' } },
    });
  });
});
