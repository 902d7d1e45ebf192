import type { DepositTerms, Language, Payment, Transaction } from '@merve/contract';
import type { PaymentTimes } from './deposit-times.ts';
import { paymentIdFor } from './payment-id.ts';

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
  const { businessId, txId, reference, marketId, actorId, businessName, title } = booking;
  return {
    paymentId: paymentIdFor(businessId, txId),
    businessId,
    txId,
    reference,
    marketId,
    actorId,
    threadId,
    title: `${businessName} – ${title}`,
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
