import { type Coordinates, maxHeatCells, type VibeVector, vibeCount } from '@merve/contract';
import { latLngToCell } from 'h3-js';

/** A venue's mood at its place. */
export interface WarmPoint {
  readonly at: Coordinates;
  readonly vector: VibeVector;
}

/** The heat of one resolution: cells, those with the most venues first, and a byte for each dimension of each. */
export interface HeatOfCells {
  readonly cells: string[];
  readonly scores: Uint8Array;
}

/** The mean moods of the venues in each cell of the map. Of more than 3,000 cells those with the most venues stay. Pure. */
export function makeHeat(points: readonly WarmPoint[], resolution: number): HeatOfCells {
  const sums = new Map<string, { readonly sum: Float64Array; count: number }>();
  for (const { at, vector } of points) {
    const cell = latLngToCell(at.latitude, at.longitude, resolution);
    const known = sums.get(cell) ?? { sum: new Float64Array(vibeCount), count: 0 };
    sums.set(cell, known);
    known.count += 1;
    for (const [dimension, score] of vector.entries())
      known.sum[dimension] = (known.sum[dimension] ?? 0) + score;
  }
  const kept = [...sums]
    .toSorted(([one, a], [other, b]) => b.count - a.count || one.localeCompare(other))
    .slice(0, maxHeatCells);
  const scores = new Uint8Array(kept.length * vibeCount);
  for (const [index, [, { sum, count }]] of kept.entries())
    for (let dimension = 0; dimension < vibeCount; dimension += 1)
      scores[index * vibeCount + dimension] = Math.round(((sum[dimension] ?? 0) / count) * 255);
  return { cells: kept.map(([cell]) => cell), scores };
}
