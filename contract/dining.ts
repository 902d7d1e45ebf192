import { z } from 'zod';
import { radarScoresSchema, shownRestaurantSchema } from './cards/restaurant-cards.ts';
import { documentIdSchema, marketIdSchema } from './ids.ts';
import { diningPreferencesSchema, severitySchema } from './person.ts';
import { languageSchema } from './primitives.ts';

/** Why a restaurant suits somebody, in one short line of their language. */
export const fitTagSchema = z.object({
  label: z.string().min(1).max(80),
  type: z.enum(['cuisine', 'vibe', 'price', 'dietary', 'allergy_safe']),
});
export type FitTag = z.infer<typeof fitTagSchema>;

/** What a restaurant means for the allergies of who looks; `isSafe` only where somebody who knows declared it, never where it is unknown. */
const allergySummarySchema = z.object({
  isSafe: z.boolean(),
  warnings: shownRestaurantSchema.shape.allergens.shape.warnings,
});

/** A dish, a word or a place that guests praise; each names a fact of this restaurant. */
const highlightSchema = z.object({
  emoji: z.string().max(8),
  title: z.string().max(80),
  description: z.string().max(240),
});

/** More of one restaurant, for one person: made anew each time, and never kept by the backend. */
export const expandedDetailSchema = z.object({
  reviewSummary: z.string().max(600),
  highlights: z.array(highlightSchema).max(5),
  /** Who goes there; empty where guests do not say. */
  crowdProfile: z.string().max(240),
  bestFor: z.array(z.string().max(60)).max(5),
  avoidIf: z.array(z.string().max(60)).max(5),
  radarScores: radarScoresSchema.nullable(),
  whyFitParagraph: z.string().max(600),
  allergyDetail: z.object({
    summary: z.string().max(600),
    recommendations: z.array(z.string().max(240)).max(6),
  }),
});
export type ExpandedDetail = z.infer<typeof expandedDetailSchema>;

export const recommendationItemSchema = z.object({
  /** From 1, given after the guard. */
  rank: z.int().positive(),
  fitScore: z.int().min(0).max(100),
  /** The strongest reason first. */
  fitTags: z.array(fitTagSchema).max(4),
  /** What guests say, in their words or about facts; empty where nothing true can be said. */
  consolidatedReview: z.string().max(160),
  allergySummary: allergySummarySchema,
  expandedDetail: expandedDetailSchema.nullable(),
  restaurant: shownRestaurantSchema,
});
export type RecommendationItem = z.infer<typeof recommendationItemSchema>;

/** `GET /v1/recommendations/{uid}`: what was picked for one person on one day of their market. */
export const recommendationPayloadSchema = z.object({
  uid: z.string(),
  generatedAt: z.iso.datetime(),
  /** Which profile it was picked for: what is shown with an older one is to be asked for again. */
  profileVersion: z.int().nonnegative(),
  /** The person told of what must not be eaten: then silence of a restaurant would read like a promise. */
  allergiesKnown: z.boolean(),
  /** Something is known of their taste. Without it all points are those of allergies alone, and say nothing of how well a place fits. */
  tasteKnown: z.boolean(),
  recommendations: z.array(recommendationItemSchema).max(25),
  /** Left out for the person's safety, with the reason in `allergens.warnings`; never silently. */
  flagged: z.array(shownRestaurantSchema).max(50),
  /** Why there is nothing, where there is nothing: the market has no restaurants yet, or none is left after the guard. */
  empty: z.enum(['no_restaurants', 'none_left']).nullable(),
});
export type RecommendationPayload = z.infer<typeof recommendationPayloadSchema>;

export const recommendationQuerySchema = z.object({
  /** 1 to 25. */
  limit: z.coerce.number().int().min(1).max(25).default(10),
  /** True makes them anew. */
  refresh: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  marketId: marketIdSchema.optional(),
  /** Of the reasons and facts; left out: the profile's, or the market's. */
  language: languageSchema.optional(),
});

/** Restaurants as they are judged now for who asks. */
export const guardedRestaurantsSchema = z.object({
  restaurants: z.array(shownRestaurantSchema),
  /** Left out for the person's safety, with the reason in `allergens.warnings`. */
  flagged: z.array(shownRestaurantSchema),
  allergiesKnown: z.boolean(),
  profileVersion: z.int().nonnegative(),
});
export type GuardedRestaurants = z.infer<typeof guardedRestaurantsSchema>;

/** `GET /v1/recommendations/{uid}/{restaurantId}/expand`. */
export const expandedDetailResponseSchema = z.object({
  restaurantId: documentIdSchema,
  expandedDetail: expandedDetailSchema,
  /** The restaurant as it is guarded now: the card beside the detail is drawn from it. */
  restaurant: shownRestaurantSchema,
});

/** `POST /v1/me/dining/beliefs`: one thing a person tells Merve of what it believes and recommends. */
export const beliefChangeSchema = z.discriminatedUnion('kind', [
  /** "Not true": one belief is dropped, and not held again for the same words. */
  z.strictObject({ kind: z.literal('takeBack'), beliefId: z.string().min(1).max(40) }),
  /** "Not this one": the restaurant is not picked for them any more. They still find it when they ask for it. */
  z.strictObject({ kind: z.literal('notThisOne'), restaurantId: documentIdSchema }),
  /** It may be picked again. */
  z.strictObject({ kind: z.literal('thisOneAgain'), restaurantId: documentIdSchema }),
]);
export type BeliefChange = z.infer<typeof beliefChangeSchema>;

/** One reason why a restaurant fits, before it is said in a language. */
export const fitReasonSchema = z.object({
  type: fitTagSchema.shape.type,
  /** The cuisine, vibe or diet as the restaurant has it, the price tier as a digit; empty for `allergy_safe`. */
  value: z.string().max(80),
  points: z.int().min(0).max(30),
});
export type FitReason = z.infer<typeof fitReasonSchema>;

/**
 * `keptFeeds/{hash of actor and market}`: what was picked for a person, until their market's day is over or they change (C-33). It holds no
 * verdict about allergies: whatever is shown of it is guarded anew.
 */
export const keptFeedSchema = z.object({
  actorId: z.string(),
  marketId: marketIdSchema,
  /** With the two above the key: the market's local date, the profile it was picked for, and the language of its lines. */
  date: z.iso.date(),
  profileVersion: z.int().nonnegative(),
  language: languageSchema,
  generatedAt: z.date(),
  items: z
    .array(
      z.object({
        restaurantId: documentIdSchema,
        fitScore: z.int().min(0).max(100),
        reasons: z.array(fitReasonSchema).max(5),
        review: z.string().max(160),
        /** What guests wrote, for the guard: it can warn. */
        texts: z.array(z.string().max(600)).max(4),
      }),
    )
    .max(25),
  flaggedIds: z.array(documentIdSchema).max(50),
  empty: recommendationPayloadSchema.shape.empty,
  /** Somebody makes it anew for this key, until then at the latest: nobody else does. What is kept meanwhile may be shown, and may be nothing yet. */
  making: z.object({ until: z.date(), isFirst: z.boolean() }).optional(),
  expiresAt: z.date(),
});
export type KeptFeed = z.infer<typeof keptFeedSchema>;

/** `diningInteractions/{hash of the message}`: that somebody asked where to eat, and what they were shown. */
export const diningInteractionSchema = z.object({
  interactionId: z.string(),
  actorId: z.string(),
  threadId: z.string(),
  marketId: marketIdSchema,
  language: languageSchema,
  /** In their own words. */
  userQuery: z.string().max(2000),
  /** What Merve said to it; the card itself stands in the thread's message. */
  answer: z.string().max(4000),
  uiType: z.enum(['restaurant_list', 'radar_comparison', 'map_view', 'text']),
  restaurantIds: z.array(z.string()).max(50),
  allergyWarningsShown: z.boolean(),
  allergensFlagged: z.array(z.string()).max(60),
  /** When the profiler is to look at it; null once it has. */
  profileDueAt: z.date().nullable(),
  createdAt: z.date(),
});
export type DiningInteraction = z.infer<typeof diningInteractionSchema>;

const allergyName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{C}+$/u);

/** `PATCH /v1/users/{uid}/allergies`: what a service states for a person. A list that is given is all that the service states of it. */
export const serviceAllergiesSchema = z.strictObject({
  confirmed: z.array(allergyName).max(40).optional(),
  intolerances: z.array(allergyName).max(40).optional(),
  /** By a name of the lists. What has none counts as severe. */
  severity: z.record(allergyName, severitySchema.exclude(['unknown'])).optional(),
});
export type ServiceAllergies = z.infer<typeof serviceAllergiesSchema>;

/** `POST|PATCH /v1/users/{uid}`: preferences that a service states for a person. A list that is given replaces what was there. */
export const serviceUserSchema = z.strictObject({
  preferences: z.strictObject(diningPreferencesSchema.partial().shape).optional(),
});

/** What a service is told of a person. */
export const serviceUserViewSchema = z.object({
  uid: z.string(),
  preferences: diningPreferencesSchema,
  allergies: z.object({
    confirmed: z.array(z.string()),
    intolerances: z.array(z.string()),
    severity: z.record(z.string(), severitySchema),
  }),
  /** Of these, what the person said to Merve: a service does not take that back. */
  saidByPerson: z.array(z.string()),
  allergyFlags: z.array(z.string()),
  dietaryFlags: z.array(z.string()),
  vibeTags: z.array(z.string()),
  preferredPriceTiers: z.array(z.string()),
  interactionCount: z.int().nonnegative(),
  lastActiveAt: z.iso.datetime().nullable(),
  profileVersion: z.int().nonnegative(),
});
export type ServiceUserView = z.infer<typeof serviceUserViewSchema>;
