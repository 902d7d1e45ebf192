import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime, IANAZone } from 'luxon';
import { addDays, firstInstantAt, localDate, offsetMinutes, resolveLocalTime } from './wall-clock.ts';

/** Zones whose clocks change by an hour, by half an hour, at midnight, or not at all. */
const zones = [
  'Asia/Famagusta',
  'Europe/Istanbul',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Havana',
  'Asia/Kathmandu',
  'UTC',
];
const minute = 60_000;
const instants = fc
  .integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2029, 0, 1) / minute })
  .map((minutes) => new Date(minutes * minute));
const shownAt = (instant: Date, zone: string) =>
  DateTime.fromJSDate(instant, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");

/** Around the changes of 2027 in these zones, to the millisecond, where what is kept of an hour must not stand for all of it. */
const aroundChanges = fc
  .tuple(
    fc.constantFrom('2027-03-28T01:00Z', '2027-10-31T01:00Z', '2027-04-03T15:00Z', '2027-10-02T15:30Z'),
    fc.integer({ min: -7_200_000, max: 7_200_000 }),
  )
  .map(([change, ms]) => new Date(Date.parse(change) + ms));

test('offsets and dates are those of the calendar, at every instant and in any order', () => {
  fc.assert(
    fc.property(fc.oneof(instants, aroundChanges), fc.constantFrom(...zones), (instant, zone) => {
      expect(offsetMinutes(instant.getTime(), zone)).toBe(IANAZone.create(zone).offset(instant.getTime()));
      const shown = DateTime.fromJSDate(instant, { zone });
      expect(localDate(instant, zone)).toBe(shown.toFormat('yyyy-MM-dd'));
      expect(addDays(shown.toFormat('yyyy-MM-dd'), 40)).toBe(shown.plus({ days: 40 }).toFormat('yyyy-MM-dd'));
    }),
    { numRuns: 500 },
  );
});

describe('resolveLocalTime', () => {
  test('a time skipped when clocks go forward does not exist', () => {
    expect(resolveLocalTime('2027-03-28T03:00', 'Asia/Famagusta')).toEqual({ kind: 'missing' });
    expect(resolveLocalTime('2027-03-28T03:59', 'Asia/Famagusta')).toEqual({ kind: 'missing' });
    expect(resolveLocalTime('2027-03-28T04:00', 'Asia/Famagusta')).toEqual({
      kind: 'exact',
      instant: new Date('2027-03-28T01:00Z'),
    });
  });

  test('a time repeated when clocks go back is two instants', () => {
    expect(resolveLocalTime('2027-10-31T03:30', 'Asia/Famagusta')).toEqual({
      kind: 'ambiguous',
      first: new Date('2027-10-31T00:30Z'),
      second: new Date('2027-10-31T01:30Z'),
    });
    expect(resolveLocalTime('2027-10-31T04:00', 'Asia/Famagusta').kind).toBe('exact');
  });

  test('Famagusta and Istanbul agree in summer and differ by an hour in winter', () => {
    const both = (local: string) =>
      ['Asia/Famagusta', 'Europe/Istanbul'].map((zone) => resolveLocalTime(local, zone));
    const [summerHere, summerThere] = both('2027-07-01T20:00');
    expect(summerHere).toEqual(summerThere);
    expect(both('2027-01-15T20:00')).toEqual([
      { kind: 'exact', instant: new Date('2027-01-15T18:00Z') },
      { kind: 'exact', instant: new Date('2027-01-15T17:00Z') },
    ]);
  });

  test('clocks that change by half an hour skip and repeat half an hour', () => {
    expect(resolveLocalTime('2027-10-03T02:15', 'Australia/Lord_Howe')).toEqual({ kind: 'missing' });
    expect(resolveLocalTime('2027-10-03T02:30', 'Australia/Lord_Howe').kind).toBe('exact');
    expect(resolveLocalTime('2027-04-04T01:45', 'Australia/Lord_Howe').kind).toBe('ambiguous');
    expect(resolveLocalTime('2027-04-04T01:15', 'Australia/Lord_Howe').kind).toBe('exact');
  });

  test.each(['2027-02-30T10:00', '2027-13-01T10:00', '2027-01-01T25:00', 'tomorrow', '', '2027-01-01'])(
    'refuses %j, which no calendar has',
    (local) => {
      expect(() => resolveLocalTime(local, 'Asia/Famagusta')).toThrow(
        expect.objectContaining({ code: 'TIME_INVALID' }),
      );
    },
  );

  test('gives back every instant from the time shown at it', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const resolved = resolveLocalTime(shownAt(instant, zone), zone);
        const found =
          resolved.kind === 'exact'
            ? [resolved.instant]
            : resolved.kind === 'ambiguous'
              ? [resolved.first, resolved.second]
              : [];
        expect(found).toContainEqual(instant);
        for (const other of found) expect(shownAt(other, zone)).toBe(shownAt(instant, zone));
      }),
      { numRuns: 500 },
    );
  });
});

test('a door that opens at a skipped time opens when the clocks have jumped', () => {
  expect(firstInstantAt('2027-03-28', 3 * 60 + 15, 'Asia/Famagusta')).toEqual(new Date('2027-03-28T01:00Z'));
  expect(firstInstantAt('2027-10-31', 3 * 60 + 15, 'Asia/Famagusta')).toEqual(new Date('2027-10-31T00:15Z'));
  expect(firstInstantAt('2027-10-31', 1440, 'Asia/Famagusta')).toEqual(new Date('2027-10-31T22:00Z'));
});
