import { z } from 'zod';
import { radarScoresSchema, shownRestaurantSchema } from './cards/restaurant-cards.ts';
import { documentIdSchema, marketIdSchema } from './ids.ts';

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
});

/** `GET /v1/recommendations/{uid}/{restaurantId}/expand`. */
export const expandedDetailResponseSchema = z.object({
  restaurantId: documentIdSchema,
  expandedDetail: expandedDetailSchema,
  /** The restaurant as it is guarded now: the card beside the detail is drawn from it. */
  restaurant: shownRestaurantSchema,
});
