import type { Coordinates, Market, Place } from '@merve/contract';
import { nearestFirst } from '../../catalogue/places/find-places.ts';
import { openingAt } from '../../catalogue/places/opening.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';

export interface Hospital {
  readonly place: Place;
  /** In a straight line; null where nobody knows where the person is. */
  readonly distanceKm: number | null;
}

/** A place shared longer ago than this is not where somebody in danger is now. */
const freshMs = 60 * 60_000;
const maxRead = 100;
/** Without a place, one of the largest towns of a small market is likely among them. */
const maxShown = 3;

/**
 * The nearest hospital that takes people now; without a place of the person, a few that do, those nearest to the middle
 * of the market first. Those open around the clock come before those whose hours nobody knows. One query.
 */
export async function hospitalsFor(
  documents: Documents,
  { marketId, boundingBox }: Market,
  shared: (Coordinates & { readonly at: Date }) | null,
  now: Date,
): Promise<readonly Hospital[]> {
  const isFresh = shared !== null && now.getTime() - shared.at.getTime() <= freshMs;
  const centre = isFresh
    ? shared
    : {
        latitude: (boundingBox.north + boundingBox.south) / 2,
        longitude: (boundingBox.east + boundingBox.west) / 2,
      };
  const found = await documents.places
    .where('marketId', '==', marketId)
    .where('active', '==', true)
    .where('kind', '==', 'hospital')
    .limit(maxRead)
    .get();
  const sorted = nearestFirst(readable(found.docs), centre);
  const open = sorted.filter(({ place }) => openingAt(place, now).kind === 'open');
  const unknown = sorted.filter(({ place }) => openingAt(place, now).kind === 'unknown');
  const taking = [...open, ...unknown];
  if (isFresh) return taking.slice(0, 1);
  return taking.slice(0, maxShown).map(({ place }) => ({ place, distanceKm: null }));
}
