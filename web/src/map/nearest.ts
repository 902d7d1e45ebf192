import type { Coordinates } from '@merve/contract';

/** The Earth's mean radius in metres. */
const radius = 6_371_008.8;

/** Metres between two points on a sphere (haversine). */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = radians(b.latitude - a.latitude) / 2;
  const longitude = radians(b.longitude - a.longitude) / 2;
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude) ** 2;
  // Rounding may take the chord of opposite points above one.
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The nearest first; of equally near ones, in the order they came. */
export function nearestFirst<Pin extends { readonly at: Coordinates }>(
  pins: readonly Pin[],
  here: Coordinates,
): Pin[] {
  return pins
    .map((pin) => ({ pin, metres: metresBetween(here, pin.at) }))
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ pin }) => pin);
}

/** A position to about a hundred metres: as much as a search for what is near has to know. */
export function roughly({ latitude, longitude }: Coordinates): Coordinates {
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
