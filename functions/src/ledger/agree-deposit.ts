import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { JsonObject, Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { beginChange, type ChangeInput } from './begin-change.ts';
import { type LedgerOutcome, type Prepared, refuse } from './outcome.ts';
import { ownedLocks, readClaimedLocks, withAllergies } from './resolve-transaction.ts';
import { judge } from './transition.ts';
import { writeStanding } from './write-transaction.ts';

interface AgreeDepositInput extends ChangeInput {
  /** Must be the transaction's own actor. */
  readonly actorId: string;
  /** How long the slot now waits for the money; never beyond the booking's start. */
  readonly holdUntil: Date;
  /** See `ResolveInput.allergies`. */
  readonly allergies?: readonly string[];
}

/**
 * A person's YES to a booking that asks a deposit: it stays a hold, for as long as paying may take, and is confirmed by
 * the money. No transition, so no event: state and locks are what they were, until later. Key `tx_agree:{txId}:{k}`.
 *
 * Refusals: `TRANSACTION_NOT_FOUND`, `NOT_THE_OWNER`, `NOT_HELD`, `ALREADY_CONFIRMED`, `ALREADY_CANCELLED`,
 * `HOLD_EXPIRED` (its own locks are gone, too), `NOT_BOOKABLE` (it asks no deposit), `IDEMPOTENCY_MISMATCH`.
 */
export async function prepareAgreeDeposit(
  tx: FirestoreTransaction,
  documents: Documents,
  input: AgreeDepositInput,
): Promise<Prepared<LedgerOutcome>> {
  const { businessId, txId, actorId, now } = input;
  const request: JsonObject = { businessId, txId, actorId };
  const begun = await beginChange(tx, documents, input, { operation: 'tx_agree', request, ownerOnly: true });
  if (begun.ended !== null) return begun.ended;
  const { before, read, conclude } = begun;
  const { reference, deposit } = before;
  const verdict = judge('confirm', before, now);
  if (!verdict.allowed) return conclude(refuse(verdict.code, { reference }));
  if (deposit === undefined) return conclude(refuse('NOT_BOOKABLE', { reference }));
  const owned = ownedLocks(before, await readClaimedLocks(tx, documents, before, read));
  if (owned.length < before.lockKeys.length) return conclude(refuse('HOLD_EXPIRED', { reference }));

  const holdExpiresAt = new Date(Math.min(input.holdUntil.getTime(), before.startsAt.getTime()));
  const transaction: Transaction = {
    ...withAllergies(before, input.allergies),
    deposit: { ...deposit, agreed: true },
    holdExpiresAt,
    updatedAt: now,
  };
  // A lock may be reclaimed at its own time: it must wait as long as its hold.
  return conclude({ ok: true, transaction }, () => writeStanding(tx, documents, before, transaction, owned));
}
