import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isOpenThroughout, nextOpenings, openPeriodAt } from './opening-hours.ts';
import { openDaily } from './testing/samples.ts';

const timeZone = 'Asia/Famagusta';
const calendar = (opens: string, closes: string, closedOn: string[] = []) => ({
  openingHours: openDaily(opens, closes),
  closedOn,
  timeZone,
});
const open = (hours: ReturnType<typeof calendar>, start: string, end: string) =>
  isOpenThroughout(new Date(start), new Date(end), hours);

describe('isOpenThroughout', () => {
  test('from the minute it opens to the minute it closes', () => {
    const lunch = calendar('12:00', '15:00');
    expect(open(lunch, '2027-06-15T09:00Z', '2027-06-15T12:00Z')).toBe(true);
    expect(open(lunch, '2027-06-15T08:59Z', '2027-06-15T10:00Z')).toBe(false);
    expect(open(lunch, '2027-06-15T11:30Z', '2027-06-15T12:01Z')).toBe(false);
  });

  test('across midnight', () => {
    const bar = calendar('18:00', '02:00');
    expect(open(bar, '2027-06-15T20:30Z', '2027-06-15T22:30Z')).toBe(true);
    expect(open(bar, '2027-06-15T22:00Z', '2027-06-15T23:00Z')).toBe(true);
    expect(open(bar, '2027-06-15T22:30Z', '2027-06-15T23:30Z')).toBe(false);
  });

  test('until 24:00 and again from 00:00 is open through midnight', () => {
    expect(open(calendar('00:00', '24:00'), '2027-06-15T20:00Z', '2027-06-15T23:00Z')).toBe(true);
  });

  test('a closed date takes away the night that begins on it, not the one begun the day before', () => {
    const bar = calendar('18:00', '02:00', ['2027-06-16']);
    expect(open(bar, '2027-06-15T22:00Z', '2027-06-15T23:00Z')).toBe(true);
    expect(open(bar, '2027-06-16T17:00Z', '2027-06-16T18:00Z')).toBe(false);
    expect(open(bar, '2027-06-16T22:00Z', '2027-06-16T23:00Z')).toBe(false);
  });

  test('only on its weekdays', () => {
    const saturdays = {
      openingHours: [{ weekday: 6, opens: '12:00', closes: '14:00' }],
      closedOn: [],
      timeZone,
    };
    expect(open(saturdays, '2027-06-19T09:00Z', '2027-06-19T10:00Z')).toBe(true);
    expect(open(saturdays, '2027-06-18T09:00Z', '2027-06-18T10:00Z')).toBe(false);
  });

  test('no hours at all is closed', () => {
    const never = { openingHours: [], closedOn: [], timeZone };
    expect(open(never, '2027-06-19T09:00Z', '2027-06-19T10:00Z')).toBe(false);
    expect(nextOpenings(new Date('2027-06-19T09:00Z'), 3, never)).toEqual([]);
  });

  test('a day of 23 and a day of 25 hours are open as long as the clock on the wall says', () => {
    const always = calendar('00:00', '24:00');
    expect(open(always, '2027-03-27T22:00Z', '2027-03-28T21:00Z')).toBe(true);
    expect(open(always, '2027-10-30T21:00Z', '2027-10-31T22:00Z')).toBe(true);
    const night = calendar('22:00', '04:00');
    expect(openPeriodAt(new Date('2027-10-31T00:30Z'), night)).toEqual({
      opensAt: new Date('2027-10-30T19:00Z'),
      closesAt: new Date('2027-10-31T02:00Z'),
    });
    expect(openPeriodAt(new Date('2027-03-28T00:30Z'), night)?.closesAt).toEqual(
      new Date('2027-03-28T01:00Z'),
    );
  });
});

describe('nextOpenings', () => {
  test('lists the next times doors open, leaving out closed dates', () => {
    const found = nextOpenings(
      new Date('2027-06-15T22:00Z'),
      2,
      calendar('12:00', '23:00', ['2027-06-16', '2027-06-17']),
    );
    expect(found.map((period) => period.opensAt.toISOString())).toEqual([
      '2027-06-18T09:00:00.000Z',
      '2027-06-19T09:00:00.000Z',
    ]);
  });

  test('every opening it names is open, and later than asked', () => {
    const hours = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
    fc.assert(
      fc.property(
        fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), opens: hours, closes: hours }), {
          minLength: 1,
          maxLength: 10,
        }),
        fc.integer({ min: 0, max: 365 * 24 }),
        (openingHours, hour) => {
          const after = new Date(Date.UTC(2027, 0, 1, hour));
          const week = { openingHours, closedOn: [], timeZone };
          for (const period of nextOpenings(after, 3, week)) {
            expect(period.opensAt > after).toBe(true);
            expect(isOpenThroughout(period.opensAt, period.closesAt, week)).toBe(true);
            expect(openPeriodAt(new Date(period.opensAt.getTime() - 1), week)).toBeNull();
          }
        },
      ),
    );
  });
});
