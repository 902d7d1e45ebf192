import type { OutboxIntent, Payment } from '@merve/contract';
import type { PaymentCard } from '@merve/contract/cards';
import { prepareThreadNotice } from '../../../conversations/thread-notice.ts';
import type { PaymentGateway, PaymentNews } from '../../../integrations/payment-gateway.ts';
import { runPrepared } from '../../../ledger/index.ts';
import {
  nextStep,
  type PaymentFact,
  type PaymentStep,
  paymentAfter,
  retryAt,
} from '../../../payments/payment-after.ts';
import { raiseAlert } from '../../../platform/alerts.ts';
import type { Clock } from '../../../platform/clock.ts';
import { asMerveError, MerveError } from '../../../platform/errors.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { readTogether } from '../../../platform/firestore/read-together.ts';
import { randomId } from '../../../platform/ids.ts';
import { log } from '../../../platform/log.ts';
import { withTraceOf } from '../../../platform/trace.ts';
import { linkText } from './deposit-words.ts';
import { settlePayment } from './settle-payment.ts';

export interface StepNeeds {
  readonly documents: Documents;
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
}

export interface SteppedPayment {
  readonly payment: Payment | null;
  /** Queued in the outbox, for whoever sends next. */
  readonly intents: readonly OutboxIntent[];
}

/** Calls in a row without an answer after which somebody must look: about two hours of trying. */
const patientAttempts = 8;

/**
 * Does the one thing that is to be done about a payment next, if any: makes its page and sends the link, asks whether it
 * was paid, closes the page, gives the money back. Safe at any time, any number of times, by any number of workers: the
 * provider does a thing once for its key, and what comes of it is written only if it is still news.
 * @returns with `nextStepAt` of the payment saying when to come again
 */
export async function stepPayment(needs: StepNeeds, paymentId: string): Promise<SteppedPayment> {
  const { documents, clock } = needs;
  const payment = (await documents.payment(paymentId).get()).data();
  if (payment === undefined) return { payment: null, intents: [] };
  const step = nextStep(payment, clock.now());
  return withTraceOf(payment, async () => {
    try {
      return await take(needs, payment, step);
    } catch (thrown) {
      const error = asMerveError(thrown);
      if (error.code === 'PAYMENT_REFUSED') return refused(needs, payment, step, error);
      if (error.code !== 'UPSTREAM_UNAVAILABLE') throw error;
      return unanswered(needs, payment, step, error);
    }
  });
}

async function take(
  { documents, gateway, clock }: StepNeeds,
  payment: Payment,
  step: PaymentStep,
): Promise<SteppedPayment> {
  const { paymentId, checkout, refund, paymentIntentId } = payment;
  const settle = (news: PaymentNews) => settlePayment(documents, paymentId, news, { now: clock.now() });
  switch (step) {
    case 'open': {
      const { title, reference, language, amount, checkoutExpiresAt: endsAt } = payment;
      const page = await gateway.openCheckout({ paymentId, title, reference, language, amount, endsAt });
      if (page.url === null) return settle({ kind: 'checkout', paymentId, checkout: page });
      return record(
        documents,
        paymentId,
        { kind: 'opened', sessionId: page.sessionId, url: page.url },
        clock,
      );
    }
    case 'tell-link':
      return record(documents, paymentId, { kind: 'link-told' }, clock);
    case 'ask':
    case 'close': {
      const { sessionId } = required(checkout, 'page');
      const page = await (step === 'ask' ? gateway.checkout(sessionId) : gateway.closeCheckout(sessionId));
      return settle({ kind: 'checkout', paymentId, checkout: page });
    }
    case 'refund':
      return settle({
        kind: 'refund',
        paymentId,
        paymentIntentId,
        refund: await gateway.refund({ paymentId, paymentIntentId: required(paymentIntentId, 'money') }),
      });
    case 'ask-refund':
      return settle({
        kind: 'refund',
        paymentId,
        paymentIntentId,
        refund: await gateway.refundStatus(required(refund?.refundId ?? null, 'refund')),
      });
    case 'none':
      return rest(documents, payment, clock);
  }
}

function required<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new MerveError('INTERNAL', `The payment has no ${what} to go on with`);
  return value;
}

/** A fact of our own; the link goes to the person with it, in one transaction, so once. */
async function record(
  documents: Documents,
  paymentId: string,
  fact: PaymentFact,
  clock: Clock,
): Promise<SteppedPayment> {
  const now = clock.now();
  const newTraceId = randomId();
  return runPrepared(documents, async (tx) => {
    const [payment] = await readTogether(tx, documents.payment(paymentId));
    const after = payment === undefined ? null : paymentAfter(payment, fact, { now });
    if (payment === undefined || after === null) {
      return { payment: payment ?? null, intents: [], write: () => {} };
    }
    const { businessId, txId, threadId, actorId } = after;
    const [booking] = await readTogether(tx, documents.transaction(businessId, txId));
    const notice =
      after.state !== 'requested' || booking === undefined
        ? null
        : await prepareThreadNotice(tx, documents, {
            threadId,
            actorId,
            say: (language) => linkText(after, booking, language),
            ui: paymentCard(after),
            traceId: after.traceId ?? newTraceId,
            now,
          });
    const intents = notice?.intents ?? [];
    return {
      payment: after,
      intents,
      write() {
        notice?.write();
        tx.set(documents.payment(paymentId), after);
        for (const intent of intents) tx.create(documents.intent(intent.intentId), intent);
      },
    };
  });
}

/** The card with the button to pay, for the web client. */
export function paymentCard({ reference, amount, payBy, state, checkout, title }: Payment): PaymentCard {
  return {
    type: 'payment',
    reference,
    title,
    amount,
    state,
    payBy: payBy.toISOString(),
    url: checkout?.url ?? null,
  };
}

/** Nothing is left to be done: nobody need come again. */
async function rest(documents: Documents, payment: Payment, clock: Clock): Promise<SteppedPayment> {
  if (payment.nextStepAt === null || payment.nextStepAt > clock.now()) return { payment, intents: [] };
  return runPrepared(documents, async (tx) => {
    const [now] = await readTogether(tx, documents.payment(payment.paymentId));
    const isStill = now?.updatedAt.getTime() === payment.updatedAt.getTime();
    return {
      payment: now ?? null,
      intents: [],
      write() {
        if (now !== undefined && isStill)
          tx.set(documents.payment(now.paymentId), { ...now, nextStepAt: null });
      },
    };
  });
}

/** Refused for good. Without a page nobody can pay, so the booking is let go; a refund is for an operator. */
async function refused(
  needs: StepNeeds,
  payment: Payment,
  step: PaymentStep,
  error: MerveError,
): Promise<SteppedPayment> {
  const { documents, clock } = needs;
  const { paymentId } = payment;
  log.error('payment step refused', { paymentId, step, detail: error.message }, error);
  if (step === 'open') {
    return settlePayment(documents, paymentId, { kind: 'checkout-failed', paymentId }, { now: clock.now() });
  }
  return unanswered(needs, payment, step, error, patientAttempts);
}

/** No answer: what was asked may have been done or not. Asked again later; nobody is told anything that is not known. */
async function unanswered(
  { documents, clock }: StepNeeds,
  payment: Payment,
  step: PaymentStep,
  error: MerveError,
  atLeast = 0,
): Promise<SteppedPayment> {
  const { paymentId } = payment;
  const now = clock.now();
  const attempts = Math.max(payment.attempts + 1, atLeast);
  log.warning('payment step unanswered', { paymentId, step, attempts, detail: error.message });
  await documents.payment(paymentId).update({ attempts, nextStepAt: retryAt(attempts, now), updatedAt: now });
  if (attempts === patientAttempts && step === 'refund') {
    await raiseAlert(documents, {
      kind: 'payment-refund-failed',
      subject: documents.payment(paymentId).path,
      marketId: payment.marketId,
      message: `The provider does not give the money back: ${error.message}`,
      now,
    });
  }
  return { payment: { ...payment, attempts, nextStepAt: retryAt(attempts, now) }, intents: [] };
}
