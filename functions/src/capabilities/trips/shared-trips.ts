import type { SharedMember, Trip, TripRole } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { subjectOf } from '../../sharing/members.ts';

/** Who is in a trip beside its owner, at most. */
export const maxMembers = 19;
/** With those who left. */
export const maxMembersRead = 200;
const maxMemberships = 50;

/** What a member of a trip is to it. Pure. */
export const roleOfMember = ({ role }: Pick<SharedMember, 'role'>): Exclude<TripRole, 'owner'> =>
  role === 'edit' ? 'editor' : 'reader';

/** The trips that others share with somebody: one query a name, and one round trip for the trips. */
export async function tripsSharedWith(
  documents: Documents,
  actors: readonly string[],
): Promise<readonly { readonly trip: Trip; readonly role: TripRole }[]> {
  const found = await Promise.all(
    actors
      .slice(0, 5)
      .map((actorId) => documents.sharedMembers.where('actorId', '==', actorId).limit(maxMemberships).get()),
  );
  const members = found.flatMap(({ docs }) => readable(docs));
  const struck = new Set(members.filter(({ state }) => state === 'struck').map(({ subject }) => subject));
  const inside = members.filter((one) => one.state === 'in' && !struck.has(one.subject));
  const trips = await Promise.all(
    inside.flatMap((member) => {
      const [collection, id = ''] = subjectOf(member).split('/');
      return collection === 'trips' ? [documents.trip(id).get()] : [];
    }),
  );
  return readable(trips).map((trip) => {
    const mine = inside.filter(({ subject }) => subject === `trips/${trip.tripId}`);
    return { trip, role: mine.some(({ role }) => role === 'edit') ? 'editor' : 'reader' };
  });
}
