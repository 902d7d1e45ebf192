import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { oneForEachPurpose, toolsForPurpose } from './tool-purposes.ts';

const rows: readonly (readonly string[])[] = Object.values(toolsForPurpose);
const names = rows.flat();

test('a tool has one purpose', () => {
  expect(new Set(names).size).toBe(names.length);
});

test('whatever is switched on, each purpose that has a tool keeps one, the first of its row, and others stay', () => {
  fc.assert(
    fc.property(fc.subarray([...names, 'initiateBooking', 'myBookings']), (enabled) => {
      const shown = oneForEachPurpose(enabled);
      for (const row of rows) {
        const on = row.filter((name) => enabled.includes(name));
        expect(row.filter((name) => shown.has(name))).toEqual(on.slice(0, 1));
      }
      expect([...shown].filter((name) => !names.includes(name))).toEqual(
        enabled.filter((name) => !names.includes(name)),
      );
    }),
  );
});
