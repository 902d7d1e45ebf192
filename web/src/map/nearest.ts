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
