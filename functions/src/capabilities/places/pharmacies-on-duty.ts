import { type Coordinates, distanceKm, type Place } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import type { DutyPeriod } from './duty.ts';

/** A pharmacy of which is known that, and when, somebody is there. */
export interface Pharmacy {
  readonly place: Place;
  /** Null where nothing is measured from. */
  readonly distanceKm: number | null;
  readonly duty?: DutyPeriod;
}

/** What every document has that was read already, by id. */
export type KnownPlaces = ReadonlyMap<string, Place>;

/**
 * The pharmacies of these duties, nearest first (by district without an origin), `limit` at most. Only those are read, and only
 * where they are not known yet: no round trip, or one. A duty whose pharmacy is gone, or is of another market, is left out.
 */
export async function pharmaciesOnDuty(
  documents: Documents,
  wanted: {
    readonly marketId: string;
    readonly duties: readonly DutyPeriod[];
    readonly origin: Coordinates | undefined;
    readonly known: KnownPlaces;
    readonly limit: number;
    readonly keep: (place: Place) => boolean;
  },
): Promise<Pharmacy[]> {
  const { marketId, duties, origin, known, limit, keep } = wanted;
  const away = (at: Coordinates) => (origin === undefined ? null : distanceKm(origin, at));
  const order = (one: DutyPeriod, other: DutyPeriod) =>
    (away(one.at) ?? 0) - (away(other.at) ?? 0) || one.district.localeCompare(other.district);
  // One pharmacy may be listed twice (the day, and the night): it is one place to go to, for whichever comes first.
  const nearest = [...Map.groupBy([...duties].sort(byStart), ({ placeId }) => placeId).values()]
    .flatMap(([first]) => first ?? [])
    .sort(order)
    // Two more than shown: a pharmacy that is gone leaves no gap.
    .slice(0, limit + 2);
  const missing = nearest.filter(({ placeId }) => !known.has(placeId)).map(({ placeId }) => placeId);
  const read = await readPlaces(documents, missing);
  return nearest
    .flatMap((duty) => {
      const place = known.get(duty.placeId) ?? read.get(duty.placeId);
      const isOurs = place?.active === true && place.kind === 'pharmacy' && place.marketId === marketId;
      return place !== undefined && isOurs && keep(place)
        ? [{ place, duty, distanceKm: away(place.location) }]
        : [];
    })
    .slice(0, limit);
}

function byStart(one: DutyPeriod, other: DutyPeriod): number {
  return one.startsAt.getTime() - other.startsAt.getTime();
}

async function readPlaces(documents: Documents, placeIds: readonly string[]): Promise<Map<string, Place>> {
  const snapshots = await Promise.all(placeIds.map((placeId) => documents.place(placeId).get()));
  return new Map(readable(snapshots).map((place) => [place.placeId, place]));
}
