import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Money, OutboxIntent, Payment, RefundReason, Transaction } from '@merve/contract';
import type { PaymentNews } from '../../../integrations/payment-gateway.ts';
import { formatMoney } from '../../../language/format.ts';
import { prepareCancel, prepareConfirm, runPrepared } from '../../../ledger/index.ts';
import { type PaymentFact, paymentAfter } from '../../../payments/payment-after.ts';
import { prepareAlert } from '../../../platform/alerts.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { readTogether } from '../../../platform/firestore/read-together.ts';
import { randomId } from '../../../platform/ids.ts';
import { withTraceOf } from '../../../platform/trace.ts';
import { tell, tellConfirmed } from './tell-payment.ts';

export interface Settled {
  /** As it stands now; null if there is none of this id. */
  readonly payment: Payment | null;
  readonly changed: boolean;
  /** Messages this made true: queued in the outbox, for whoever sends next. */
  readonly intents: readonly OutboxIntent[];
}

interface Moment {
  readonly now: Date;
  readonly traceId: string;
  /** The webhook's event; null for what we found out by asking. */
  readonly providerEventId: string | null;
}

interface Step extends Settled {
  write(): void;
  /** What an operator hears of it, once it is written. */
  announce?(): void;
}

const nothing = (payment: Payment | null): Step => ({
  payment,
  changed: false,
  intents: [],
  write: () => {},
});

/**
 * Writes down what the provider tells of a payment, and everything it makes true, in one transaction: money confirms the booking,
 * tells the guest, and tells the merchant; money for a booking that is gone goes back. Whoever tells it (webhook, repeated,
 * reordered, or our own question), it happens once: the payment's state only moves forward.
 */
export async function settlePayment(
  documents: Documents,
  paymentId: string,
  news: PaymentNews,
  { now, providerEventId = null }: { readonly now: Date; readonly providerEventId?: string | null },
): Promise<Settled> {
  const moment: Moment = { now, providerEventId, traceId: randomId() };
  const { payment, changed, intents, announce } = await runPrepared(documents, (tx) =>
    prepareSettle(tx, documents, paymentId, news, moment),
  );
  withTraceOf(payment, () => announce?.());
  return { payment, changed, intents };
}

async function prepareSettle(
  tx: FirestoreTransaction,
  documents: Documents,
  paymentId: string,
  news: PaymentNews,
  moment: Moment,
): Promise<Step> {
  const [payment] = await readTogether(tx, documents.payment(paymentId));
  if (payment === undefined) return nothing(null);
  // Another page than the one this person was given: not ours to believe.
  const isOther =
    news.kind === 'checkout' &&
    payment.checkout !== null &&
    payment.checkout.sessionId !== news.checkout.sessionId;
  if (isOther) return nothing(payment);
  const [booking] = await readTogether(tx, documents.transaction(payment.businessId, payment.txId));
  if (booking === undefined) return nothing(payment);
  const step = await stepFor(tx, documents, payment, booking, news, {
    ...moment,
    traceId: payment.traceId ?? moment.traceId,
  });
  return {
    ...step,
    write() {
      step.write();
      if (step.changed && step.payment !== null) tx.set(documents.payment(paymentId), step.payment);
      for (const intent of step.intents) tx.create(documents.intent(intent.intentId), intent);
    },
  };
}

function stepFor(
  tx: FirestoreTransaction,
  documents: Documents,
  payment: Payment,
  booking: Transaction,
  news: PaymentNews,
  moment: Moment,
): Step | Promise<Step> {
  if (news.kind === 'checkout-failed') return failed(tx, documents, payment, booking, moment);
  if (news.kind === 'refund') return refunded(tx, documents, payment, booking, news, moment);
  const { status, paid } = news.checkout;
  if (paid !== null) return arrived(tx, documents, payment, booking, paid, moment);
  return plain(payment, { kind: status === 'expired' ? 'closed' : 'still-open' }, moment);
}

/** A fact that concerns the record alone. */
function plain(payment: Payment, fact: PaymentFact, moment: Moment): Step {
  const after = paymentAfter(payment, fact, moment);
  return after === null ? nothing(payment) : { ...nothing(after), changed: true };
}

function isSameMoney(a: Money, b: Money): boolean {
  return a.minorUnits === b.minorUnits && a.currency === b.currency;
}

/** The money is there. The ledger says whether there is still something it can confirm. */
async function arrived(
  tx: FirestoreTransaction,
  documents: Documents,
  payment: Payment,
  booking: Transaction,
  paid: { readonly paymentIntentId: string; readonly received: Money },
  moment: Moment,
): Promise<Step> {
  const factOf = (goesBack: RefundReason | null): PaymentFact => ({ kind: 'paid', ...paid, goesBack });
  if (paymentAfter(payment, factOf(null), moment) === null) return nothing(payment);
  const { now } = moment;
  const { businessId, txId, lockKeys, actorId } = booking;
  const isExact = isSameMoney(paid.received, payment.amount);
  if (payment.state === 'requested' && isExact) {
    const confirmation = await prepareConfirm(tx, documents, {
      businessId,
      txId,
      actorId,
      idempotencyKey: payment.paymentId,
      depositPaid: true,
      now,
      knownLockKeys: lockKeys,
    });
    if (confirmation.outcome.ok) {
      const confirmed = await tellConfirmed(tx, documents, payment, confirmation.outcome.transaction, moment);
      return {
        payment: paymentAfter(payment, factOf(null), moment),
        changed: true,
        intents: confirmed.intents,
        write() {
          confirmation.write();
          confirmed.write();
        },
      };
    }
  }
  if (!isExact) return wrongAmount(tx, documents, payment, booking, paid, moment);
  const notice = await tell(tx, documents, booking, moment, (say, words) => say.tooLate(words));
  return {
    payment: paymentAfter(payment, factOf('too_late'), moment),
    changed: true,
    intents: notice.intents,
    write: notice.write,
  };
}

/**
 * Another amount arrived than was asked, or another currency. It confirms nothing and goes back; what was held for it is free
 * again, because the one page of this payment is used up. We made that page, so somebody must look how this can be.
 */
async function wrongAmount(
  tx: FirestoreTransaction,
  documents: Documents,
  payment: Payment,
  booking: Transaction,
  paid: { readonly paymentIntentId: string; readonly received: Money },
  moment: Moment,
): Promise<Step> {
  const { received } = paid;
  const [letGo, notice, alert] = await Promise.all([
    giveBack(tx, documents, payment, booking, moment.now),
    tell(tx, documents, booking, moment, (say, words, language) =>
      payment.state === 'requested'
        ? say.wrongAmount(words, formatMoney(received, language))
        : say.tooLate({ ...words, deposit: formatMoney(received, language) }),
    ),
    prepareAlert(tx, documents, {
      kind: 'payment-wrong-amount',
      subject: documents.payment(payment.paymentId).path,
      marketId: payment.marketId,
      message: `Asked was ${formatMoney(payment.amount, 'en')}, and ${formatMoney(received, 'en')} arrived; it goes back`,
      now: moment.now,
    }),
  ]);
  return {
    payment: paymentAfter(payment, { kind: 'paid', ...paid, goesBack: 'wrong_amount' }, moment),
    changed: true,
    intents: notice.intents,
    announce: alert.announce,
    write() {
      letGo.write();
      notice.write();
      alert.write();
    },
  };
}

/** The payment cannot be made: what was held for it is free again, at once. */
async function failed(
  tx: FirestoreTransaction,
  documents: Documents,
  payment: Payment,
  booking: Transaction,
  moment: Moment,
): Promise<Step> {
  const after = paymentAfter(payment, { kind: 'failed' }, moment);
  if (after === null) return nothing(payment);
  const letGo = await giveBack(tx, documents, payment, booking, moment.now);
  const notice = await tell(tx, documents, booking, moment, (say, words) => say.linkFailed(words));
  return {
    payment: after,
    changed: true,
    intents: notice.intents,
    write() {
      letGo.write();
      notice.write();
    },
  };
}

function giveBack(
  tx: FirestoreTransaction,
  documents: Documents,
  payment: Payment,
  { businessId, txId, lockKeys }: Transaction,
  now: Date,
) {
  const idempotencyKey = `${payment.paymentId}:failed`;
  const reason = 'payment_failed';
  return prepareCancel(tx, documents, {
    businessId,
    txId,
    actorId: null,
    idempotencyKey,
    reason,
    now,
    knownLockKeys: lockKeys,
  });
}

async function refunded(
  tx: FirestoreTransaction,
  documents: Documents,
  payment: Payment,
  booking: Transaction,
  news: Extract<PaymentNews, { kind: 'refund' }>,
  moment: Moment,
): Promise<Step> {
  const { refundId, status, amount } = news.refund;
  // A part given back by hand is between the business and its guest.
  const isByHand = news.paymentId === null;
  if (isByHand && payment.received !== null && !isSameMoney(amount, payment.received)) {
    return nothing(payment);
  }
  const after = paymentAfter(payment, { kind: 'refund-known', refundId, status }, moment);
  if (after === null) return nothing(payment);
  const isNews = after.state === 'refunded' && payment.state !== 'refunded';
  if (!isNews) return { ...nothing(after), changed: true };
  const notice = await tell(tx, documents, booking, moment, (say, words) => say.refunded(words), amount);
  return { payment: after, changed: true, intents: notice.intents, write: notice.write };
}
