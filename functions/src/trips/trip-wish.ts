import { timeZoneSchema } from '@merve/contract';
import { DateTime } from 'luxon';
import { z } from 'zod';

/** A time of the local day, `HH:mm`; no visit goes over midnight. */
const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'not a time of the day (HH:mm)' });
const pointSchema = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
export type Point = z.infer<typeof pointSchema>;

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Open on one weekday; two entries a day are split hours. `closes` not after `opens` is on the next day. */
const openSchema = z.object({ day: z.enum(weekdays), opens: clockSchema, closes: clockSchema });

const id = z.string().min(1).max(200);

/** A place that somebody would like to see. */
const wishedPlaceSchema = z.object({
  id,
  point: pointSchema,
  kind: z.enum(['restaurant', 'cafe', 'attraction', 'shopping', 'etc']),
  /** A weekday that is not listed is closed; null: not known, which is never "open". */
  hours: z.array(openSchema).max(42).nullable(),
  /** How long a visit lasts. */
  minutes: z.int().min(1).max(1439),
  /** Whole units of one currency for the whole party; null: not known, which is not nothing. */
  price: z.number().min(0).nullable(),
  mustSee: z.boolean(),
  /** Liked more than others: put in before them, and never at the cost of what must be seen. */
  preferred: z.boolean().optional(),
  /** What its kitchen declares; left out where nobody said. */
  allergens: z.array(z.string().min(1).max(80)).max(40).optional(),
});
export type WishedPlace = z.infer<typeof wishedPlaceSchema>;

const fixedSchema = z
  .object({ id, day: z.int().min(1), start: clockSchema, end: clockSchema })
  .refine(({ start, end }) => start < end, { error: 'a fixed item ends after it starts' });

const plannedItemSchema = z
  .object({ id, start: clockSchema, end: clockSchema })
  .refine(({ start, end }) => start < end, { error: 'a visit ends after it starts, on the same day' });

/** A plan: for each day of the trip, from its first, the visits. */
export const tripPlanSchema = z.object({
  days: z.array(z.object({ items: z.array(plannedItemSchema).max(40) })).max(60),
});
export type TripPlan = z.infer<typeof tripPlanSchema>;

/** What a trip shall be: days in one time zone, from one stay. Times are local. */
export const tripWishSchema = z
  .object({
    id,
    timeZone: timeZoneSchema,
    startDate: z.iso.date(),
    days: z.int().min(1).max(30),
    /** Visits a day without meals: slow 3, normal 5, full 7. */
    pace: z.enum(['slow', 'normal', 'full']),
    /** For the whole party and trip; null: no limit. */
    budget: z.number().min(0).nullable(),
    stay: pointSchema,
    /** At the stay, on the first day; null: the night before. */
    arrive: clockSchema.nullable(),
    /** From the stay, on the last day; null: the day after. */
    leave: clockSchema.nullable(),
    /** At times that nobody may change; they count as open. */
    fixed: z.array(fixedSchema).max(450),
    places: z.array(wishedPlaceSchema).max(400),
    /** Allergens that no meal of the party may have. */
    avoid: z.array(z.string().min(1).max(80)).max(40).optional(),
  })
  .superRefine(({ places, fixed, days }, context) => {
    const known = new Set(places.map((place) => place.id));
    if (known.size !== places.length)
      context.addIssue({ code: 'custom', path: ['places'], message: 'a place is saved twice' });
    for (const [index, one] of fixed.entries()) {
      if (!known.has(one.id))
        context.addIssue({ code: 'custom', path: ['fixed', index], message: 'not one of the places' });
      if (one.day > days)
        context.addIssue({ code: 'custom', path: ['fixed', index], message: 'after the last day' });
    }
  });
export type TripWish = z.infer<typeof tripWishSchema>;

/** Minutes since midnight of a time `HH:mm`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time `HH:mm` of minutes since midnight. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Visits a day, without meals. */
export const visitsADay = { slow: 3, normal: 5, full: 7 } as const satisfies Record<TripWish['pace'], number>;

/** The local midnight of a day of the trip, counted from 1. */
export function dateOfDay(
  { startDate, timeZone }: Pick<TripWish, 'startDate' | 'timeZone'>,
  day: number,
): DateTime {
  return DateTime.fromISO(startDate, { zone: timeZone }).plus({ days: day - 1 });
}
