import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { ResourceLock, Transaction, TransactionEvent } from '@merve/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { readLocks } from '../choose-locks.ts';
import { isLive } from '../transition.ts';

/** A transaction and all that must agree with it, read at one moment. */
export interface Commitment {
  readonly transaction: Transaction;
  /** True if it stands in the way of others: confirmed, or held and not about to run out. */
  readonly live: boolean;
  /** By lock key: the lock as it is, or undefined if there is none. */
  readonly locks: ReadonlyMap<string, ResourceLock | undefined>;
  /** Live transactions that claim at least one of the same locks, this one included. Empty if it is not live. */
  readonly claimants: readonly Transaction[];
  readonly events: readonly TransactionEvent[];
  /** The booking it was made to move, and the one that took its place, if they exist. */
  readonly predecessor?: Transaction | undefined;
  readonly successor?: Transaction | undefined;
}

/** Firestore takes at most 30 combinations of values in one query: two states of each key. */
const keysPerQuery = 15;

/**
 * Allowed difference between two servers' clocks, in milliseconds. A hold this close to its end counts as over, or a
 * lock lawfully reclaimed by a server whose clock is ahead would look like a double booking.
 */
const clockSkewMs = 5_000;

/** Transactions of the business that claim any of the keys and are not over: few, however often a slot has been held. */
async function readClaimants(
  tx: FirestoreTransaction,
  documents: Documents,
  businessId: string,
  lockKeys: readonly string[],
): Promise<Transaction[]> {
  const transactions = documents
    .transaction(businessId, '-')
    .parent.where('state', 'in', ['hold', 'confirmed']);
  const pages = [];
  for (let start = 0; start < lockKeys.length; start += keysPerQuery) {
    const keys = lockKeys.slice(start, start + keysPerQuery);
    pages.push(tx.get(transactions.where('lockKeys', 'array-contains-any', keys)));
  }
  const found = (await Promise.all(pages)).flatMap((page) => page.docs);
  return [...new Map(found.map((document) => [document.id, document.data()])).values()];
}

/** Live for certain at the moment that was read: later than any of its documents was changed, skewed clocks allowed for. */
function certainlyLive(transactions: readonly Transaction[], now: Date): Transaction[] {
  const latest = Math.max(now.getTime(), ...transactions.map(({ updatedAt }) => updatedAt.getTime()));
  return transactions.filter((transaction) => isLive(transaction, new Date(latest + clockSkewMs)));
}

/** The live transactions that claim any of the keys, as one step of the caller's Firestore transaction. */
export async function liveClaimants(
  tx: FirestoreTransaction,
  documents: Documents,
  businessId: string,
  lockKeys: readonly string[],
  clock: Clock,
): Promise<Transaction[]> {
  return certainlyLive(await readClaimants(tx, documents, businessId, lockKeys), clock.now());
}

const others = (txId: string | undefined): readonly string[] => (txId === undefined ? [] : [txId]);

/**
 * Reads a transaction's commitment in one read-only Firestore transaction, so that a booking released meanwhile is
 * not mistaken for a fault. Null if it is gone.
 */
export function readCommitment(
  documents: Documents,
  { businessId, txId, lockKeys, state, moves, movedTo }: Transaction,
  clock: Clock,
): Promise<Commitment | null> {
  return documents.db.runTransaction(
    async (tx) => {
      const claims = state === 'hold' || state === 'confirmed';
      const [[transaction, [predecessor], [successor]], locks, sharing, events] = await Promise.all([
        readTogether(
          tx,
          documents.transaction(businessId, txId),
          others(moves?.txId).map((other) => documents.transaction(businessId, other)),
          others(movedTo).map((other) => documents.transaction(businessId, other)),
        ),
        readLocks(tx, documents, businessId, lockKeys),
        claims ? readClaimants(tx, documents, businessId, lockKeys) : [],
        tx.get(documents.events(businessId, txId)),
      ]);
      if (transaction === undefined) return null;
      // The clock is read after the documents: what ran out before they were read is then over.
      const live = certainlyLive(
        [transaction, ...sharing.filter((other) => other.txId !== txId)],
        clock.now(),
      );
      const isItselfLive = live.some((other) => other.txId === txId);
      return {
        transaction,
        live: isItselfLive,
        locks,
        claimants: isItselfLive ? live : [],
        events: events.docs.map((document) => document.data()),
        predecessor,
        successor,
      };
    },
    { readOnly: true },
  );
}
