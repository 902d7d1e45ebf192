import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PendingAction, Transaction } from '@merve/contract';
import { bookedAs } from '../../../catalogue/testing/sample-listings.ts';
import { cancel } from '../../../ledger/index.ts';
import { type BookingDesk, openBookingDesk } from '../testing/booking-desk.ts';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.newRestaurant());

const evening = '2026-11-22T20:00';

/** A confirmed table for four at 20:00. */
async function booked(startsAtLocal = evening): Promise<Transaction> {
  const action = await desk.pendingOf(await desk.propose(desk.at(startsAtLocal)));
  await desk.answer(action, 'yes');
  return desk.transactionOf(action.ref);
}

async function proposeMove(reference: string, changes: { startsAtLocal?: string; party?: number }) {
  const proposal = await desk.propose({ reference, ...changes }, {}, 'rescheduleBooking');
  return { proposal, action: await desk.pendingOf(proposal, 'rescheduleBooking') };
}

const stateOf = async (booking: Transaction) =>
  (await desk.documents.transaction(booking.businessId, booking.txId).get()).data()?.state;

describe('rescheduleBooking', () => {
  test('holds the new time, shows old and new with the price, and leaves the booking as it is', async () => {
    const old = await booked();
    await desk.write({ price: { minorUnits: 150_000, currency: 'TRY' } });
    const { proposal } = await proposeMove(old.reference, { startsAtLocal: '2026-11-22T21:30', party: 6 });
    expect(proposal.summary).toContain(old.reference);
    expect(proposal.summary).toMatch(/From: .*20:00.*4 people/);
    expect(proposal.summary).toMatch(/To: .*21:30.*6 people/);
    expect(proposal.summary).toMatch(/Price: .*0.* → .*1,500.*\(\+.*1,500/);
    expect(proposal.ui).toMatchObject({ type: 'move_proposal', moves: { reference: old.reference } });
    expect(await stateOf(old)).toBe('confirmed');
    expect(desk.scheduled).toHaveLength(2);
  });

  test('YES moves it, names the new code, and tells the merchant once, from when to when', async () => {
    const old = await booked();
    // The one table, half an hour later: its own slots are not in the way.
    const { action } = await proposeMove(old.reference, { startsAtLocal: '2026-11-22T20:30' });
    const effect = await desk.answer(action, 'yes', { idempotencyKey: 'thread-1:move' });
    const moved = await desk.transactionOf(action.ref);
    expect(moved.state).toBe('confirmed');
    expect(await stateOf(old)).toBe('cancelled');
    expect(await desk.locks()).toBe(2);
    expect(effect.text).toContain(`Your booking code is now ${moved.reference} (before: ${old.reference}).`);
    expect(effect.intents).toMatchObject([
      { to: 'whatsapp:+905330009999', type: 'merchant_booking_moved', template: null },
    ]);
    expect(effect.intents[0]?.body).toMatch(/From: .*20:00.*To: .*20:30/s);
    const again = await desk.answer(action, 'yes', { idempotencyKey: 'thread-1:move' });
    expect(again).toMatchObject({ committed: true, intents: [], text: effect.text });
  });

  test('tells the merchant by the market’s approved template where it has one', async () => {
    const old = await booked();
    const { action } = await proposeMove(old.reference, { startsAtLocal: '2026-11-22T21:00' });
    const { tools } = desk.capability();
    const { sampleCommitContext } = await import('../testing/samples.ts');
    const { config } = sampleCommitContext(tools);
    const template = { contentSid: `HX${'0'.repeat(32)}`, variables: ['previousTime', 'localTime'] };
    const effect = await desk.answer(action, 'yes', {
      config: { ...config, whatsappTemplates: { merchant_booking_moved: template } },
    });
    expect(effect.intents[0]?.template).toMatchObject({
      contentSid: template.contentSid,
      variables: { 1: expect.stringContaining('20:00'), 2: expect.stringContaining('21:00') },
    });
  });

  test('NO gives the new time back, and says that the booking stands', async () => {
    const old = await booked();
    const { action } = await proposeMove(old.reference, { party: 2 });
    const effect = await desk.answer(action, 'no');
    expect(effect.text).toBe(`Your booking ${old.reference} stays as it is; nothing was moved.`);
    expect(await stateOf(old)).toBe('confirmed');
    expect(await desk.locks()).toBe(2);
  });

  test('costs one query and a hold to propose, and as much as the YES to a booking', async () => {
    const old = await booked();
    let action: PendingAction | undefined;
    const propose = async () => {
      ({ action } = await proposeMove(old.reference, { startsAtLocal: '2026-11-22T20:30' }));
    };
    // The query beside the catalogue; the hold's reads and its commit; the test's own look at what came of it.
    expect(await desk.roundTrips(propose)).toBeLessThanOrEqual(6);
    const pending = action;
    if (pending === undefined) throw new Error('nothing is pending');
    expect(await desk.roundTrips(() => desk.answer(pending, 'yes'))).toBe(3);
  });

  test('holds nothing for a call that could not be recorded', async () => {
    const old = await booked();
    const recorded = Promise.reject(new Error('another worker took over'));
    recorded.catch(() => {});
    const args = { reference: old.reference, startsAtLocal: '2026-11-22T21:00' };
    const result = await desk.call('rescheduleBooking', args, { recorded });
    expect(result.status).toBe('refused');
    expect(await desk.locks()).toBe(2);
    expect(desk.scheduled).toHaveLength(1);
  });

  test('after a second wish, the newer hold counts and the first is given back', async () => {
    const old = await booked();
    const first = await proposeMove(old.reference, { startsAtLocal: '2026-11-22T20:30' });
    const second = await desk.propose(
      { reference: old.reference, startsAtLocal: '2026-11-22T21:00' },
      { pendingRef: first.action.ref },
      'rescheduleBooking',
    );
    expect((await desk.transactionOf(first.action.ref)).state).toBe('cancelled');
    await desk.answer(await desk.pendingOf(second, 'rescheduleBooking'), 'yes');
    expect(await desk.locks()).toBe(2);
  });
});

describe('a YES that no longer holds moves nothing, and the booking stands', () => {
  test.each([
    ['the price changed', () => desk.write({ price: { minorUnits: 99_000, currency: 'TRY' } })],
    ['the offering was switched off', () => desk.write({ active: false })],
    ['the listing was switched off', () => desk.write({}, { active: false })],
    ['a deposit is asked now', () => desk.write({ deposit: deposit() })],
  ])('%s', async (_, change) => {
    const old = await booked();
    const { action } = await proposeMove(old.reference, { startsAtLocal: '2026-11-22T21:00' });
    await change();
    const effect = await desk.answer(action, 'yes');
    expect(effect).toMatchObject({ committed: false, intents: [] });
    expect(effect.text).toContain(`Your booking ${old.reference} stays as it is`);
    expect(await stateOf(old)).toBe('confirmed');
    expect((await desk.transactionOf(action.ref)).state).toBe('cancelled');
    expect(await desk.locks()).toBe(2);
  });

  test('except when it was cancelled meanwhile: then nothing is claimed to stand', async () => {
    const old = await booked();
    const { action } = await proposeMove(old.reference, { startsAtLocal: '2026-11-22T20:30' });
    await cancel(desk.documents, {
      ...old,
      reason: 'merchant_closed',
      idempotencyKey: 'k',
      now: old.createdAt,
    });
    const effect = await desk.answer(action, 'yes');
    expect(effect).toMatchObject({ committed: false, intents: [] });
    expect(effect.text).not.toContain('stays as it is');
    expect(await desk.locks()).toBe(0);
  });
});

const deposit = () => ({
  amount: { minorUnits: 10_000, currency: 'TRY' },
  per: 'booking' as const,
  refundUntilMinutes: 60,
});

describe('a wish that cannot be met is refused in words, and nothing is held', () => {
  const ask = (args: { [name: string]: string | number }, inContext = {}) =>
    desk.call('rescheduleBooking', args, inContext);

  test.each([
    [
      'of another person',
      { startsAtLocal: '2026-11-22T21:00' },
      { actorId: 'act_2' },
      'TRANSACTION_NOT_FOUND',
    ],
    ['to the same time', { startsAtLocal: evening, party: 4 }, {}, 'BAD_REQUEST'],
    ['to nothing at all', {}, {}, 'BAD_REQUEST'],
    ['to the past', { startsAtLocal: '2026-11-20T20:00' }, {}, 'TIME_PAST'],
    ['too far ahead', { startsAtLocal: '2027-11-20T20:00' }, {}, 'TIME_TOO_FAR'],
    ['between two slots', { startsAtLocal: '2026-11-22T20:10' }, {}, 'TIME_INVALID'],
    ['while it is closed', { startsAtLocal: '2026-11-22T04:00' }, {}, 'BUSINESS_CLOSED'],
    ['for too many', { party: 40 }, {}, 'PARTY_TOO_LARGE'],
    ['for nobody', { party: 0 }, {}, 'PARTY_TOO_SMALL'],
    ['to a word', { startsAtLocal: 'tomorrow' }, {}, 'TIME_INVALID'],
    ['of the wrong type', { party: 'four' }, {}, 'TOOL_ARGUMENTS_INVALID'],
  ])('%s', async (_, args, inContext, code) => {
    const old = await booked();
    const result = await ask({ reference: old.reference, ...args }, inContext);
    expect(result).toMatchObject({ status: 'refused', code });
    expect(result.status === 'refused' && result.message.length).toBeGreaterThan(10);
    expect(await desk.locks()).toBe(2);
    expect(await stateOf(old)).toBe('confirmed');
  });

  test('with an unknown code', async () => {
    expect(await ask({ reference: 'ZZZZ99', party: 2 })).toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
  });

  test('of what is only held', async () => {
    const held = await desk.transactionOf((await desk.propose(desk.at(evening))).ref);
    expect(await ask({ reference: held.reference, party: 2 })).toMatchObject({ code: 'NOT_HELD' });
  });

  test('of what has begun', async () => {
    const old = await booked();
    const result = await ask({ reference: old.reference, party: 2 }, { now: old.startsAt });
    expect(result).toMatchObject({ code: 'TIME_PAST' });
  });

  test('to a time that is taken: free ones near it are named, the booking’s own among them', async () => {
    const old = await booked();
    await desk.propose(desk.at('2026-11-22T22:00'), { actorId: 'act_2', threadId: 'thread-2' });
    const result = await ask({ reference: old.reference, startsAtLocal: '2026-11-22T21:30' });
    expect(result).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(result.status === 'refused' && result.message).toMatch(/stays as it is.*21:00/s);
  });

  test('at a listing that is switched off, or where a deposit is asked', async () => {
    const old = await booked();
    await desk.write({ deposit: deposit() });
    expect(await ask({ reference: old.reference, party: 2 })).toMatchObject({ code: 'NOT_BOOKABLE' });
    await desk.write({}, { merve: { ...bookedAs('table'), enabled: false } });
    expect(await ask({ reference: old.reference, party: 2 })).toMatchObject({ code: 'NOT_BOOKABLE' });
  });
});
