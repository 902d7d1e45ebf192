import type { Coordinates } from '@merve/contract';

/** Sides of a square in degrees. At 35° north a near one is about 5.6 × 4.6 km, a far one 56 × 46 km. */
const sides = { near: 0.05, far: 0.5 } as const;
type Grid = keyof typeof sides;

/** Firestore takes at most 30 values in one `in`. https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const maxCells = 30;
const kmPerDegree = 111.32;

function cellAt(row: number, column: number): string {
  return `${row}:${column}`;
}

const indexOf = (degrees: number, grid: Grid) => Math.floor(degrees / sides[grid]);

/** The squares a place lies in. */
export function cellsOf({ latitude, longitude }: Coordinates): {
  readonly near: string;
  readonly far: string;
} {
  const cell = (grid: Grid) => cellAt(indexOf(latitude, grid), indexOf(longitude, grid));
  return { near: cell('near'), far: cell('far') };
}

/**
 * The squares that cover a circle, of the finest grid whose squares fit into one query. A radius of up to about 8 km
 * is covered by near ones, up to about 80 km by far ones. Not for circles across the date line or a pole.
 */
export function cellsAround(
  centre: Coordinates,
  radiusKm: number,
): { readonly grid: Grid; readonly cells: readonly string[] } {
  const near = covering('near', centre, radiusKm);
  if (near.length <= maxCells) return { grid: 'near', cells: near };
  return { grid: 'far', cells: covering('far', centre, radiusKm).slice(0, maxCells) };
}

function covering(grid: Grid, { latitude, longitude }: Coordinates, radiusKm: number): string[] {
  const north = radiusKm / kmPerDegree;
  // The circle is widest, in degrees, at its edge nearer to the pole.
  const cosine = Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180);
  const east = radiusKm / (kmPerDegree * Math.max(cosine, 0.01));
  const cells: string[] = [];
  for (let row = indexOf(latitude - north, grid); row <= indexOf(latitude + north, grid); row += 1) {
    for (
      let column = indexOf(longitude - east, grid);
      column <= indexOf(longitude + east, grid);
      column += 1
    ) {
      cells.push(cellAt(row, column));
    }
  }
  return cells;
}
