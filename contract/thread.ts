import { z } from 'zod';
import { documentIdSchema } from './ids.ts';
import {
  addressSchema,
  askSchema,
  channelSchema,
  coordinatesSchema,
  jsonObjectSchema,
  languageSchema,
  moneySchema,
} from './primitives.ts';
import { putAsideSchema } from './trips.ts';
import { humanTakeoverSchema, limitedSchema, limiterStateSchema, usageOfDaySchema } from './usage.ts';

export const threadTypeSchema = z.enum(['merve', 'business', 'ops', 'dispatch']);
export type ThreadType = z.infer<typeof threadTypeSchema>;

/** What kind of proposal waits: each kind has one handler (`confirm_order`). */
export const pendingKindSchema = z.string().regex(/^confirm_[a-z_]{1,40}$/);

/** One of several ways to say YES. */
export const choiceSchema = z.string().regex(/^[a-z]{1,20}$/);

/**
 * What waits for a person's YES. YES executes these stored `args`; no model stands between what was shown
 * (`summary`) and what is done.
 */
const pendingActionSchema = z.object({
  actionId: z.string(),
  /** Who carries it out. */
  kind: pendingKindSchema,
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
  /** Sequence number of the message that shows it: what the person wrote before that is no answer to it. */
  shownSeq: z.int().optional(),
  /**
   * The first and the newest message that showed it: since when it could be read in the thread, and the last intent that
   * took it to WhatsApp; null where it was shown on the web alone.
   */
  showings: z
    .array(z.object({ seq: z.int(), at: z.date(), intentId: z.string().nullable() }))
    .max(2)
    .optional(),
  /** The ways in which it can be said YES to, each with its button; left out where there is one. A YES in words is the first of them. */
  choices: z
    .array(z.object({ choice: choiceSchema, label: z.string().max(20) }))
    .max(2)
    .optional(),
  /** What else its message wished, in the person's words: answered as soon as this is settled. */
  next: z.string().max(400).optional(),
  /**
   * The place it is about, where that may be one to eat at, and what its person was told of their allergies and its food: a YES covers no more than that.
   * Left out where it is about no place.
   */
  kitchen: z
    .object({
      listingId: z.string(),
      told: z.array(z.object({ allergen: z.string(), severity: z.string(), presence: z.string() })).max(400),
    })
    .optional(),
});
export type PendingAction = z.infer<typeof pendingActionSchema>;

/** The right to process a thread, held by one worker until `until`. */
export const leaseSchema = z.object({ turnId: z.string(), until: z.date() });

/** A trip as a conversation names it. `at`: when it was spoken of last. */
const tripSpokenOfSchema = z.object({
  tripId: documentIdSchema,
  destination: z.string(),
  /** Its first and its last day, by the calendar there. The first is left out in what was written before it was kept. */
  startDate: z.iso.date().optional(),
  endDate: z.iso.date(),
  at: z.date(),
});
export type TripSpokenOf = z.infer<typeof tripSpokenOfSchema>;

const threadContextSchema = z.object({
  lastLocation: coordinatesSchema.extend({ label: z.string().nullable(), at: z.date() }).nullable(),
  /** Listings last shown, so that "the second one" means something. */
  lastListings: z.array(z.object({ listingId: z.string(), name: z.string() })),
  /**
   * Which of the person's own bookings, orders and rides was asked about last, by its code, so that "it" means something;
   * no code where several were spoken of at once. What happened to one since then was spoken of later.
   */
  spokenOf: z.object({ reference: z.string().nullable(), at: z.date() }).nullable().optional(),
  /** The trip that is spoken of, and when it was last: turns are told of it until it is over. Left out and null for none. */
  trip: tripSpokenOfSchema.nullable().optional(),
  /** What was put aside while there was no trip. Left out for nothing. */
  putAside: putAsideSchema.optional(),
  /**
   * The hour of the plan for a group that was shown last, a wall clock of the market's, and what it showed: a vote on that is for that hour.
   * Left out and null where neither day nor hour was said.
   */
  plannedFor: z
    .object({ startsAtLocal: z.string(), listingIds: z.array(z.string()) })
    .nullable()
    .optional(),
});
export type ThreadContext = z.infer<typeof threadContextSchema>;

/** Messages that came over the limiter's rate: answered with the next one that is let through, else once `until` has passed. */
const deferredSchema = z.object({
  until: z.date(),
  messages: z.array(z.object({ seq: z.int(), text: z.string() })),
});
export type Deferred = z.infer<typeof deferredSchema>;

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
  /** Messages that wait for their turn, and whose words of danger to life were answered ahead of it. */
  helpedSeqs: z.array(z.int()).optional(),
  /** What was said up to `summarisedSeq`, in a few sentences by a model; empty before the first summary. */
  summary: z.string(),
  summarisedSeq: z.int().optional(),
  /** Enough was said since, stored so that the minute sweep can query it. */
  summaryDue: z.boolean().optional(),
  context: threadContextSchema,
  /** The web user who may read this thread under firestore.rules; null for a thread that lives on WhatsApp alone. */
  readerUid: z.string().nullable(),
  /** Where replies go: the address of the newest inbound message. */
  replyTo: addressSchema,
  /** The name the person goes by on the channel. */
  profileName: z.string().nullable(),
  optedOut: z.boolean(),
  /** When the person could be sent a whole burst of messages again (`outbox/pace.ts`); left out before the first. */
  outboundPace: z.date().nullable().optional(),
  /** What was let go because nobody answered in time, until the next turn: a late YES is told so. */
  lapsedAction: z.object({ actionId: z.string(), at: z.date() }).nullable().optional(),
  /** `profileVersion` of the person's document as a turn of this thread last wrote it; left out before the first time. */
  profileVersion: z.int().nonnegative().optional(),
  /** Other actors that are this same person by now: what they booked is this person's too. */
  alsoActorIds: z.array(z.string()).default([]),
  /**
   * Where this thread's messages up to `throughSeq` were copied when its actor became one with another: `fromSeq` is
   * `firstSeq` there. Kept after an unlink, so that nothing is copied twice.
   */
  copiedTo: z
    .object({
      threadId: z.string(),
      fromSeq: z.int(),
      throughSeq: z.int(),
      firstSeq: z.int(),
      complete: z.boolean(),
    })
    .nullable()
    .default(null),
  /** The message limiter's memory of this person; null before their first message. */
  limiter: limiterStateSchema.nullable().default(null),
  /** Left out and null where nothing of this person came over the limit and still waits for its answer. */
  deferred: deferredSchema.nullable().optional(),
  /** What was consumed here on the newest day with a turn; the same goes to `usage/{threadId}:{date}`. */
  usageOfDay: usageOfDaySchema.nullable().default(null),
  /** An operator speaks here and Merve is silent; null when nobody took over. */
  humanTakeover: humanTakeoverSchema.nullable().default(null),
  /** When the person asked for a human, until an operator takes over; null or left out where nobody asked. */
  humanWantedAt: z.date().nullable().optional(),
  /** Of an `ops` thread: until then short words of staff (`cancel K7QF2M`, `yes`) are meant for it. */
  lineUntil: z.date().nullable().optional(),
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
  /** Who wrote an assistant message; Merve where it is left out. */
  author: z.enum(['merve', 'operator', 'business']).optional(),
  channel: channelSchema,
  /** The WhatsApp address it came from, which its answer goes to; null on the web and for Merve's own messages. */
  address: z.string().nullable().default(null),
  /** The provider's id (Twilio MessageSid, the web client's message id); null for Merve's own messages. */
  channelMessageId: z.string().nullable(),
  text: z.string(),
  location: coordinatesSchema.extend({ label: z.string().nullable() }).nullable(),
  media: z.array(z.object({ url: z.string(), contentType: z.string() })),
  /** The trip that it was written about, where its door was that of a trip. */
  trip: tripSpokenOfSchema.optional(),
  /** An emoji put on an earlier message. It is kept without its emoji: it says nothing, and approves nothing. */
  isReaction: z.boolean().optional(),
  /** A tapped button: which action it belongs to, and which answer it is. */
  button: z
    .object({
      actionId: z.string(),
      answer: z.enum(['yes', 'no']),
      /** Which YES, where there are several. */
      choice: choiceSchema.optional(),
    })
    .nullable(),
  /** What we gave a tapped button that is no answer to a pending action, for example a merchant's. */
  payload: z.string().max(200).optional(),
  /** Asked for by a control of the app; `text` says the same in words. No model is asked what was meant. */
  ask: askSchema.optional(),
  /** True where Merve put it there herself, so that what somebody waits for is proposed to them: an `ask` that nobody wrote, and nobody is shown. */
  prompted: z.boolean().optional(),
  /** See `Reply.brief`. */
  brief: z.string().optional(),
  /** Buttons shown under an assistant message. */
  buttons: z.array(z.object({ label: z.string(), payload: z.string() })),
  /** A typed card for the web client (`{type, …}`); unknown types show the text. */
  ui: jsonObjectSchema.nullable(),
  /** For an assistant message: the person's message it answers. */
  inReplyToSeq: z.int().nullable(),
  /** Set on a person's message that came over a limit. */
  limited: limitedSchema.optional(),
  /** True if characters nobody can see were taken out of the text at the door. */
  hiddenText: z.boolean().optional(),
  /** Of a web client: the newest message of the other side that was on its screen when this was written. */
  seenSeq: z.int().nonnegative().optional(),
  traceId: z.string(),
  createdAt: z.date(),
});
export type Message = z.infer<typeof messageSchema>;

/** What later turns are shown of a message. */
export const pastMessageSchema = messageSchema.pick({
  seq: true,
  role: true,
  author: true,
  text: true,
  ui: true,
  createdAt: true,
});
export type PastMessage = z.infer<typeof pastMessageSchema>;

/**
 * `threads/{threadId}/tail/newest`: a copy of the thread's newest messages for the next turn, written by the transaction that ends
 * a turn. A thread has none before it was kept, and what it does not reach is read from the messages.
 */
export const threadTailSchema = z.object({
  threadId: z.string(),
  /** The thread's `lastFinishId` as that transaction set it: no other turn has ended since, and no other thread has this id. */
  finishId: z.string(),
  /** Without a gap, oldest first. */
  messages: z.array(pastMessageSchema).max(10),
  /** When the oldest was written: the copy goes no later than that message does. */
  oldestAt: z.date(),
});
export type ThreadTail = z.infer<typeof threadTailSchema>;

/**
 * `messageIdempotency/{hash}`: which message a provider's message id became. Kept as long as the message: a provider
 * may redeliver for a week. Written once for each message of a person and for nothing else, so the turn's trigger listens here: in
 * `messages` it would run for Merve's own replies too.
 */
export const messageIdempotencySchema = z.object({
  threadId: z.string(),
  marketId: z.string(),
  /** Whose thread it is; left out of records of before it was kept. */
  actorId: z.string().optional(),
  seq: z.int(),
  channel: channelSchema,
  traceId: z.string(),
  channelMessageId: z.string(),
  createdAt: z.date(),
});
export type MessageIdempotency = z.infer<typeof messageIdempotencySchema>;
