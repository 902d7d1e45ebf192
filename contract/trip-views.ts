import { z } from 'zod';
import { wallTimeSchema } from './catalogue.ts';
import { documentIdSchema } from './ids.ts';
import { coordinatesSchema, languageSchema, moneySchema, timeZoneSchema } from './primitives.ts';
import { clockSchema, itemIdSchema, maxItemsADay, maxTripDays, tripPaceSchema } from './trips.ts';

/** Of a trip: whoever made it, may change it, or may look at it. */
export const tripRoleSchema = z.enum(['owner', 'editor', 'reader']);
export type TripRole = z.infer<typeof tripRoleSchema>;

/** What can be wrong with a plan (docs/trips.md), and `unplaced`: nobody knows where it is, so no way to it was worked out. */
export const tripWarningKindSchema = z.enum([
  'unknown',
  'closed',
  'overlap',
  'travel',
  'repeat',
  'meal',
  'night',
  'budget',
  'must-see',
  'fixed',
  'allergy',
  'unplaced',
]);
export type TripWarningKind = z.infer<typeof tripWarningKindSchema>;

/** A trip in a list. */
export const tripSummarySchema = z.object({
  tripId: documentIdSchema,
  /** What it is called; null: after its destination. */
  title: z.string().nullable(),
  destination: z.string(),
  /** First and last day, by the calendar there. */
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  days: z.int().positive(),
  role: tripRoleSchema,
  updatedAt: z.iso.datetime(),
});
export type TripSummary = z.infer<typeof tripSummarySchema>;

/** One visit of a day, as it is shown. */
export const tripItemViewSchema = z.object({
  itemId: itemIdSchema,
  /** One of our own places; null for one of the world. */
  placeId: documentIdSchema.nullable(),
  outsideId: z.string().nullable(),
  /** The day on which it was found at the provider; null: not verified, or our own. */
  checkedOn: z.iso.date().nullable(),
  /** False: of the world, and nobody found it. Our own are verified. */
  verified: z.boolean(),
  name: z.string(),
  kind: z.string(),
  start: clockSchema,
  end: clockSchema,
  hoursKnown: z.boolean(),
  note: z.string().nullable(),
  /** At a time that is not moved by moving others. */
  fixed: z.boolean(),
  /** Where it is; null for what is not our own: an outside provider's point is fetched, and not kept. */
  at: coordinatesSchema.nullable(),
  /** Open on this day, each span `opens`–`closes`; empty: closed all day; null: not known. */
  hours: z.array(z.object({ opens: wallTimeSchema, closes: wallTimeSchema })).nullable(),
  /** Of one person; null: not known, which is not nothing. */
  price: moneySchema.nullable(),
});
export type TripItemView = z.infer<typeof tripItemViewSchema>;

/** A way of a day, from one visit to the next, or from or to the stay (null). An estimate: a straight line × 1.35. */
export const tripLegSchema = z.object({
  from: itemIdSchema.nullable(),
  to: itemIdSchema.nullable(),
  minutes: z.int().nonnegative(),
  kilometres: z.number().nonnegative(),
  by: z.enum(['foot', 'car']),
});
export type TripLeg = z.infer<typeof tripLegSchema>;

export const tripWarningSchema = z.object({
  kind: tripWarningKindSchema,
  /** Of which visit; null for the whole day. */
  itemId: itemIdSchema.nullable(),
});
export type TripWarning = z.infer<typeof tripWarningSchema>;

/** One day, as it is shown. */
export const tripDayViewSchema = z.object({
  day: z.int().min(1).max(maxTripDays),
  date: z.iso.date(),
  /** Sent back with what is changed, so that nobody writes over what they have not seen. */
  version: z.int().positive(),
  items: z.array(tripItemViewSchema),
  legs: z.array(tripLegSchema),
  warnings: z.array(tripWarningSchema),
  /** Whether the newest edit of it is one's own, and can be taken back. */
  undoable: z.boolean(),
});
export type TripDayView = z.infer<typeof tripDayViewSchema>;

/** A whole trip. */
export const tripViewSchema = tripSummarySchema.extend({
  timeZone: timeZoneSchema,
  pace: tripPaceSchema,
  /** What was said beside it; null for nothing, and for readers. */
  note: z.string().nullable(),
  /** From where the days are planned; null for readers. */
  stay: coordinatesSchema.nullable(),
  version: z.int().positive(),
  itinerary: z.array(tripDayViewSchema),
});
export type TripView = z.infer<typeof tripViewSchema>;

/** What the sky does, as coarse as people ask. */
export const skySchema = z.enum(['clear', 'clouds', 'rain', 'snow', 'thunderstorm', 'mist']);
export type Sky = z.infer<typeof skySchema>;

/** The weather on one day of a trip: morning, afternoon and evening, as far as they are ahead and known. */
export const tripDayWeatherSchema = z.object({
  day: z.int().min(1).max(maxTripDays),
  /** Without hours: the day is over, no forecast reaches it, or nobody answered. */
  state: z.enum(['known', 'over', 'too-far', 'not-asked']),
  hours: z.array(z.object({ clock: clockSchema, sky: skySchema, celsius: z.int() })),
});
export type TripDayWeather = z.infer<typeof tripDayWeatherSchema>;

export const tripWeatherSchema = z.object({
  /** Whose forecast it is, to be named beside it; null where nobody can be asked, and then of no day. */
  source: z.object({ name: z.string(), uri: z.string() }).nullable(),
  days: z.array(tripDayWeatherSchema),
});
export type TripWeather = z.infer<typeof tripWeatherSchema>;

const note = z.string().trim().max(300).nullable();
/** Behind which visit of its day; null: the first. */
const after = itemIdSchema.nullable();

/** One thing that is changed of a day. Moving, adding and removing work out the times of the day anew; what is fixed keeps its time. */
export const dayOperationSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('time'), itemId: itemIdSchema, start: clockSchema, end: clockSchema }),
  z.object({ op: z.literal('remove'), itemId: itemIdSchema }),
  z.object({
    op: z.literal('move'),
    itemId: itemIdSchema,
    /** To another day of the trip; left out for its own. */
    day: z.int().min(1).max(maxTripDays).optional(),
    after,
  }),
  /** One of our own places. The client makes the id. */
  z.object({
    op: z.literal('add'),
    itemId: itemIdSchema,
    placeId: documentIdSchema,
    /** Left out: where it costs the least time. */
    after: after.optional(),
    /** How long; what people usually spend there if left out. */
    minutes: z.int().min(5).max(720).optional(),
  }),
  z.object({ op: z.literal('note'), itemId: itemIdSchema, note }),
  /** Whether its time stays when others are moved. */
  z.object({ op: z.literal('fix'), itemId: itemIdSchema, fixed: z.boolean() }),
]);
export type DayOperation = z.infer<typeof dayOperationSchema>;

/** Operations on a day, of which either all are done or none is. */
export const dayChangeSchema = z.object({
  /** The version of the day that was seen. Others may have changed other visits since: those stay as they are. */
  version: z.int().positive(),
  operations: z
    .array(dayOperationSchema)
    .min(1)
    .max(maxItemsADay * 2),
});
export type DayChange = z.infer<typeof dayChangeSchema>;

/** The days that were changed, as they are now. */
export const changedDaysSchema = z.object({ days: z.array(tripDayViewSchema).min(1).max(2) });
export type ChangedDays = z.infer<typeof changedDaysSchema>;

/** Why nothing was changed: somebody else was first, on these visits; and the day as it is now. */
export const dayConflictSchema = z.object({
  lost: z.array(z.object({ itemId: itemIdSchema, why: z.enum(['changed', 'removed', 'full']) })),
  current: tripDayViewSchema,
});
export type DayConflict = z.infer<typeof dayConflictSchema>;

/** What of a trip itself can be changed. */
export const tripChangeSchema = z.object({ title: z.string().trim().min(1).max(120).nullable() });
export type TripChange = z.infer<typeof tripChangeSchema>;

/** What becomes of days that have visits already. */
export const applyModeSchema = z.enum(['overwrite', 'merge', 'cancel']);
export type ApplyMode = z.infer<typeof applyModeSchema>;

/** A preview as its card had it; what else the card has of it is read and not used. */
export const appliedPreviewSchema = z.object({
  title: z.string().max(300),
  days: z
    .array(
      z.object({
        dayNumber: z.int().min(1).max(maxTripDays),
        date: z.iso.date().nullish(),
        items: z
          .array(
            z.object({
              order: z.int().nonnegative(),
              placeName: z.string().min(1).max(200),
              startTime: clockSchema.nullish(),
              durationMinutes: z.int().positive().nullish(),
            }),
          )
          .max(maxItemsADay),
      }),
    )
    .min(1)
    .max(maxTripDays),
});
export type AppliedPreview = z.infer<typeof appliedPreviewSchema>;

/** What came of a preview. `skipped`: names that were not taken over, since no place of ours is called so any more, the trip has it, or the day is full. */
export const appliedItinerarySchema = z.object({
  applied: z.boolean(),
  skipped: z.array(z.string()),
  /** Null where nothing was applied. */
  trip: tripViewSchema.nullable(),
});

/** A way into a trip, without its secret. */
export const tripLinkViewSchema = z.object({
  linkId: z.string(),
  role: z.enum(['reader', 'editor']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Neither taken back nor ended. */
  good: z.boolean(),
});

/** Who is in a trip beside its owner. */
export const tripMemberViewSchema = z.object({
  memberId: z.string(),
  name: z.string().nullable(),
  role: z.enum(['reader', 'editor']),
  joinedAt: z.iso.datetime(),
});

export const tripSharingViewSchema = z.object({
  links: z.array(tripLinkViewSchema),
  members: z.array(tripMemberViewSchema),
});
export type TripSharingView = z.infer<typeof tripSharingViewSchema>;

/** What can be put into a day of a trip. */
export const tripPlacesSchema = z.object({
  /** Our own, those that fit what was written, the nearest first; without words the nearest there are. */
  places: z
    .array(
      z.object({
        placeId: documentIdSchema,
        name: z.string(),
        kind: z.string(),
        district: z.string(),
        /** From the middle of the trip, in a straight line. */
        distanceKm: z.number().nonnegative(),
        isInTrip: z.boolean(),
      }),
    )
    .max(20),
  /** Put aside for the trip, the newest first; those that fit. */
  saved: z
    .array(
      z.object({
        /** Null for one of the world, which is looked up by its name. */
        placeId: documentIdSchema.nullable(),
        name: z.string(),
        kind: z.string(),
        isInTrip: z.boolean(),
      }),
    )
    .max(20),
});
export type TripPlaces = z.infer<typeof tripPlacesSchema>;

/** A place as somebody wrote it, to be looked up and put into a day. */
export const namedPlaceRequestSchema = z.object({
  /** Made by the client, so that the same request again is the same visit. */
  itemId: itemIdSchema,
  name: z.string().trim().min(1).max(120),
  version: z.int().positive(),
  /** In which names are compared; the market's if left out. */
  language: languageSchema.optional(),
});
