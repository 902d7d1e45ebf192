import { expect, test } from '@jest/globals';
import { wishedTime } from './wished-time.ts';

/** 21 November 2026, noon in Famagusta. */
const now = new Date('2026-11-21T10:00:00Z');
const wish = (startsAtLocal: string, leadMinutes = 0) => {
  const wished = wishedTime(startsAtLocal, 'Asia/Famagusta', now, { leadMinutes, windowDays: 60 });
  return wished instanceof Date ? wished.toISOString() : wished.code;
};

test.each([
  ['2026-11-23T18:00', '2026-11-23T16:00:00.000Z'],
  ['2026-11-23 18:00', '2026-11-23T16:00:00.000Z'],
  [' 2026-11-23T18:00:00 ', '2026-11-23T16:00:00.000Z'],
])('%j is a time by the business’s own clock', (startsAtLocal, instant) => {
  expect(wish(startsAtLocal)).toBe(instant);
});

test.each([
  ['2026-11-20T18:00', 'TIME_PAST'],
  ['2027-11-23T18:00', 'TIME_TOO_FAR'],
  ['20:00', 'TIME_INVALID'],
  ['2026-02-30T20:00', 'TIME_INVALID'],
])('%j is refused: %s', (startsAtLocal, code) => {
  expect(wish(startsAtLocal)).toBe(code);
});

test('what leaves too little time is refused, and what leaves enough is not', () => {
  expect(wish('2026-11-21T13:59', 120)).toBe('TIME_TOO_SOON');
  expect(wish('2026-11-21T14:00', 120)).toBe('2026-11-21T12:00:00.000Z');
});
