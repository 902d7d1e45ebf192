import type { Coordinates } from './primitives.ts';

/** Metres between two points on a sphere of the Earth's mean radius (haversine). */
export function distanceMetres(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = radians(b.latitude - a.latitude) / 2;
  const longitude = radians(b.longitude - a.longitude) / 2;
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude) ** 2;
  // Rounding may take the chord of opposite points above one.
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** `distanceMetres` in kilometres. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  return distanceMetres(a, b) / 1000;
}
