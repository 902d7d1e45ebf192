import { beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxIntent } from '@merve/contract';
import { applyDeliveryStatus } from './apply-delivery-status.ts';
import { claimed, claimIntent } from './claim.ts';
import { digestSeparator } from './digest.ts';
import { pairBurst } from './pace.ts';
import { recordAttempt } from './record-attempt.ts';
import { callbackUrlFor } from './send-intents.ts';
import { sendQueued } from './send-queued.ts';
import { sendWritten } from './send-written.ts';
import { merchantNotice } from './testing/merchant-notices.ts';
import type { OutboxDesk } from './testing/outbox-desk.ts';
import { outboxDeskOfFile } from './testing/outbox-desk-of-file.ts';
import { ScheduledSends } from './testing/scheduled-sends.ts';

let desk: OutboxDesk;
outboxDeskOfFile((opened) => {
  desk = opened;
});
let phone: string;
let count = 0;
beforeEach(() => {
  count += 1;
  phone = `+90533887${String(count).padStart(4, '0')}`;
});

const to = () => `whatsapp:${phone}`;
const notice = (place: number, changes: Partial<OutboxIntent> = {}) =>
  merchantNotice(to(), place, desk.clock.now(), changes);
const idOf = (place: number) => notice(place).intentId;
const texts = (...places: number[]) => places.map((place) => notice(place).body);

/** What the merchant of this test was sent: each message as the texts of its notices. */
const told = () =>
  desk.sandbox
    .messages()
    .filter((message) => message.to === to())
    .map(({ body }) => body.split(digestSeparator));

async function waiting(...places: number[]): Promise<void> {
  await desk.person(phone);
  await desk.store(places.map((place) => notice(place)));
}

const send = (place: number) => sendQueued(desk.documents, desk.sender, idOf(place), desk.options);
const stored = (place: number) => desk.intent(idOf(place));

/** The digest that tells a notice. */
async function digestOf(place: number): Promise<OutboxIntent> {
  const { foldedInto = null } = await stored(place);
  if (foldedInto === null) throw new Error('it is told by no digest');
  return desk.intent(foldedInto);
}

/** Claims the first notice as a worker that does not come as far as sending. */
async function claimedAt(place: number): Promise<OutboxIntent> {
  const claim = await claimIntent(desk.documents, idOf(place), 'worker', desk.clock.now());
  if (!claim.won) throw new Error(claim.reason);
  return claim.intent;
}

test('notices that wait are told in one message; each is settled by it, and none of the text is kept twice', async () => {
  await waiting(1, 2, 3);
  expect(await send(1)).toEqual({ claimed: true, state: 'sent' });
  expect(told()).toEqual([texts(1, 2, 3)]);
  const { intentId } = await digestOf(1);
  for (const place of [1, 2, 3])
    expect(await stored(place)).toMatchObject({ state: 'folded', foldedInto: intentId, ...body(place) });
  expect(await desk.reached(intentId, 'read')).toMatchObject({
    ...{ folds: [1, 2, 3].map(idOf), body: '', attempts: 1, errorCode: null },
  });
  expect(await send(2)).toEqual({ claimed: false, reason: 'not_queued' });
  expect(told()).toHaveLength(1);
});

const body = (place: number) => ({ body: notice(place).body });

test('what asks for an answer is sent alone and in its place, and nothing behind it goes before it', async () => {
  await desk.person(phone);
  const asks = notice(3, { asksNothing: false, buttons: [{ label: 'Accept', payload: 'accept' }] });
  await desk.store([notice(1), notice(2), asks, notice(4), notice(5)]);
  await send(5);
  expect(told().map((message) => message.length)).toEqual([2, 1, 2]);
  expect(told()).toMatchObject([texts(1, 2), [expect.stringContaining(asks.body)], texts(4, 5)]);
});

test('a merchant who is told of sixty bookings at once gets ten messages, and the rest in digests a minute later', async () => {
  const scheduled = new ScheduledSends();
  const options = { ...desk.options, sendScheduler: scheduled };
  await desk.person(phone);
  const places = Array.from({ length: 60 }, (_, index) => index + 1);
  for (const place of places) {
    const born = claimed([notice(place)], `worker-${place}`, desk.clock.now());
    await desk.store(born);
    await sendWritten(desk.documents, desk.sender, born, options);
  }
  expect(told()).toEqual(places.slice(0, pairBurst).map((place) => texts(place)));
  const begun = desk.clock.now().getTime();
  await scheduled.runAll(desk);
  expect(told().flat()).toEqual(texts(...places));
  expect(told().length).toBeLessThanOrEqual(pairBurst + 5);
  expect(desk.clock.now().getTime() - begun).toBeLessThanOrEqual(61_000);
});

test('a merchant who is told of a booking every second for three minutes hears of each within one', async () => {
  const scheduled = new ScheduledSends();
  await desk.person(phone);
  const bookedAt: number[] = [];
  const toldAt: number[] = [];
  for (let second = 1; second <= 240; second += 1) {
    desk.clock.advance(1_000);
    await scheduled.runDue(desk);
    if (second <= 180) {
      bookedAt.push(second);
      const born = claimed([notice(second)], `worker-${second}`, desk.clock.now());
      await desk.store(born);
      await sendWritten(desk.documents, desk.sender, born, { ...desk.options, sendScheduler: scheduled });
    }
    while (toldAt.length < told().flat().length) toldAt.push(second);
  }
  expect(toldAt).toHaveLength(180);
  // A notice that had to wait has spent nothing of the pace: else none would leave while more come.
  expect(Math.max(...toldAt.map((second, index) => second - (bookedAt[index] ?? 0)))).toBeLessThanOrEqual(61);
  expect(told().length).toBeLessThanOrEqual(pairBurst * 5);
}, 120_000);

test('of many workers at once, each notice is told by one', async () => {
  const places = [1, 2, 3, 4, 5, 6, 7, 8];
  await waiting(...places);
  await Promise.all(places.flatMap((place) => [send(place), send(place)]));
  // Some found another's claim in the way; the sweep comes by once that is over.
  desk.clock.advance(10_000);
  await desk.sweep();
  expect(told().flat().toSorted()).toEqual(texts(...places).toSorted());
});

describe('a worker that dies with a digest in hand', () => {
  test('before its request: its notices wait again, and are told once', async () => {
    await waiting(1, 2);
    const digest = await claimedAt(1);
    expect(digest.folds).toEqual([idOf(1), idOf(2)]);
    await desk.store([notice(3)]);
    desk.clock.advance(61_000);
    expect(await desk.sweep()).toMatchObject({ expired: 1 });
    desk.clock.advance(121_000);
    await desk.sweep();
    await desk.sweep();
    expect(told().flat().toSorted()).toEqual(texts(1, 2, 3));
    expect(await desk.intent(digest.intentId)).toMatchObject({
      state: 'failed',
      errorCode: 'DISSOLVED',
      body: '',
    });
    expect(await desk.alerts()).toEqual([]);
  });

  test('after its request: found on the provider’s list, and nothing is told again', async () => {
    await waiting(1, 2);
    const digest = await claimedAt(1);
    await desk.sender.send({
      ...{ to: to(), marketId: digest.marketId, content: { kind: 'text', body: digest.body, buttons: [] } },
      statusCallbackUrl: callbackUrlFor('http://127.0.0.1:9/status', digest.intentId),
    });
    for (const wait of [61_000, 121_000, 61_000]) {
      desk.clock.advance(wait);
      await desk.sweep();
    }
    expect(told()).toEqual([texts(1, 2)]);
    expect((await desk.intent(digest.intentId)).providerId).not.toBeNull();
    expect((await stored(2)).state).toBe('folded');
  });

  test('and only seemed to: what became known meanwhile stands', async () => {
    await waiting(1, 2);
    const digest = await claimedAt(1);
    const now = desk.clock.now();
    const callback = { messageSid: 'SM1', status: 'delivered', errorCode: null } as const;
    await applyDeliveryStatus(desk.documents, { intentId: digest.intentId, callback, now });
    const end = { end: 'postponed', code: '429', notBefore: now } as const;
    expect(await recordAttempt(desk.documents, digest, end, now)).toBe('delivered');
    expect((await stored(1)).state).toBe('folded');
  });
});

describe('a digest that the provider did not take', () => {
  test('for its pace: the notices wait as long as it says, and are told together then', async () => {
    await waiting(1, 2);
    desk.sandbox.setFaults([{ kind: '429', times: 1, to: phone }]);
    await send(1);
    expect(told()).toEqual([]);
    expect(await stored(2)).toMatchObject({ state: 'queued', foldedInto: null, attempts: 1 });
    desk.clock.advance(60_000);
    await desk.sweep();
    expect(told()).toEqual([texts(1, 2)]);
    // The second try counts on: what is refused again and again ends as any message does.
    expect(await digestOf(1)).toMatchObject({ attempts: 2 });
  });

  test('for good: each is told alone, and ends as it would have', async () => {
    await waiting(1, 2, 3);
    const digest = await claimedAt(1);
    await recordAttempt(desk.documents, digest, { end: 'rejected', code: '63021' }, desk.clock.now());
    await desk.sweep();
    expect(told()).toEqual([texts(1), texts(2), texts(3)]);
  });

  test('and a notice that was erased meanwhile stays so', async () => {
    await waiting(1, 2, 3);
    const digest = await claimedAt(1);
    await desk.documents.intent(idOf(2)).delete();
    const end = { end: 'postponed', code: '429', notBefore: desk.clock.now() } as const;
    await recordAttempt(desk.documents, digest, end, desk.clock.now());
    await desk.sweep();
    expect(told()).toEqual([texts(1, 3)]);
  });
});

describe('nothing is told together', () => {
  test('outside the 24-hour window, where a template has room for one', async () => {
    await desk.person(phone, { lastInboundAt: new Date(desk.clock.now().getTime() - 25 * 3_600_000) });
    await desk.store([notice(1), notice(2)]);
    expect((await claimedAt(1)).intentId).toBe(idOf(1));
    expect((await stored(2)).state).toBe('queued');
  });

  test('for who wrote STOP', async () => {
    await desk.person(phone, { optedOut: true });
    await desk.store([notice(1), notice(2)]);
    await send(1);
    expect(await stored(1)).toMatchObject({ state: 'failed', errorCode: 'OPTED_OUT' });
    expect(await stored(2)).toMatchObject({ state: 'failed', errorCode: 'OPTED_OUT' });
    expect(told()).toEqual([]);
  });
});
