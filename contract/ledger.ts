import { z } from 'zod';
import { bookingDepositSchema } from './payments.ts';
import { jsonObjectSchema, moneySchema, timeZoneSchema } from './primitives.ts';

export const transactionStateSchema = z.enum(['draft', 'hold', 'confirmed', 'cancelled', 'expired']);
export type TransactionState = z.infer<typeof transactionStateSchema>;

/** `businesses/{businessId}/transactions/{txId}`: one commitment and how far it has come. Times are UTC instants. */
export const transactionSchema = z.object({
  txId: z.string(),
  /** `block`: the business keeps these slots to itself. Left out of a person's booking. */
  kind: z.literal('block').optional(),
  /** Short code a person can say, for example `K7QF2M`. */
  reference: z.string(),
  businessId: z.string(),
  offeringId: z.string(),
  listingId: z.string(),
  marketId: z.string(),
  actorId: z.string(),
  threadId: z.string(),
  /** The trace of the message that asked for it, which all that is done about it later carries on. */
  traceId: z.string().optional(),
  state: transactionStateSchema,
  party: z.int().positive(),
  startsAt: z.date(),
  endsAt: z.date(),
  /** Of a stay: for how many nights, each of which it keeps from `startsAt`'s wall clock on. Left out of what is not sold by the night. */
  nights: z.int().positive().optional(),
  timeZone: timeZoneSchema,
  /** Every lock this transaction owns, one per slot it covers. */
  lockKeys: z.array(z.string()),
  holdExpiresAt: z.date().nullable(),
  price: moneySchema.nullable(),
  /** What must be paid before it is confirmed; left out where nothing is. */
  deposit: bookingDepositSchema.optional(),
  /** What the person was shown and the merchant is told: names as they were when held. */
  title: z.string(),
  businessName: z.string(),
  customerName: z.string().nullable(),
  /** What the guest asks of the business, in their own words: a high chair, the terrace. Left out where nothing was. */
  note: z.string().max(300).optional(),
  /** What the guest said of allergies, word for word, as of the YES. Left out where nothing was. */
  allergies: z.array(z.string()).optional(),
  /**
   * What others who come along said of allergies, word for word: for the business alone. They told it for this, and the guest who books is
   * shown only that there is something. Left out where nothing was.
   */
  companyAllergies: z.array(z.string()).optional(),
  cancelReason: z.string().nullable(),
  /**
   * Of a booking that was asked for to move another: which, and which of that one's locks become its own at YES, where
   * the two overlap. Left out otherwise.
   */
  moves: z.object({ txId: z.string(), lockKeys: z.array(z.string()) }).optional(),
  /**
   * Of a booking whose deposit came along from the one it moved: the booking that deposit was first paid for, to which
   * the payment's id belongs. Left out where its deposit is its own.
   */
  depositFrom: z.string().optional(),
  /** Of a booking that was moved: the one that took its place. Left out otherwise. */
  movedTo: z.string().optional(),
  createdAt: z.date(),
  updatedAt: z.date(),
  confirmedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
});
export type Transaction = z.infer<typeof transactionSchema>;

const transitionSchema = z.enum(['drafted', 'held', 'confirmed', 'cancelled', 'expired']);
export type Transition = z.infer<typeof transitionSchema>;

/** `…/events/{txId}:{transition}`: immutable. The deterministic id makes "exactly one confirmed event" hold by construction. */
export const transactionEventSchema = z.object({
  eventId: z.string(),
  txId: z.string(),
  businessId: z.string(),
  transition: transitionSchema,
  from: transactionStateSchema.nullable(),
  to: transactionStateSchema,
  actorId: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.date(),
});
export type TransactionEvent = z.infer<typeof transactionEventSchema>;

/** `businesses/{businessId}/resourceLocks/{lockKey}`: one slot (or one capacity token of it), owned by one transaction. */
export const resourceLockSchema = z.object({
  lockKey: z.string(),
  businessId: z.string(),
  offeringId: z.string(),
  txId: z.string(),
  state: z.enum(['held', 'confirmed']),
  slotStartsAt: z.date(),
  timeZone: timeZoneSchema,
  /** Null once confirmed. A held lock past this time may be reclaimed by another hold. */
  expiresAt: z.date().nullable(),
  /** How many places its slot had when it was taken; left out by what was written before there was need of it. */
  places: z.int().positive().optional(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type ResourceLock = z.infer<typeof resourceLockSchema>;

/**
 * `businesses/{businessId}/occupancy/{slot}`: which tokens of a slot seem to be taken, for who looks for a free one. A hint: the
 * locks decide.
 */
export const occupancySchema = z.object({
  slotStartsAt: z.date(),
  taken: z.record(z.string(), z.boolean()),
});
export type Occupancy = z.infer<typeof occupancySchema>;

/** `idempotency/{key}`: the request's hash and its stored outcome, failures too. */
export const idempotencyRecordSchema = z.object({
  key: z.string(),
  requestHash: z.string(),
  /** The outcome as a plain object; an `ok: false` outcome carries the error code. */
  outcome: jsonObjectSchema,
  /** The thread that asked, where the request names one: a refusal leaves nothing else to find it by. */
  threadId: z.string().optional(),
  createdAt: z.date(),
});
export type IdempotencyRecord = z.infer<typeof idempotencyRecordSchema>;
