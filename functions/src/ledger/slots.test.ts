import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { lockKey, preferredToken } from './lock-keys.ts';
import { coveredSlots, isOnGrid, slotStartAfter, slotStartAtOrBefore } from './slots.ts';

const minute = 60_000;
const zones = ['Asia/Famagusta', 'Europe/Istanbul', 'Australia/Lord_Howe', 'Africa/Cairo', 'America/Havana'];
/** Days on which clocks change somewhere in `zones`, and an ordinary one. */
const days = [
  '2027-03-28',
  '2027-10-31',
  '2027-04-04',
  '2027-10-03',
  '2027-04-30',
  '2027-03-14',
  '2027-06-15',
];
const grids = fc.record({
  timeZone: fc.constantFrom(...zones),
  slotMinutes: fc.constantFrom(5, 15, 20, 30, 45, 50, 60, 90, 120, 1440),
});
const instants = fc
  .record({ day: fc.constantFrom(...days), minutes: fc.integer({ min: -1440, max: 2 * 1440 }) })
  .map(({ day, minutes }) => new Date(Date.parse(`${day}T00:00Z`) + minutes * minute));
const isos = (dates: Date[]) => dates.map((date) => date.toISOString().slice(0, 16));

describe('the grid', () => {
  test('slots follow one another without gap or overlap, and start on multiples of the wall clock', () => {
    fc.assert(
      fc.property(grids, instants, (grid, instant) => {
        const start = slotStartAtOrBefore(instant, grid);
        const next = slotStartAfter(start, grid);
        expect(start <= instant && instant < next).toBe(true);
        expect(slotStartAfter(instant, grid)).toEqual(next);
        expect(slotStartAtOrBefore(new Date(next.getTime() - 1), grid)).toEqual(start);
        for (const edge of [start, next]) {
          expect(isOnGrid(edge, grid)).toBe(true);
          const shown = DateTime.fromJSDate(edge, { zone: grid.timeZone });
          expect((shown.hour * 60 + shown.minute) % grid.slotMinutes).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('seconds are off the grid', () => {
    const grid = { timeZone: 'Asia/Famagusta', slotMinutes: 30 };
    expect(isOnGrid(new Date('2027-06-15T17:00:00Z'), grid)).toBe(true);
    expect(isOnGrid(new Date('2027-06-15T17:00:01Z'), grid)).toBe(false);
    expect(isOnGrid(new Date('2027-06-15T17:10:00Z'), grid)).toBe(false);
  });
});

describe('coveredSlots', () => {
  const grid = { timeZone: 'Asia/Famagusta', slotMinutes: 30 };
  const booking = (start: string, minutes: number) =>
    isos(coveredSlots(new Date(start), new Date(Date.parse(start) + minutes * minute), grid));

  test('a booking longer than a slot covers all it overlaps, rounded up', () => {
    expect(booking('2027-06-15T17:00Z', 30)).toEqual(['2027-06-15T17:00']);
    expect(booking('2027-06-15T17:00Z', 60)).toEqual(['2027-06-15T17:00', '2027-06-15T17:30']);
    expect(booking('2027-06-15T17:00Z', 45)).toEqual(['2027-06-15T17:00', '2027-06-15T17:30']);
  });

  test('on the day clocks go back, the repeated hour is slots of its own', () => {
    expect(booking('2027-10-31T00:00Z', 120)).toEqual([
      '2027-10-31T00:00',
      '2027-10-31T00:30',
      '2027-10-31T01:00',
      '2027-10-31T01:30',
    ]);
  });

  test('on the day clocks go forward, the skipped hour is no slot', () => {
    expect(booking('2027-03-28T00:30Z', 60)).toEqual(['2027-03-28T00:30', '2027-03-28T01:00']);
  });

  test('two bookings that overlap share a slot, two in different slots do not', () => {
    const bookings = fc.tuple(instants, fc.integer({ min: 1, max: 300 }));
    fc.assert(
      fc.property(grids, bookings, bookings, (grid, [a, aMinutes], [b, bMinutes]) => {
        const [aEnd, bEnd] = [
          new Date(a.getTime() + aMinutes * minute),
          new Date(b.getTime() + bMinutes * minute),
        ];
        const [aSlots, bSlots] = [isos(coveredSlots(a, aEnd, grid)), isos(coveredSlots(b, bEnd, grid))];
        expect(new Set(aSlots).size).toBe(aSlots.length);
        if (a < bEnd && b < aEnd) expect(aSlots.some((slot) => bSlots.includes(slot))).toBe(true);
        if (slotStartAtOrBefore(b, grid) >= aEnd)
          expect(aSlots.some((slot) => bSlots.includes(slot))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('lockKey', () => {
  const offering = { businessId: 'biz', offeringId: 'table', capacity: 1 };

  test('is the slot in UTC, with a token where there is room for several', () => {
    const slot = new Date('2027-06-15T17:00Z');
    expect(lockKey(offering, slot, 1)).toBe('biz:offering:table:2027-06-15T17:00Z');
    expect(lockKey({ ...offering, capacity: 3 }, slot, 2)).toBe(
      'biz:offering:table:2027-06-15T17:00Z:token:2',
    );
  });

  test('preferred tokens are from 1 to the capacity, and all of them occur', () => {
    const tokens = Array.from({ length: 200 }, (_, index) => preferredToken(`tx${index}`, 3));
    expect([...new Set(tokens)].sort()).toEqual([1, 2, 3]);
  });
});
