import { z } from 'zod';

/**
 * What the oracle knows of each document: as much as its rules need, and written down here anew, so that a mistake in
 * the contract's schemas is not repeated in the check.
 */
const states = ['draft', 'hold', 'confirmed', 'cancelled', 'expired'] as const;

const transaction = z.object({
  /** A time that a business keeps to itself; a person's booking where it is left out. */
  kind: z.enum(['booking', 'block']).optional(),
  txId: z.string(),
  reference: z.string(),
  businessId: z.string(),
  offeringId: z.string(),
  actorId: z.string(),
  threadId: z.string(),
  state: z.enum(states),
  party: z.number(),
  startsAt: z.date(),
  endsAt: z.date(),
  holdExpiresAt: z.date().nullable(),
  lockKeys: z.array(z.string()),
  cancelReason: z.string().nullable(),
  title: z.string(),
  businessName: z.string(),
  /** What is asked beforehand; `agreed` once the person has said YES to it. */
  deposit: z.object({ agreed: z.boolean() }).optional(),
});
export type TransactionView = z.infer<typeof transaction>;

const thread = z.object({
  threadId: z.string(),
  actorId: z.string(),
  lastSeq: z.number(),
  lastInboundSeq: z.number(),
  processedSeq: z.number(),
  unprocessed: z.boolean(),
  optedOut: z.boolean(),
  lease: z.object({ turnId: z.string(), until: z.date() }).nullable(),
  pendingAction: z
    .object({
      actionId: z.string(),
      kind: z.string(),
      ref: z.string(),
      summary: z.string(),
      expiresAt: z.date(),
      /** What a YES does, where several things of one kind can be done: `do`. Of a message: its text. */
      args: z.object({ do: z.string().optional(), body: z.string().optional(), txId: z.string().optional() }),
      /** What else the message wished that led to it: seen to once this is answered. */
      next: z.string().optional(),
    })
    .nullable(),
  humanTakeover: z.object({ since: z.date(), until: z.date().nullable() }).nullable(),
});
export type ThreadView = z.infer<typeof thread>;

const message = z.object({
  threadId: z.string(),
  seq: z.number(),
  role: z.enum(['user', 'assistant']),
  author: z.enum(['merve', 'operator', 'business']).optional(),
  channel: z.enum(['whatsapp', 'web']),
  channelMessageId: z.string().nullable(),
  text: z.string(),
  buttons: z.array(z.object({ label: z.string(), payload: z.string() })),
  inReplyToSeq: z.number().nullable(),
  /** Written for the person, who is asked something by it: no message of theirs. */
  prompted: z.boolean().optional(),
  /** Over a limit; `tell` if its sender is told. */
  limited: z.object({ tell: z.boolean() }).optional(),
});
export type MessageView = z.infer<typeof message>;

const intent = z.object({
  intentId: z.string(),
  to: z.string(),
  type: z.string(),
  threadId: z.string().nullable(),
  order: z.number(),
  body: z.string(),
  buttons: z.array(z.object({ payload: z.string() })),
  /** Set while the body asks for an answer, with buttons or as a reminder. */
  offer: z.object({ actionId: z.string() }).optional(),
  state: z.enum([
    'queued',
    'sending',
    'unknown',
    'sent',
    'delivered',
    'read',
    'failed',
    'undelivered',
    'folded',
  ]),
  attempts: z.number(),
  errorCode: z.string().nullable(),
  /** Of a message that tells several notices: which. */
  folds: z.array(z.string()).optional(),
});
export type IntentView = z.infer<typeof intent>;

const session = z.object({ address: z.string(), actorId: z.string(), optedOut: z.boolean() });
export type SessionView = z.infer<typeof session>;

const event = z.object({
  eventId: z.string(),
  txId: z.string(),
  transition: z.enum(['drafted', 'held', 'confirmed', 'cancelled', 'expired']),
});
export type EventView = z.infer<typeof event>;

const lock = z.object({
  lockKey: z.string(),
  txId: z.string(),
  state: z.enum(['held', 'confirmed']),
  slotStartsAt: z.date(),
});
export type LockView = z.infer<typeof lock>;

const offering = z.object({ offeringId: z.string(), capacity: z.number(), slotMinutes: z.number() });
export type OfferingView = z.infer<typeof offering>;

const ride = z.object({
  rideId: z.string(),
  code: z.string(),
  actorId: z.string(),
  threadId: z.string(),
  state: z.enum([
    'planned',
    'requested',
    'assigned',
    'arrived',
    'on_board',
    'completed',
    'cancelled',
    'no_show',
    'unserved',
  ]),
  driverId: z.string().nullable(),
});
export type RideView = z.infer<typeof ride>;

const driver = z.object({
  driverId: z.string(),
  name: z.string(),
  phone: z.string(),
  rideId: z.string().nullable(),
});
export type DriverView = z.infer<typeof driver>;

const request = z.object({
  requestId: z.string(),
  reference: z.string(),
  actorId: z.string(),
  threadId: z.string(),
  merchantAddress: z.string(),
  state: z.enum(['placed', 'accepted', 'ready', 'completed', 'rejected', 'cancelled', 'expired']),
  revision: z.number(),
  version: z.number(),
  answerBy: z.date(),
  cancelledBy: z.enum(['customer', 'merchant']).nullable(),
  cancelAskedAt: z.date().nullable(),
  less: z.object({}).nullable(),
  details: z.object({
    kind: z.enum(['food', 'service', 'viewing']),
    allergies: z.array(z.string()),
    lines: z.array(z.object({ itemId: z.string() })).optional(),
  }),
});
export type RequestView = z.infer<typeof request>;

const requestEvent = z.object({
  eventId: z.string(),
  requestId: z.string(),
  transition: z.string(),
  by: z.enum(['customer', 'merchant', 'clock']),
});
export type RequestEventView = z.infer<typeof requestEvent>;

const payment = z.object({
  paymentId: z.string(),
  businessId: z.string(),
  txId: z.string(),
  threadId: z.string(),
  state: z.enum(['requested', 'paid', 'failed', 'expired', 'refund_requested', 'refunded']),
  kept: z.boolean(),
});
export type PaymentView = z.infer<typeof payment>;

const business = z.object({
  businessId: z.string(),
  whatsappE164: z.string().nullable(),
});
export type BusinessView = z.infer<typeof business>;

const identity = z.object({ uid: z.string(), address: z.string(), actorId: z.string() });
export type IdentityView = z.infer<typeof identity>;

const job = z.object({
  jobId: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  progress: z.object({
    done: z.number(),
    total: z.number().nullable(),
    counts: z.record(z.string(), z.number()),
  }),
});

const adminAction = z.object({ actionId: z.string(), action: z.string() });

const outing = z.object({
  outingId: z.string(),
  actorId: z.string(),
  threadId: z.string(),
  title: z.string(),
  state: z.enum(['open', 'closed']),
  candidates: z.array(z.object({ venueId: z.string(), name: z.string() })),
  closesAt: z.date().nullable(),
  closedAt: z.date().nullable(),
  newsAt: z.date().nullish(),
  result: z.object({ winner: z.string().nullable(), ballots: z.number() }).nullable(),
});
export type OutingView = z.infer<typeof outing>;

const ballot = z.object({
  outingId: z.string(),
  memberId: z.string(),
  actorId: z.string(),
  choices: z.array(z.string()),
  veto: z.object({ venueId: z.string() }).nullable(),
});
export type BallotView = z.infer<typeof ballot>;

const sharedMember = z.object({
  memberId: z.string(),
  subject: z.string(),
  actorId: z.string(),
  state: z.enum(['in', 'left', 'struck']),
  updatedAt: z.date(),
});
export type SharedMemberView = z.infer<typeof sharedMember>;

/** Collections by the name before the document's id. */
export const views = {
  transactions: transaction,
  threads: thread,
  messages: message,
  outbox: intent,
  whatsappSessions: session,
  events: event,
  resourceLocks: lock,
  offerings: offering,
  taxi_requests: ride,
  taxi_drivers: driver,
  requests: request,
  requestEvents: requestEvent,
  payments: payment,
  businesses: business,
  identities: identity,
  jobs: job,
  adminActions: adminAction,
  outings: outing,
  ballots: ballot,
  sharedMembers: sharedMember,
} as const;
export type Viewed = { [Name in keyof typeof views]: z.infer<(typeof views)[Name]> };
