import { expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { wishesByCall } from './wish-of-call.ts';

const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'Asia/Famagusta' });
const table = 'Carob Lantern tomorrow at 8pm for 4';
const taxi = 'a taxi there from Quince Yard at half past seven';

test('a taxi is the wish that speaks of one, wherever it stands, and the other waits', () => {
  const said = `${table}, and ${taxi}`;
  expect(wishesByCall(said, 'en', () => local)('initiateBooking')?.own).toBe(table);
  expect(wishesByCall(said, 'en', () => local)('initiateBooking')?.other).toContain(taxi);
  expect(wishesByCall(said, 'en', () => local)('requestTaxi')?.own).toContain(taxi);
  expect(wishesByCall(said, 'en', () => local)('requestTaxi')?.other).toBe(table);
});

test('of two bookings it is the first', () => {
  const said = 'friday 13:00 Carob Lantern for 3, friday 18:00 Glasshouse Padel for 4';
  expect(wishesByCall(said, 'en', () => local)('initiateBooking')).toEqual({
    own: 'friday 13:00 Carob Lantern for 3',
    other: 'friday 18:00 Glasshouse Padel for 4',
  });
});

test('one wish is not parted', () => {
  expect(wishesByCall(table, 'en', () => local)('initiateBooking')).toBeNull();
});
