import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Documents } from '../platform/firestore/documents.ts';
import { referencesOfChange } from './begin-change.ts';
import type { LedgerOutcome, Prepared } from './outcome.ts';
import { prepareResolve, type ResolveInput } from './resolve-transaction.ts';
import { runPrepared } from './run-prepared.ts';

/** `actorId` must be the transaction's own actor. */
export type ConfirmInput = ResolveInput & { readonly actorId: string };

/**
 * hold → confirmed, as one step of the caller's Firestore transaction. At or after `holdExpiresAt` it never confirms,
 * even if the sweep has not come by; and it must still own every lock. Key `tx_confirm:{txId}:{k}`.
 *
 * Refusals: `TRANSACTION_NOT_FOUND`, `NOT_THE_OWNER`, `NOT_HELD`, `ALREADY_CONFIRMED`, `ALREADY_CANCELLED`,
 * `HOLD_EXPIRED`, `DEPOSIT_UNPAID` (it asks a deposit, and the caller does not say `depositPaid`), `IDEMPOTENCY_MISMATCH`.
 */
export function prepareConfirm(
  tx: FirestoreTransaction,
  documents: Documents,
  input: ConfirmInput,
): Promise<Prepared<LedgerOutcome>> {
  return prepareResolve(tx, documents, input, {
    name: 'confirm',
    operation: 'tx_confirm',
    reason: null,
    ownerOnly: true,
  });
}

/** What `prepareConfirm` reads, to be read ahead of it. */
export function referencesOfConfirm(documents: Documents, input: ConfirmInput) {
  return referencesOfChange(documents, input, 'tx_confirm')
    .flat()
    .filter((reference) => reference !== null);
}

/** `prepareConfirm` in a Firestore transaction of its own. */
export async function confirm(documents: Documents, input: ConfirmInput): Promise<LedgerOutcome> {
  return (await runPrepared(documents, (tx) => prepareConfirm(tx, documents, input))).outcome;
}
