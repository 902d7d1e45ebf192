import type { Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { type Page, type PageRequest, readPage } from '../platform/firestore/read-page.ts';
import { normalizeReference } from './identity.ts';
import { isLive } from './transition.ts';

/** Firestore combines the values of every `in` of a query, 30 combinations at most. */
const maxActors = 10;

/**
 * A person's bookings that have not begun, held or confirmed, earliest first, across all businesses. Holds that
 * have run out are left out. `actorIds` are all actors the person is, their own first. `limit` is how many at most (20).
 */
export async function bookingsOf(
  documents: Documents,
  actorIds: readonly string[],
  { now, limit = 20 }: { readonly now: Date; readonly limit?: number },
): Promise<Transaction[]> {
  const found = await documents.allTransactions
    .where('actorId', 'in', actorIds.slice(0, maxActors))
    .where('state', 'in', ['hold', 'confirmed'])
    .where('startsAt', '>=', now)
    .orderBy('startsAt')
    .limit(limit)
    .get();
  return found.docs.map((document) => document.data()).filter((booking) => isLive(booking, now));
}

/** All of a person's bookings in every state, the one that begins last first, a page at a time. One query. */
export async function bookingHistoryOf(
  documents: Documents,
  actorIds: readonly string[],
  page: PageRequest,
): Promise<Page<Transaction>> {
  const own = documents.allTransactions.where('actorId', 'in', actorIds.slice(0, maxActors));
  return readPage(own, 'startsAt', page);
}

/** The person's booking with that reference, in any state, or null. Another's reference finds nothing. Typed freely: `k7q f2m` is `K7QF2M`. */
export async function findByReference(
  documents: Documents,
  actorIds: readonly string[],
  reference: string,
): Promise<Transaction | null> {
  const found = await documents.allTransactions
    .where('actorId', 'in', actorIds.slice(0, maxActors))
    .where('reference', '==', normalizeReference(reference))
    .limit(1)
    .get();
  return found.docs[0]?.data() ?? null;
}
