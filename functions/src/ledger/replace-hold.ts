import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import type { LocksRead, WantedLock } from './choose-locks.ts';
import { endedTransaction, ownedLocks, readClaimedLocks } from './resolve-transaction.ts';
import { effectiveState } from './transition.ts';
import { writeTransition } from './write-transaction.ts';

/** Who holds anew: a person in a conversation, and who else they were before conversations were joined to it. */
export interface Holder {
  readonly actorId: string;
  readonly alsoActorIds?: readonly string[];
  readonly threadId: string;
  readonly marketId: string;
}

/**
 * Whose hold may make room for whose: the same person's, in the same conversation, and only a live hold. A hold made
 * as one of the other actors came along from their conversation in this market: it still names the thread it was made in.
 */
export function mayBeReplaced(old: Transaction | undefined, by: Holder, now: Date): old is Transaction {
  if (old === undefined || effectiveState(old, now) !== 'hold') return false;
  // The person said YES to it, and may be paying at this moment.
  if (old.deposit?.agreed === true) return false;
  if (old.actorId === by.actorId) return old.threadId === by.threadId;
  return (by.alsoActorIds ?? []).includes(old.actorId) && old.marketId === by.marketId;
}

/**
 * Releases a hold whose locks a new one takes over, in the same transaction: two live holds must never claim one
 * lock. Gives the writes, to be done before the new hold's own; null if the new hold takes nothing from it, and then
 * it stays for the caller to release.
 */
export async function prepareReplace(
  tx: FirestoreTransaction,
  documents: Documents,
  old: Transaction,
  chosen: readonly WantedLock[],
  locks: LocksRead,
  now: Date,
): Promise<(() => void) | null> {
  const taken = new Set(chosen.map((lock) => lock.lockKey));
  if (!old.lockKeys.some((key) => taken.has(key) && locks.get(key)?.txId === old.txId)) return null;
  const given = ownedLocks(old, await readClaimedLocks(tx, documents, old, locks)).filter(
    (lock) => !taken.has(lock.lockKey),
  );
  const reason = 'replaced';
  const ended = endedTransaction(old, 'cancelled', reason, now);
  return () => writeTransition(tx, documents, old, ended, { owned: given, actorId: old.actorId, reason });
}
