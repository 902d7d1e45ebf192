import { z } from 'zod';

/** Messages in time and messages a day: what one limiter allows one subject. */
const rateLimitPolicySchema = z.object({
  /** Sustained messages a minute. */
  perMinute: z.int().positive(),
  /** Messages that may come at once after a silence. */
  burst: z.int().positive(),
  /** Messages a day, in the market's zone; null leaves the day open. */
  perDay: z.int().positive().nullable(),
});
export type RateLimitPolicy = z.infer<typeof rateLimitPolicySchema>;

/** What one million tokens cost, in millionths of a US dollar: exact in integers down to a single token. */
const modelPriceSchema = z.object({
  inputMicrosPerMillion: z.int().nonnegative(),
  outputMicrosPerMillion: z.int().nonnegative(),
});
export type ModelPrice = z.infer<typeof modelPriceSchema>;

/**
 * The limits of a market's controller. Each has a default, so that a controller written before a limit existed gets
 * it as if it had been there. Money is in millionths of a US dollar, the currency models are billed in.
 */
export const usageLimitsSchema = z.object({
  /** One person, by whatever channel. */
  actor: rateLimitPolicySchema.prefault({ perMinute: 10, burst: 5, perDay: 50 }),
  /** One internet address at the web door: new anonymous users cost nothing to make, addresses do. */
  address: rateLimitPolicySchema.prefault({ perMinute: 10, burst: 5, perDay: 500 }),
  /** Calls of plain routes by one account; messages have their own limit above. */
  calls: rateLimitPolicySchema.prefault({ perMinute: 240, burst: 120, perDay: 20_000 }),
  /** Calls of plain routes from one internet address, without an account or with an anonymous one. */
  addressCalls: rateLimitPolicySchema.prefault({ perMinute: 600, burst: 300, perDay: 50_000 }),
  /** Searches of the world's places, which cost money, by one account and from one internet address. */
  placeSearches: rateLimitPolicySchema.prefault({ perMinute: 10, burst: 5, perDay: 500 }),
  /** What was picked for a person made anew, and the detail of one pick: both may ask a model. */
  feedRefreshes: rateLimitPolicySchema.prefault({ perMinute: 1, burst: 4, perDay: 40 }),
  feedDetails: rateLimitPolicySchema.prefault({ perMinute: 6, burst: 20, perDay: 200 }),
  /** Characters (UTF-16 units) of one message that is acted on. */
  messageLength: z.int().positive().max(4000).default(2000),
  spend: z
    .object({
      perTurnMicros: z.int().positive().default(150_000),
      perActorPerDayMicros: z.int().positive().default(1_000_000),
      perMarketPerDayMicros: z.int().positive().default(50_000_000),
      /** By model id. A model without a price counts as the dearest of these: never free by oversight. */
      prices: z.record(z.string(), modelPriceSchema).default({
        'gemini-3.5-flash': { inputMicrosPerMillion: 1_500_000, outputMicrosPerMillion: 9_000_000 },
        'keyword-planner': { inputMicrosPerMillion: 0, outputMicrosPerMillion: 0 },
      }),
    })
    .prefault({}),
  /** Messages with signs of an injection from one person in a day that alert an operator. */
  suspiciousMessagesBeforeAlert: z.int().positive().default(3),
});
export type UsageLimits = z.infer<typeof usageLimitsSchema>;

/** Why a message was over a limit: too many in a short time, or too many in a day. */
const limitReasonSchema = z.enum(['rate', 'day']);

/** The mark on a message that came over a limit: it is kept, and gets no model. */
export const limitedSchema = z.object({
  reason: limitReasonSchema,
  /** From when on a message is let through again. */
  until: z.date(),
  /** True for the one message of the window whose sender is told. */
  tell: z.boolean(),
});
export type Limited = z.infer<typeof limitedSchema>;

/** What the limiter remembers of one subject. */
export const limiterStateSchema = z.object({
  /** The instant at which the bucket is full again: the theoretical arrival time of the generic cell rate algorithm. */
  fullAt: z.date(),
  /** The market's date that `messages` counts. */
  date: z.iso.date(),
  /** Messages let through on `date`. */
  messages: z.int().nonnegative(),
  /** Until when no refusal is told again; null if none was told. */
  toldUntil: z.date().nullable(),
});
export type LimiterState = z.infer<typeof limiterStateSchema>;

/** `rateLimits/{subjectId}`: the limiter's state of an internet address, or of an account's calls. Of a person's messages it is in the thread. */
export const rateLimitSchema = z.object({
  subjectId: z.string(),
  state: limiterStateSchema,
  /** Deleted by Firestore's time-to-live after this: an address is not kept longer than it is needed. */
  expiresAt: z.date(),
});
export type RateLimit = z.infer<typeof rateLimitSchema>;

/** What one turn, or all turns of a day, consumed. */
export const usageCountsSchema = z.object({
  modelRounds: z.int().nonnegative(),
  inputTokens: z.int().nonnegative(),
  outputTokens: z.int().nonnegative(),
  /** Millionths of a US dollar. */
  costMicros: z.int().nonnegative(),
  /** Messages that left for a phone, the person's own replies included. */
  outbound: z.int().nonnegative(),
});
export type UsageCounts = z.infer<typeof usageCountsSchema>;

/** What models that were asked for values consumed for one purpose; the same is part of the day's own counts. */
const purposeUsageSchema = usageCountsSchema
  .pick({ inputTokens: true, outputTokens: true, costMicros: true })
  .extend({ answers: z.int().nonnegative() });

/** What a conversation consumed on one date of its market. */
export const usageOfDaySchema = usageCountsSchema.extend({
  date: z.iso.date(),
  /** By the purpose's name; left out while nothing was asked. */
  purposes: z.record(z.string(), purposeUsageSchema).optional(),
  turns: z.int().nonnegative(),
  /** Turns whose message came over a limit. */
  limited: z.int().nonnegative(),
  /** Turns whose message showed signs of an injection. */
  suspicious: z.int().nonnegative(),
});
export type UsageOfDay = z.infer<typeof usageOfDaySchema>;

/** `usage/{threadId}:{date}`: a thread is one person in one market, so this is a person's day there. */
export const usageDaySchema = usageOfDaySchema.extend({
  threadId: z.string(),
  actorId: z.string(),
  marketId: z.string(),
  updatedAt: z.date(),
});

/** `markets/{marketId}/merve/spend`: what the market's models cost on `date`, added up every minute. */
export const marketSpendSchema = z.object({
  marketId: z.string(),
  date: z.iso.date(),
  costMicros: z.int().nonnegative(),
  updatedAt: z.date(),
});
export type MarketSpend = z.infer<typeof marketSpendSchema>;

/** `markets/{marketId}/providerSpend/{provider}`: what instances have set aside for an outside provider's calls on `date`. */
export const providerSpendSchema = z.object({
  marketId: z.string(),
  provider: z.string(),
  date: z.iso.date(),
  /** Millionths of a US dollar; never more than the policy's cap. */
  takenMicros: z.int().nonnegative(),
  updatedAt: z.date(),
});

/** An operator speaks in a thread instead of Merve. */
export const humanTakeoverSchema = z.object({
  /** The operator's uid. */
  by: z.string(),
  since: z.date(),
  /** Null until released. */
  until: z.date().nullable(),
});
export type HumanTakeover = z.infer<typeof humanTakeoverSchema>;

/** `adminActions/{actionId}`: who of the operators did what, and when. Written with the action, never changed. */
export const adminActionSchema = z.object({
  actionId: z.string(),
  /** The operator's uid. */
  by: z.string(),
  action: z.enum([
    'takeover',
    'release',
    'message',
    'turn-replayed',
    'policy-trial',
    'policy-trial-ended',
    'alert-closed',
    'driver-registered',
    'driver-changed',
    'driver-off-duty',
    'listing-changed',
    'listing-created',
    'business-changed',
    'offering-changed',
    'item-changed',
    'item-removed',
    'allergens-declared',
    'job-cancelled',
    'job-resumed',
    'booking-called-off',
    'booking-move-proposed',
    'booking-confirmation-resent',
    'booking-guest-told',
    'time-blocked',
    'time-given-back',
    'request-answered',
  ]),
  /** The conversation it concerns; null for actions that concern a whole market. */
  threadId: z.string().nullable(),
  /** The market it concerns, of actions that concern no single conversation. */
  marketId: z.string().optional(),
  /** The alert it concerns, of actions that concern one. */
  alertId: z.string().optional(),
  /** The listing it concerns, of actions that concern one. */
  listingId: z.string().optional(),
  /** The business it concerns, of actions that concern one. */
  businessId: z.string().optional(),
  /** Which part of a listing it concerns: `offerings/{offeringId}`, `menuItems/{itemId}`; or which job, booking or request: `jobs/{jobId}`, `bookings/{txId}`, `food/{requestId}`. */
  part: z.string().optional(),
  /** The fields it changed, of an edited catalogue. */
  changed: z.array(z.string()).optional(),
  /** The taxi driver it concerns, of actions that concern one. */
  driverId: z.string().optional(),
  /** Sequence number of the message written, or of the turn replayed; null for other actions. */
  seq: z.int().nullable(),
  until: z.date().nullable(),
  /** Why, where the action asks for a reason. */
  reason: z.string().nullable(),
  at: z.date(),
});
export type AdminAction = z.infer<typeof adminActionSchema>;

/**
 * `sharedAnswers/{source}:{hash}`: what an outside source answered, for every instance until it expires. Nothing of who asked.
 * `key` is what was asked, in full; `json` is the answer, which its reader parses again.
 */
export const sharedAnswerSchema = z.object({
  source: z.string().max(60),
  key: z.string().max(300),
  json: z.string().max(900_000),
  askedAt: z.date(),
  expiresAt: z.date(),
});
