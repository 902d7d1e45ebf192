import { z } from 'zod';

/**
 * The 52 dimensions of a venue's mood, in the order of every stored vector and of `vibe_index` (0 to 51). Frozen: another list is another
 * version with another name. The first ten are the source's own (L-34); it names no others (C-06).
 */
export const VIBE_DIMS_V1 = Object.freeze([
  'cozy',
  'minimalist',
  'cyberpunk',
  'dark academia',
  'romantic',
  'lively',
  'rustic',
  'industrial',
  'cottagecore',
  'instagrammable',
  'quiet',
  'elegant',
  'luxurious',
  'casual',
  'family friendly',
  'sporty',
  'adventurous',
  'outdoorsy',
  'seaside',
  'scenic',
  'historic',
  'traditional',
  'authentic',
  'bohemian',
  'artsy',
  'vintage',
  'modern',
  'hipster',
  'party',
  'live music',
  'intimate',
  'festive',
  'relaxing',
  'wellness',
  'green',
  'tropical',
  'mediterranean',
  'exotic',
  'mysterious',
  'playful',
  'geeky',
  'bookish',
  'work friendly',
  'social',
  'local',
  'hidden gem',
  'trendy',
  'gourmet',
  'sunny',
  'rooftop',
  'dog friendly',
  'cultural',
] as const);
export type VibeDimension = (typeof VIBE_DIMS_V1)[number];

export const vibeCount = 52;

const known: ReadonlySet<string> = new Set(VIBE_DIMS_V1);
if (known.size !== vibeCount || VIBE_DIMS_V1.length !== vibeCount)
  throw new Error(`VIBE_DIMS_V1 must have ${vibeCount} names, each once`);

export const vibeDimensionSchema = z.enum(VIBE_DIMS_V1);

/** One score for each dimension, 0 to 1. Never compared with a vector of another space (C-07). */
export const vibeVectorSchema = z.array(z.number().min(0).max(1)).length(vibeCount);
export type VibeVector = z.infer<typeof vibeVectorSchema>;

/** As fine as a market's heat is kept, by how near one looks. */
export const heatResolutions = [5, 6, 7, 8] as const;
/** The most cells of one. */
export const maxHeatCells = 3_000;

/**
 * `markets/{marketId}/vibeHeat/{resolution}`: how much of each mood there is in each cell of the map, made of our own listings and places beforehand.
 * Made anew once the catalogue is another one.
 */
export const vibeHeatSchema = z.object({
  marketId: z.string(),
  /** Of H3. */
  resolution: z.int().min(0).max(15),
  /** Of which catalogue it was made. */
  catalogueVersion: z.int().nonnegative(),
  /** H3's own ids, those with the most venues first. */
  cells: z.array(z.string().regex(/^[0-9a-f]{15}$/)).max(maxHeatCells),
  /** A byte for each dimension of each cell, 0 to 255, in base64: the mean of the cell's venues. */
  scores: z.base64(),
  madeAt: z.date(),
});
export type VibeHeat = z.infer<typeof vibeHeatSchema>;

/** Where a dimension stands in a vector. Pure. */
export const vibeIndexOf = (dimension: VibeDimension): number => VIBE_DIMS_V1.indexOf(dimension);
