import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Language, Payment, Transaction } from '@merve/contract';
import { formatMoney } from '../../../language/format.ts';
import { isRefundable } from '../../../payments/deposit-times.ts';
import { type PaymentFact, paymentAfter } from '../../../payments/payment-after.ts';
import { paymentIdOf } from '../../../payments/payment-id.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { readTogether } from '../../../platform/firestore/read-together.ts';
import type { CommitContext } from '../../../tools/commit-handler.ts';
import type { PendingArguments } from '../pending-arguments.ts';
import { depositSentences } from './sentences/index.ts';

/** What becomes of the deposit if the person cancels. */
export type DepositOnCancel = 'refund' | 'keep' | 'unpaid';

/** What the person is told before they say YES to cancelling; null if they never agreed to a deposit. One read, or none. */
export async function depositOnCancel(
  documents: Documents,
  booking: Transaction,
  now: Date,
): Promise<DepositOnCancel | null> {
  const { deposit, txId, startsAt } = booking;
  if (deposit === undefined || !deposit.agreed) return null;
  const payment = (await documents.payment(paymentIdOf(booking)).get()).data();
  if (payment?.txId !== txId) return null;
  if (payment.state === 'requested') return 'unpaid';
  if (payment.state !== 'paid') return null;
  return isRefundable(deposit, startsAt, now) ? 'refund' : 'keep';
}

/** The line of the question whether to cancel; null if there is nothing to say of a deposit. */
export function depositOnCancelLine(
  { deposit }: Transaction,
  fate: DepositOnCancel | null,
  language: Language,
): string | null {
  if (deposit === undefined || fate === null) return null;
  const amount = formatMoney(deposit.amount, language);
  const say = depositSentences(language);
  if (fate === 'unpaid') return say.cancelUnpaid(amount);
  return fate === 'refund' ? say.cancelRefunds(amount) : say.cancelKeeps(amount);
}

/** What the YES means for the payment as it stands now. Pure. */
function factOnCancel(payment: Payment, shown: DepositOnCancel): PaymentFact | null {
  if (payment.state === 'requested') return { kind: 'expired' };
  if (payment.state !== 'paid') return null;
  // Kept only if that is what they said YES to: the money may have come, or the time run out, since they were asked.
  return shown === 'keep' ? { kind: 'kept' } : { kind: 'refund-asked', reason: 'customer_cancelled' };
}

/** The payment's part of a cancellation, in the transaction that cancels; null if there is none. */
export async function prepareDepositOnCancel(
  tx: FirestoreTransaction,
  documents: Documents,
  { depositOnCancel: shown, deposit, ...booking }: PendingArguments,
  { now, language }: CommitContext,
): Promise<{ readonly paymentId: string; readonly text: string; write(): void } | null> {
  if (deposit === undefined) return null;
  const paymentId = paymentIdOf(booking);
  const [payment] = await readTogether(tx, documents.payment(paymentId));
  // It may be another booking's by now.
  if (payment?.txId !== booking.txId) return null;
  const fact = factOnCancel(payment, shown ?? 'unpaid');
  const after = fact === null ? null : paymentAfter(payment, fact, { now });
  if (fact === null || after === null) return null;
  const amount = formatMoney(payment.amount, language);
  const say = depositSentences(language);
  const text =
    fact.kind === 'kept'
      ? say.depositKept(amount)
      : fact.kind === 'expired'
        ? say.nothingCharged()
        : say.refundStarted(amount);
  return { paymentId, text, write: () => void tx.set(documents.payment(paymentId), after) };
}
