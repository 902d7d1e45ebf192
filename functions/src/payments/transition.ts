import type { Money, Payment, PaymentState, RefundReason, RefundStatus } from '@merve/contract';
import { aboutBooking, type PaidBooking } from './new-payment.ts';

const minuteMs = 60_000;

/** How often the provider is asked about a payment of which no webhook tells. */
const askAgainMs = 5 * minuteMs;

/** How often it is asked about a refund that a bank has not carried out yet. */
const askRefundAgainMs = 60 * minuteMs;

/** What we may learn, or decide, about a payment; in any order, any number of times. */
export type PaymentFact =
  /** The provider has made the page. */
  | { readonly kind: 'opened'; readonly sessionId: string; readonly url: string }
  | { readonly kind: 'link-asked' }
  | { readonly kind: 'link-told' }
  /** Asked, and nothing was new. */
  | { readonly kind: 'still-open' }
  /** The page is over, and nobody paid. */
  | { readonly kind: 'closed' }
  /** Money is there. `goesBack`: why it cannot be kept; null if it can. */
  | {
      readonly kind: 'paid';
      readonly paymentIntentId: string;
      readonly received: Money;
      readonly goesBack: RefundReason | null;
    }
  | { readonly kind: 'failed' }
  /** The booking was let go unpaid. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'refund-asked'; readonly reason: RefundReason }
  | { readonly kind: 'kept' }
  /** Another booking took the place of the one it was paid for, and the money came along. */
  | { readonly kind: 'moved'; readonly booking: PaidBooking }
  | { readonly kind: 'refund-known'; readonly refundId: string; readonly status: RefundStatus };

/** Money moves one way: a payment is never again in a state of a lower rank. */
export const rankOf: Readonly<Record<PaymentState, number>> = {
  requested: 0,
  paid: 1,
  failed: 1,
  expired: 1,
  refund_requested: 2,
  refunded: 3,
};

const refundRank: Readonly<Record<RefundStatus, number>> = { pending: 0, succeeded: 1, failed: 2 };

/** Events kept; a payment has far fewer, but for a webhook gone mad. */
const mostEvents = 40;

type Change = Partial<Payment>;

/** What a fact changes; null if it says nothing new, or comes too late to. */
function changeBy(payment: Payment, fact: PaymentFact, now: Date): Change | null {
  const { state } = payment;
  const isUnpaid = rankOf[state] < 2 && state !== 'paid';
  switch (fact.kind) {
    case 'opened': {
      if (payment.checkout !== null) return null;
      const checkout = { sessionId: fact.sessionId, url: fact.url };
      // Made for a booking that is gone by now: it must be closed.
      return { checkout, nextStepAt: state === 'requested' ? lookAgain(payment, now) : now };
    }
    case 'link-asked':
      return state === 'requested' && !payment.linkAsked ? { linkAsked: true, nextStepAt: now } : null;
    case 'link-told':
      return payment.linkAsked ? { linkAsked: false, nextStepAt: lookAgain(payment, now) } : null;
    case 'still-open':
      return isUnpaid && !payment.closed
        ? { nextStepAt: state === 'requested' ? lookAgain(payment, now) : after(now, askAgainMs) }
        : null;
    case 'closed':
      return isUnpaid && !payment.closed ? { closed: true, nextStepAt: null } : null;
    case 'paid': {
      if (!isUnpaid) return null;
      const arrived: Change = {
        closed: true,
        linkAsked: false,
        paymentIntentId: fact.paymentIntentId,
        received: fact.received,
      };
      const reason = state === 'requested' ? fact.goesBack : (fact.goesBack ?? 'too_late');
      return reason === null
        ? { ...arrived, state: 'paid', nextStepAt: null }
        : { ...arrived, ...refundAsked(reason, now) };
    }
    case 'failed':
      return state === 'requested' ? { state: 'failed', ...letGo(payment, now) } : null;
    case 'expired':
      return state === 'requested' ? { state: 'expired', ...letGo(payment, now) } : null;
    case 'refund-asked':
      return state === 'paid' ? refundAsked(fact.reason, now) : null;
    case 'kept':
      return state === 'paid' && !payment.kept ? { kept: true } : null;
    case 'moved':
      // Kept, it is for a booking that its guest has given up: there is nothing to go along with.
      return state === 'paid' && !payment.kept && payment.txId !== fact.booking.txId
        ? aboutBooking(fact.booking)
        : null;
    case 'refund-known':
      return refundChange(payment, fact, now);
  }
}

function refundAsked(reason: RefundReason, now: Date): Change {
  return {
    state: 'refund_requested',
    refund: { reason, refundId: null, status: 'pending', requestedAt: now },
    nextStepAt: now,
  };
}

/** A page somebody may still have open must be closed; without one there is nothing left to do. */
function letGo({ closed, checkout }: Payment, now: Date): Change {
  return { linkAsked: false, nextStepAt: closed || checkout === null ? null : now };
}

function refundChange(
  payment: Payment,
  { refundId, status }: Extract<PaymentFact, { kind: 'refund-known' }>,
  now: Date,
): Change | null {
  const { state, refund } = payment;
  // Refunded by hand at the provider, before anybody here asked for it.
  if (state === 'paid') {
    if (status !== 'succeeded') return null;
    return {
      state: 'refunded',
      refund: { reason: 'outside', refundId, status, requestedAt: now },
      nextStepAt: null,
    };
  }
  if (refund === null) return null;
  if (refund.refundId !== null && refund.refundId !== refundId) {
    // Another try, made by hand after ours failed.
    if (refund.status !== 'failed' || status !== 'succeeded') return null;
    return { state: 'refunded', refund: { ...refund, refundId, status }, nextStepAt: null };
  }
  const isNews = refund.refundId === null || refundRank[status] > refundRank[refund.status];
  if (!isNews) {
    return status === 'pending' && state === 'refund_requested' && (payment.nextStepAt ?? now) <= now
      ? { nextStepAt: after(now, askRefundAgainMs) }
      : null;
  }
  return {
    state: status === 'succeeded' ? 'refunded' : state,
    refund: { ...refund, refundId, status },
    nextStepAt: status === 'pending' ? after(now, askRefundAgainMs) : null,
  };
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

/** While somebody may pay: every few minutes, and when their time is up. */
function lookAgain({ payBy }: Payment, now: Date): Date {
  const next = after(now, askAgainMs);
  return now < payBy && payBy < next ? payBy : next;
}

/**
 * The payment after a fact; null if nothing changes, and then nothing is written. Facts may come twice and in any
 * order: the state only moves forward, and a webhook event that was seen before changes nothing. Pure.
 */
export function paymentAfter(
  payment: Payment,
  fact: PaymentFact,
  { now, providerEventId = null }: { readonly now: Date; readonly providerEventId?: string | null },
): Payment | null {
  if (providerEventId !== null && payment.events.some((event) => event.providerEventId === providerEventId)) {
    return null;
  }
  const change = changeBy(payment, fact, now);
  if (change === null) return null;
  const isSilent = fact.kind === 'still-open' || fact.kind === 'link-told';
  const event = { type: fact.kind, providerEventId, at: now };
  return {
    ...payment,
    ...change,
    attempts: 0,
    events: isSilent ? payment.events : [...payment.events, event].slice(-mostEvents),
    updatedAt: now,
  };
}

/** What is to be done about a payment, by looking at it and the clock. */
export type PaymentStep = 'open' | 'tell-link' | 'ask' | 'close' | 'refund' | 'ask-refund' | 'none';

/** The one next step; safe to take at any time and any number of times. Pure. */
export function nextStep(payment: Payment, now: Date): PaymentStep {
  const { state, checkout, closed, refund } = payment;
  switch (state) {
    case 'requested':
      if (closed) return 'none';
      if (checkout === null) return now < payment.payBy ? 'open' : 'none';
      if (now >= payment.payBy) return 'close';
      return payment.linkAsked ? 'tell-link' : 'ask';
    case 'failed':
    case 'expired':
      return checkout === null || closed ? 'none' : 'close';
    case 'refund_requested':
      if (refund === null || refund.status === 'failed') return 'none';
      return refund.refundId === null ? 'refund' : 'ask-refund';
    case 'paid':
    case 'refunded':
      return 'none';
  }
}

/** When to try again after `attempts` calls in a row without an answer: 30 s, doubling, an hour at most. Pure. */
export function retryAt(attempts: number, now: Date): Date {
  return after(now, Math.min(30_000 * 2 ** Math.min(attempts, 10), 60 * minuteMs));
}
