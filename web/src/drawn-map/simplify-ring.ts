import type { Position } from 'geojson';

/** How far a point lies from the line between two others, in the units of its coordinates. */
function distanceTo([px = 0, py = 0]: Position, [ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

/**
 * A closed ring with fewer points, by Douglas and Peucker's algorithm (1973), that may be coarser in one place than in another.
 * @param toleranceAt how far the line may lie from a point that is left out
 * @returns closed; empty where less than a triangle is left
 */
export function simplifyRing(
  ring: readonly Position[],
  toleranceAt: (point: Position) => number,
): Position[] {
  const kept = new Set([0, ring.length - 1]);
  // The two ends of a closed ring are one point: it is taken apart at the point farthest from it.
  const spans: [number, number][] = [[0, ring.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const [start, end] = [ring[from] ?? [], ring[to] ?? []];
    let farthest = -1;
    let excess = 1;
    for (let at = from + 1; at < to; at += 1) {
      const point = ring[at] ?? [];
      const times = distanceTo(point, start, end) / toleranceAt(point);
      if (times > excess) [farthest, excess] = [at, times];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  const simple = ring.filter((_, at) => kept.has(at));
  return simple.length < 4 ? [] : simple;
}
