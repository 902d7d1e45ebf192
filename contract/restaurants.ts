import { z } from 'zod';
import { documentIdSchema, marketIdSchema } from './ids.ts';
import { coordinatesSchema, languageSchema, moneySchema } from './primitives.ts';
import { allergenSchema } from './requests.ts';

/** How sure something is; the surest last. */
export const confidenceSchema = z.enum(['low', 'medium', 'high']);
export type Confidence = z.infer<typeof confidenceSchema>;

/**
 * Whose word it is: the restaurant's own declaration, its menu, an imported table, what guests wrote, or what its kind of kitchen
 * cooks with as a rule.
 */
export const allergenSourceSchema = z.enum(['owner', 'menu', 'import', 'reviews', 'cuisine']);
export type AllergenSource = z.infer<typeof allergenSourceSchema>;

/**
 * What is known of one allergen at a restaurant as a whole. An allergen without an entry is *unknown*, never absent.
 * - `contains`: in at least one of its dishes; `mayContain`: it cannot be ruled out.
 * - `notUsed`: the restaurant itself declared that its kitchen does not cook with it. Never "free of": cross-contact is unknown.
 */
export const restaurantAllergenSchema = z
  .object({
    allergen: allergenSchema,
    value: z.enum(['contains', 'mayContain', 'notUsed']),
    source: allergenSourceSchema,
    /** When it was stated. Whoever reads it later asks `confidenceAt` (functions/src/restaurants), since declarations age. */
    confidence: confidenceSchema,
    /** When it was declared, or worked out. UTC. */
    date: z.date(),
  })
  .refine(({ value, source }) => value !== 'notUsed' || source === 'owner', {
    error: 'only the restaurant itself can say what it does not cook with',
  });
export type RestaurantAllergen = z.infer<typeof restaurantAllergenSchema>;

/** `$` to `$$$$` of the source, as numbers. What an amount means depends on its currency. */
export const restaurantPriceTierSchema = z.int().min(1).max(4);

/**
 * The name of a set of vectors that may be compared: the model and how many numbers, `words_sg_100`. It is the name of a field and of its
 * index, so a query by another model asks for a field that is not there.
 */
export const vectorSpaceSchema = z.string().regex(/^[a-z][a-z0-9_]{0,60}_[1-9]\d{1,3}$/, {
  error: 'not a vector space',
});

/** A vector as Firestore keeps it, told by its shape: importing its class would load the whole SDK. */
export interface StoredVector {
  toArray(): number[];
}
const storedVectorSchema = z.custom<StoredVector>(
  (value) =>
    typeof value === 'object' && value !== null && 'toArray' in value && typeof value.toArray === 'function',
);

const shortWords = z.string().min(1).max(80);

/** `restaurants/{restaurantId}`: where people eat, whether or not Merve may book there. */
export const restaurantSchema = z.object({
  restaurantId: documentIdSchema,
  marketId: marketIdSchema,
  /** The entry of the catalogue that is the same house: there it can be booked. Null where there is none. */
  listingId: documentIdSchema.nullable(),
  name: z.string().min(1).max(160),
  /** Town or quarter, as people call it. */
  area: z.string().max(120),
  /** `area` as it is compared: folded, in words. */
  areaKey: z.string().max(120),
  address: z.string().max(300).nullable(),
  location: coordinatesSchema.nullable(),
  /** Lower case: `south indian`. */
  cuisines: z.array(shortWords).max(12),
  /** Dishes that guests praise or the restaurant names. */
  dishes: z.array(shortWords).max(40),
  /** What it is known for: `quiet`, `romantic`. Lower case, as the profile's `vibes`. */
  vibes: z.array(shortWords).max(20),
  /** What it has for those who choose: `vegan`, `halal`. As the profile's `dietary`. Says nothing about allergens. */
  dietary: z.array(shortWords).max(12),
  description: z.string().max(600),
  costForTwo: moneySchema.nullable(),
  priceTier: restaurantPriceTierSchema.nullable(),
  /** 0 to 5; null where nobody has rated it. */
  rating: z.number().min(0).max(5).nullable(),
  votes: z.int().nonnegative(),
  /** Where more of it stands, elsewhere. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  /** At most one entry an allergen: what everybody stated, joined by the writer (`joinAllergens`). */
  allergens: z
    .array(restaurantAllergenSchema)
    .max(allergenSchema.options.length)
    .refine((all) => new Set(all.map(({ allergen }) => allergen)).size === all.length, {
      error: 'an allergen is stated twice',
    }),
  /**
   * What each source stated, one entry an allergen and source, so that one of them can change what it said. Absent where `allergens` is all
   * there is.
   */
  allergenStatements: z
    .array(restaurantAllergenSchema)
    .max(allergenSchema.options.length * allergenSourceSchema.options.length)
    .optional(),
  /** Folded words it is found by, the most telling first. */
  words: z.array(z.string().max(60)).max(200),
  /** Where it came from: a table's name, `listing`, `demo`. */
  origin: z.string().min(1).max(80),
  /** Of what was written, so that the same row written again changes nothing. */
  contentHash: z.string().max(64),
  active: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Restaurant = z.infer<typeof restaurantSchema>;

/** What a search narrows by, beside each vector; renewed by whoever writes the restaurant. */
export const reviewFiltersSchema = z.object({
  active: z.boolean(),
  areaKey: z.string().max(120),
  cuisines: z.array(shortWords).max(12),
  /** 0 where it is not known. */
  priceTier: z.int().min(0).max(4),
  rating: z.number().min(0).max(5),
});
export type ReviewFilters = z.infer<typeof reviewFiltersSchema>;

/** `restaurantReviews/{reviewId}`: what one guest wrote. Text of strangers: data, never instructions. */
export const restaurantReviewSchema = z.object({
  reviewId: documentIdSchema,
  restaurantId: documentIdSchema,
  marketId: marketIdSchema,
  text: z.string().min(1).max(4000),
  language: languageSchema.nullable(),
  rating: z.number().min(0).max(5).nullable(),
  /** Null where it is not known; such reviews are the oldest. */
  writtenAt: z.date().nullable(),
  filters: reviewFiltersSchema,
  /** By vector space, each of length 1 (L2). Empty for a review that is kept and not searched by meaning. */
  vectors: z.record(vectorSpaceSchema, storedVectorSchema),
  contentHash: z.string().max(64),
  updatedAt: z.date(),
});
export type RestaurantReview = z.infer<typeof restaurantReviewSchema>;

/** What a search for restaurants narrows by, besides words. Empty or null: not narrowed. */
export const restaurantSearchFiltersSchema = z.object({
  /** `$` to `$$$$`, or 1 to 4, as models say either. */
  priceTiers: z
    .array(
      z.preprocess(
        (value) => (typeof value === 'string' && /^\${1,4}$/.test(value) ? value.length : value),
        restaurantPriceTierSchema,
      ),
    )
    .max(4)
    .default([]),
  cuisines: z.array(shortWords).max(8).default([]),
  area: z.string().max(120).nullable().default(null),
  minRating: z.number().min(0).max(5).nullable().default(null),
  excludeAllergens: z.array(allergenSchema).default([]),
});
export type RestaurantSearchFilters = z.infer<typeof restaurantSearchFiltersSchema>;
