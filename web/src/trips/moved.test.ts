import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { moved } from './moved.ts';

const list = (count: number) => Array.from({ length: count }, (_, index) => ({ itemId: `i${index}` }));

describe('a visit that is put elsewhere in its day', () => {
  test('stands behind the one it was put behind, and all others keep their order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 15 }),
        fc.nat(14),
        fc.integer({ min: -3, max: 20 }),
        (count, at, to) => {
          const items = list(count);
          const from = at % count;
          const change = moved(items, from, to);
          if (change === null) return;
          const item = items[from];
          const place = change.items.indexOf(item);
          expect(change.after).toBe(change.items[place - 1]?.itemId ?? null);
          expect(change.items.filter((one) => one !== item)).toEqual(items.filter((one) => one !== item));
          expect(change.items).toHaveLength(count);
          expect(place).not.toBe(from);
        },
      ),
    );
  });

  test('at its own place, or beyond an end where it stands, changes nothing', () => {
    expect(moved(list(3), 1, 1)).toBeNull();
    expect(moved(list(3), 0, -1)).toBeNull();
    expect(moved(list(3), 2, 3)).toBeNull();
    expect(moved(list(3), 0, 1)).toMatchObject({ after: 'i1' });
    expect(moved(list(3), 2, 0)).toMatchObject({ after: null });
  });
});
