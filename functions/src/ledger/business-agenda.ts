import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { normalizeReference } from './identity.ts';
import { isLive } from './transition.ts';

/** Beyond this a list is no use on a phone. */
const maxShown = 60;

/** No stay is longer, in milliseconds. */
const maxMs = 31 * 86_400_000;

/**
 * What stands at a business and begins in `[from, until)`: bookings, live holds and blocks, earliest first; and before them the
 * stays that began earlier and are not over at `from`. Two queries at once, within the caller's transaction. Who may see it
 * is the caller's to check.
 */
export async function agendaOf(
  tx: FirestoreTransaction,
  documents: Documents,
  businessId: string,
  { from, until, now }: { readonly from: Date; readonly until: Date; readonly now: Date },
): Promise<Transaction[]> {
  const standing = documents.transaction(businessId, '-').parent.where('state', 'in', ['hold', 'confirmed']);
  const [leaving, beginning] = await Promise.all([
    tx.get(
      standing
        .where('endsAt', '>', from)
        .where('endsAt', '<', new Date(from.getTime() + maxMs))
        .orderBy('endsAt')
        .limit(maxShown),
    ),
    tx.get(
      standing
        .where('startsAt', '>=', from)
        .where('startsAt', '<', until)
        .orderBy('startsAt')
        .limit(maxShown),
    ),
  ]);
  const staying = leaving.docs
    .map((document) => document.data())
    .filter(({ nights, startsAt }) => nights !== undefined && startsAt < from);
  const found = [...staying, ...beginning.docs.map((document) => document.data())];
  return found.filter((one) => isLive(one, now));
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
