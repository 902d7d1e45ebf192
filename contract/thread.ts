import { z } from 'zod';
import {
  addressSchema,
  channelSchema,
  coordinatesSchema,
  jsonObjectSchema,
  languageSchema,
  moneySchema,
} from './primitives.ts';

export const threadTypeSchema = z.enum(['merve', 'business', 'ops', 'dispatch']);
export type ThreadType = z.infer<typeof threadTypeSchema>;

export const pendingActionKindSchema = z.enum([
  'confirm_transaction',
  'confirm_order',
  'confirm_service',
  'confirm_taxi',
  'confirm_itinerary',
  'confirm_action',
]);
export type PendingActionKind = z.infer<typeof pendingActionKindSchema>;

/**
 * What waits for a person's YES. YES executes these stored `args`; no model stands between what was shown
 * (`summary`) and what is done.
 */
export const pendingActionSchema = z.object({
  actionId: z.string(),
  kind: pendingActionKindSchema,
  tool: z.string(),
  args: jsonObjectSchema,
  /** sha256 of the canonical JSON of `args`. */
  argsHash: z.string(),
  /** The market's policy when this was shown; a stricter one at YES time refuses. */
  policyVersion: z.int(),
  /** What the action points at: the path of the ledger transaction, order or ride. */
  ref: z.string(),
  summary: z.string(),
  price: moneySchema.nullable(),
  expiresAt: z.date(),
  ownerActorId: z.string(),
  createdBySeq: z.int(),
});
export type PendingAction = z.infer<typeof pendingActionSchema>;

/** The right to process a thread, held by one worker until `until`. */
export const leaseSchema = z.object({ turnId: z.string(), until: z.date() });
export type Lease = z.infer<typeof leaseSchema>;

export const threadContextSchema = z.object({
  lastLocation: coordinatesSchema.extend({ label: z.string().nullable(), at: z.date() }).nullable(),
  /** Listings last shown, so that "the second one" means something. */
  lastListings: z.array(z.object({ listingId: z.string(), name: z.string() })),
});
export type ThreadContext = z.infer<typeof threadContextSchema>;

/** `threads/{threadId}`: one actor's conversation of one type in one market. */
export const threadSchema = z.object({
  threadId: z.string(),
  threadType: threadTypeSchema,
  actorId: z.string(),
  marketId: z.string(),
  language: languageSchema,
  state: z.enum(['idle', 'awaiting_confirmation', 'executing']),
  pendingAction: pendingActionSchema.nullable(),
  lease: leaseSchema.nullable(),
  /** Sequence number of the newest message of either side. */
  lastSeq: z.int(),
  /** Sequence number of the newest message from the person. */
  lastInboundSeq: z.int(),
  /** Every message from the person up to and including this one has had its turn. */
  processedSeq: z.int(),
  /** The finishing transaction last applied: one whose commit was not acknowledged recognises itself by it. */
  lastFinishId: z.string().nullable(),
  /** `lastInboundSeq > processedSeq`, stored so that the minute sweep can query it. */
  unprocessed: z.boolean(),
  summary: z.string(),
  context: threadContextSchema,
  /** The web user who may read this thread under firestore.rules; null for a thread that lives on WhatsApp alone. */
  readerUid: z.string().nullable(),
  /** Where replies go: the address of the newest inbound message. */
  replyTo: addressSchema,
  /** The name the person goes by on the channel. */
  profileName: z.string().nullable(),
  optedOut: z.boolean(),
  lastInboundAt: z.date(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Thread = z.infer<typeof threadSchema>;

export const messageSchema = z.object({
  threadId: z.string(),
  marketId: z.string(),
  seq: z.int(),
  role: z.enum(['user', 'assistant']),
  channel: channelSchema,
  /** The provider's id (Twilio MessageSid, the web client's message id); null for Merve's own messages. */
  channelMessageId: z.string().nullable(),
  text: z.string(),
  location: coordinatesSchema.extend({ label: z.string().nullable() }).nullable(),
  media: z.array(z.object({ url: z.string(), contentType: z.string() })),
  /** A tapped button: which action it belongs to, and which answer it is. */
  button: z.object({ actionId: z.string(), answer: z.enum(['yes', 'no']) }).nullable(),
  /** Buttons shown under an assistant message. */
  buttons: z.array(z.object({ label: z.string(), payload: z.string() })),
  /** A typed card for the web client (`{type, …}`); unknown types show the text. */
  ui: jsonObjectSchema.nullable(),
  /** For an assistant message: the person's message it answers. */
  inReplyToSeq: z.int().nullable(),
  traceId: z.string(),
  createdAt: z.date(),
});
export type Message = z.infer<typeof messageSchema>;

/**
 * `messageIdempotency/{hash}`: which message a provider's message id became. Permanent: a provider may redeliver for
 * a week. Written once for each message of a person and for nothing else, so the turn's trigger listens here: in
 * `messages` it would run for Merve's own replies too.
 */
export const messageIdempotencySchema = z.object({
  threadId: z.string(),
  marketId: z.string(),
  seq: z.int(),
  channel: channelSchema,
  traceId: z.string(),
  channelMessageId: z.string(),
  createdAt: z.date(),
});
export type MessageIdempotency = z.infer<typeof messageIdempotencySchema>;

export const turnStepSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('gate'),
    verdict: z.string(),
    reason: z.string(),
    actionId: z.string().nullable(),
    /** What followed the YES or NO, handed to the tool loop as a message of its own. */
    rest: z.string().nullable(),
    at: z.date(),
  }),
  z.object({
    type: z.literal('model'),
    modelId: z.string(),
    /** Raw parts as JSON text: they must go back to the model unchanged (`thoughtSignature`, call ids). */
    rawParts: z.string(),
    text: z.string(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    at: z.date(),
    tookMs: z.int(),
  }),
  z.object({
    type: z.literal('tool'),
    step: z.int(),
    callId: z.string().nullable(),
    name: z.string(),
    args: jsonObjectSchema,
    /** JSON text of the tool's result. */
    result: z.string(),
    at: z.date(),
    tookMs: z.int(),
  }),
]);
export type TurnStep = z.infer<typeof turnStepSchema>;

/** `threads/{threadId}/turns/{seq}`: the durable log of one turn, replayed when the turn is resumed after a crash. */
export const turnSchema = z.object({
  threadId: z.string(),
  seq: z.int(),
  turnId: z.string(),
  traceId: z.string(),
  state: z.enum(['running', 'finished']),
  steps: z.array(turnStepSchema),
  /** How the turn ended; null while it runs. */
  outcome: z.string().nullable(),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
});
export type Turn = z.infer<typeof turnSchema>;

/** `whatsappSessions/{wa:+E164}`: a phone's actor, consent, and the 24-hour window in which free text may be sent. */
export const whatsappSessionSchema = z.object({
  address: z.string().startsWith('whatsapp:'),
  actorId: z.string(),
  profileName: z.string().nullable(),
  optedOut: z.boolean(),
  lastInboundAt: z.date(),
  createdAt: z.date(),
});
export type WhatsAppSession = z.infer<typeof whatsappSessionSchema>;
