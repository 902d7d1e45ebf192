import { describe, expect, test } from '@jest/globals';
import { distanceMetres } from '@merve/contract';
import fc from 'fast-check';
import { cellsAround, cellsOf } from './map-cells.ts';

const kyrenia = { latitude: 35.3403, longitude: 33.3192 };
const place = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
});

describe('squares of the map', () => {
  test('cover the circle: whoever is within the radius is in one of them', () => {
    fc.assert(
      fc.property(
        place,
        fc.double({ min: 0.2, max: 60, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (centre, radiusKm, north, east) => {
          const degrees = radiusKm / 111.32;
          const other = {
            latitude: centre.latitude + north * degrees,
            longitude: centre.longitude + (east * degrees) / Math.cos((centre.latitude * Math.PI) / 180),
          };
          fc.pre(distanceMetres(centre, other) <= radiusKm * 999);
          const { grid, cells } = cellsAround(centre, radiusKm);
          expect(cells.length).toBeLessThanOrEqual(30);
          expect(cells).toContain(cellsOf(other)[grid]);
        },
      ),
    );
  });

  test('are near ones for a town and far ones for a country', () => {
    expect(cellsAround(kyrenia, 3).grid).toBe('near');
    expect(cellsAround(kyrenia, 80)).toMatchObject({ grid: 'far' });
  });
});
