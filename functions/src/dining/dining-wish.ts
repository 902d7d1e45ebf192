import { restaurantSearchFiltersSchema } from '@merve/contract';
import { z } from 'zod';

/** What somebody wishes of a place to eat: what the source calls a decomposed query (K-26). */
export const diningWishSchema = restaurantSearchFiltersSchema
  .pick({ priceTiers: true, cuisines: true, area: true, minRating: true })
  .extend({
    /** What is searched by meaning: mood, occasion, dishes. May be empty. */
    words: z.string().max(300).default(''),
    show: z.enum(['restaurant_list', 'radar_comparison', 'map_view']).default('restaurant_list'),
    /** The person asked for quiet: then quietness counts. */
    wantsQuiet: z.boolean().default(false),
    /** True where too little was said to look for anything. */
    needsClarification: z.boolean().default(false),
    clarificationQuestion: z.string().max(200).nullable().default(null),
  });
export type DiningWish = z.infer<typeof diningWishSchema>;

/** Nothing wished in particular. */
export const noWish: DiningWish = diningWishSchema.parse({});
