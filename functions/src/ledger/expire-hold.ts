import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Transaction, TransactionState } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import type { Prepared } from './outcome.ts';
import { endedTransaction, ownedLocks, readClaimedLocks } from './resolve-transaction.ts';
import { runPrepared } from './run-prepared.ts';
import { writeTransition } from './write-transaction.ts';

export interface ExpireHoldInput {
  readonly businessId: string;
  readonly txId: string;
  readonly now: Date;
  /** See `ResolveInput.knownLockKeys`. */
  readonly knownLockKeys?: readonly string[];
  /** What else the caller's transaction reads about a hold that ends now: sent together with the reads of its locks. */
  readonly beside?: (transaction: Transaction) => Promise<unknown>;
}

/** What became of it. Only `expired` changed anything. */
export type ExpireOutcome =
  | { readonly kind: 'expired'; readonly transaction: Transaction }
  | { readonly kind: 'not-due'; readonly holdExpiresAt: Date }
  | { readonly kind: 'not-held'; readonly state: TransactionState }
  | { readonly kind: 'missing' };

/** Asks for one `expireHold` at the given time: one Cloud Task per hold in production. The minute sweep repairs a lost one. */
export interface HoldExpiryScheduler {
  schedule(businessId: string, txId: string, at: Date): Promise<void>;
}

/**
 * hold → expired, if and only if `holdExpiresAt` is not later than `now`, decided inside the transaction. Gives back
 * the locks that are still its own. Needs no key: the event `{txId}:expired` can exist only once.
 */
export async function prepareExpireHold(
  tx: FirestoreTransaction,
  documents: Documents,
  input: ExpireHoldInput,
): Promise<Prepared<ExpireOutcome>> {
  const { businessId, txId, now } = input;
  const known = input.knownLockKeys ?? [];
  const nothing = (outcome: ExpireOutcome) => ({ outcome, replayed: false, write: () => {} });
  const [before, knownLocks] = await readTogether(
    tx,
    documents.transaction(businessId, txId),
    known.map((key) => documents.lock(businessId, key)),
  );
  if (before === undefined) return nothing({ kind: 'missing' });
  if (before.state !== 'hold') return nothing({ kind: 'not-held', state: before.state });
  if (before.holdExpiresAt !== null && before.holdExpiresAt > now) {
    return nothing({ kind: 'not-due', holdExpiresAt: before.holdExpiresAt });
  }
  const read = new Map(known.map((key, index) => [key, knownLocks[index]]));
  const [locks] = await Promise.all([readClaimedLocks(tx, documents, before, read), input.beside?.(before)]);
  const owned = ownedLocks(before, locks);
  const transaction = endedTransaction(before, 'expired', null, now);
  return {
    outcome: { kind: 'expired', transaction },
    replayed: false,
    write: () =>
      writeTransition(tx, documents, before, transaction, { owned, actorId: null, reason: 'hold ran out' }),
  };
}

/** `prepareExpireHold` in a Firestore transaction of its own. */
export async function expireHold(documents: Documents, input: ExpireHoldInput): Promise<ExpireOutcome> {
  return (await runPrepared(documents, (tx) => prepareExpireHold(tx, documents, input))).outcome;
}
