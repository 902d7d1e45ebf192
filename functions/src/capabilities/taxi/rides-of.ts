import type { Ride } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { openStates } from './ride.ts';

/** More rides than these nobody has open: one that is under way, and those planned for later. */
const maxOpen = 25;
/** Actors of one person that are looked at: with the open states no more than the 30 disjunctions Firestore allows. */
const maxActors = Math.floor(30 / openStates.length);

/**
 * The rides of these actors that are not over: what is under way first, then those for later by their times. One query.
 */
export async function openRidesOf(documents: Documents, actorIds: readonly string[]): Promise<Ride[]> {
  const found = await documents.rides
    .where('actorId', 'in', actorIds.slice(0, maxActors))
    .where('state', 'in', openStates)
    .orderBy('createdAt', 'desc')
    .limit(maxOpen)
    .get();
  const begins = ({ state, pickupAt }: Ride) => (state === 'planned' ? (pickupAt?.getTime() ?? 0) : 0);
  return readable(found.docs).toSorted((one, other) => begins(one) - begins(other));
}
