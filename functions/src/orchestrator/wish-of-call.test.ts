import { expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { wishOfCall } from './wish-of-call.ts';

const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'Asia/Famagusta' });
const table = 'Carob Lantern tomorrow at 8pm for 4';
const taxi = 'a taxi there from Quince Yard at half past seven';

test('a taxi is the wish that speaks of one, wherever it stands, and the other waits', () => {
  const said = `${table}, and ${taxi}`;
  expect(wishOfCall('initiateBooking', said, 'en', local)?.own).toBe(table);
  expect(wishOfCall('initiateBooking', said, 'en', local)?.other).toContain(taxi);
  expect(wishOfCall('requestTaxi', said, 'en', local)?.own).toContain(taxi);
  expect(wishOfCall('requestTaxi', said, 'en', local)?.other).toBe(table);
});

test('of two bookings it is the first', () => {
  const said = 'friday 13:00 Carob Lantern for 3, friday 18:00 Glasshouse Padel for 4';
  expect(wishOfCall('initiateBooking', said, 'en', local)).toEqual({
    own: 'friday 13:00 Carob Lantern for 3',
    other: 'friday 18:00 Glasshouse Padel for 4',
  });
});

test('one wish is not parted', () => {
  expect(wishOfCall('initiateBooking', table, 'en', local)).toBeNull();
});
