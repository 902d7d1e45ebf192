import { z } from 'zod';
import { allergyWarningSchema } from './cards/restaurant-cards.ts';
import { marketIdSchema } from './ids.ts';
import { latLngSchema } from './place-search.ts';
import { coordinatesSchema, languageSchema } from './primitives.ts';
import { vibeDimensionSchema } from './vibes.ts';

/**
 * Whose a venue is. Of `listing` and `place`, which are ours, everything may be kept; of all others their id alone: what else is told of them
 * is asked for anew wherever it is shown.
 */
export const venueProviderSchema = z.enum(['listing', 'place', 'google', 'mapbox', 'yelp']);
export type VenueProvider = z.infer<typeof venueProviderSchema>;

/** `{provider}:{id}` (C-50), as votes, stored risks and cards name a venue. */
export const venueIdSchema = z.string().regex(/^(?:listing|place|google|mapbox|yelp):[^/\s]{1,300}$/, {
  error: 'not a venue id',
});

/** `$` to `$$$$`, 1 to 4. */
export const outingPriceTierSchema = z.int().min(1).max(4);

/**
 * A venue that a group may choose. Names and addresses are strangers' words; what its provider lets nobody keep is null in whatever is
 * stored (`keptVenue`).
 */
export const outingVenueSchema = z.object({
  venueId: venueIdSchema,
  provider: venueProviderSchema,
  /** Where it is a listing of the market: it can be booked. */
  listingId: z.string().nullable(),
  name: z.string().max(160).nullable(),
  address: z.string().max(300).nullable(),
  location: coordinatesSchema.nullable(),
  rating: z.number().min(0).max(5).nullable(),
  votes: z.int().nonnegative().nullable(),
  priceTier: outingPriceTierSchema.nullable(),
  /** What kind of place it is, in English: `restaurant`, `tennis court`. */
  category: z.string().max(80).nullable(),
  /** 0 to 1, by which it stands where it does; null where nothing of it is known. */
  composite: z.number().min(0).max(1).nullable(),
});
export type OutingVenue = z.infer<typeof outingVenueSchema>;

/** What of a venue may be kept: all of our own, else its id and what we made of it ourselves. Pure. */
export function keptVenue(venue: OutingVenue): OutingVenue {
  if (venue.provider === 'listing' || venue.provider === 'place') return venue;
  const { venueId, provider, listingId, composite } = venue;
  const theirs = { name: null, address: null, location: null, rating: null, votes: null, priceTier: null };
  return { venueId, provider, listingId, ...theirs, category: null, composite };
}

export const outingBudgetSchema = z.enum(['low', 'medium', 'high']);
export type OutingBudget = z.infer<typeof outingBudgetSchema>;

/** The most people a plan is made for. */
export const maxOutingSize = 500;

/** What somebody wishes for a group, as words or a model read it (L-15). Null: it was not said. */
export const outingIntentSchema = z.object({
  /** One of `outingActivities`, or what the person called it. */
  activity: z.string().max(80).nullable(),
  size: z.int().min(1).max(maxOutingSize).nullable(),
  budget: outingBudgetSchema.nullable(),
  /** As it was said. */
  place: z.string().max(120).nullable(),
  /** Which mood is asked for most. */
  vibe: vibeDimensionSchema.nullable(),
});
export type OutingIntent = z.infer<typeof outingIntentSchema>;

/** The roles of a plan, as their log lines name them (L-110). */
export const planRoleSchema = z.enum([
  'commander',
  'scout',
  'vibe_matcher',
  'cost_analyst',
  'critic',
  'synthesiser',
  'graph',
]);
export type PlanRole = z.infer<typeof planRoleSchema>;

/** L-16: a look-up; several factors; strategic or for business. */
export const complexityTierSchema = z.enum(['tier_1', 'tier_2', 'tier_3']);
export type ComplexityTier = z.infer<typeof complexityTierSchema>;

const weightSchema = z.number().min(0).max(1);
export const agentWeightsSchema = z.object({
  scout: weightSchema,
  vibe_matcher: weightSchema,
  cost_analyst: weightSchema,
  critic: weightSchema,
});
export type PlanAgentWeights = z.infer<typeof agentWeightsSchema>;

/** `POST /api/plan` (L-77). Unknown fields are refused: nobody names another person here. */
export const planRequestSchema = z.strictObject({
  prompt: z.string().trim().min(1).max(500),
  group_size: z.int().min(1).max(maxOutingSize).default(1),
  budget: outingBudgetSchema.nullable().default(null),
  /** Words, or a point. It wins over `member_locations` (C-52). */
  location: z
    .union([z.string().trim().min(1).max(120), latLngSchema])
    .nullable()
    .default(null),
  vibe: z.string().trim().min(1).max(40).nullable().default(null),
  member_locations: z.array(latLngSchema).max(50).default([]),
  /** What was said before, oldest first: read for what the prompt leaves out, and never obeyed. */
  chat_history: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string().max(2_000) }))
    .max(20)
    .default([]),
  /** An IETF tag; the prompt's own language is read from it where it is left out. */
  language: languageSchema.nullish(),
  /** When it is to be, UTC; now where it is left out and the prompt does not say. */
  starts_at: z.iso.datetime().nullish(),
  market_id: marketIdSchema.nullish(),
});
export type PlanRequest = z.infer<typeof planRequestSchema>;

export const severityOfRiskSchema = z.enum(['low', 'medium', 'high']);

/** One risk of a venue. Each has the evidence it rests on: without one there is no flag. */
export const planRiskSchema = z.object({
  description: z.string(),
  severity: severityOfRiskSchema,
  evidence_id: z.string(),
});

/** One venue of a plan (L-67). */
export const planVenueSchema = z.object({
  rank: z.int().positive(),
  venue_id: venueIdSchema,
  listing_id: z.string().nullable(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  category: z.string().nullable(),
  rating: z.number().nullable(),
  votes: z.int().nullable(),
  vibe_score: z.number().nullable(),
  /** `cozy`: what it is most of all. */
  style: z.string().nullable(),
  vibe_confidence: z.number().min(0).max(1),
  /** `$` to `$$$$`. */
  price_range: z.string().nullable(),
  price_confidence: z.enum(['high', 'medium', 'low', 'none']),
  risk_score: z.number().nullable(),
  /** Null where nobody could be asked; empty where nothing was found. */
  risk_flags: z.array(planRiskSchema).nullable(),
  /** The forecast for the hour; null where it is not known, or does not reach that far. */
  weather: z
    .object({
      celsius: z.number(),
      condition: z.enum(['clear', 'clouds', 'rain', 'snow', 'thunderstorm', 'mist']),
    })
    .nullable(),
  /** False: nobody could say what is on nearby, and an empty list of risks is no proof that nothing is. */
  events_known: z.boolean(),
  /** What was found for it in the last 180 days, the newest first (L-31). */
  historical_risks: z.array(planRiskSchema.extend({ about: z.iso.datetime() })),
  /** Minutes of whoever has the longest way; null where all set out from one place, or nobody knows. */
  worst_travel_minutes: z.number().nullable(),
  composite: z.number().nullable(),
  why: z.string(),
  watch_out: z.string().nullable(),
  veto: z.boolean(),
  veto_reason: z.string().nullable(),
  /** What the asking person's allergies mean here; empty for a place where nobody eats, and where nobody told of any. */
  allergy_warnings: z.array(allergyWarningSchema),
  /** Who is to be named beside it. */
  attributions: z.array(z.object({ provider: z.string(), uri: z.string().nullable() })),
});
export type PlanVenue = z.infer<typeof planVenueSchema>;

/** L-78. */
export const planResponseSchema = z.object({
  venues: z.array(planVenueSchema),
  /** Left out for the asking person's safety, with the reasons: never silently. */
  left_out: z.array(
    z.object({
      venue_id: venueIdSchema,
      name: z.string().nullable(),
      allergy_warnings: z.array(allergyWarningSchema),
    }),
  ),
  global_consensus: z.string().nullable(),
  /** Who is to be named wherever this is shown, beside those of each venue: the weather's. */
  sources: z.array(z.object({ provider: z.string(), uri: z.string().nullable() })),
  execution_summary: z.string(),
  /** When it is for, UTC, as it was asked for or read from the words; null where no time was said: it is for now. */
  starts_at: z.iso.datetime().nullable(),
  parsed_intent: outingIntentSchema,
  complexity_tier: complexityTierSchema,
  active_agents: z.array(planRoleSchema),
  /** How the person likes their plans, as they said it; null where they said nothing. */
  user_profile: z
    .object({
      budget_sensitivity: z.number().nullable(),
      vibe_first: z.boolean().nullable(),
      risk_averse: z.boolean().nullable(),
    })
    .nullable(),
  agent_weights: agentWeightsSchema,
  /** Nothing is ever done by a plan: always null until something is proposed beside it. */
  action_request: z.null(),
  fast_fail: z.boolean(),
  fast_fail_reason: z.enum(['no_candidates', 'place_unknown', 'sources_down']).nullable(),
});
export type PlanResponse = z.infer<typeof planResponseSchema>;

/** One event of a plan's stream: log lines as they come about (L-82), and one result, last (L-83). */
export const planEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('log'), node: planRoleSchema, message: z.string() }),
  z.object({ type: z.literal('result'), data: planResponseSchema }),
]);
export type PlanEvent = z.infer<typeof planEventSchema>;

/** The longest text that is read aloud at once (C-53). */
export const maxSpokenCharacters = 500;

/** `POST /api/voice/synthesize` (L-87). */
export const voiceRequestSchema = z.strictObject({
  text: z.string().trim().min(1).max(maxSpokenCharacters),
  /** One of the deployment's voices; its usual one where it is left out. */
  voice_id: z
    .string()
    .regex(/^\w{1,60}$/)
    .nullable()
    .default(null),
  /** Which language the text is in; a language that the voice does not speak is 404. */
  language: languageSchema.nullish(),
  market_id: marketIdSchema.nullish(),
});
export type VoiceRequest = z.infer<typeof voiceRequestSchema>;

/** `GET /api/vibe-heatmap` (L-86). */
export const vibeHeatmapQuerySchema = z.object({
  vibe_index: z.coerce.number().int().min(0).max(51),
  /** `west,south,east,north`; all of the market where it is left out. */
  bbox: z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d+)?(?:,-?\d{1,3}(?:\.\d+)?){3}$/)
    .optional(),
  /** How near one looks, as web maps count it. */
  zoom: z.coerce.number().min(0).max(24).optional(),
  market_id: marketIdSchema.optional(),
});
export const vibeHeatmapSchema = z.array(
  z.object({ lat: z.number(), lng: z.number(), score: z.number().min(0).max(1) }),
);
export type VibeHeatmap = z.infer<typeof vibeHeatmapSchema>;

/** What a flag of the CRITIC may rest on (C-55). */
export const riskCodeSchema = z.enum([
  'heavy_rain',
  'rain',
  'thunderstorm',
  'snow',
  'strong_wind',
  'great_heat',
  'frost',
  'crowd',
  'road_closed',
  'severe_weather_warning',
]);
export type RiskCode = z.infer<typeof riskCodeSchema>;

/**
 * `venueRiskEvents/{hash}`: a risk that had evidence, kept 180 days for the next plan. Nothing of a venue's provider but its id, and
 * nothing of whoever asked.
 */
export const venueRiskEventSchema = z.object({
  riskEventId: z.string(),
  marketId: z.string(),
  venueId: venueIdSchema,
  code: riskCodeSchema,
  severity: severityOfRiskSchema,
  evidenceId: z.string().max(200),
  /** The hour that it was about. */
  about: z.date(),
  seenAt: z.date(),
  expiresAt: z.date(),
});
export type VenueRiskEvent = z.infer<typeof venueRiskEventSchema>;
