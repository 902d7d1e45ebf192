import { z } from 'zod';
import { askSchema, coordinatesSchema } from '../primitives.ts';
import { tripCategories } from '../trips.ts';

const tripCategorySchema = z.enum(tripCategories);
export type TripCategory = z.infer<typeof tripCategorySchema>;

/** A recommended place, as a map service confirmed it or not. `verified: false`: nobody found it there. */
const recommendedPlaceSchema = z.object({
  name: z.string(),
  nameEn: z.string().nullable(),
  category: tripCategorySchema,
  address: z.string().nullable(),
  description: z.string().nullable(),
  location: coordinatesSchema.nullable(),
  verified: z.boolean(),
  rating: z.number().min(0).max(5).nullable(),
  ratings: z.int().nonnegative().nullable(),
  openNow: z.boolean().nullable(),
  /** The service's own page of the place. */
  mapsUrl: z.url().nullable(),
  /** From the place that was asked about, in a straight line. */
  distanceKm: z.number().nonnegative().nullable(),
});

/** One recommended place. `attribution` is shown with it, as the service whose data it is wants it. */
export const placeCardSchema = z.object({
  type: z.literal('place'),
  place: recommendedPlaceSchema,
  attribution: z.string().nullable(),
});
export type PlaceCard = z.infer<typeof placeCardSchema>;

/** How one gets to a place from the one before it, estimated. */
const wayThereSchema = z.object({ minutes: z.int().nonnegative(), by: z.enum(['foot', 'car']) });

/**
 * An itinerary, suggested or saved. Dates and times are local to the destination. `apply` and `regenerate` are
 * what its controls ask for; null where that cannot be done any more.
 */
export const itineraryPreviewCardSchema = z.object({
  type: z.literal('itinerary_preview'),
  title: z.string(),
  days: z.array(
    z.object({
      dayNumber: z.int().positive(),
      date: z.iso.date().nullable(),
      items: z.array(
        z.object({
          order: z.int().nonnegative(),
          placeName: z.string(),
          placeNameEn: z.string().nullable(),
          category: tripCategorySchema,
          /** `HH:mm`. */
          startTime: z.string().nullable(),
          durationMinutes: z.int().positive().nullable(),
          note: z.string().nullable(),
          /** One of our own kinds of places; null for another. */
          kind: z.string().nullable().default(null),
          /** Nobody knows when it is open: whoever goes there looks first. */
          checkHours: z.boolean().default(false),
          wayThere: wayThereSchema.nullable().default(null),
        }),
      ),
    }),
  ),
  /** Of a saved one: the trip, which has a page of its own. */
  tripId: z.string().nullable().default(null),
  /** Names that were left out because no saved place is called so. */
  skipped: z.array(z.string()),
  apply: askSchema.nullable(),
  regenerate: askSchema.nullable(),
});
export type ItineraryPreviewCard = z.infer<typeof itineraryPreviewCardSchema>;
