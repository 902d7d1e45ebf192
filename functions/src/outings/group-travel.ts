import type { Coordinates, OutingCandidate } from '@merve/contract';
import { wayBetween } from '../trips/way-between.ts';

const pointOf = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lng: longitude });

/**
 * Minutes of somebody's way to each candidate, estimated, in their order; null where either end is not known. In steps of five, rounded up: exact
 * minutes to eight places would tell where somebody lives. Pure.
 */
export function minutesTo(
  candidates: readonly Pick<OutingCandidate, 'location'>[],
  departure: Coordinates | null,
): (number | null)[] {
  return candidates.map(({ location }) =>
    location === null || departure === null
      ? null
      : Math.ceil(wayBetween(pointOf(departure), pointOf(location)).minutes / 5) * 5,
  );
}

/** Of each candidate, the minutes of whoever has the longest way; null where nobody's is known. Pure. */
export function worstMinutes(
  candidates: readonly Pick<OutingCandidate, 'location'>[],
  departures: readonly (Coordinates | null)[],
): (number | null)[] {
  const ways = departures.map((departure) => minutesTo(candidates, departure));
  return candidates.map((_, index) => {
    const known = ways.flatMap((minutes) => minutes[index] ?? []);
    return known.length === 0 ? null : Math.max(...known);
  });
}
