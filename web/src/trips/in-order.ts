import type { TripSummary } from '@merve/contract';

/** Trips that are to come or under way, the next one first; and those that are over, the last one first. Pure. */
export function inOrder<Trip extends Pick<TripSummary, 'startDate' | 'endDate'>>(
  trips: readonly Trip[],
  today: string,
): { readonly ahead: readonly Trip[]; readonly past: readonly Trip[] } {
  const byStart = (one: Trip, other: Trip) => (one.startDate < other.startDate ? -1 : 1);
  return {
    ahead: trips.filter(({ endDate }) => endDate >= today).toSorted(byStart),
    past: trips.filter(({ endDate }) => endDate < today).toSorted((one, other) => byStart(other, one)),
  };
}
