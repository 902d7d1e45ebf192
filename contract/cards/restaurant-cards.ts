import { z } from 'zod';
import { coordinatesSchema } from '../primitives.ts';

/** How bad it would be; a confirmed allergy of unknown severity counts as severe. */
const allergySeveritySchema = z.enum(['anaphylactic', 'severe', 'moderate', 'intolerance']);
export type AllergySeverity = z.infer<typeof allergySeveritySchema>;

/** How sure it is what a kitchen uses; only `high` comes from somebody who knows. */
const allergenConfidenceSchema = z.enum(['high', 'medium', 'low']);

export const allergyWarningSchema = z.object({
  allergen: z.string(),
  severity: allergySeveritySchema,
  /** `contains`: declared or known. `may_contain`: declared or usual. `unknown`: nobody said. */
  presence: z.enum(['contains', 'may_contain', 'unknown']),
});
export type AllergyWarning = z.infer<typeof allergyWarningSchema>;

/** 0 to 10 each; a high `noiseLevel` is a quiet place. */
export const radarScoresSchema = z.object({
  romance: z.number().min(0).max(10),
  noiseLevel: z.number().min(0).max(10),
  foodQuality: z.number().min(0).max(10),
  veganOptions: z.number().min(0).max(10),
  valueForMoney: z.number().min(0).max(10),
});
export type RadarScores = z.infer<typeof radarScoresSchema>;

export const shownRestaurantSchema = z.object({
  restaurantId: z.string(),
  /** The entry of the catalogue that is the same house: it can be booked there. Null where it cannot. */
  listingId: z.string().nullable(),
  name: z.string(),
  area: z.string().nullable(),
  address: z.string().nullable(),
  /** 1 (cheap) to 4 (very expensive). */
  priceTier: z.int().min(1).max(4).nullable(),
  rating: z.number().min(0).max(5).nullable(),
  votes: z.int().nonnegative().nullable(),
  cuisines: z.array(z.string()),
  /** Its page elsewhere. */
  url: z.url().nullable(),
  location: coordinatesSchema.nullable(),
  allergens: z.object({
    known: z.array(z.string()),
    confidence: allergenConfidenceSchema,
    /** Nothing known stands against the person's allergies. Worth the word "safe" only with confidence `high`. */
    clear: z.boolean(),
    /** The local date of the restaurant's oldest declaration behind this; null where nobody who knows declared anything. */
    declaredOn: z.iso.date().nullable(),
    warnings: z.array(allergyWarningSchema),
  }),
  scores: radarScoresSchema.nullable(),
  /** How well it fits the person: points of 100, and why, at most four reasons. */
  fit: z
    .object({
      rank: z.int().positive(),
      score: z.number().min(0).max(100),
      tags: z
        .array(
          z.object({
            type: z.enum(['cuisine', 'vibe', 'price', 'dietary', 'allergy_safe']),
            label: z.string(),
          }),
        )
        .max(4),
    })
    .nullable(),
  /** What people say, in a sentence or two. */
  review: z.string().nullable(),
});
export type ShownRestaurant = z.infer<typeof shownRestaurantSchema>;

const restaurantFields = {
  message: z.string(),
  restaurants: z.array(shownRestaurantSchema),
  /** Left out of the others for the person's safety, and never silently. */
  flagged: z.array(shownRestaurantSchema),
  /** The person has told of allergies: every card says that nothing here is verified by the restaurant. */
  allergiesKnown: z.boolean(),
  /** Of the person whom it was guarded for: shown later, after they told more, it is guarded again. */
  profileVersion: z.int().nonnegative(),
};

export const restaurantListCardSchema = z.object({ type: z.literal('restaurant_list'), ...restaurantFields });
export const radarComparisonCardSchema = z.object({
  type: z.literal('radar_comparison'),
  ...restaurantFields,
});
export const mapViewCardSchema = z.object({ type: z.literal('map_view'), ...restaurantFields });
export type RestaurantsCard =
  | z.infer<typeof restaurantListCardSchema>
  | z.infer<typeof radarComparisonCardSchema>
  | z.infer<typeof mapViewCardSchema>;

/** Words alone, with questions that may come next. */
export const textCardSchema = z.object({
  type: z.literal('text'),
  message: z.string(),
  followUpQuestions: z.array(z.string()),
});
export type TextCard = z.infer<typeof textCardSchema>;
