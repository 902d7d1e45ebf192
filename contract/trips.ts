import { z } from 'zod';
import { documentIdSchema, marketIdSchema } from './ids.ts';
import { coordinatesSchema, timeZoneSchema } from './primitives.ts';

/** `HH:mm`, by the wall clock where the trip goes. */
const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** How much a day holds: slow 3, normal 5, full 7 visits, meals not counted. */
export const tripPaceSchema = z.enum(['slow', 'normal', 'full']);
export type TripPace = z.infer<typeof tripPaceSchema>;

export const maxTripDays = 30;
export const maxItemsADay = 15;

/** One visit of a day. The name is our own place's; nothing of an outside provider is kept here. */
export const itineraryItemSchema = z.object({
  itemId: z.string().min(1).max(60),
  placeId: documentIdSchema,
  name: z.string().min(1).max(120),
  kind: z.string().min(1).max(40),
  start: clockSchema,
  end: clockSchema,
  /** False: nobody knows when it is open, which is to be looked up before one goes. */
  hoursKnown: z.boolean(),
});
export type ItineraryItem = z.infer<typeof itineraryItemSchema>;

/** What is shown before a YES, and what it saves. */
export const itineraryDaysSchema = z
  .array(z.object({ date: z.iso.date(), items: z.array(itineraryItemSchema).max(maxItemsADay) }))
  .min(1)
  .max(maxTripDays);
export type ItineraryDays = z.infer<typeof itineraryDaysSchema>;

/** `trips/{tripId}`: where somebody goes, and when. A trip is a document and no conversation. */
export const tripSchema = z.object({
  tripId: documentIdSchema,
  marketId: marketIdSchema,
  actorId: z.string(),
  destination: z.string().min(1).max(120),
  timeZone: timeZoneSchema,
  startDate: z.iso.date(),
  days: z.int().min(1).max(maxTripDays),
  pace: tripPaceSchema,
  /** What the person said beside it, word for word; null for nothing. */
  note: z.string().max(300).nullable(),
  /** From where the days are planned: the middle of the place, unless somebody says where they stay. */
  stay: coordinatesSchema,
  /** Raised with every change of its days. */
  version: z.int().positive(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Trip = z.infer<typeof tripSchema>;

/** `itineraries/{tripId}/days/{n}`: one day of a trip, from 1. */
export const itineraryDaySchema = z.object({
  tripId: documentIdSchema,
  /** The owner of the trip, who takes it along when they are forgotten. */
  actorId: z.string(),
  day: z.int().min(1).max(maxTripDays),
  date: z.iso.date(),
  items: z.array(itineraryItemSchema).max(maxItemsADay),
  version: z.int().positive(),
});
export type ItineraryDay = z.infer<typeof itineraryDaySchema>;
