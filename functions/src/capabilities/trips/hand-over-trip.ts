import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { memberIdOf, membersOf, nextOwner } from '../../sharing/members.ts';
import { removeSharing } from '../../sharing/remove-sharing.ts';
import { deleteTrip } from './delete-trip.ts';
import { maxMembersRead } from './shared-trips.ts';
import { subjectOfTrip } from './trip-of-account.ts';

/**
 * What becomes of a trip whose owner is forgotten: it passes to whoever could edit it first, without what the owner said beside it; where nobody
 * could, it goes, with its days, links and members. May be repeated.
 * @param leaving every name of the owner
 */
export async function handOver(
  documents: Documents,
  tripId: string,
  leaving: readonly string[],
): Promise<void> {
  const subject = subjectOfTrip(tripId);
  const members = await membersOf(documents, subject, maxMembersRead);
  const next = nextOwner(members.filter(({ actorId }) => !leaving.includes(actorId)));
  const isHandedOver = await documents.db.runTransaction(async (tx) => {
    const [trip] = await readTogether(tx, documents.trip(tripId));
    if (trip === undefined || !leaving.includes(trip.actorId)) return true;
    if (next === null) {
      deleteTrip(tx, documents, trip);
      return false;
    }
    const numbers = Array.from({ length: trip.days }, (_, index) => index + 1);
    const [days, member] = await readTogether(
      tx,
      numbers.map((day) => documents.itineraryDay(tripId, day)),
      documents.sharedMember(memberIdOf(subject, next.actorId)),
    );
    if (member?.state !== 'in') throw new Error('a member left meanwhile: to be looked at again');
    const { actorId } = next;
    for (const day of days) {
      if (day !== undefined) tx.set(documents.itineraryDay(tripId, day.day), { ...day, actorId });
    }
    tx.set(documents.trip(tripId), { ...trip, actorId, note: null, version: trip.version + 1 });
    tx.delete(documents.sharedMember(next.memberId));
    return true;
  });
  if (!isHandedOver) await removeSharing(documents, subject);
}
