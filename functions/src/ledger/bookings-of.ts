import type { Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { normalizeReference } from './identity.ts';
import { isLive } from './transition.ts';

/**
 * The actor's bookings that have not begun, held or confirmed, earliest first, across all businesses. Holds that
 * have run out are left out. `limit` is how many at most (20).
 */
export async function bookingsOf(
  documents: Documents,
  actorId: string,
  { now, limit = 20 }: { readonly now: Date; readonly limit?: number },
): Promise<Transaction[]> {
  const found = await documents.allTransactions
    .where('actorId', '==', actorId)
    .where('state', 'in', ['hold', 'confirmed'])
    .where('startsAt', '>=', now)
    .orderBy('startsAt')
    .limit(limit)
    .get();
  return found.docs.map((document) => document.data()).filter((booking) => isLive(booking, now));
}

/** The actor's booking with that reference, in any state, or null. Another's reference finds nothing. Typed freely: `k7q f2m` is `K7QF2M`. */
export async function findByReference(
  documents: Documents,
  actorId: string,
  reference: string,
): Promise<Transaction | null> {
  const found = await documents.allTransactions
    .where('actorId', '==', actorId)
    .where('reference', '==', normalizeReference(reference))
    .limit(1)
    .get();
  return found.docs[0]?.data() ?? null;
}
