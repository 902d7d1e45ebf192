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
const maxEvents = 40;

type Change = Partial<Payment>;
type Kind = PaymentFact['kind'];

interface Moment<K extends Kind> {
  readonly payment: Payment;
  readonly fact: Extract<PaymentFact, { kind: K }>;
  readonly now: Date;
}

/** What a fact changes of a payment that is in one of these states. */
interface Row<K extends Kind> {
  readonly from: readonly PaymentState[];
  readonly if?: (moment: Moment<K>) => boolean;
  /** The same state if left out. */
  readonly to?: PaymentState;
  readonly patch: (moment: Moment<K>) => Change;
}

const requested = ['requested'] as const;
const letGoUnpaid = ['failed', 'expired'] as const;
const unpaid = [...requested, ...letGoUnpaid] as const;
const goingBack = ['refund_requested', 'refunded'] as const;

const isPageOpen = ({ payment }: { readonly payment: Payment }) => !payment.closed;
const hasNoPage = ({ payment }: { readonly payment: Payment }) => payment.checkout === null;
const pageOf = ({ fact: { sessionId, url } }: Moment<'opened'>) => ({ checkout: { sessionId, url } });

/** The first row that fits counts; where none does, the fact says nothing new, or comes too late to. */
const table: { readonly [K in Kind]: readonly Row<K>[] } = {
  opened: [
    {
      from: requested,
      if: hasNoPage,
      patch: (moment) => ({ ...pageOf(moment), nextStepAt: lookAgain(moment.payment, moment.now) }),
    },
    {
      // Made for a booking that is gone by now: it must be closed.
      from: [...letGoUnpaid, 'paid', ...goingBack],
      if: hasNoPage,
      patch: (moment) => ({ ...pageOf(moment), nextStepAt: moment.now }),
    },
  ],
  'link-asked': [
    {
      from: requested,
      if: ({ payment }) => !payment.linkAsked,
      patch: ({ now }) => ({ linkAsked: true, nextStepAt: now }),
    },
  ],
  'link-told': [
    {
      from: [...unpaid, 'paid', ...goingBack],
      if: ({ payment }) => payment.linkAsked,
      patch: ({ payment, now }) => ({ linkAsked: false, nextStepAt: lookAgain(payment, now) }),
    },
  ],
  'still-open': [
    {
      from: requested,
      if: isPageOpen,
      patch: ({ payment, now }) => ({ nextStepAt: lookAgain(payment, now) }),
    },
    { from: letGoUnpaid, if: isPageOpen, patch: ({ now }) => ({ nextStepAt: after(now, askAgainMs) }) },
  ],
  closed: [{ from: unpaid, if: isPageOpen, patch: () => ({ closed: true, nextStepAt: null }) }],
  paid: [
    {
      from: requested,
      if: ({ fact }) => fact.goesBack === null,
      to: 'paid',
      patch: ({ fact }) => ({ ...arrived(fact), nextStepAt: null }),
    },
    {
      from: unpaid,
      to: 'refund_requested',
      patch: ({ fact, now }) => ({ ...arrived(fact), ...refundAsked(fact.goesBack ?? 'too_late', now) }),
    },
  ],
  failed: [{ from: requested, to: 'failed', patch: letGo }],
  expired: [{ from: requested, to: 'expired', patch: letGo }],
  'refund-asked': [
    { from: ['paid'], to: 'refund_requested', patch: ({ fact, now }) => refundAsked(fact.reason, now) },
  ],
  kept: [{ from: ['paid'], if: ({ payment }) => !payment.kept, patch: () => ({ kept: true }) }],
  moved: [
    {
      from: ['paid'],
      // Kept, it is for a booking that its guest has given up: there is nothing to go along with.
      if: ({ payment, fact }) => !payment.kept && payment.txId !== fact.booking.txId,
      patch: ({ fact }) => aboutBooking(fact.booking),
    },
  ],
  'refund-known': [
    {
      // Refunded by hand at the provider, before anybody here asked for it.
      from: ['paid'],
      if: ({ fact }) => fact.status === 'succeeded',
      to: 'refunded',
      patch: ({ fact: { refundId, status }, now }) => ({
        refund: { reason: 'outside', refundId, status, requestedAt: now },
        nextStepAt: null,
      }),
    },
    {
      from: goingBack,
      if: (moment) => moment.fact.status === 'succeeded' && (isNews(moment) || isTriedByHand(moment)),
      to: 'refunded',
      patch: (moment) => ({ ...refundAsKnown(moment), nextStepAt: null }),
    },
    {
      from: goingBack,
      if: (moment) => moment.fact.status === 'pending' && isNews(moment),
      patch: (moment) => ({ ...refundAsKnown(moment), nextStepAt: after(moment.now, askRefundAgainMs) }),
    },
    {
      from: goingBack,
      if: isNews,
      patch: (moment) => ({ ...refundAsKnown(moment), nextStepAt: null }),
    },
    {
      from: ['refund_requested'],
      if: ({ payment, fact: { refundId, status }, now }) =>
        payment.refund?.refundId === refundId && status === 'pending' && (payment.nextStepAt ?? now) <= now,
      patch: ({ now }) => ({ nextStepAt: after(now, askRefundAgainMs) }),
    },
  ],
};

/** What a fact changes; null if it says nothing new, or comes too late to. */
function changeBy<K extends Kind>(moment: Moment<K>): Change | null {
  const rows: readonly Row<K>[] = table[moment.fact.kind];
  const row = rows.find(
    ({ from, if: fits }) => from.includes(moment.payment.state) && (fits?.(moment) ?? true),
  );
  return row === undefined ? null : { ...row.patch(moment), state: row.to ?? moment.payment.state };
}

function arrived({ paymentIntentId, received }: Extract<PaymentFact, { kind: 'paid' }>): Change {
  return { closed: true, linkAsked: false, paymentIntentId, received };
}

function refundAsked(reason: RefundReason, now: Date): Change {
  return {
    refund: { reason, refundId: null, status: 'pending', requestedAt: now },
    nextStepAt: now,
  };
}

/** A page somebody may still have open must be closed; without one there is nothing left to do. */
function letGo({ payment: { closed, checkout }, now }: Pick<Moment<Kind>, 'payment' | 'now'>): Change {
  return { linkAsked: false, nextStepAt: closed || checkout === null ? null : now };
}

/** Whether our refund has come further than we knew. */
function isNews({ payment: { refund }, fact: { refundId, status } }: Moment<'refund-known'>): boolean {
  if (refund === null) return false;
  return (
    refund.refundId === null ||
    (refund.refundId === refundId && refundRank[status] > refundRank[refund.status])
  );
}

/** Another refund, made by hand after ours failed. */
function isTriedByHand({ payment: { refund }, fact: { refundId } }: Moment<'refund-known'>): boolean {
  return refund?.status === 'failed' && refund.refundId !== null && refund.refundId !== refundId;
}

function refundAsKnown({ payment, fact: { refundId, status } }: Moment<'refund-known'>): Change {
  return payment.refund === null ? {} : { refund: { ...payment.refund, refundId, status } };
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
  const change = changeBy({ payment, fact, now });
  if (change === null) return null;
  const isSilent = fact.kind === 'still-open' || fact.kind === 'link-told';
  const event = { type: fact.kind, providerEventId, at: now };
  return {
    ...payment,
    ...change,
    attempts: 0,
    events: isSilent ? payment.events : [...payment.events, event].slice(-maxEvents),
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
