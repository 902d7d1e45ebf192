import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type BookingDesk, openBookingDesk } from './testing/booking-desk.ts';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.newRestaurant());

describe('initiateBooking', () => {
  test('holds the table and shows place, local time with zone, party and until when', async () => {
    const proposal = await desk.propose({
      listing: desk.listing.name,
      startsAtLocal: '2026-11-22T20:00',
      party: 4,
    });
    expect(proposal.summary).toBe(
      [
        `${desk.listing.name} – Table (Kyrenia / Girne)`,
        'Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+2)',
        'For 4 people',
        'Held for you until 12:10. It is not booked yet.',
        'Reply YES (or CONFIRM) to book it, NO (or DECLINE) to release it.',
      ].join('\n'),
    );
    const transaction = await desk.transactionOf(proposal.ref);
    expect(transaction).toMatchObject({ state: 'hold', party: 4, customerName: 'Ayla', actorId: 'act_1' });
    expect(proposal.expiresAt).toEqual(transaction.holdExpiresAt);
    expect(desk.scheduled).toEqual([{ txId: transaction.txId, at: proposal.expiresAt }]);
    expect(await desk.locks()).toBe(2);
  });

  test('speaks Turkish and names the price', async () => {
    await desk.write({ price: { minorUnits: 125_000, currency: 'TRY' } });
    const { summary, price } = await desk.propose(desk.at('2026-11-22T20:00'), { language: 'tr' });
    expect(summary).toContain('22 Kasım 2026 Pazar, 20:00');
    expect(summary).toContain('1.250,00');
    expect(summary).toMatch(/Onaylamak için EVET, vazgeçmek için HAYIR yazın\.$/);
    expect(price).toEqual({ minorUnits: 125_000, currency: 'TRY' });
  });

  test('holds once for one idempotency key', async () => {
    const first = await desk.propose(desk.at('2026-11-22T20:00'), { idempotencyKey: 'same' });
    const again = await desk.propose(desk.at('2026-11-22T20:00'), { idempotencyKey: 'same' });
    expect(again).toEqual(first);
    expect(await desk.locks()).toBe(2);
  });

  test('is not written before the call is in the log', async () => {
    const log = Promise.withResolvers<void>();
    const held = desk.call('initiateBooking', desk.at('2026-11-22T20:00'), { recorded: log.promise });
    expect(await desk.locks()).toBe(0);
    log.resolve();
    expect(await held).toMatchObject({ status: 'proposal' });
    expect(await desk.locks()).toBe(2);
  });

  test('is not written at all where the log has it not, and not tried again for that', async () => {
    const unavailable = Object.assign(new Error('the log is away'), { code: 14 });
    const recorded = Promise.reject(unavailable);
    recorded.catch(() => {});
    const cost = await desk.roundTrips(() =>
      desk.call('initiateBooking', desk.at('2026-11-22T20:00'), { recorded }),
    );
    // The reads, and that the transaction is given up.
    expect(cost).toBeLessThanOrEqual(2);
    expect(await desk.locks()).toBe(0);
    expect(await desk.propose(desk.at('2026-11-22T20:00'))).toMatchObject({ kind: 'confirm_transaction' });
  });

  test('offers the nearest free times when the slot is taken', async () => {
    await desk.propose(desk.at('2026-11-22T20:00'), { actorId: 'act_other' });
    const result = await desk.call('initiateBooking', desk.at('2026-11-22T20:00'));
    expect(result).toMatchObject({ status: 'refused', code: 'SLOT_TAKEN' });
    expect(result).toHaveProperty(
      'message',
      expect.stringContaining('Free instead on Sunday 22 November 2026: 18:30, 19:00, 21:00.'),
    );
    expect(result).toHaveProperty('ui', {
      ...{ type: 'free_times', listingId: desk.listing.listingId, name: desk.listing.name, party: 4 },
      ...{ timeZone: 'Asia/Famagusta' },
      times: ['2026-11-22T16:30:00.000Z', '2026-11-22T17:00:00.000Z', '2026-11-22T19:00:00.000Z'],
    });
    expect(await desk.locks()).toBe(2);
  });

  test('lets one of many at once have the table, and tells the rest the truth', async () => {
    const made = desk.capability();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        desk.call('initiateBooking', desk.at('2026-11-22T20:00'), { actorId: `act_${index}` }, made),
      ),
    );
    expect(results.filter((result) => result.status === 'proposal')).toHaveLength(1);
    expect(
      results.filter((result) => result.status === 'refused' && result.code === 'SLOT_TAKEN'),
    ).toHaveLength(9);
  });

  test.each([
    [{ party: 0 }, 'PARTY_TOO_SMALL', /at least one person/],
    [{ party: 500 }, 'PARTY_TOO_LARGE', /up to 8 people/],
    [{ startsAtLocal: '2026-11-20T20:00' }, 'TIME_PAST', /already passed/],
    [{ startsAtLocal: '2026-02-30T20:00' }, 'TIME_INVALID', /not a date and time of the calendar/],
    [{ startsAtLocal: '2026-11-22T20:10' }, 'TIME_INVALID', /every 30 minutes, so at 20:00 or at 20:30/],
    [{ startsAtLocal: '2026-11-22T03:00' }, 'BUSINESS_CLOSED', /next open Sunday 22 November 2026, 12:00/],
    [
      { startsAtLocal: '2026-11-22T22:30' },
      'BUSINESS_CLOSED',
      /close at 23:00 and a booking takes 60 minutes/,
    ],
    [{ listing: 'Nowhere Inn' }, 'LISTING_NOT_FOUND', /“Nowhere Inn”/],
  ])('refuses %j with %s and a sentence, writing nothing', async (changes, code, sentence) => {
    const result = await desk.call('initiateBooking', { ...desk.at('2026-11-22T20:00'), ...changes });
    expect(result).toEqual({ status: 'refused', code, message: expect.stringMatching(sentence) });
    expect(await desk.locks()).toBe(0);
  });

  test('refuses half a person: what is wrong is for the model, and the person gets a sentence', async () => {
    const result = await desk.call('initiateBooking', desk.at('2026-11-22T20:00', 2.5));
    expect(result).toEqual({
      ...{ status: 'refused', code: 'TOOL_ARGUMENTS_INVALID' },
      ...{ message: expect.stringContaining('nothing was done'), problems: expect.stringContaining('party') },
    });
    expect(await desk.locks()).toBe(0);
  });

  test('lets a person change the party of what they hold, and a stranger not', async () => {
    const { ref } = await desk.propose(desk.at('2026-11-22T20:00', 4));
    const stranger = { actorId: 'act_other', threadId: 'thread-2', pendingRef: ref };
    expect(await desk.call('initiateBooking', desk.at('2026-11-22T20:00', 6), stranger)).toMatchObject({
      code: 'SLOT_TAKEN',
    });
    const changed = await desk.propose(desk.at('2026-11-22T20:00', 6), { pendingRef: ref });
    expect(await desk.transactionOf(changed.ref)).toMatchObject({ state: 'hold', party: 6 });
    expect(await desk.transactionOf(ref)).toMatchObject({ state: 'cancelled' });
    expect(await desk.locks()).toBe(2);
  });

  test('keeps the hold when its expiry cannot be scheduled', async () => {
    const failing = desk.capability(async () => {
      throw new Error('no tasks today');
    });
    expect(await desk.call('initiateBooking', desk.at('2026-11-22T20:00'), {}, failing)).toMatchObject({
      status: 'proposal',
    });
  });

  test('costs two round trips when the catalogue is warm, and none when refused early', async () => {
    const made = desk.capability();
    await desk.call('initiateBooking', desk.at('2026-11-22T13:00'), {}, made);
    expect(
      await desk.roundTrips(() => desk.call('initiateBooking', desk.at('2026-11-22T20:00'), {}, made)),
    ).toBe(2);
    expect(
      await desk.roundTrips(() => desk.call('initiateBooking', desk.at('2026-11-22T20:00', 0), {}, made)),
    ).toBe(0);
  });
});
