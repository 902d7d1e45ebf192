import { z } from 'zod';
import { languageSchema, moneySchema } from './primitives.ts';

/** Minutes before the start until which a cancelled booking gets its deposit back; null for never. */
const refundUntilMinutesSchema = z.int().nonnegative().nullable();

/** What an offering asks beforehand. `per`: whether `amount` is for the whole booking or for each person. */
export const offeringDepositSchema = z.object({
  amount: moneySchema,
  per: z.enum(['booking', 'person']),
  refundUntilMinutes: refundUntilMinutesSchema,
});
export type OfferingDeposit = z.infer<typeof offeringDepositSchema>;

/** The deposit of one booking, as the person was shown it: the whole amount. */
export const depositTermsSchema = z.object({
  amount: moneySchema,
  refundUntilMinutes: refundUntilMinutesSchema,
});
export type DepositTerms = z.infer<typeof depositTermsSchema>;

/** The same in the ledger. `agreed`: the person has said YES, and the hold now waits for the money. */
export const bookingDepositSchema = depositTermsSchema.extend({ agreed: z.boolean() });
export type BookingDeposit = z.infer<typeof bookingDepositSchema>;

export const paymentStateSchema = z.enum([
  'requested',
  'paid',
  'failed',
  'expired',
  'refund_requested',
  'refunded',
]);
export type PaymentState = z.infer<typeof paymentStateSchema>;

/** Why money goes back. `too_late`: it came after the booking was let go; `outside`: refunded by hand at the provider. */
const refundReasonSchema = z.enum([
  'customer_cancelled',
  'business_cancelled',
  'too_late',
  'wrong_amount',
  'outside',
]);
export type RefundReason = z.infer<typeof refundReasonSchema>;

const refundStatusSchema = z.enum(['pending', 'succeeded', 'failed']);
export type RefundStatus = z.infer<typeof refundStatusSchema>;

/** `payments/{paymentId}`: the one payment of one booking. Its id follows from the booking's, so there is never a second; where that is moved, it comes along. */
export const paymentSchema = z.object({
  paymentId: z.string(),
  businessId: z.string(),
  /** The booking it is for: after a move, the one it came along to. */
  txId: z.string(),
  /** The booking's code. */
  reference: z.string(),
  marketId: z.string(),
  actorId: z.string(),
  threadId: z.string(),
  /** The trace of the message that asked for it, which all that is done about it later carries on. */
  traceId: z.string().optional(),
  /** What is paid for, as the payment page shows it. */
  title: z.string(),
  language: languageSchema,
  state: paymentStateSchema,
  amount: moneySchema,
  /** What the person was told; the booking is held a little longer, for money that is on its way. */
  payBy: z.date(),
  /** The page to pay at; null until the provider has made it. */
  checkout: z.object({ sessionId: z.string(), url: z.url() }).nullable(),
  /** When the page ends by itself, should nobody close it. */
  checkoutExpiresAt: z.date(),
  /** True once the provider has said that nothing can be paid there any more. */
  closed: z.boolean(),
  paymentIntentId: z.string().nullable(),
  /** What arrived. */
  received: moneySchema.nullable(),
  /** Cancelled too late by the person's own hand: the deposit stays with the business. */
  kept: z.boolean(),
  refund: z
    .object({
      reason: refundReasonSchema,
      refundId: z.string().nullable(),
      status: refundStatusSchema,
      requestedAt: z.date(),
    })
    .nullable(),
  /** The person asked for the link again. */
  linkAsked: z.boolean(),
  /** What happened, oldest first. `providerEventId` if a webhook told of it. */
  events: z.array(z.object({ type: z.string(), providerEventId: z.string().nullable(), at: z.date() })),
  /** When somebody must look at it again; null if nothing is left to be done. */
  nextStepAt: z.date().nullable(),
  /** Tries in a row to which the provider gave no answer. */
  attempts: z.int().nonnegative(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Payment = z.infer<typeof paymentSchema>;
