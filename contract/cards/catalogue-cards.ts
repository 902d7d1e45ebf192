import { z } from 'zod';
import { pictureSchema } from '../pictures.ts';
import { coordinatesSchema } from '../primitives.ts';
import { allergenSchema } from '../requests.ts';

/** One result of a search. Names and descriptions are what businesses wrote of themselves. */
const shownListingSchema = z.object({
  listingId: z.string(),
  name: z.string(),
  category: z.string(),
  subCategory: z.string().nullable(),
  town: z.string(),
  rating: z.number().nullable(),
  /** 0 (free) to 4 (very expensive). */
  priceTier: z.int().nullable(),
  description: z.string(),
  bookable: z.boolean(),
  location: coordinatesSchema.nullable(),
  /** The one that stands for it; left out where it has none. */
  picture: pictureSchema.optional(),
});
export type ShownListing = z.infer<typeof shownListingSchema>;

/** What a search found, the best first. */
export const listingsCardSchema = z.object({
  type: z.literal('listings'),
  items: z.array(shownListingSchema),
});
export type ListingsCard = z.infer<typeof listingsCardSchema>;

/** One listing with what can be done there. Instants ISO 8601 in UTC; opening hours as clocks at the place show them. */
export const listingCardSchema = z.object({
  type: z.literal('listing'),
  listingId: z.string(),
  name: z.string(),
  category: z.string(),
  town: z.string(),
  address: z.string().nullable(),
  description: z.string().nullable(),
  tags: z.array(z.string()),
  rating: z.number().nullable(),
  priceTier: z.int().nullable(),
  /** `12:00–23:00` for each time doors open today; empty when they stay shut, null where it is not known. */
  openToday: z.array(z.string()).nullable(),
  timeZone: z.string(),
  actions: z.array(z.enum(['book', 'order_food', 'book_service', 'schedule_viewing'])),
  /** The next free times for the smallest party. */
  nextFree: z.array(z.iso.datetime()),
  /** Sections of its menu; 0 where no food is ordered. */
  menuSections: z.int().nonnegative(),
  /** Rooms or tickets, by name; left out where there is nothing to choose. */
  choices: z.array(z.string()).optional(),
  /** The one that stands for it; left out where it has none. */
  picture: pictureSchema.optional(),
});
export type ListingCard = z.infer<typeof listingCardSchema>;

/** A dish as it is shown. `price` is in words of the turn's language. */
const shownDishSchema = z.object({
  number: z.int().positive(),
  name: z.string(),
  section: z.string(),
  description: z.string(),
  price: z.string(),
  choices: z.array(z.object({ name: z.string(), required: z.boolean(), of: z.array(z.string()) })),
  contains: z.array(allergenSchema),
  mayContain: z.array(allergenSchema),
  /** Of every allergen in neither list: nobody said that it is absent. */
  otherAllergens: z.literal('unknown'),
  /** For somebody who spoke of an allergy, in words of their language: what it holds, or may hold. Left out where nobody said either: unknown, never safe. */
  warning: z.string().optional(),
});
export type ShownDish = z.infer<typeof shownDishSchema>;

export const menuCardSchema = z.object({
  type: z.literal('menu'),
  listingId: z.string(),
  name: z.string(),
  items: z.array(shownDishSchema),
});
export type MenuCard = z.infer<typeof menuCardSchema>;
