import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { paymentAfter } from './payment-after.ts';
import { paymentIdOf } from './payment-id.ts';

/**
 * The payment's part where a business or an operator cancels a booking, as one step of the transaction that cancels: a deposit
 * always goes back, and a page that is still open is closed. Null if no deposit was agreed to. One read. What is not done here
 * the audit finds within a quarter of an hour, and does.
 */
export async function prepareReturnDeposit(
  tx: FirestoreTransaction,
  documents: Documents,
  booking: Transaction,
  now: Date,
): Promise<{ readonly paymentId: string; write(): void } | null> {
  if (booking.deposit?.agreed !== true) return null;
  const paymentId = paymentIdOf(booking);
  const [payment] = await readTogether(tx, documents.payment(paymentId));
  // It may be another booking's by now.
  if (payment === undefined || payment.txId !== booking.txId) return null;
  const after =
    paymentAfter(payment, { kind: 'refund-asked', reason: 'business_cancelled' }, { now }) ??
    paymentAfter(payment, { kind: 'expired' }, { now });
  return {
    paymentId,
    write: () => void (after !== null && tx.set(documents.payment(paymentId), after)),
  };
}
