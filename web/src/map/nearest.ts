import { type Coordinates, distanceMetres } from '@merve/contract';

/** The nearest first; of equally near ones, in the order they came. */
export function nearestFirst<Pin extends { readonly at: Coordinates }>(
  pins: readonly Pin[],
  here: Coordinates,
): Pin[] {
  return pins
    .map((pin) => ({ pin, metres: distanceMetres(here, pin.at) }))
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ pin }) => pin);
}

/** A position to about a hundred metres: as much as a search for what is near has to know. */
export function roughly({ latitude, longitude }: Coordinates): Coordinates {
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
