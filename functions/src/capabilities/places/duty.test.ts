import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dateOfTonight, datesRunningAt, dutyPeriods, runningAt } from './duty.ts';
import { samplePharmacy, sampleRoster } from './testing/samples.ts';

const zone = 'Asia/Famagusta';
const pharmacy = samplePharmacy(1);
const roster = (date: string, changes = {}) => sampleRoster(date, [pharmacy], changes);
const at = (iso: string) => new Date(iso);

describe('a night duty', () => {
  test('runs past midnight, by the clock of the place', () => {
    const [duty] = dutyPeriods(roster('2026-11-21'));
    expect([duty?.startsAt, duty?.endsAt]).toEqual([at('2026-11-21T17:00:00Z'), at('2026-11-22T06:00:00Z')]);
  });

  test('is an hour longer or shorter when clocks change, as it is at the door', () => {
    const hours = (date: string) => {
      const [duty] = dutyPeriods(roster(date));
      return ((duty?.endsAt.getTime() ?? 0) - (duty?.startsAt.getTime() ?? 0)) / 3_600_000;
    };
    expect([hours('2027-03-27'), hours('2027-03-28'), hours('2027-10-30')]).toEqual([12, 13, 14]);
  });

  test('of a whole day ends where it began, a day later', () => {
    const [duty] = dutyPeriods(roster('2026-11-22', { starts: '08:00', ends: '08:00' }));
    expect([duty?.startsAt, duty?.endsAt]).toEqual([at('2026-11-22T06:00:00Z'), at('2026-11-23T06:00:00Z')]);
  });

  test.each([
    ['2026-11-21T16:59:59Z', 0],
    ['2026-11-21T17:00:00Z', 1],
    ['2026-11-21T22:30:00Z', 1],
    ['2026-11-22T05:59:59Z', 1],
    ['2026-11-22T06:00:00Z', 0],
  ])('at %s counts %d', (now, count) => {
    expect(runningAt([roster('2026-11-21')], at(now))).toHaveLength(count);
  });

  test('that runs is always on one of the two rosters that are read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 23 }),
        (day, minute, starts, ends) => {
          const now = new Date(Date.UTC(2026, 0, 1) + (day * 1440 + minute) * 60_000);
          const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
          const dates = Array.from({ length: 7 }, (_, index) =>
            new Date(now.getTime() + (index - 3) * 86_400_000).toISOString().slice(0, 10),
          );
          const running = dates.filter(
            (date) => runningAt([roster(date, { starts: clock(starts), ends: clock(ends) })], now).length > 0,
          );
          const read: readonly string[] = datesRunningAt(now, zone);
          expect(running.filter((date) => !read.includes(date))).toEqual([]);
        },
      ),
    );
  });
});

describe('tonight', () => {
  const known = [roster('2026-11-20'), roster('2026-11-21'), roster('2026-11-22')];
  test.each([
    ['2026-11-21T10:00:00Z', '2026-11-21', 'at noon: the coming night'],
    ['2026-11-21T21:59:00Z', '2026-11-21', 'a minute before midnight'],
    ['2026-11-21T22:01:00Z', '2026-11-21', 'a minute past midnight, UTC is still the day before'],
    ['2026-11-22T01:00:00Z', '2026-11-21', 'at three in the morning'],
    ['2026-11-22T05:30:00Z', '2026-11-21', 'while last night’s duty still runs'],
    ['2026-11-22T06:00:00Z', '2026-11-22', 'once it is over'],
  ])('at %s is the night of %s: %s', (now, date) => {
    expect(dateOfTonight(known, at(now), zone)).toBe(date);
  });

  test('without a roster is the night before until five, and not after', () => {
    expect(dateOfTonight([], at('2026-11-22T02:59:00Z'), zone)).toBe('2026-11-21');
    expect(dateOfTonight([], at('2026-11-22T03:00:00Z'), zone)).toBe('2026-11-22');
  });

  test('is not held back by a duty that lasts the whole day', () => {
    const wholeDay = roster('2026-11-21', { starts: '20:00', ends: '19:00' });
    expect(dateOfTonight([wholeDay], at('2026-11-22T12:00:00Z'), zone)).toBe('2026-11-22');
  });
});
