import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { projectPins } from './project-pins.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('pins in a small picture', () => {
  test('keep north up and east to the right', () => {
    const [kyrenia, nicosia, famagusta] = projectPins([at(35.34, 33.32), at(35.18, 33.36), at(35.12, 33.94)]);
    expect(kyrenia?.y).toBeLessThan(nicosia?.y ?? 0);
    expect(nicosia?.x).toBeLessThan(famagusta?.x ?? 0);
  });

  test('of one place lie in its middle', () => {
    expect(projectPins([at(35.34, 33.32)])).toEqual([{ x: 50, y: 30 }]);
    expect(projectPins([])).toEqual([]);
  });

  test('always lie inside, wherever the points are', () => {
    const point = fc.record({
      latitude: fc.double({ min: -85, max: 85, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
        for (const { x, y } of projectPins(points)) {
          expect(x).toBeGreaterThanOrEqual(8.9);
          expect(x).toBeLessThanOrEqual(91.1);
          expect(y).toBeGreaterThanOrEqual(8.9);
          expect(y).toBeLessThanOrEqual(51.1);
        }
      }),
    );
  });
});
