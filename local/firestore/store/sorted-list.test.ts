import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SortedList } from './sorted-list.ts';

const compare = (left: number, right: number): number => left - right;

test('a sorted list holds what a sorted set would, after any additions and deletions', () => {
  const step = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 2000 }));
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 3000, size: 'max' }),
      fc.nat(2000),
      fc.nat(2000),
      (steps, a, b) => {
        const list = new SortedList(compare);
        const model = new Set<number>();
        for (const [add, value] of steps) {
          if (add) {
            list.add(value);
            model.add(value);
          } else expect(list.delete(value)).toBe(model.delete(value));
        }
        const sorted = [...model].sort(compare);
        expect([...list]).toEqual(sorted);
        expect(list.size).toBe(sorted.length);
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const start = list.positionOf((entry) => entry < low);
        const end = list.positionOf((entry) => entry < high);
        const between = sorted.filter((entry) => entry >= low && entry < high);
        expect([...list.walk(start, end)]).toEqual(between);
        expect([...list.walk(start, end, true)]).toEqual([...between].reverse());
      },
    ),
    { numRuns: 25 },
  );
});

test('a list made at once equals one made entry by entry', () => {
  const entries = Array.from({ length: 5000 }, (_, n) => (n * 7919) % 5000);
  const list = SortedList.from(entries, compare);
  list.add(5000);
  expect([...list]).toEqual(Array.from({ length: 5001 }, (_, n) => n));
});
