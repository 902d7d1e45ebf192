import { type Coordinates, distanceKm, type SavedPlace, type Trip } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import type { ToolContext } from '../../tools/define-tool.ts';
import { destinationKm } from '../../trips/verify-place.ts';
import { changedList } from './saving/saved-list.ts';
import { lastDayOf } from './trip-meant.ts';
import { maxTripsRead } from './trip-of-account.ts';

/** So many places that were put aside lead a plan, at most. */
const mostWished = 40;

/** The trips of a person that are not over and go near a point: one query a name. */
export async function openTripsNear(
  documents: Documents,
  { actorId, alsoActorIds = [], now }: Pick<ToolContext, 'actorId' | 'alsoActorIds' | 'now'>,
  at: Coordinates,
): Promise<readonly Trip[]> {
  const found = await Promise.all(
    [actorId, ...alsoActorIds].map((id) =>
      documents.trips.where('actorId', '==', id).limit(maxTripsRead).get(),
    ),
  );
  const today = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  return found
    .flatMap(({ docs }) => readable(docs))
    .filter((trip) => lastDayOf(trip) >= today && distanceKm(trip.stay, at) <= destinationKm);
}

/** What was put aside for trips, each once, the newest first. Pure. */
export function savedIn(trips: readonly Pick<Trip, 'savedPlaces'>[]): readonly SavedPlace[] {
  return trips
    .flatMap(({ savedPlaces }) => savedPlaces)
    .toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
    .reduce<readonly SavedPlace[]>((list, place) => changedList(list, place, false) ?? list, [])
    .slice(0, mostWished);
}

/** The trip of several that has all of these dates and visits on one of them; null for none. One query for a trip that has the dates. */
export async function tripWithVisits(
  documents: Documents,
  trips: readonly Trip[],
  dates: readonly string[],
): Promise<Trip | null> {
  const having = trips.filter((trip) =>
    dates.every((date) => date >= trip.startDate && date <= lastDayOf(trip)),
  );
  for (const trip of having) {
    const days = readable((await documents.itineraryDays(trip.tripId).limit(30).get()).docs);
    if (days.some(({ date, items }) => dates.includes(date) && items.length > 0)) return trip;
  }
  return null;
}
