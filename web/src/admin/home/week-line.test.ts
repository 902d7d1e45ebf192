import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lineSize, weekLine } from './week-line.ts';

test('a line stays in its drawing, goes from left to right, and is higher where there is more', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 }), (values) => {
      const points = weekLine(values);
      expect(points).toHaveLength(values.length);
      for (const [index, [x, y]] of points.entries()) {
        expect(x >= 0 && x <= lineSize.width && y >= 0 && y <= lineSize.height).toBe(true);
        const before = points[index - 1];
        const [value = 0, valueBefore = 0] = [values[index], values[index - 1]];
        if (before === undefined) continue;
        expect(x).toBeGreaterThan(before[0]);
        if (value > valueBefore) expect(y).toBeLessThan(before[1]);
        if (value === valueBefore) expect(y).toBe(before[1]);
      }
    }),
  );
});

test('a week in which nothing happened is a line along the bottom', () => {
  expect(new Set(weekLine([0, 0, 0]).map(([, y]) => y)).size).toBe(1);
});
