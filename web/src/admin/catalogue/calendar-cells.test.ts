import { describe, expect, test } from '@jest/globals';
import type { CalendarEntry } from '@merve/contract/api';
import { cellAt, daysFrom, rowTimes, weekdayOf } from './calendar-cells.ts';

const offering = {
  offeringId: 'table',
  slotMinutes: 15,
  openingHours: [
    { weekday: 1, opens: '12:00', closes: '15:00' },
    { weekday: 2, opens: '18:30', closes: '02:00' },
  ],
};
const entry = (kind: 'booking' | 'block', from: string, until: string): CalendarEntry => ({
  ...{ txId: `${kind} ${from}`, reference: 'K7', offeringId: 'table', state: 'confirmed', party: 2, kind },
  ...{ startsAt: `2026-11-${from}:00Z`, endsAt: `2026-11-${until}:00Z` },
});

describe('a calendar', () => {
  test('has its days and weekdays', () => {
    expect(daysFrom('2026-12-30', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(weekdayOf('2026-11-30')).toBe(1);
    expect(weekdayOf('2026-11-29')).toBe(7);
  });

  test('has rows from the first opening to the last closing, half an hour each at least', () => {
    const rows = rowTimes(['2026-11-30', '2026-12-01'], offering);
    expect([rows[0], rows.at(-1), rows.length]).toEqual(['12:00', '23:30', 24]);
    expect(rowTimes(['2026-12-02'], offering)).toEqual([]);
  });

  test('shows what stands at a time, on the clock of the place', () => {
    // Two hours ahead of UTC.
    const entries = [entry('booking', '30T10:30', '30T12:00'), entry('block', '30T12:00', '30T13:00')];
    const at = (time: string, of: readonly CalendarEntry[] = entries) => {
      const found = cellAt(
        { date: '2026-11-30', time },
        { offering, entries: of, timeZone: 'Asia/Famagusta' },
      );
      return [found.isOpen, found.bookings.length, found.blocks.length];
    };
    expect(at('12:00')).toEqual([true, 0, 0]);
    expect(at('12:30')).toEqual([true, 1, 0]);
    expect(at('13:30')).toEqual([true, 1, 0]);
    expect(at('14:00')).toEqual([true, 0, 1]);
    expect(at('15:00')).toEqual([false, 0, 0]);
    expect(at('12:30', [{ ...entry('booking', '30T10:30', '30T12:00'), offeringId: 'other' }])).toEqual([
      ...[true, 0, 0],
    ]);
  });
});
