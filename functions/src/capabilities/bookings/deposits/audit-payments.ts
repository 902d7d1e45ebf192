import type { Payment, Transaction } from '@merve/contract';
import { paymentAfter } from '../../../payments/payment-after.ts';
import { paymentIdOf } from '../../../payments/payment-id.ts';
import { prepareAlert } from '../../../platform/alerts.ts';
import type {
  AuditContext,
  Auditor,
  ChangeRules,
  Finding,
  Judgement,
  OverdueRules,
} from '../../../platform/audit/auditor.ts';
import { auditorOfChanges, auditorOfOverdue } from '../../../platform/audit/make-auditor.ts';
import { readTogether } from '../../../platform/firestore/read-together.ts';

/** How long a payment's next step may be due: task and minute sweep have had many turns by then. */
const stepPatienceMs = 15 * 60_000;

/**
 * The ledger's words for a booking that its own guest gave up: by cancelling it, or for another time, to which the deposit
 * should have gone along. Money that is there all the same is for an operator to look at.
 */
const byCustomer: readonly (string | null)[] = ['customer_request', 'rescheduled'];

const subjectOf = (paymentId: string) => `payments/${paymentId}`;

/**
 * Money and ledger tell one story: what is paid is for a live booking, or on its way back, or kept because its guest
 * cancelled too late; and no booking that asks a deposit is confirmed without it. Null if they do. Pure.
 */
function judgePayment(payment: Payment | undefined, booking: Transaction | undefined): Finding | null {
  if (payment === undefined) {
    const isOwed = booking?.deposit?.agreed === true && booking.state === 'confirmed';
    if (booking === undefined || !isOwed) return null;
    return finding(paymentIdOf(booking), 'Confirmed, and there is no record of its deposit');
  }
  const { paymentId, state, kept, refund } = payment;
  if (refund?.status === 'failed') {
    return {
      kind: 'payment-refund-failed',
      subject: subjectOf(paymentId),
      message: `The refund ${refund.refundId ?? ''} failed`,
    };
  }
  const isConfirmed = booking?.state === 'confirmed';
  if (state === 'paid' && !isConfirmed && !kept) {
    return finding(paymentId, `Paid, and its booking is ${booking?.state ?? 'missing'}`);
  }
  const isUnpaid = state === 'requested' || state === 'failed' || state === 'expired';
  return isUnpaid && isConfirmed ? finding(paymentId, `Confirmed, and its deposit is ${state}`) : null;
}

function finding(paymentId: string, message: string): Finding {
  return { kind: 'payment-without-booking', subject: subjectOf(paymentId), message };
}

/**
 * Looks at payment and booking at one moment; what a business cancelled without giving back is given back here. A payment
 * that went along with a move is judged by the booking it is for now, whichever of the two has changed.
 */
async function judge(
  { documents, clock }: AuditContext,
  paymentId: string,
  { businessId, txId }: { readonly businessId: string; readonly txId: string },
): Promise<Judgement> {
  const now = clock.now();
  const reference = documents.payment(paymentId);
  const judged = await documents.db.runTransaction(async (tx) => {
    const [payment, changed] = await readTogether(tx, reference, documents.transaction(businessId, txId));
    const [booking] =
      payment === undefined || payment.txId === txId
        ? [changed]
        : await readTogether(tx, documents.transaction(businessId, payment.txId));
    const found = judgePayment(payment, booking);
    if (found === null) return null;
    const mayHeal =
      payment?.state === 'paid' &&
      booking?.state === 'cancelled' &&
      !byCustomer.includes(booking.cancelReason);
    const after = mayHeal
      ? paymentAfter(payment, { kind: 'refund-asked', reason: 'business_cancelled' }, { now })
      : null;
    if (after === null) return { finding: found, alert: null };
    const healed: Finding = {
      ...found,
      marketId: payment?.marketId,
      state: 'healed',
      message: `${found.message}; it goes back`,
    };
    const alert = await prepareAlert(tx, documents, { ...healed, now });
    tx.set(reference, after);
    alert.write();
    return { finding: healed, alert };
  });
  if (judged === null) return { findings: [] };
  judged.alert?.announce();
  return {
    findings: [judged.finding],
    ...(judged.alert === null ? {} : { raised: judged.alert.isNew ? 1 : 0 }),
  };
}

const paymentRules: ChangeRules<Payment> = {
  name: 'payments',
  kinds: ['payment-without-booking', 'payment-refund-failed'],
  query: (documents) => documents.payments,
  changedBy: 'updatedAt',
  judge: (context, payment) => judge(context, payment.paymentId, payment),
};

/** A booking changes without its payment when the business or an operator cancels it. */
const depositRules: ChangeRules<Transaction> = {
  name: 'deposits',
  // Its alerts are the payment's, and closed where that is judged.
  kinds: [],
  query: (documents) => documents.allTransactions.where('deposit.agreed', '==', true),
  changedBy: 'updatedAt',
  judge: (context, booking) => judge(context, paymentIdOf(booking), booking),
  leavesUnreadable: true,
};

const overdueRules: OverdueRules<Payment> = {
  name: 'overdue-payments',
  kinds: ['payment-overdue'],
  suspects: (documents, now) => [
    documents.payments
      .where('nextStepAt', '<=', new Date(now.getTime() - stepPatienceMs))
      .orderBy('nextStepAt'),
  ],
  async judge({ clock }, { paymentId, state, nextStepAt }) {
    const since = new Date(clock.now().getTime() - stepPatienceMs);
    if (nextStepAt === null || nextStepAt > since) return null;
    const message = `It is ${state}, and nobody has gone on with it since ${nextStepAt.toISOString()}`;
    return { kind: 'payment-overdue', subject: subjectOf(paymentId), message };
  },
};

/** The auditors of deposits. */
export const paymentAuditors: readonly Auditor[] = [
  auditorOfChanges(paymentRules),
  auditorOfChanges(depositRules),
  auditorOfOverdue(overdueRules),
];
