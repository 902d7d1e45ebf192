import type { DepositTerms, Language, Payment, Transaction } from '@merve/contract';
import type { PaymentTimes } from './deposit-times.ts';
import { paymentIdFor } from './payment-id.ts';

/** What of a booking its payment's record repeats. */
export type PaidBooking = Pick<
  Transaction,
  'txId' | 'reference' | 'actorId' | 'threadId' | 'businessName' | 'title'
>;

/** What a payment's record says of the booking it is for. Pure. */
export function aboutBooking({ businessName, title, ...booking }: PaidBooking) {
  const { txId, reference, actorId, threadId } = booking;
  return {
    txId,
    reference,
    actorId,
    threadId,
    title: `${businessName} – ${title}`,
  } satisfies Partial<Payment>;
}

/** The record of a payment, written with the YES and before the provider hears of it. Pure. */
export function newPayment(
  booking: Transaction,
  terms: DepositTerms,
  {
    times,
    language,
    threadId,
    now,
  }: { times: PaymentTimes; language: Language; threadId: string; now: Date },
): Payment {
  const { businessId, txId, marketId } = booking;
  return {
    paymentId: paymentIdFor(businessId, txId),
    ...aboutBooking(booking),
    businessId,
    marketId,
    threadId,
    language,
    state: 'requested',
    amount: terms.amount,
    payBy: times.payBy,
    checkout: null,
    checkoutExpiresAt: times.pageEndsAt,
    closed: false,
    paymentIntentId: null,
    received: null,
    kept: false,
    refund: null,
    linkAsked: false,
    events: [{ type: 'requested', providerEventId: null, at: now }],
    nextStepAt: now,
    attempts: 0,
    createdAt: now,
    updatedAt: now,
  };
}
