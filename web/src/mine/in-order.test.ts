import { describe, expect, test } from '@jest/globals';
import type { BookingView } from '@merve/contract/api';
import { partBookings } from './in-order.ts';
import { addressOf, readShown } from './sections.ts';

const booking = (
  reference: string,
  startsAt: string,
  state: BookingView['state'] = 'confirmed',
): BookingView => ({
  reference,
  businessId: 'b',
  listingId: 'l',
  offeringId: 'o',
  marketId: 'm',
  title: 'Table',
  businessName: 'Olive',
  state,
  party: 2,
  timeZone: 'Asia/Famagusta',
  price: null,
  cancelReason: null,
  bookingId: reference,
  startsAt: `${startsAt}:00.000Z`,
  endsAt: `${startsAt.replace('T18', 'T20')}:00.000Z`,
  holdExpiresAt: null,
  confirmedAt: null,
  endedAt: null,
  deposit: null,
  cancellable: false,
  isMoved: false,
});
const names = (bookings: readonly BookingView[]) => bookings.map(({ reference }) => reference).join(' ');

describe('bookings', () => {
  test('that stand come first, the next one at the top; what is over follows, the latest first', () => {
    const { ahead, past } = partBookings(
      [
        booking('later', '2026-12-24T18:00'),
        booking('cancelled', '2026-12-01T18:00', 'cancelled'),
        booking('next', '2026-11-22T18:00', 'hold'),
        booking('now', '2026-11-21T18:00'),
        booking('old', '2026-01-05T18:00'),
        booking('older', '2025-01-05T18:00', 'expired'),
      ],
      new Date('2026-11-21T19:00:00Z'),
    );
    expect(names(ahead)).toBe('now next later');
    expect(names(past)).toBe('cancelled old older');
  });
});

describe('the address', () => {
  test.each([
    ['', { section: 'bookings', code: null }],
    ['?show=rides', { section: 'rides', code: null }],
    ['?show=food&code=%20K7QF2M', { section: 'food', code: 'K7QF2M' }],
    ['?show=everything&code=', { section: 'bookings', code: null }],
  ])('%s shows it', (search, shown) => expect(readShown(search)).toEqual(shown));

  test('of one thing leads back to it', () => {
    const address = addressOf('viewing', 'A&B=C');
    expect(readShown(address.slice(address.indexOf('?')))).toEqual({ section: 'viewing', code: 'A&B=C' });
  });
});
