import { z } from 'zod';
import { languageSchema, timeZoneSchema } from './primitives.ts';
import { requestPolicySchema } from './requests.ts';
import { taxiPolicySchema } from './taxi.ts';
import { usageLimitsSchema } from './usage.ts';

/** `markets/{marketId}`. */
export const marketSchema = z.object({
  marketId: z.string(),
  name: z.string(),
  currency: z.string().length(3),
  timeZone: timeZoneSchema,
  defaultLanguage: languageSchema,
  /**
   * What people here dial in danger of life. Where none is set, 112: every GSM phone calls for help by it wherever it is
   * (3GPP TS 22.101, 10.1.1), without a SIM card too.
   */
  emergencyNumber: z
    .string()
    .regex(/^\d{2,6}$/)
    .default('112'),
  boundingBox: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
  /** Raised by the catalogue trigger; where it differs, a warm instance asks what has changed (`catalogueChanges`). */
  catalogueVersion: z.int(),
});
export type Market = z.infer<typeof marketSchema>;

/** What a tool may look for and act on; what is left empty, or out, constrains nothing. */
export const listingConstraintsSchema = z.object({
  /** Only listings of these categories, as listings spell them. */
  categories: z.array(z.string()).optional(),
  /** Only listings in these towns, as listings spell them. */
  towns: z.array(z.string()).optional(),
  /** A search shows no more than so many at once. */
  maxResults: z.int().positive().optional(),
});
export type ListingConstraints = z.infer<typeof listingConstraintsSchema>;

/** What a tool may be constrained by; each tool says which of them it obeys. */
export const toolConstraintSchema = z.enum(['allowedTags', 'categories', 'towns', 'maxResults']);
export type ToolConstraint = z.infer<typeof toolConstraintSchema>;

export const toolPolicySchema = z.object({
  enabled: z.boolean(),
  /** Null leaves it to `safety.requireConfirmFor`. */
  requireConfirmation: z.boolean().nullable(),
  /** Default text to the merchant, with `{var}` tokens; a listing's own template wins. */
  template: z.string().nullable(),
  /** Only listings with at least one of these tags; empty means all. */
  allowedTags: z.array(z.string()),
  constraints: listingConstraintsSchema.optional(),
});
export type ToolPolicy = z.infer<typeof toolPolicySchema>;

/**
 * Outside providers in a market: a switch for each, and for those that are paid by the call what they may cost here in a day, in
 * millionths of a US dollar. A provider has a row here, and cannot be asked without one.
 */
export const providerPoliciesSchema = z.object({
  mapbox: z
    .object({ enabled: z.boolean(), perDayMicros: z.int().nonnegative() })
    .prefault({ enabled: true, perDayMicros: 10_000_000 }),
  googlePlaces: z
    .object({ enabled: z.boolean(), perDayMicros: z.int().nonnegative() })
    .prefault({ enabled: true, perDayMicros: 20_000_000 }),
  /** The forecast for the hour of a plan. */
  openWeather: z
    .object({ enabled: z.boolean(), perDayMicros: z.int().nonnegative() })
    .prefault({ enabled: true, perDayMicros: 1_000_000 }),
  predictHq: z
    .object({
      enabled: z.boolean(),
      perDayMicros: z.int().nonnegative(),
      /**
       * So many days ahead the subscription holds this market's events. Outside of it PredictHQ is silent: only within it does silence mean
       * that nothing is on. 0: it holds none, or nobody knows.
       */
      coversDays: z.int().min(0).max(365).default(0),
    })
    .prefault({ enabled: true, perDayMicros: 1_000_000 }),
  /** Off until operators want it: it has few calls a day. */
  yelp: z
    .object({ enabled: z.boolean(), perDayMicros: z.int().nonnegative() })
    .prefault({ enabled: false, perDayMicros: 3_000_000 }),
  /** Reads our sentences aloud; without it the browser does. */
  elevenLabs: z
    .object({ enabled: z.boolean(), perDayMicros: z.int().nonnegative() })
    .prefault({ enabled: true, perDayMicros: 5_000_000 }),
  /** Mail and calendar with people’s own Google accounts: no price by the call. */
  googleAccount: z.object({ enabled: z.boolean() }).prefault({ enabled: true }),
  /** Our own server: no price by the call. Switched off, searches are made in memory. */
  typesense: z.object({ enabled: z.boolean() }).prefault({ enabled: true }),
});

export const placeSearchPolicySchema = z.object({ enabled: z.boolean().default(true) });

/** What an operator decides about Merve in a market. A tool without an entry is disabled. */
export const mervePolicySchema = z.object({
  enabled: z.boolean(),
  /** What somebody is spoken to in before they have shown their own language. Merchants hear the market's. */
  defaultLanguage: languageSchema,
  safety: z.object({
    /** Names of tools that need a YES. One that only proposes asks whether it is listed or not. */
    requireConfirmFor: z.array(z.string()),
    /** Messages one message may cause, to the person and to others. */
    maxOutboundPerInbound: z.int().positive(),
    modelRoundsPerTurn: z.int().positive(),
    turnDeadlineSeconds: z.int().positive(),
  }),
  /** Use and abuse: how much, how fast, how long, how dear. */
  limits: usageLimitsSchema.prefault({}),
  providers: providerPoliciesSchema.prefault({}),
  /** The search of the world's places by `/api/places/search`: off, the market has no such route. */
  placeSearch: placeSearchPolicySchema.prefault({}),
  taxi: taxiPolicySchema.prefault({}),
  /** Food orders and services: how long a merchant may be silent. */
  requests: requestPolicySchema.prefault({}),
  tools: z.record(z.string(), toolPolicySchema),
  /** WhatsApp templates (Twilio ContentSid) by notification type, for people outside the 24-hour window. */
  whatsappTemplates: z.record(
    z.string(),
    z.object({ contentSid: z.string(), variables: z.array(z.string()) }),
  ),
});
export type MervePolicy = z.infer<typeof mervePolicySchema>;

/** A policy on trial: what it would have decided is counted, and nothing is done by it. */
export const policyCandidateSchema = z.object({
  candidateId: z.string(),
  /** The version it was made against; once another is in force, it is too old to be put in force itself. */
  basedOn: z.int().positive(),
  policy: mervePolicySchema,
  /** The operator's uid, when, and why. */
  by: z.string(),
  at: z.date(),
  reason: z.string(),
});
export type PolicyCandidate = z.infer<typeof policyCandidateSchema>;

/**
 * `markets/{marketId}/merve/config`: the Merve controller. The default is generated from the registry, so no tool is
 * missing by accident. The candidate lies in the same document: a turn reads both for the price of one.
 */
export const merveConfigSchema = mervePolicySchema.extend({
  marketId: z.string(),
  /** Raised with every change; a pending action and a turn's log remember the one they were made under. */
  policyVersion: z.int().positive(),
  candidate: policyCandidateSchema.nullable().default(null),
});
export type MerveConfig = z.infer<typeof merveConfigSchema>;

/**
 * `markets/{marketId}/merve/config/history/{policyVersion}`: who made this version of the policy out of which. Written
 * in the transaction of the change, and never again.
 */
export const policyChangeSchema = z.object({
  /** Of this one change: a transaction run again recognises its own. */
  changeId: z.string(),
  marketId: z.string(),
  policyVersion: z.int().positive(),
  /** What led to it: an edit, a candidate put in force, or the undoing of an earlier change. */
  origin: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('edit') }),
    z.object({ kind: z.literal('candidate'), candidateId: z.string() }),
    z.object({ kind: z.literal('undo'), undoes: z.int().positive() }),
  ]),
  /** The operator's uid. */
  by: z.string(),
  at: z.date(),
  reason: z.string(),
  traceId: z.string(),
  before: mervePolicySchema,
  after: mervePolicySchema,
});
export type PolicyChange = z.infer<typeof policyChangeSchema>;
