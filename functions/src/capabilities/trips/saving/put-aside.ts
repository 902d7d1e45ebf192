import { type Coordinates, distanceKm, type PutAside, type SavedPlace } from '@merve/contract';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { destinationKm } from '../../../trips/verify-place.ts';
import { readPlaces } from '../read-places.ts';
import { changedList } from './saved-list.ts';

/** What a conversation keeps for the next trip, as a trip that is planned divides it. */
export interface DividedPutAside {
  /** Near there, or nobody knows where: it goes along with the trip. */
  readonly brought: PutAside;
  /** Elsewhere: it waits for another one. */
  readonly stays: PutAside;
}

/** Divides what was put aside by a trip's middle. One round trip, and none where nothing was. */
export async function dividedBy(
  documents: Documents,
  putAside: PutAside,
  at: Coordinates,
): Promise<DividedPutAside> {
  const ours = await readPlaces(
    documents,
    putAside.map(({ placeId }) => placeId),
  );
  const far = new Set(
    ours.filter(({ location }) => distanceKm(location, at) > destinationKm).map(({ placeId }) => placeId),
  );
  const isFar = ({ placeId }: PutAside[number]) => placeId !== null && far.has(placeId);
  return { brought: putAside.filter((place) => !isFar(place)), stays: putAside.filter(isFar) };
}

/** The list of a trip with what comes along, each once, as far as there is room. Pure. */
export const withBrought = (
  saved: readonly SavedPlace[],
  brought: PutAside,
  savedAt: Date,
): readonly SavedPlace[] =>
  brought.reduce<readonly SavedPlace[]>(
    (list, place) => changedList(list, { ...place, savedAt }, false) ?? list,
    saved,
  );
