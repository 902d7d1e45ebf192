import { expect, test } from '@jest/globals';
import { assert, date, integer, property } from 'fast-check';
import { daysAhead } from './days-ahead.ts';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

test('days follow each other without a gap, whatever clocks do, and end with the last or the most', () => {
  assert(
    property(
      date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      integer({ min: 0, max: 400 }),
      integer({ min: 1, max: 60 }),
      (from, ahead, most) => {
        const first = dayOf(from);
        const last = dayOf(new Date(Date.parse(first) + ahead * 86_400_000));
        const days = daysAhead(first, last, most);
        expect(days).toHaveLength(Math.min(most, ahead + 1));
        expect(days[0]).toBe(first);
        expect(days.toSorted()).toEqual(days);
        expect(new Set(days).size).toBe(days.length);
        if (days.length === ahead + 1) expect(days.at(-1)).toBe(last);
      },
    ),
  );
});

test('a last day before the first, or none, has no days', () => {
  expect(daysAhead('2026-12-02', '2026-12-01', 10)).toEqual([]);
  expect(daysAhead('', '2026-12-01', 10)).toEqual([]);
});
