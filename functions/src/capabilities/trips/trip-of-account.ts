import { type ItineraryDay, maxTripDays, type Trip, type TripRole } from '@merve/contract';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { identitySection, marketSection, readConfig } from '../../platform/config.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { actorIdFor, hashId } from '../../platform/ids.ts';
import { readPlaces } from './read-places.ts';
import type { PlacesById } from './wish-of-trip.ts';

/** Read of one name of a person, at most. */
export const maxTripsRead = 50;

/** Every actor that an account is by now: a trip that any of them made is theirs. One round trip, or two where it is linked. */
export async function actorsOf(documents: Documents, uid: string): Promise<readonly string[]> {
  const own = actorIdFor(`web:${uid}`, readConfig(identitySection).ACTOR_KEY);
  const marketId = readConfig(marketSection).DEFAULT_MARKET_ID;
  const threadOf = async (actorId: string) =>
    (
      await documents.thread(threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null })).get()
    ).data();
  const [identity, ownThread] = await Promise.all([documents.webIdentity(uid).get(), threadOf(own)]);
  const actorId = identity.data()?.actorId ?? own;
  const thread = actorId === own ? ownThread : await threadOf(actorId);
  return [...new Set([actorId, own, ...(thread?.alsoActorIds ?? [])])];
}

/** Who edits, as the edits of a trip name them: of each trip another name, which tells nothing of the person. */
export const editorIdOf = (tripId: string, actorId: string): string => hashId([tripId, actorId], 20);

/** A trip that somebody may see, and as whom. */
export interface SeenTrip {
  readonly trip: Trip;
  readonly days: readonly ItineraryDay[];
  readonly places: PlacesById;
  readonly role: TripRole;
  readonly actors: readonly string[];
}

/** Null for who has nothing to do with it. */
export const roleIn = (trip: Pick<Trip, 'actorId'>, actors: readonly string[]): TripRole | null =>
  actors.includes(trip.actorId) ? 'owner' : null;

/** Another's is refused, and what never was is not found. */
export function seenAs(trip: Trip | undefined, actors: readonly string[]): { trip: Trip; role: TripRole } {
  if (trip === undefined) throw new MerveError('NOT_FOUND', 'No such trip');
  const role = roleIn(trip, actors);
  if (role === null) throw new MerveError('FORBIDDEN', 'Another’s trip');
  return { trip, role };
}

/**
 * A trip with its days, its places and whoever asks: two round trips, of any number of days.
 * @throws MerveError `NOT_FOUND`; `FORBIDDEN` for another's
 */
export async function seenTrip(documents: Documents, tripId: string, uid: string): Promise<SeenTrip> {
  const daysRead = documents.itineraryDays(tripId).limit(maxTripDays).get();
  const [actors, found, { days, places }] = await Promise.all([
    actorsOf(documents, uid),
    documents.trip(tripId).get(),
    daysRead.then(async ({ docs }) => {
      const days = readable(docs);
      return {
        days,
        places: await placesById(
          documents,
          days.flatMap(({ items }) => items.map((item) => item.placeId)),
        ),
      };
    }),
  ]);
  return { ...seenAs(found.data(), actors), actors, days, places };
}

/** Our own places of some ids, by id; those that are no more are left out. One round trip. */
export async function placesById(documents: Documents, ids: readonly (string | null)[]): Promise<PlacesById> {
  const found = await readPlaces(documents, ids);
  return new Map(found.map((place) => [place.placeId, place]));
}
