import type { Ride } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { openStates } from './ride.ts';

/** The newest ride of these actors that is not over; undefined if there is none. One query. */
export async function openRideOf(
  documents: Documents,
  actorIds: readonly string[],
): Promise<Ride | undefined> {
  const found = await documents.rides
    .where('actorId', 'in', actorIds.slice(0, 7))
    .where('state', 'in', openStates)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .get();
  return found.docs[0]?.data();
}
