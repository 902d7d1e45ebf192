import { z } from 'zod';
import { transactionStateSchema } from './ledger.ts';
import { depositTermsSchema } from './payments.ts';
import { moneySchema, timeZoneSchema } from './primitives.ts';
import { requestKindSchema, requestStateSchema } from './requests.ts';
import { rideStateSchema } from './taxi.ts';

export const commitmentKindSchema = z.enum(['booking', ...requestKindSchema.options, 'ride']);
export type CommitmentKind = z.infer<typeof commitmentKindSchema>;

/** `awaiting_deposit`: the person said YES, and the money is waited for. The others are the states of its source. */
export const commitmentStateSchema = z.enum([
  ...new Set([
    ...transactionStateSchema.options,
    ...requestStateSchema.options,
    ...rideStateSchema.options,
    'awaiting_deposit' as const,
  ]),
]);
export type CommitmentState = z.infer<typeof commitmentStateSchema>;

/**
 * One booking, order, service, viewing or ride as its person speaks of it. Every field is always there: an entry is
 * written over the one before it without being read. Times are UTC instants.
 */
export const commitmentSchema = z.object({
  kind: commitmentKindSchema,
  /** The document it is told from. */
  path: z.string(),
  reference: z.string(),
  /** The business, or where a ride goes to. */
  name: z.string(),
  /** What it is there: the offering, the dishes, the service; of a ride, where it begins. */
  what: z.string(),
  state: commitmentStateSchema,
  /** False once it has ended, however it ended. */
  open: z.boolean(),
  /** When it is over by itself, whether or not anybody comes by to write that down; null if it never is. */
  openUntil: z.date().nullable(),
  /** When it begins, or is wished for; null for now, or whenever it suits. */
  startsAt: z.date().nullable(),
  /** Of a booking; null otherwise. */
  endsAt: z.date().nullable(),
  /** Of a stay; null otherwise. (An entry written before there were stays has none.) */
  nights: z.int().positive().nullable().default(null),
  /** What was announced: ready, or at the pickup; null if nothing was. */
  expectedAt: z.date().nullable(),
  /** Of the business, or of a ride for later; null for a ride for now, which goes by its market's. */
  timeZone: timeZoneSchema.nullable(),
  party: z.int().positive().nullable(),
  /** Of a booking; null for what has no listing, or no price. */
  listingId: z.string().nullable(),
  price: moneySchema.nullable(),
  /** What is paid beforehand; null where nothing is. */
  deposit: depositTermsSchema.nullable(),
  /** The driver who comes; null otherwise. */
  driver: z.string().nullable(),
  /** The customer asked for leave to cancel, and has no answer yet. */
  cancelAsked: z.boolean(),
  changedAt: z.date(),
});
export type Commitment = z.infer<typeof commitmentSchema>;

/**
 * `openCommitments/{actorId}`: everything that is open for one person, and what has ended lately, by the id of its source.
 * Written in the transactions that change the sources.
 */
export const openCommitmentsSchema = z.object({
  actorId: z.string(),
  commitments: z.record(z.string(), commitmentSchema),
  updatedAt: z.date(),
});
export type OpenCommitments = z.infer<typeof openCommitmentsSchema>;
