import { z } from 'zod';
import { leaseSchema } from './thread.ts';

export const intentStateSchema = z.enum([
  'queued',
  'sending',
  'unknown',
  'sent',
  'delivered',
  'read',
  'failed',
  'undelivered',
  // Told with others in one message: the state of that one (`foldedInto`) is what counts.
  'folded',
]);
export type IntentState = z.infer<typeof intentStateSchema>;

/**
 * `outbox/{intentId}`: one message to one person. The id is stable (`{txId}:{eventId}:{type}:{recipient}` or
 * `{threadId}:{seq}:{n}`), so writing an intent twice is one intent.
 */
export const outboxIntentSchema = z.object({
  intentId: z.string(),
  /** `whatsapp:+E164` or `whatsapp:ID.…`. */
  to: z.string().startsWith('whatsapp:'),
  /** `reply`, or what the person is notified of, for example `merchant_booking_confirmed`. */
  type: z.string(),
  threadId: z.string().nullable(),
  /** Messages of one thread leave in this order: message sequence × 100 + part. */
  order: z.int(),
  marketId: z.string(),
  body: z.string(),
  /** What takes the place of `body` once it has left or never will: set where its text may not be kept. */
  keptBody: z.string().optional(),
  buttons: z.array(z.object({ label: z.string(), payload: z.string() })),
  /**
   * Set where the body asks for an answer to a pending action: the end of the body that does, which is not sent once
   * that is settled, and what is said in its place if it ran out unanswered.
   */
  offer: z.object({ actionId: z.string(), asks: z.string(), lapsed: z.string() }).optional(),
  /** True of a notice to a merchant that needs no answer: it may be told together with others that wait as well. */
  asksNothing: z.boolean().optional(),
  /** Of a digest: the notices it tells, in order. It is tried once; where it was not accepted they wait again. */
  folds: z.array(z.string()).optional(),
  /** Of a notice that is told by a digest: which one. */
  foldedInto: z.string().nullable().optional(),
  /** Used instead of `body` outside the 24-hour window. */
  template: z.object({ contentSid: z.string(), variables: z.record(z.string(), z.string()) }).nullable(),
  state: intentStateSchema,
  lease: leaseSchema.nullable(),
  attempts: z.int(),
  /** Not before this time: back-off after a refusal that is safe to retry. */
  notBefore: z.date(),
  providerId: z.string().nullable(),
  errorCode: z.string().nullable(),
  traceId: z.string(),
  createdAt: z.date(),
  /** When the newest attempt was handed to the provider; reconciliation lists messages since then. */
  attemptedAt: z.date().nullable(),
  /**
   * Since when the person may have it, by our own clock: when the request that the provider accepted began, else when its
   * first report came. Left out while it is not known to be accepted.
   */
  handedOverAt: z.date().optional(),
  updatedAt: z.date(),
});
export type OutboxIntent = z.infer<typeof outboxIntentSchema>;

/**
 * `outbox/{intentId}/attempts/{n}`: how attempt n ended. It is written once, with create(), by whoever learns it
 * first: the sender (`accepted` … `unknown`), a callback that overtook it (`reported`), or the sweep when the lease
 * ran out (`lease_expired`). Only an acceptance that the sender learns of later takes the place of what stands there.
 */
export const deliveryAttemptSchema = z.object({
  intentId: z.string(),
  attempt: z.int(),
  end: z.enum(['accepted', 'rejected', 'postponed', 'unknown', 'reported', 'lease_expired']),
  code: z.string().nullable(),
  providerId: z.string().nullable(),
  at: z.date(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttemptSchema>;
