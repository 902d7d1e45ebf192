import { type Coordinates, distanceKm, type SavedPlace } from '@merve/contract';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { readable } from '../../../platform/firestore/readable.ts';
import type { ToolContext } from '../../../tools/define-tool.ts';
import { destinationKm } from '../../../trips/verify-place.ts';
import { lastDayOf } from '../trip-meant.ts';
import { maxTripsRead } from '../trip-of-account.ts';
import { changedList } from './saved-list.ts';

/** So many of them at most lead a plan. */
const mostWished = 40;

/** What somebody put aside for trips of theirs that are not over and go near a point, each once, the newest first: one query a name. */
export async function savedNear(
  documents: Documents,
  { actorId, alsoActorIds = [], now }: Pick<ToolContext, 'actorId' | 'alsoActorIds' | 'now'>,
  at: Coordinates,
): Promise<readonly SavedPlace[]> {
  const found = await Promise.all(
    [actorId, ...alsoActorIds].map((id) =>
      documents.trips.where('actorId', '==', id).limit(maxTripsRead).get(),
    ),
  );
  const today = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  const saved = found
    .flatMap(({ docs }) => readable(docs))
    .filter((trip) => lastDayOf(trip) >= today && distanceKm(trip.stay, at) <= destinationKm)
    .flatMap(({ savedPlaces }) => savedPlaces)
    .toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
  return saved
    .reduce<readonly SavedPlace[]>((list, place) => changedList(list, place, false) ?? list, [])
    .slice(0, mostWished);
}
