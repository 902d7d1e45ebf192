import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { heatResolutions, maxHeatCells, vibeCount } from '@merve/contract';
import fc from 'fast-check';
import { seeded } from '../../trips/planner/seeded.ts';
import { makeHeat, type WarmPoint } from './make-heat.ts';
import { boxIn, heatmapOf, resolutionOf } from './read-heat.ts';

const point = (latitude: number, longitude: number, score: number): WarmPoint => ({
  at: { latitude, longitude },
  vector: Array.from({ length: vibeCount }, (_, index) => (index === 3 ? score : 0)),
});

test('a cell tells the mean of its venues, in one mood, and none where there is none of it', () => {
  const heat = makeHeat([point(35.34, 33.32, 1), point(35.3401, 33.3201, 0.5), point(35.1, 33.9, 0.2)], 7);
  const map = heatmapOf(heat, 3, null);
  expect(map.map(({ score }) => score)).toEqual([0.75, 0.2]);
  expect(map[0]?.lat).toBeCloseTo(35.34, 1);
  expect(heatmapOf(heat, 4, null)).toEqual([]);
  expect(heatmapOf(heat, 3, boxIn('33.8,35,34,35.2'))).toHaveLength(1);
  // Across the date line.
  expect(
    heatmapOf(makeHeat([point(0, 179.9, 1), point(0, 0, 1)], 7), 3, boxIn('179,-1,-179,1')),
  ).toHaveLength(1);
});

test('every venue is in one cell, whatever the points; the nearer one looks, the finer', () => {
  const points = fc.array(
    fc.tuple(
      fc.double({ min: 34.5, max: 35.7, noNaN: true }),
      fc.double({ min: 32, max: 34.6, noNaN: true }),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(points, (rows) => {
      const counts = heatResolutions.map((resolution) => {
        const { cells, scores } = makeHeat(
          rows.map(([lat, lng]) => point(lat, lng, 1)),
          resolution,
        );
        expect(new Set(cells).size).toBe(cells.length);
        expect(scores.length).toBe(cells.length * vibeCount);
        return cells.length;
      });
      expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    }),
    { numRuns: 30 },
  );
  expect([undefined, 5, 9, 11, 15].map(resolutionOf)).toEqual([7, 5, 6, 7, 8]);
});

test('of 20,000 venues at most 3,000 cells are kept, in a document that Firestore takes, and sent in 60 kB', () => {
  const random = seeded(19);
  const points = Array.from({ length: 20_000 }, () =>
    point(34.6 + random(), 32.3 + random() * 2.2, random()),
  );
  const { cells, scores } = makeHeat(points, 8);
  expect(cells).toHaveLength(maxHeatCells);
  expect(Buffer.from(scores).toString('base64').length + cells.length * 20).toBeLessThan(900_000);
  const sent = brotliCompressSync(JSON.stringify(heatmapOf({ cells, scores }, 3, null)));
  expect(sent.byteLength).toBeLessThanOrEqual(60_000);
});
