import { expect, test } from '@jest/globals';
import { askForTime } from './ask-for-time.ts';

const table = {
  ...{ listingId: 'lst_olive', timeZone: 'Asia/Famagusta', startsAt: new Date('2026-12-05T18:00:00Z') },
  ...{ party: 3, maxNights: null, nights: 1, choice: null, note: '' },
};

test('a table is asked for by its listing and the clock of the place', () => {
  expect(askForTime(table, null)).toEqual({
    tool: 'initiateBooking',
    args: { listing: 'lst_olive', startsAtLocal: '2026-12-05T20:00', party: 3 },
  });
});

test('a room has nights and a day, no clock, and its kind where one was chosen', () => {
  const room = { ...table, maxNights: 30, nights: 2, choice: 'Double room', note: 'A cot' };
  expect(askForTime(room, null)).toEqual({
    tool: 'initiateBooking',
    args: {
      ...{ listing: 'lst_olive', startsAtLocal: '2026-12-05', party: 3 },
      ...{ nights: 2, note: 'A cot', choice: 'Double room' },
    },
  });
});

test('another time for a booking is asked for by its code', () => {
  expect(askForTime(table, 'K7QF2M')).toEqual({
    tool: 'rescheduleBooking',
    args: { reference: 'K7QF2M', startsAtLocal: '2026-12-05T20:00', party: 3 },
  });
});
