import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { JsonObject, ResourceLock, Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { beginChange, type ChangeInput } from './begin-change.ts';
import { type LocksRead, readLocks } from './choose-locks.ts';
import type { KeyedOperation } from './idempotency.ts';
import { type LedgerOutcome, type Prepared, refuse } from './outcome.ts';
import { type Command, judge } from './transition.ts';
import { writeTransition } from './write-transaction.ts';

export interface ResolveInput extends ChangeInput {
  /** True from whoever has seen the money of its deposit arrive. */
  readonly depositPaid?: boolean;
  /** What the guest said of allergies by now, word for word: a confirmed booking carries it, whatever its hold knew. */
  readonly allergies?: readonly string[];
}

/** Reads the locks a transaction claims, using what was read already. */
export async function readClaimedLocks(
  tx: FirestoreTransaction,
  documents: Documents,
  transaction: Transaction,
  read: LocksRead,
): Promise<LocksRead> {
  const unread = transaction.lockKeys.filter((key) => !read.has(key));
  return new Map([...read, ...(await readLocks(tx, documents, transaction.businessId, unread))]);
}

/** The locks of the transaction that are still its own. Another's are never touched. */
export function ownedLocks(transaction: Transaction, locks: LocksRead): ResourceLock[] {
  return transaction.lockKeys
    .map((key) => locks.get(key))
    .filter((lock): lock is ResourceLock => lock !== undefined && lock.txId === transaction.txId);
}

/** The booking with these words about allergies beside those it carries. Pure. */
export function withAllergies(booking: Transaction, said: readonly string[] = []): Transaction {
  const allergies = [...new Set([...(booking.allergies ?? []), ...said])];
  return allergies.length === 0 ? booking : { ...booking, allergies };
}

/** The transaction as it is once it has ended. */
export function endedTransaction<State extends 'cancelled' | 'expired'>(
  before: Transaction,
  state: State,
  cancelReason: string | null,
  now: Date,
): Transaction & { readonly state: State } {
  return { ...before, state, cancelReason, holdExpiresAt: null, updatedAt: now, endedAt: now };
}

/** The common course of confirm, release and cancel: begin the change, judge, and hand back the writes. */
export async function prepareResolve(
  tx: FirestoreTransaction,
  documents: Documents,
  input: ResolveInput,
  command: {
    name: Exclude<Command, 'hold'>;
    operation: KeyedOperation;
    reason: string | null;
    ownerOnly: boolean;
  },
): Promise<Prepared<LedgerOutcome>> {
  const { businessId, txId, actorId, now } = input;
  const { operation, ownerOnly, reason } = command;
  const request: JsonObject = { businessId, txId, actorId, reason };
  const begun = await beginChange(tx, documents, input, { operation, request, ownerOnly });
  if (begun.ended !== null) return begun.ended;
  const { before, read, conclude } = begun;
  const { reference } = before;
  const verdict = judge(command.name, before, now);
  if (!verdict.allowed) return conclude(refuse(verdict.code, { reference }));
  // Confirmed alone it would leave its person with two bookings: that is `prepareMove`'s to do, both at once.
  if (verdict.to === 'confirmed' && before.moves !== undefined) {
    return conclude(refuse('BAD_REQUEST', { reference }));
  }
  if (verdict.to === 'confirmed' && before.deposit !== undefined && input.depositPaid !== true) {
    return conclude(refuse('DEPOSIT_UNPAID', { reference }));
  }

  const owned = ownedLocks(before, await readClaimedLocks(tx, documents, before, read));
  if (verdict.to === 'confirmed' && owned.length < before.lockKeys.length) {
    // The one lawful way to lose a lock is to let the hold run out: another's clock was ahead of ours.
    return conclude(refuse('HOLD_EXPIRED', { reference }));
  }
  const transaction =
    verdict.to === 'confirmed'
      ? {
          ...withAllergies(before, input.allergies),
          state: 'confirmed' as const,
          holdExpiresAt: null,
          updatedAt: now,
          confirmedAt: now,
        }
      : endedTransaction(before, 'cancelled', reason, now);
  return conclude({ ok: true, transaction }, () =>
    writeTransition(tx, documents, before, transaction, { owned, actorId, reason }),
  );
}
