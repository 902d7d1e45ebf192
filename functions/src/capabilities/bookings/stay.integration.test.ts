import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sampleRoom } from '../../ledger/testing/samples.ts';
import { type BookingDesk, openBookingDesk } from './testing/booking-desk.ts';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());

const { unit, slotMinutes, durationMinutes, maxParty, leadMinutes, openingHours, title } = sampleRoom();
const room = {
  ...{ unit, slotMinutes, durationMinutes, maxParty, leadMinutes, openingHours, title },
  bookingWindowDays: 60,
  price: { minorUnits: 320_000, currency: 'TRY' },
};
beforeEach(async () => {
  await desk.newRestaurant();
  await desk.write(room);
});

const stay = (startsAtLocal: string, nights?: number) => ({
  ...desk.at(startsAtLocal, 2),
  ...(nights === undefined ? {} : { nights }),
});
const locksOfNight = 5;

describe('a stay', () => {
  test('shows its dates, its nights, when to come and go, and what they cost together', async () => {
    const { summary, price, ui } = await desk.propose(stay('2026-11-27', 3));
    expect(summary).toBe(
      [
        `${desk.listing.name} – Double room (Kyrenia / Girne)`,
        'Friday 27 November – Monday 30 November 2026, 3 nights; check-in from 16:00, check-out by 12:00 (Asia/Famagusta, UTC+2)',
        'For 2 people',
        'Price: TRY 9,600.00 (3 × TRY 3,200.00)',
        'Held for you until 12:10. It is not booked yet.',
        'Reply YES (or CONFIRM) to book it, NO (or DECLINE) to release it.',
      ].join('\n'),
    );
    expect(price).toEqual({ minorUnits: 960_000, currency: 'TRY' });
    expect(ui).toMatchObject({ nights: 3, endsAt: '2026-11-30T10:00:00.000Z' });
    expect(await desk.locks()).toBe(3 * locksOfNight);
  });

  test('is of one night where nothing else was said, and that is said', async () => {
    const { summary, price } = await desk.propose(stay('2026-11-27'));
    expect(summary).toContain('Friday 27 November – Saturday 28 November 2026, 1 night; check-in from 16:00');
    expect(price).toEqual(room.price);
    expect(await desk.locks()).toBe(locksOfNight);
  });

  test('begins when the house takes people in; another clock is when they come, and the house reads it', async () => {
    const { summary, ref } = await desk.propose(stay('2026-11-27T22:00', 2));
    expect(summary).toContain('check-in from 16:00');
    expect(summary).toContain('Arrival about 22:00');
    expect(await desk.transactionOf(ref)).toMatchObject({
      startsAt: new Date('2026-11-27T14:00:00Z'),
      note: 'Arrival about 22:00',
    });
    for (const [days, none] of ['2026-12-01T00:00', '2026-12-03T16:00', '2026-12-05'].entries()) {
      expect((await desk.propose(stay(none, 2), { actorId: `act_${days}` })).summary).not.toContain(
        'Arrival',
      );
    }
  });

  test('YES books all of it under one code, and the house is told of it once, with both dates and the nights', async () => {
    const proposal = await desk.propose(stay('2026-11-27', 3));
    const effect = await desk.answer(await desk.pendingOf(proposal), 'yes');
    expect(effect.committed).toBe(true);
    expect(effect.text).toContain('Friday 27 November – Monday 30 November 2026, 3 nights');
    expect(effect.intents).toHaveLength(1);
    const [notice] = effect.intents;
    expect(notice?.body).toContain('3 nights');
    expect(notice?.body).toContain('Friday 27 November – Monday 30 November 2026');
    expect(notice?.body).toContain('price: TRY 9,600.00');
    expect(await desk.transactionOf(proposal.ref)).toMatchObject({ state: 'confirmed', nights: 3 });
    expect(await desk.locks()).toBe(3 * locksOfNight);
  });

  test('NO gives back every night', async () => {
    const proposal = await desk.propose(stay('2026-11-27', 3));
    await desk.answer(await desk.pendingOf(proposal), 'no');
    expect(await desk.locks()).toBe(0);
  });

  test('a price that changed meanwhile is not what was said yes to', async () => {
    const proposal = await desk.propose(stay('2026-11-27', 3));
    await desk.write({ ...room, price: { minorUnits: 330_000, currency: 'TRY' } });
    const effect = await desk.answer(await desk.pendingOf(proposal), 'yes');
    expect(effect.committed).toBe(false);
    expect(effect.text).toContain('from TRY 9,600.00 to TRY 9,900.00');
    expect(await desk.locks()).toBe(0);
  });

  test('names the nights that are taken, and the nearest stays as long that are free', async () => {
    await desk.propose(stay('2026-11-28', 1), { actorId: 'act_other' });
    const result = await desk.call('initiateBooking', stay('2026-11-27', 3));
    expect(result).toMatchObject({ status: 'refused', code: 'SLOT_TAKEN' });
    expect(result).toHaveProperty(
      'message',
      `Nothing was booked: at ${desk.listing.name} these nights are taken: 28 November. Free instead for 3 nights:\n25 Nov – 28 Nov\n29 Nov – 2 Dec\n30 Nov – 3 Dec\nWhich one shall I hold?`,
    );
    expect(await desk.locks()).toBe(locksOfNight);
  });

  test.each([
    [31, 'NIGHTS_INVALID', 'from one night to 30 nights'],
    [0, 'NIGHTS_INVALID', 'from one night to 30 nights'],
  ])('of %i nights is not held', async (nights, code, said) => {
    const result = await desk.call('initiateBooking', stay('2026-11-27', nights));
    expect(result).toMatchObject({ status: 'refused', code, message: expect.stringContaining(said) });
    expect(await desk.locks()).toBe(0);
  });

  test('there is none where nothing is sold by the night: a table is never held in its place', async () => {
    await desk.newRestaurant();
    const result = await desk.call('initiateBooking', { ...desk.at('2026-11-27T20:00'), nights: 2 });
    expect(result).toMatchObject({ status: 'refused', code: 'NOT_BY_NIGHT' });
    expect(await desk.locks()).toBe(0);
  });
});

describe('a stay that is booked', () => {
  async function booked(nights = 3) {
    const proposal = await desk.propose(stay('2026-11-27', nights));
    await desk.answer(await desk.pendingOf(proposal), 'yes');
    return desk.transactionOf(proposal.ref);
  }

  test('is moved with its nights, and all of the old ones are free again', async () => {
    const { reference } = await booked();
    const proposal = await desk.propose({ reference, startsAtLocal: '2026-12-04' }, {}, 'rescheduleBooking');
    expect(proposal.summary).toContain('From: Friday 27 November – Monday 30 November 2026, 3 nights');
    expect(proposal.summary).toContain('To: Friday 4 December – Monday 7 December 2026, 3 nights');
    await desk.answer(await desk.pendingOf(proposal, 'rescheduleBooking'), 'yes');
    expect(await desk.locks()).toBe(3 * locksOfNight);
  });

  test('is made a night longer, in a house with one room, at the price of four', async () => {
    const { reference } = await booked();
    const proposal = await desk.propose({ reference, nights: 4 }, {}, 'rescheduleBooking');
    expect(proposal.summary).toContain('Friday 27 November – Tuesday 1 December 2026, 4 nights');
    expect(proposal.summary).toContain('TRY 9,600.00 → TRY 12,800.00');
    expect(proposal.ui).toMatchObject({ nights: 4, moves: { nights: 3 } });
    const effect = await desk.answer(await desk.pendingOf(proposal, 'rescheduleBooking'), 'yes');
    expect(effect.committed).toBe(true);
    expect(effect.intents[0]?.body).toContain('4 nights');
    expect(await desk.locks()).toBe(4 * locksOfNight);
  });

  test('stands as it is when the night more is taken', async () => {
    const { reference } = await booked();
    await desk.propose(stay('2026-11-30', 1), { actorId: 'act_other' });
    const result = await desk.call('rescheduleBooking', { reference, nights: 4 });
    expect(result).toMatchObject({ status: 'refused', code: 'SLOT_TAKEN' });
    expect(result).toHaveProperty('message', expect.stringContaining('these nights are taken: 30 November'));
    expect(await desk.locks()).toBe(4 * locksOfNight);
  });

  test('asked for as it is, nothing changes', async () => {
    const { reference } = await booked();
    const result = await desk.call('rescheduleBooking', {
      reference,
      nights: 3,
      startsAtLocal: '2026-11-27',
    });
    expect(result).toMatchObject({ status: 'refused', code: 'BAD_REQUEST' });
  });

  test('is called off whole, and told so with its dates', async () => {
    const { reference } = await booked();
    const proposal = await desk.propose({ reference }, {}, 'cancelBooking');
    expect(proposal.summary).toContain('27 November – Monday 30 November 2026, 3 nights');
    const effect = await desk.answer(await desk.pendingOf(proposal, 'cancelBooking'), 'yes');
    expect(effect.intents[0]?.body).toContain('3 nights');
    expect(await desk.locks()).toBe(0);
  });

  test('stands among what one has, with its nights', async () => {
    await booked();
    const result = await desk.call('myBookings', {});
    const listingId = desk.listing.listingId;
    const items = expect.arrayContaining([expect.objectContaining({ listingId, nights: 3 })]);
    expect(result).toMatchObject({ status: 'ok', ui: { items } });
    expect(result).toHaveProperty('data.message', expect.stringContaining('3 nights; check-in from 16:00'));
  });
});
