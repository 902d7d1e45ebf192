import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { IdempotencyRecord, JsonObject } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { requestHash } from '../platform/ids.ts';
import { decodeOutcome, encodeOutcome, type LedgerOutcome, type Prepared, refuse } from './outcome.ts';

/** The names under which a request's outcome is kept: `{operation}:{scope}:{k}`, for example `tx_hold:{txId}:{k}`. */
export type KeyedOperation =
  | 'tx_draft'
  | 'tx_hold'
  | 'tx_agree'
  | 'tx_confirm'
  | 'tx_move'
  | 'tx_release'
  | 'tx_cancel'
  | 'tx_block';

export function idempotencyKey(operation: KeyedOperation, scope: string, k: string): string {
  return `${operation}:${scope}:${k}`;
}

/**
 * The answer a key was given before, or null if it is new. The record must have been read in the transaction at
 * hand: the SDK runs a transaction again whose commit was applied but not acknowledged, and this is what it finds.
 */
export function answeredBefore(
  record: IdempotencyRecord | undefined,
  request: JsonObject,
): Prepared<LedgerOutcome> | null {
  if (record === undefined) return null;
  const same = record.requestHash === requestHash(request);
  return {
    outcome: same ? decodeOutcome(record.outcome) : refuse('IDEMPOTENCY_MISMATCH', { key: record.key }),
    replayed: true,
    write: () => {},
  };
}

/** Writes the outcome under its keys, failures too. */
export function recordOutcome(
  tx: FirestoreTransaction,
  documents: Documents,
  keys: readonly string[],
  request: JsonObject,
  outcome: LedgerOutcome,
  now: Date,
): void {
  const { threadId } = request;
  for (const key of keys) {
    tx.create(documents.idempotency(key), {
      key,
      ...(typeof threadId === 'string' ? { threadId } : {}),
      requestHash: requestHash(request),
      outcome: encodeOutcome(outcome),
      createdAt: now,
    });
  }
}
