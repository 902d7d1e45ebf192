import type { Offering } from '@merve/contract';
import { maxLocks } from './lock-keys.ts';
import { addDays, firstInstantAt, localDate, wallMinuteOfDay } from './wall-clock.ts';

const minutesPerDay = 1440;
/** A stay is never longer, whatever it is cut into. */
const maxNights = 30;

const minutesOf = (wallTime: string): number =>
  Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3, 5));

type Nightly = Pick<Offering, 'unit' | 'durationMinutes' | 'slotMinutes' | 'openingHours'>;

/**
 * Whether an offering is sold by the night: a room that is kept for more than half a day, and past midnight whenever it
 * opens. Its openings are the hours of arrival and departure (in from 16:00, out by 12:00). More than half a day, so that
 * nobody fits between two nights of one stay; one of more than a day is a package, and not cut into nights.
 */
export function isSoldByNight({ unit, durationMinutes, openingHours }: Nightly): boolean {
  const isNight = durationMinutes > minutesPerDay / 2 && durationMinutes <= minutesPerDay;
  const runsPastMidnight = openingHours.every(
    ({ opens }) => minutesOf(opens) + durationMinutes > minutesPerDay,
  );
  return unit === 'room' && isNight && openingHours.length > 0 && runsPastMidnight;
}

/** The longest stay one may book: 30 nights, or as many as one transaction can lock. */
export function maxStay({ durationMinutes, slotMinutes }: Nightly): number {
  const slotsOfNight = Math.ceil(durationMinutes / slotMinutes) + 1;
  return Math.max(1, Math.min(maxNights, Math.floor(maxLocks / slotsOfNight)));
}

/** The wall clock at which one arrives for a night on a local date, `HH:MM`; null where the house takes nobody in that day. */
export function checkInOn(date: string, { openingHours }: Nightly): string | null {
  const weekday = ((new Date(date).getUTCDay() + 6) % 7) + 1;
  const opens = openingHours.filter((period) => period.weekday === weekday).map((period) => period.opens);
  return opens.sort()[0] ?? null;
}

/** When each night of a stay begins: at the same wall-clock time on one date after the other, whether or not clocks change. */
export function nightStarts(startsAt: Date, nights: number, timeZone: string): Date[] {
  return Array.from({ length: nights }, (_, night) => daysLater(startsAt, night, timeZone));
}

/** The same wall-clock time so many dates later, or earlier. */
export function daysLater(instant: Date, days: number, timeZone: string): Date {
  if (days === 0) return instant;
  const minute = wallMinuteOfDay(instant.getTime(), timeZone);
  return firstInstantAt(addDays(localDate(instant, timeZone), days), minute, timeZone);
}

/** When a night that begins at `startsAt` ends: what the wall clock shows then, an hour more or less where clocks change. */
export function nightEndsAt({ durationMinutes }: Nightly, startsAt: Date, timeZone: string): Date {
  const minute = wallMinuteOfDay(startsAt.getTime(), timeZone) + durationMinutes;
  const date = addDays(localDate(startsAt, timeZone), Math.floor(minute / minutesPerDay));
  return firstInstantAt(date, minute % minutesPerDay, timeZone);
}
