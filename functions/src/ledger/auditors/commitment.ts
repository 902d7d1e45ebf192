import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { ResourceLock, Transaction } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { readLocks } from '../choose-locks.ts';
import { isLive } from '../transition.ts';

/** A live transaction and all that must agree with it, read at one moment. */
export interface Commitment {
  readonly transaction: Transaction;
  /** By lock key: the lock as it is, or undefined if there is none. */
  readonly locks: ReadonlyMap<string, ResourceLock | undefined>;
  /** Live transactions that claim at least one of the same locks, this one included. */
  readonly claimants: readonly Transaction[];
  readonly confirmedEvents: number;
}

/** Firestore takes at most 30 values in one `array-contains-any`. */
const keysPerQuery = 30;

/**
 * Allowed difference between two servers' clocks, in milliseconds. A hold this close to its end counts as over, or a
 * lock lawfully reclaimed by a server whose clock is ahead would look like a double booking.
 */
const clockSkewMs = 5_000;
const allowingForSkew = (now: Date) => new Date(now.getTime() + clockSkewMs);

/**
 * Transactions of the business that claim any of the keys and are live. A pass takes minutes, and `now` is when it
 * began: it is later than that if any document read was changed later.
 */
export async function liveClaimants(
  tx: FirestoreTransaction,
  documents: Documents,
  businessId: string,
  lockKeys: readonly string[],
  now: Date,
): Promise<Transaction[]> {
  const found = new Map<string, Transaction>();
  for (let start = 0; start < lockKeys.length; start += keysPerQuery) {
    const keys = lockKeys.slice(start, start + keysPerQuery);
    const transactions = documents.transaction(businessId, '-').parent;
    const page = await tx.get(transactions.where('lockKeys', 'array-contains-any', keys));
    for (const document of page.docs) found.set(document.id, document.data());
  }
  const claimants = [...found.values()];
  const latest = Math.max(now.getTime(), ...claimants.map((claimant) => claimant.updatedAt.getTime()));
  return claimants.filter((claimant) => isLive(claimant, allowingForSkew(new Date(latest))));
}

/**
 * Reads a transaction's commitment in one read-only Firestore transaction, so that a booking released meanwhile is
 * not mistaken for a fault. Null if it is no longer live.
 */
export function readCommitment(
  documents: Documents,
  { businessId, txId, lockKeys }: Transaction,
  now: Date,
): Promise<Commitment | null> {
  return documents.db.runTransaction(
    async (tx) => {
      const [[itself], locks, sharing, events] = await Promise.all([
        readTogether(tx, documents.transaction(businessId, txId)),
        readLocks(tx, documents, businessId, lockKeys),
        liveClaimants(tx, documents, businessId, lockKeys, now),
        tx.get(documents.events(businessId, txId).where('transition', '==', 'confirmed')),
      ]);
      // One that claims no lock shares none, and must still be looked at.
      const claimants =
        itself !== undefined && itself.lockKeys.length === 0 && isLive(itself, allowingForSkew(now))
          ? [itself]
          : sharing;
      const transaction = claimants.find((claimant) => claimant.txId === txId);
      return transaction === undefined
        ? null
        : { transaction, locks, claimants, confirmedEvents: events.size };
    },
    { readOnly: true },
  );
}
