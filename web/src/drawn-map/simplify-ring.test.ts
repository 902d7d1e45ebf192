import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Position } from 'geojson';
import { simplifyRing } from './simplify-ring.ts';

const circle: Position[] = Array.from({ length: 361 }, (_, degree) => {
  const angle = ((degree % 360) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
});

describe('a ring with fewer points', () => {
  test('keeps to its tolerance: a circle of 1 stays one, within 0.01', () => {
    const simple = simplifyRing(circle, () => 0.01);
    expect(simple.length).toBeLessThan(40);
    expect(simple[0]).toEqual(simple.at(-1));
    for (const [at, [x = 0, y = 0]] of simple.slice(1).entries()) {
      const [beforeX = 0, beforeY = 0] = simple[at] ?? [];
      expect(Math.hypot((x + beforeX) / 2, (y + beforeY) / 2)).toBeGreaterThan(0.98);
    }
  });

  test('is finer where it is asked to be', () => {
    const simple = simplifyRing(circle, ([x = 0]) => (x > 0 ? 0.0005 : 0.05));
    const [right, left] = [simple.filter(([x = 0]) => x > 0), simple.filter(([x = 0]) => x < 0)];
    expect(right.length).toBeGreaterThan(4 * left.length);
  });

  test('is none where what it goes around is smaller than the tolerance', () => {
    expect(simplifyRing(circle, () => 5)).toEqual([]);
    expect(simplifyRing([], () => 1)).toEqual([]);
  });

  test('has points of the ring alone', () => {
    const coordinate = fc.integer({ min: -100, max: 100 });
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 3 }), (points) => {
        const ring: Position[] = [...points, points[0] ?? [0, 0]];
        const simple = simplifyRing(ring, () => 3);
        expect(simple.length === 0 || simple.length >= 4).toBe(true);
        for (const point of simple) expect(ring).toContain(point);
      }),
    );
  });
});
