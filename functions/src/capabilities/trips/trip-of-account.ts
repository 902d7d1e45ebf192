import {
  type ItineraryDay,
  maxTripDays,
  type SharedMember,
  type SharedSubject,
  type Trip,
  type TripRole,
} from '@merve/contract';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { identitySection, marketSection, readConfig } from '../../platform/config.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { actorIdFor, hashId } from '../../platform/ids.ts';

import { memberIdOf, standingAmong } from '../../sharing/members.ts';
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

const roles = { owner: 'owner', edit: 'editor', read: 'reader', takePart: 'reader' } as const;

/** The trip as something that is shared. */
export const subjectOfTrip = (tripId: string): SharedSubject => `trips/${tripId}`;

/** Where somebody's memberships of a trip stand. */
export const membershipsIn = (documents: Documents, tripId: string, actors: readonly string[]) =>
  actors.map((actorId) => documents.sharedMember(memberIdOf(subjectOfTrip(tripId), actorId)));

/** What somebody is to a trip; null for nothing, or where there is no such trip. Pure. */
export function standingIn(
  trip: Trip | undefined,
  actors: readonly string[],
  memberships: readonly (SharedMember | undefined)[],
): TripRole | null {
  if (trip === undefined) return null;
  const { standing } = standingAmong(
    memberships.filter((one) => one !== undefined),
    { actorIds: actors, ownerActorId: trip.actorId },
  );
  return standing === null ? null : roles[standing];
}

/** Another's is refused, and what never was is not found. @throws MerveError `NOT_FOUND`, `FORBIDDEN` */
export function seenAs(
  trip: Trip | undefined,
  actors: readonly string[],
  memberships: readonly (SharedMember | undefined)[],
): { readonly trip: Trip; readonly role: TripRole } {
  if (trip === undefined) throw new MerveError('NOT_FOUND', 'No such trip');
  const role = standingIn(trip, actors, memberships);
  if (role === null) throw new MerveError('FORBIDDEN', 'Another’s trip');
  return { trip, role };
}

/** As `seenAs`, for who wants to change something. */
export function editableTrip(...seen: Parameters<typeof seenAs>): Trip {
  const { trip, role } = seenAs(...seen);
  if (role === 'reader') throw new MerveError('FORBIDDEN', 'A reader changes nothing');
  return trip;
}

/** As `seenAs`, for what is the owner's alone. */
export function ownTrip(trip: Trip | undefined, actors: readonly string[]): Trip {
  if (trip === undefined) throw new MerveError('NOT_FOUND', 'No such trip');
  if (!actors.includes(trip.actorId)) throw new MerveError('FORBIDDEN', 'Its owner’s alone');
  return trip;
}

/**
 * A trip with its days, its places and whoever asks: two round trips, of any number of days; one more for a member who is linked to a phone.
 * @throws MerveError `NOT_FOUND`; `FORBIDDEN` for another's
 */
export async function seenTrip(documents: Documents, tripId: string, uid: string): Promise<SeenTrip> {
  const daysRead = documents.itineraryDays(tripId).limit(maxTripDays).get();
  const tripRead = documents.trip(tripId).get();
  const [{ trip, role, actors }, { days, places }] = await Promise.all([
    Promise.all([actorsOf(documents, uid), tripRead]).then(async ([actors, found]) => {
      const trip = found.data();
      const isOwner = trip === undefined || actors.includes(trip.actorId);
      const memberships = isOwner
        ? []
        : await Promise.all(
            membershipsIn(documents, tripId, actors).map(async (reference) => (await reference.get()).data()),
          );
      return { ...seenAs(trip, actors, memberships), actors };
    }),
    daysRead.then(async ({ docs }) => {
      const days = readable(docs);
      const ids = days.flatMap(({ items }) => items.map(({ placeId }) => placeId));
      return { days, places: await placesById(documents, ids) };
    }),
  ]);
  return { trip, role, actors, days, places };
}

/** Our own places of some ids, by id; those that are no more are left out. One round trip. */
export async function placesById(documents: Documents, ids: readonly (string | null)[]): Promise<PlacesById> {
  const found = await readPlaces(documents, ids);
  return new Map(found.map((place) => [place.placeId, place]));
}
