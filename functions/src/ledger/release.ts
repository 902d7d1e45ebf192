import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Documents } from '../platform/firestore/documents.ts';
import type { LedgerOutcome, Prepared } from './outcome.ts';
import { prepareResolve, type ResolveInput } from './resolve-transaction.ts';
import { runPrepared } from './run-prepared.ts';

export type ReleaseInput = ResolveInput & { readonly reason: 'declined' | 'replaced' | 'policy_changed' };

/**
 * hold → cancelled: the person said NO, or a newer proposal takes its place. Gives back the locks that are still
 * the transaction's own. Key `tx_release:{txId}:{k}`. A hold that has run out is left to the sweep
 * (`HOLD_EXPIRED`): its slot is free already, and whoever has it now keeps it.
 *
 * Refusals: `TRANSACTION_NOT_FOUND`, `NOT_THE_OWNER`, `NOT_HELD`, `ALREADY_CONFIRMED`, `ALREADY_CANCELLED`,
 * `HOLD_EXPIRED`, `IDEMPOTENCY_MISMATCH`.
 */
export function prepareRelease(
  tx: FirestoreTransaction,
  documents: Documents,
  input: ReleaseInput,
): Promise<Prepared<LedgerOutcome>> {
  return prepareResolve(tx, documents, input, {
    name: 'release',
    operation: 'tx_release',
    reason: input.reason,
    ownerOnly: true,
  });
}

/** `prepareRelease` in a Firestore transaction of its own. */
export async function release(documents: Documents, input: ReleaseInput): Promise<LedgerOutcome> {
  return (await runPrepared(documents, (tx) => prepareRelease(tx, documents, input))).outcome;
}
