import type { ItineraryDay, ItineraryItem, Place, Trip } from '@merve/contract';
import { DateTime } from 'luxon';

/** A trip as it stands at a moment, by the clock on the wall where it goes. */
export interface TripNow {
  readonly trip: Trip;
  readonly days: readonly ItineraryDay[];
  readonly places: ReadonlyMap<string, Place>;
  /** `YYYY-MM-DD` and `HH:mm` there. */
  readonly date: string;
  readonly clock: string;
}

const lastDayOf = ({ startDate, days }: Pick<Trip, 'startDate' | 'days'>): string =>
  DateTime.fromISO(startDate, { zone: 'utc' })
    .plus({ days: days - 1 })
    .toISODate() ?? startDate;

const wallOf = ({ timeZone }: Pick<Trip, 'timeZone'>, now: Date): DateTime =>
  DateTime.fromJSDate(now, { zone: timeZone });

/** The trip that is under way, else the next one to come; of two the one that began later. Pure. */
export function tripAround(trips: readonly Trip[], now: Date): Trip | null {
  const open = trips.filter((trip) => lastDayOf(trip) >= (wallOf(trip, now).toISODate() ?? ''));
  const underWay = open.filter((trip) => trip.startDate <= (wallOf(trip, now).toISODate() ?? ''));
  const latest = underWay.toSorted((one, other) => (one.startDate > other.startDate ? -1 : 1))[0];
  const next = open.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))[0];
  return latest ?? next ?? null;
}

interface Ahead {
  readonly day: ItineraryDay;
  /** Where somebody is by the plan: what has begun and is not over; null between two visits. */
  readonly current: ItineraryItem | null;
  /** What was over last on that day, or is under way: where one comes from; null for the first of a day. */
  readonly before: ItineraryItem | null;
  /** The next to begin; null where nothing does on the days that are left. */
  readonly next: ItineraryItem | null;
}

/** What is on now and what comes next, on this day or a later one of the trip. Pure. */
export function visitsAhead({ days, date, clock }: Pick<TripNow, 'days' | 'date' | 'clock'>): Ahead | null {
  const today = days.find((day) => day.date === date);
  const begun = today?.items.filter(({ start }) => start <= clock) ?? [];
  const current = begun.findLast(({ end }) => end > clock) ?? null;
  const next = today?.items.find(({ start }) => start > clock) ?? null;
  if (today !== undefined && (next !== null || current !== null))
    return { day: today, current, before: begun.at(-1) ?? null, next };
  const later = days.find((day) => day.date > date && day.items.length > 0);
  return later === undefined
    ? null
    : { day: later, current: null, before: null, next: later.items[0] ?? null };
}
