import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Documents } from '../platform/firestore/documents.ts';
import type { LedgerOutcome, Prepared } from './outcome.ts';
import { prepareResolve, type ResolveInput } from './resolve-transaction.ts';
import { runPrepared } from './run-prepared.ts';

/** `reason` is a short constant (`customer_request`, `merchant_closed`), not a person's words. */
export type CancelInput = ResolveInput & { readonly reason: string };

/**
 * confirmed → cancelled, with a reason; a live hold may be cancelled the same way. Who may cancel is the caller's to
 * check: a merchant may, too. Gives the slots back. Key `tx_cancel:{txId}:{k}`.
 *
 * Refusals: `TRANSACTION_NOT_FOUND`, `NOT_HELD`, `ALREADY_CANCELLED`, `HOLD_EXPIRED`, `IDEMPOTENCY_MISMATCH`.
 */
export function prepareCancel(
  tx: FirestoreTransaction,
  documents: Documents,
  input: CancelInput,
): Promise<Prepared<LedgerOutcome>> {
  return prepareResolve(tx, documents, input, {
    name: 'cancel',
    operation: 'tx_cancel',
    reason: input.reason,
    ownerOnly: false,
  });
}

/** `prepareCancel` in a Firestore transaction of its own. */
export async function cancel(documents: Documents, input: CancelInput): Promise<LedgerOutcome> {
  return (await runPrepared(documents, (tx) => prepareCancel(tx, documents, input))).outcome;
}
