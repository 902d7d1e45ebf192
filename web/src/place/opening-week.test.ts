import { expect, test } from '@jest/globals';
import { openingWeek } from './opening-week.ts';

const hours = [
  { weekday: 6, opens: '18:00', closes: '01:00' },
  { weekday: 6, opens: '12:00', closes: '15:00' },
  { weekday: 7, opens: '12:00', closes: '24:00' },
];

test('a week begins today, with each day’s hours in their order', () => {
  // A Saturday.
  const week = openingWeek({ hours, closedOn: [] }, '2026-11-28');
  expect(week).toHaveLength(7);
  expect(week.slice(0, 3)).toEqual([
    { date: '2026-11-28', periods: ['12:00–15:00', '18:00–01:00'] },
    { date: '2026-11-29', periods: ['12:00–24:00'] },
    { date: '2026-11-30', periods: [] },
  ]);
});

test('a day it is closed on has no hours, and those around it have theirs', () => {
  const week = openingWeek({ hours, closedOn: ['2026-11-29'] }, '2026-11-28');
  expect(week.map(({ periods }) => periods.length)).toEqual([2, 0, 0, 0, 0, 0, 0]);
});

test('a week runs on over the end of a year', () => {
  expect(openingWeek({ hours, closedOn: [] }, '2026-12-29').at(-1)?.date).toBe('2027-01-04');
});
