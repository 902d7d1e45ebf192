import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { boundsOf, clusterPins, worldPixels } from './cluster-pins.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const pin = (name: string, latitude: number, longitude: number) => ({ name, at: at(latitude, longitude) });

describe('pins', () => {
  const pins = [pin('best', 35.34, 33.32), pin('beside', 35.3402, 33.3203), pin('far', 35.12, 33.94)];

  test('over each other are one, led by the best', () => {
    expect(clusterPins(pins, 9).map(({ members }) => members.map(({ name }) => name))).toEqual([
      ['best', 'beside'],
      ['far'],
    ]);
  });

  test('come apart when one looks closer', () => {
    expect(clusterPins(pins, 19)).toHaveLength(3);
    expect(clusterPins(pins, 2)).toHaveLength(1);
  });

  test('are each in exactly one cluster, in their order, and no two leaders lie over each other', () => {
    const point = fc.record({
      latitude: fc.double({ min: 35, max: 35.5, noNaN: true }),
      longitude: fc.double({ min: 33, max: 34, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), fc.integer({ min: 5, max: 18 }), (points, zoom) => {
        const all = points.map((location, rank) => ({ rank, at: location }));
        const clusters = clusterPins(all, zoom);
        const ranks = clusters.flatMap(({ members }) => members.map(({ rank }) => rank));
        expect(ranks.toSorted((one, other) => one - other)).toEqual(all.map(({ rank }) => rank));
        for (const { leader, members } of clusters) {
          expect(leader.rank).toBe(Math.min(...members.map(({ rank }) => rank)));
        }
        const placed = clusters.map(({ leader }) => worldPixels(leader.at, zoom));
        placed.forEach((one, index) => {
          for (const other of placed.slice(index + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(46);
          }
        });
      }),
    );
  });
});

test('the bounds of points', () => {
  expect(boundsOf([at(35.34, 33.32), at(35.12, 33.94)])).toEqual([33.32, 35.12, 33.94, 35.34]);
});

test('the world is one tile at zoom 0, with Greenwich and the equator in its middle', () => {
  expect(worldPixels(at(0, 0), 0)).toEqual({ x: 256, y: 256 });
  expect(worldPixels(at(0, 180), 1).x).toBe(1024);
});
