import { describe, expect, test } from '@jest/globals';
import type { BookingCard, CardOf } from '@merve/contract/cards';
import { bookingStands } from './booking-stands.ts';

const booking: BookingCard = {
  type: 'booking',
  reference: 'K7QF2M',
  state: 'confirmed',
  businessName: 'Carob Lantern',
  title: 'Dinner table',
  listingId: 'carob-lantern',
  startsAt: '2026-11-22T18:00:00.000Z',
  endsAt: '2026-11-22T20:00:00.000Z',
  timeZone: 'Asia/Famagusta',
  party: 2,
  price: null,
  holdExpiresAt: null,
};
const proposal: CardOf<'booking_proposal'> = {
  ...booking,
  type: 'booking_proposal',
  state: 'hold',
  holdExpiresAt: '2026-11-21T10:10:00.000Z',
};
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

describe('a proposal', () => {
  test('is a question until its hold ends, and expired from that moment on', () => {
    expect(bookingStands(proposal, null, at('21T10:09'))).toMatchObject({ state: 'hold', isQuestion: true });
    expect(bookingStands(proposal, null, at('21T10:10'))).toMatchObject({
      state: 'expired',
      isQuestion: false,
      holds: false,
    });
  });

  test('shows what became of it, and asks no more', () => {
    expect(bookingStands(proposal, booking, at('21T10:05'))).toMatchObject({
      state: 'confirmed',
      isQuestion: false,
    });
  });

  test('that waits for its deposit says so', () => {
    const due = { ...booking, state: 'hold' as const, holdExpiresAt: '2026-11-21T11:00:00.000Z' };
    const deposit = { amount: { minorUnits: 1000, currency: 'TRY' }, refundUntilMinutes: null, due: true };
    expect(bookingStands(proposal, { ...due, deposit }, at('21T10:30')).depositDue).toBe(true);
    expect(bookingStands(proposal, { ...due, deposit }, at('21T11:30')).depositDue).toBe(false);
  });
});

describe('a booking', () => {
  test('can be changed while it lies ahead', () => {
    expect(bookingStands(booking, null, at('22T17:59')).changeable).toBe(true);
    expect(bookingStands(booking, null, at('22T18:00')).changeable).toBe(false);
    expect(bookingStands({ ...booking, state: 'cancelled' }, null, at('21T10:00')).changeable).toBe(false);
  });

  test('asked to be cancelled is a question until it is', () => {
    const question: CardOf<'cancel_proposal'> = { ...booking, type: 'cancel_proposal' };
    expect(bookingStands(question, booking, at('21T10:00')).isQuestion).toBe(true);
    expect(bookingStands(question, { ...booking, state: 'cancelled' }, at('21T10:00'))).toMatchObject({
      state: 'cancelled',
      tone: 'danger',
      isQuestion: false,
    });
  });
});
