import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { JsonObject, Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import type { LocksRead } from './choose-locks.ts';
import { answeredBefore, idempotencyKey, type KeyedOperation, recordOutcome } from './idempotency.ts';
import { type LedgerOutcome, type Prepared, refuse } from './outcome.ts';
import { effectiveState } from './transition.ts';

/** Which transaction, on whose behalf, under which key. */
export interface ChangeInput {
  readonly businessId: string;
  readonly txId: string;
  /** Who asks; written to the event. Null when nobody does (the house itself). */
  readonly actorId: string | null;
  readonly idempotencyKey: string;
  readonly now: Date;
  /**
   * The transaction's `lockKeys` if the caller knows them. Saves a round trip; wrong or missing ones cost one,
   * and change nothing else.
   */
  readonly knownLockKeys?: readonly string[];
  /**
   * True from whoever uses each key once: its outcome is then looked at only where the transaction is not held any more, which is
   * one read less where it is. A key that was refused while it was held fails the whole Firestore transaction: nothing is written.
   */
  readonly usesKeyOnce?: boolean;
}

type BegunChange =
  /** Answered before, or there is nothing here for this actor to change. */
  | { readonly ended: Prepared<LedgerOutcome> }
  | {
      readonly ended: null;
      readonly before: Transaction;
      /** The known locks, as they are. */
      readonly read: LocksRead;
      /** Keeps the outcome under the key. `write` is what it changes besides. */
      conclude(outcome: LedgerOutcome, write?: () => void): Prepared<LedgerOutcome>;
    };

/**
 * What a change of a transaction reads: its key's outcome unless that can wait, the transaction, and its locks as far as the caller
 * knows them.
 */
export function referencesOfChange(
  documents: Documents,
  { businessId, txId, idempotencyKey: k, knownLockKeys = [], usesKeyOnce }: ChangeInput,
  operation: KeyedOperation,
) {
  return [
    usesKeyOnce === true ? null : documents.idempotency(idempotencyKey(operation, txId, k)),
    documents.transaction(businessId, txId),
    knownLockKeys.map((lockKey) => documents.lock(businessId, lockKey)),
  ] as const;
}

/**
 * The beginning of every change of one transaction: read it with its locks, and answer a repeated key. One round trip; two where
 * the key is looked at late.
 * `TRANSACTION_NOT_FOUND` and `NOT_THE_OWNER` are not kept under the key: nothing was decided about the transaction.
 */
export async function beginChange(
  tx: FirestoreTransaction,
  documents: Documents,
  change: ChangeInput,
  command: {
    readonly operation: KeyedOperation;
    /** What the same key must always ask. */
    readonly request: JsonObject;
    /** Only the transaction's own actor may, or the house. */
    readonly ownerOnly: boolean;
  },
): Promise<BegunChange> {
  const { txId, actorId, now, knownLockKeys: known = [], usesKeyOnce } = change;
  const { operation, request, ownerOnly } = command;
  const key = idempotencyKey(operation, txId, change.idempotencyKey);
  const [early, before, knownLocks] = await readTogether(
    tx,
    ...referencesOfChange(documents, change, operation),
  );
  const isHeld = before !== undefined && effectiveState(before, now) === 'hold';
  const isLate = usesKeyOnce === true && !isHeld;
  const [record] = isLate ? await readTogether(tx, documents.idempotency(key)) : [early];
  const answered = answeredBefore(record, request);
  if (answered !== null) return { ended: answered };
  const undecided = (outcome: LedgerOutcome) => ({ ended: { outcome, replayed: false, write: () => {} } });
  if (before === undefined) return undecided(refuse('TRANSACTION_NOT_FOUND'));
  if (ownerOnly && actorId !== null && actorId !== before.actorId) return undecided(refuse('NOT_THE_OWNER'));
  return {
    ended: null,
    before,
    read: new Map(known.map((lockKey, index) => [lockKey, knownLocks[index]])),
    conclude: (outcome, write = () => {}) => ({
      outcome,
      replayed: false,
      write() {
        recordOutcome(tx, documents, [key], request, outcome, now);
        write();
      },
    }),
  };
}
