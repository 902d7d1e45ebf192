import { expect, test } from '@jest/globals';
import { addDays, dateIn, dayIn } from './market-days.ts';

const hours = (date: string, timeZone: string) => {
  const day = dayIn(timeZone, date);
  return day === null
    ? null
    : [day.from.toISOString(), (day.until.getTime() - day.from.getTime()) / 3_600_000];
};

test('a day begins at midnight of its place, and may have 23 or 25 hours', () => {
  expect(hours('2026-11-21', 'Asia/Famagusta')).toEqual(['2026-11-20T22:00:00.000Z', 24]);
  expect(hours('2027-03-28', 'Asia/Famagusta')).toEqual(['2027-03-27T22:00:00.000Z', 23]);
  expect(hours('2027-10-31', 'Asia/Famagusta')).toEqual(['2027-10-30T21:00:00.000Z', 25]);
  expect(hours('2026-07-01', 'America/New_York')).toEqual(['2026-07-01T04:00:00.000Z', 24]);
});

test('what is no date has no hours', () => {
  expect(dayIn('Asia/Famagusta', '2026-02-31x')).toBeNull();
  expect(dayIn('Asia/Famagusta', '2026-13-01')).toBeNull();
});

test('dates', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(dateIn('Asia/Famagusta', new Date('2026-11-20T22:30:00Z'))).toBe('2026-11-21');
});
