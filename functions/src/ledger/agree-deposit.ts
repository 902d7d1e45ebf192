import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { JsonObject, Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { answeredBefore, idempotencyKey, recordOutcome } from './idempotency.ts';
import { type LedgerOutcome, type Prepared, refuse } from './outcome.ts';
import { ownedLocks, type ResolveInput, readClaimedLocks } from './resolve-transaction.ts';
import { runPrepared } from './run-prepared.ts';
import { judge } from './transition.ts';

export interface AgreeDepositInput extends ResolveInput {
  /** Must be the transaction's own actor. */
  readonly actorId: string;
  /** How long the slot now waits for the money; never beyond the booking's start. */
  readonly holdUntil: Date;
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
  const key = idempotencyKey('tx_agree', txId, input.idempotencyKey);
  const request: JsonObject = { businessId, txId, actorId };
  const known = input.knownLockKeys ?? [];
  const [record, before, knownLocks] = await readTogether(
    tx,
    documents.idempotency(key),
    documents.transaction(businessId, txId),
    known.map((lockKey) => documents.lock(businessId, lockKey)),
  );
  const answered = answeredBefore(record, request);
  if (answered !== null) return answered;
  const undecided = (outcome: LedgerOutcome) => ({ outcome, replayed: false, write: () => {} });
  if (before === undefined) return undecided(refuse('TRANSACTION_NOT_FOUND'));
  if (actorId !== before.actorId) return undecided(refuse('NOT_THE_OWNER'));

  const conclude = (outcome: LedgerOutcome, write: () => void): Prepared<LedgerOutcome> => ({
    outcome,
    replayed: false,
    write() {
      recordOutcome(tx, documents, [key], request, outcome, now);
      write();
    },
  });
  const { reference, deposit } = before;
  const verdict = judge('confirm', before, now);
  if (!verdict.allowed) return conclude(refuse(verdict.code, { reference }), () => {});
  if (deposit === undefined) return conclude(refuse('NOT_BOOKABLE', { reference }), () => {});
  const read = new Map(known.map((lockKey, index) => [lockKey, knownLocks[index]]));
  const owned = ownedLocks(before, await readClaimedLocks(tx, documents, before, read));
  if (owned.length < before.lockKeys.length) return conclude(refuse('HOLD_EXPIRED', { reference }), () => {});

  const holdExpiresAt = new Date(Math.min(input.holdUntil.getTime(), before.startsAt.getTime()));
  const transaction: Transaction = {
    ...before,
    deposit: { ...deposit, agreed: true },
    holdExpiresAt,
    updatedAt: now,
  };
  return conclude({ ok: true, transaction }, () => {
    tx.set(documents.transaction(businessId, txId), transaction);
    for (const lock of owned) {
      // A lock may be reclaimed at its own time: it must wait as long as its hold.
      tx.set(documents.lock(businessId, lock.lockKey), { ...lock, expiresAt: holdExpiresAt, updatedAt: now });
    }
  });
}

/** `prepareAgreeDeposit` in a Firestore transaction of its own. */
export async function agreeDeposit(documents: Documents, input: AgreeDepositInput): Promise<LedgerOutcome> {
  return (await runPrepared(documents, (tx) => prepareAgreeDeposit(tx, documents, input))).outcome;
}
