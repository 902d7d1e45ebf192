import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { normalizeReference } from './identity.ts';
import { isLive } from './transition.ts';

/** Beyond this a list is no use on a phone. */
const maxShown = 60;

/**
 * What stands at a business and begins in `[from, until)`: bookings, live holds and blocks, earliest first. One query,
 * within the caller's transaction. Who may see it is the caller's to check.
 */
export async function agendaOf(
  tx: FirestoreTransaction,
  documents: Documents,
  businessId: string,
  { from, until, now }: { readonly from: Date; readonly until: Date; readonly now: Date },
): Promise<Transaction[]> {
  const found = await tx.get(
    documents
      .transaction(businessId, '-')
      .parent.where('state', 'in', ['hold', 'confirmed'])
      .where('startsAt', '>=', from)
      .where('startsAt', '<', until)
      .orderBy('startsAt')
      .limit(maxShown),
  );
  return found.docs.map((document) => document.data()).filter((standing) => isLive(standing, now));
}

/** What has this code at a business, in any state; null if nothing does. One query; typed freely. */
export async function findOfBusiness(
  tx: FirestoreTransaction,
  documents: Documents,
  businessId: string,
  reference: string,
): Promise<Transaction | null> {
  const found = await tx.get(
    documents
      .transaction(businessId, '-')
      .parent.where('reference', '==', normalizeReference(reference))
      .limit(1),
  );
  return found.docs[0]?.data() ?? null;
}
