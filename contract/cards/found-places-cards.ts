import { z } from 'zod';
import { marketIdSchema } from '../ids.ts';
import { foundRestaurantSchema, placeSourceSchema } from '../place-search.ts';
import { coordinatesSchema } from '../primitives.ts';

/**
 * Places of the world that a search found. Stored, it has the ids alone of what its provider lets nobody keep: whoever shows it
 * again asks for those anew (`POST /v1/places/details`). `places` is filled while it is told for the first time, and where they are ours.
 */
export const foundPlacesCardSchema = z.object({
  type: z.literal('found_places'),
  marketId: marketIdSchema,
  source: placeSourceSchema,
  /** How many were found and told. */
  count: z.int().nonnegative(),
  /** In the order in which they were told; none of a provider whose ids cannot be kept either. */
  placeIds: z.array(z.string()),
  places: z.array(foundRestaurantSchema),
  /** From where distances are measured: a point of the person's or of our own; null where it is another's, or none. */
  origin: coordinatesSchema.nullable(),
});
export type FoundPlacesCard = z.infer<typeof foundPlacesCardSchema>;
