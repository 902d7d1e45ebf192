import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type BookingDesk, openBookingDesk } from './testing/booking-desk.ts';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.newRestaurant());

describe('cancelling', () => {
  async function confirmed() {
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    await desk.answer(action, 'yes');
    return desk.transactionOf(action.ref);
  }

  test('asks first, then YES cancels, frees the table and tells the merchant', async () => {
    const booking = await confirmed();
    const proposal = await desk.propose(
      { reference: ` ${booking.reference.toLowerCase()} ` },
      {},
      'cancelBooking',
    );
    expect(proposal.kind).toBe('confirm_action');
    expect(proposal.summary).toMatch(
      /Reply YES \(or CONFIRM\) to cancel it, NO \(or DECLINE\) to keep it\.$/,
    );
    expect((await desk.transactionOf(proposal.ref)).state).toBe('confirmed');

    const effect = await desk.answer(await desk.pendingOf(proposal, 'cancelBooking'), 'yes');
    expect(effect).toMatchObject({ committed: true, intents: [{ type: 'merchant_booking_cancelled' }] });
    expect(await desk.transactionOf(proposal.ref)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'customer_request',
    });
    expect(await desk.locks()).toBe(0);
  });

  test('NO keeps the booking', async () => {
    const booking = await confirmed();
    const proposal = await desk.propose({ reference: booking.reference }, {}, 'cancelBooking');
    const effect = await desk.answer(await desk.pendingOf(proposal, 'cancelBooking'), 'no');
    expect(effect.text).toContain('stays as it is');
    expect((await desk.transactionOf(proposal.ref)).state).toBe('confirmed');
  });

  test('of a table only held releases it, and tells no merchant who never knew', async () => {
    const held = await desk.transactionOf((await desk.propose(desk.at('2026-11-22T20:00'))).ref);
    const proposal = await desk.propose({ reference: held.reference }, {}, 'cancelBooking');
    const effect = await desk.answer(await desk.pendingOf(proposal, 'cancelBooking'), 'yes');
    expect(effect).toMatchObject({ committed: true, intents: [] });
    expect(await desk.locks()).toBe(0);
  });

  test('finds nobody else’s booking, and none that does not exist', async () => {
    const booking = await confirmed();
    for (const [reference, actorId] of [
      [booking.reference, 'act_stranger'],
      ['ZZZZZZ', 'act_1'],
      ['', 'act_1'],
    ] as const) {
      expect(await desk.call('cancelBooking', { reference }, { actorId })).toMatchObject({
        code: 'TRANSACTION_NOT_FOUND',
      });
    }
  });

  test('a second time is told that it is cancelled', async () => {
    const booking = await confirmed();
    const proposal = await desk.propose({ reference: booking.reference }, {}, 'cancelBooking');
    await desk.answer(await desk.pendingOf(proposal, 'cancelBooking'), 'yes');
    expect(await desk.call('cancelBooking', { reference: booking.reference })).toMatchObject({
      code: 'ALREADY_CANCELLED',
    });
  });

  test('of what has begun is refused with its own sentence', async () => {
    const booking = await confirmed();
    const result = await desk.call(
      'cancelBooking',
      { reference: booking.reference },
      { now: new Date('2026-11-22T18:30:00Z') },
    );
    expect(result).toMatchObject({
      code: 'TIME_PAST',
      message: expect.stringContaining('nothing left to cancel'),
    });
  });
});

describe('myBookings', () => {
  test('lists one’s own bookings, held and confirmed, earliest first', async () => {
    const actorId = `act_lister_${desk.listing.listingId}`;
    const late = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00'), { actorId }));
    await desk.answer(late, 'yes');
    await desk.propose(desk.at('2026-11-22T14:00'), { actorId });
    const result = await desk.call('myBookings', {}, { actorId });
    expect(result).toMatchObject({
      status: 'ok',
      data: { bookings: [{ isBooked: false }, { isBooked: true }] },
      ui: { type: 'bookings' },
    });
    expect(await desk.call('myBookings', {}, { actorId: 'act_nobody' })).toMatchObject({
      data: { bookings: [] },
    });
  });
});
