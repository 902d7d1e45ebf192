import { describe, expect, test } from '@jest/globals';
import { clipLand, clipRing, grown } from './clip-land.ts';

const box = { west: 0, south: 0, east: 10, north: 10 };
const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

/** Twice the area of a closed ring, by the shoelace formula; positive whichever way it runs. */
function doubleArea(ring: readonly number[][]): number {
  const sum = ring.slice(1).reduce((area, [x = 0, y = 0], index) => {
    const [px = 0, py = 0] = ring[index] ?? [];
    return area + px * y - x * py;
  }, 0);
  return Math.abs(sum);
}

describe('a coast in a box', () => {
  test('stays as it is inside', () => {
    expect(clipRing(square(2, 2, 3), box)).toEqual(square(2, 2, 3));
  });

  test('is cut where it leaves the box', () => {
    expect(doubleArea(clipRing(square(5, 5, 10), box))).toBe(2 * 25);
    expect(doubleArea(clipRing(square(-5, 2, 6), box))).toBe(2 * 6);
  });

  test('around the whole box is the box', () => {
    expect(doubleArea(clipRing(square(-100, -100, 300), box))).toBe(2 * 100);
  });

  test('outside of it is nothing', () => {
    expect(clipRing(square(20, 20, 5), box)).toEqual([]);
    expect(clipRing([], box)).toEqual([]);
  });
});

test('of the land only what lies in the box is left, lakes with it', () => {
  const land = clipLand(
    { type: 'MultiPolygon', coordinates: [[square(-5, -5, 30), square(4, 4, 2)], [square(50, 50, 1)]] },
    box,
  );
  expect(land.coordinates).toHaveLength(1);
  expect(land.coordinates[0]).toHaveLength(2);
  expect(clipLand({ type: 'Polygon', coordinates: [square(50, 50, 1)] }, box).coordinates).toEqual([]);
});

test('a box grows by its own size, and never over the edge of the map', () => {
  expect(grown({ west: 10, south: 10, east: 20, north: 14 }, 1)).toEqual({
    west: 0,
    south: 6,
    east: 30,
    north: 18,
  });
  expect(grown({ west: -170, south: -80, east: 170, north: 80 }, 1)).toEqual({
    west: -180,
    south: -85,
    east: 180,
    north: 85,
  });
});
