import type { Coordinates } from '@merve/contract';
import type { MultiPolygon, Polygon, Position } from 'geojson';

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export function isWithin({ latitude, longitude }: Coordinates, { west, south, east, north }: Box): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** One side of a box: whether a point is inside of it, and where a line crosses it. */
interface Side {
  readonly holds: (x: number, y: number) => boolean;
  readonly crossing: (ax: number, ay: number, bx: number, by: number) => Position;
}

function sidesOf({ west, south, east, north }: Box): Side[] {
  const upright = (x: number, holds: Side['holds']): Side => ({
    holds,
    crossing: (ax, ay, bx, by) => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)],
  });
  const level = (y: number, holds: Side['holds']): Side => ({
    holds,
    crossing: (ax, ay, bx, by) => [ax + ((bx - ax) * (y - ay)) / (by - ay), y],
  });
  return [
    upright(west, (x) => x >= west),
    upright(east, (x) => x <= east),
    level(south, (_, y) => y >= south),
    level(north, (_, y) => y <= north),
  ];
}

/** What of a ring lies on the inside of one side. */
function cutAt(ring: readonly Position[], { holds, crossing }: Side): Position[] {
  return ring.flatMap(([bx = 0, by = 0], index) => {
    const [ax = 0, ay = 0] = ring.at(index - 1) ?? [];
    const isIn = holds(bx, by);
    const enters = holds(ax, ay) !== isIn ? [crossing(ax, ay, bx, by)] : [];
    return isIn ? [...enters, [bx, by]] : enters;
  });
}

/**
 * What of a ring lies in a box, by Sutherland and Hodgman's algorithm ("Reentrant Polygon Clipping", 1974); closed, or
 * empty where nothing does. `ring` is closed as in GeoJSON.
 */
export function clipRing(ring: readonly Position[], box: Box): Position[] {
  const open = ring.slice(0, -1);
  const clipped = sidesOf(box).reduce<readonly Position[]>(cutAt, open);
  const [first] = clipped;
  return first === undefined || clipped.length < 3 ? [] : [...clipped, first];
}

/** What of the land lies in a box. A market is small, and the coasts of the world are not. */
export function clipLand(land: Polygon | MultiPolygon, box: Box): MultiPolygon {
  const polygons = land.type === 'Polygon' ? [land.coordinates] : land.coordinates;
  return {
    type: 'MultiPolygon',
    coordinates: polygons.flatMap((rings) => {
      const clipped = rings.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 0);
      return clipped.length === 0 ? [] : [clipped];
    }),
  };
}

/** The box with so many times its own size around it. */
export function grown({ west, south, east, north }: Box, by: number): Box {
  const [width, height] = [(east - west) * by, (north - south) * by];
  return {
    west: Math.max(-180, west - width),
    south: Math.max(-85, south - height),
    east: Math.min(180, east + width),
    north: Math.min(85, north + height),
  };
}
