import { expect, test } from '@jest/globals';
import type { BookingView } from '@merve/contract/api';
import { bookingsOfDay } from './bookings-of-day.ts';
import { tripDay, tripItem } from './testing/trip-samples.ts';

const booking = (
  reference: string,
  startsAt: string,
  endsAt: string,
  more: Partial<BookingView> = {},
): BookingView => ({
  ...{ bookingId: reference, reference, businessId: 'b', listingId: 'l', offeringId: 'o', marketId: 'm' },
  ...{ title: 'Table', businessName: reference, state: 'confirmed', party: 2, timeZone: 'Asia/Nicosia' },
  ...{ price: null, cancelReason: null, startsAt, endsAt, nights: null, holdExpiresAt: null },
  ...{
    confirmedAt: null,
    endedAt: null,
    deposit: null,
    note: null,
    allergies: [],
    cancellable: true,
    isMoved: false,
  },
  ...more,
});
const day = tripDay({ items: [tripItem({ name: 'Castle', start: '12:30', end: '13:30' })] });
const of = (bookings: readonly BookingView[]) =>
  bookingsOfDay(bookings, day, 'Asia/Nicosia').map(({ booking: { reference }, start, end, meets }) => [
    ...[reference, start, end],
    ...meets,
  ]);

test('bookings of a day stand at the time of the wall there, in order, with the visits they meet', () => {
  const lunch = booking('lunch', '2027-07-10T10:00:00Z', '2027-07-10T11:30:00Z');
  const dinner = booking('dinner', '2027-07-10T17:00:00Z', '2027-07-10T19:00:00Z');
  const late = booking('late', '2027-07-09T21:30:00Z', '2027-07-09T22:00:00Z');
  const eve = booking('eve', '2027-07-09T17:00:00Z', '2027-07-09T19:00:00Z');
  expect(of([dinner, lunch, late, eve])).toEqual([
    ['late', '00:30', '01:00'],
    ['lunch', '13:00', '14:30', 'Castle'],
    ['dinner', '20:00', '22:00'],
  ]);
});

test('a cancelled one shows, and is in nobody’s way; one that was let go, and the night of a stay, are in none either', () => {
  const at = ['2027-07-10T10:00:00Z', '2027-07-10T11:30:00Z'] as const;
  expect(of([booking('gone', ...at, { state: 'cancelled' })])).toEqual([['gone', '13:00', '14:30']]);
  expect(of([booking('old', ...at, { state: 'expired' })])).toEqual([]);
  expect(of([booking('moved', ...at, { state: 'cancelled', isMoved: true })])).toEqual([]);
  const stay = booking('stay', '2027-07-10T09:00:00Z', '2027-07-12T08:00:00Z', { nights: 2 });
  expect(of([stay])).toEqual([['stay', '12:00', '24:00']]);
});
