import { z } from 'zod';
import { documentIdSchema, marketIdSchema } from './ids.ts';
import { coordinatesSchema, timeZoneSchema } from './primitives.ts';

/** `HH:mm`, by the wall clock where the trip goes. */
export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** How much a day holds: slow 3, normal 5, full 7 visits, meals not counted. */
export const tripPaceSchema = z.enum(['slow', 'normal', 'full']);
export type TripPace = z.infer<typeof tripPaceSchema>;

export const maxTripDays = 30;
export const maxItemsADay = 15;

/** The id of a visit: a client that adds one makes it, so that the same request again is the same visit. */
export const itemIdSchema = z.string().regex(/^[\w-]{1,60}$/, { error: 'not an id of a visit' });

/**
 * One visit of a day. Of an outside provider its id of the place is kept, and the day on which the place was found there; the name is as it was
 * said, and nothing else of theirs is kept (docs/decisions/0042-the-worlds-places.md).
 */
export const itineraryItemSchema = z.object({
  itemId: itemIdSchema,
  /** One of our own places; null for one of the world. */
  placeId: documentIdSchema.nullable(),
  /** Google's id of it; null where nobody found it there, or nobody looked. */
  outsideId: z.string().min(1).max(300).nullable().default(null),
  /** The day on which it was found there, by the calendar in UTC; null: not verified, or our own. */
  checkedOn: z.iso.date().nullable().default(null),
  name: z.string().min(1).max(120),
  kind: z.string().min(1).max(40),
  start: clockSchema,
  end: clockSchema,
  /** False: nobody knows when it is open, which is to be looked up before one goes. */
  hoursKnown: z.boolean(),
  /** What somebody wrote beside it. */
  note: z.string().max(300).nullable().default(null),
  /** True: at a time that nobody moves without saying so: somebody set it, or it is booked. */
  fixed: z.boolean().default(false),
  /** The version of its day that last changed it by somebody's wish. */
  editedIn: z.int().positive().default(1),
});
export type ItineraryItem = z.infer<typeof itineraryItemSchema>;

/** What is shown before a YES, and what it saves. */
export const itineraryDaysSchema = z
  .array(z.object({ date: z.iso.date(), items: z.array(itineraryItemSchema).max(maxItemsADay) }))
  .min(1)
  .max(maxTripDays);
export type ItineraryDays = z.infer<typeof itineraryDaysSchema>;

/** How many places a trip keeps for later. */
export const maxSavedPlaces = 300;

/** What places of a trip are, in the words of its source. */
export const tripCategories = [
  'restaurant',
  'cafe',
  'attraction',
  'shopping',
  'accommodation',
  'transport',
  'etc',
] as const;

/** A place that was put aside for a trip: ours, or one of the world by its name as it was said and its id. */
export const savedPlaceSchema = itineraryItemSchema
  .pick({ placeId: true, outsideId: true, checkedOn: true, name: true, kind: true })
  .extend({ savedAt: z.date() });
export type SavedPlace = z.infer<typeof savedPlaceSchema>;

/** Places kept in a conversation for a trip that is not planned yet: the next one that is saved takes them along. */
export const putAsideSchema = z.array(savedPlaceSchema.omit({ savedAt: true })).max(20);
export type PutAside = z.infer<typeof putAsideSchema>;

/** `trips/{tripId}`: where somebody goes, and when. A trip is a document and no conversation. */
export const tripSchema = z.object({
  tripId: documentIdSchema,
  marketId: marketIdSchema,
  actorId: z.string(),
  destination: z.string().min(1).max(120),
  /** What somebody called it; null: it is called after its place. */
  title: z.string().min(1).max(120).nullable().default(null),
  timeZone: timeZoneSchema,
  startDate: z.iso.date(),
  days: z.int().min(1).max(maxTripDays),
  pace: tripPaceSchema,
  /** What the person said beside it, word for word; null for nothing. */
  note: z.string().max(300).nullable(),
  /** From where the days are planned: the middle of the place, unless somebody says where they stay. */
  stay: coordinatesSchema,
  /** Put aside for it, the newest last. */
  savedPlaces: z.array(savedPlaceSchema).max(maxSavedPlaces).default([]),
  /** Raised with every change of its days. */
  version: z.int().positive(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Trip = z.infer<typeof tripSchema>;

/** How many edits of a day can be taken back, one after another. */
export const maxDayEdits = 5;

/** One edit of a day, with what stood there before it. */
const dayEditSchema = z.object({
  /** The version that it made. */
  version: z.int().positive(),
  /** Who made it: a hash of the trip and the person, so that it names nobody. */
  by: z.string().min(1).max(64),
  at: z.date(),
  /** The same on another day that the edit changed too, which is taken back with it; null for none. */
  editId: z.string().min(1).max(40),
  alsoDay: z.int().min(1).max(maxTripDays).nullable(),
  before: z.array(itineraryItemSchema).max(maxItemsADay),
});
export type DayEdit = z.infer<typeof dayEditSchema>;

/** `itineraries/{tripId}/days/{n}`: one day of a trip, from 1. */
export const itineraryDaySchema = z.object({
  tripId: documentIdSchema,
  /** The owner of the trip, who takes it along when they are forgotten. */
  actorId: z.string(),
  day: z.int().min(1).max(maxTripDays),
  date: z.iso.date(),
  items: z.array(itineraryItemSchema).max(maxItemsADay),
  version: z.int().positive(),
  /** The newest last; each can be taken back by who made it, until somebody else has changed the day. */
  edits: z.array(dayEditSchema).max(maxDayEdits).default([]),
});
export type ItineraryDay = z.infer<typeof itineraryDaySchema>;
