import { expect, test } from '@jest/globals';
import { marketDay } from './market-day.ts';

test.each([
  // Famagusta keeps summer time like Europe: UTC+2 in winter, UTC+3 in summer.
  ['2026-11-21T21:59:59.999Z', 'Asia/Famagusta', '2026-11-21', '2026-11-21T22:00:00.000Z'],
  ['2026-11-21T22:00:00.000Z', 'Asia/Famagusta', '2026-11-22', '2026-11-22T22:00:00.000Z'],
  // Istanbul does not, so one island has two midnights in winter.
  ['2026-11-21T21:59:59.999Z', 'Europe/Istanbul', '2026-11-22', '2026-11-22T21:00:00.000Z'],
  // A day of 23 hours, and one of 25.
  ['2027-03-27T22:00:00.000Z', 'Asia/Famagusta', '2027-03-28', '2027-03-28T21:00:00.000Z'],
  ['2027-10-30T21:00:00.000Z', 'Asia/Famagusta', '2027-10-31', '2027-10-31T22:00:00.000Z'],
])('%s in %s is on %s, which ends at %s', (at, timeZone, date, endsAt) => {
  const day = marketDay(new Date(at), timeZone);
  expect({ date: day.date, endsAt: day.endsAt.toISOString() }).toEqual({ date, endsAt });
});
