/**
 * The pieces of "when" and how they become one wall-clock time. Pieces are kept apart because people give them apart:
 * "tomorrow" in one message, "at 8" in the next.
 */
import { DateTime } from 'luxon';

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * A date, a weekday (ISO, 1 = Monday) whose date depends on whether the time is still ahead today, or `open`: a day was spoken
 * of and not told, so that none may be taken for it until one is.
 */
export type DayPiece =
  | { readonly kind: 'open' }
  /** `monthUnsaid`: of "the 25th" the next one, unless another month is spoken of. */
  | { readonly kind: 'date'; readonly date: CalendarDay; readonly monthUnsaid?: true }
  | { readonly kind: 'weekday'; readonly weekday: number };

export interface ClockPiece {
  /** 0–23, as said: "8" is 8 until `settleHour`. */
  readonly hour: number;
  readonly minute: number;
  /** Whether am/pm, the 24-hour form or the day part already decided which half of the day is meant. */
  readonly settled: boolean;
  /** Written as on a 24-hour clock ("10:30"): meant so, unless a part of the day says otherwise. */
  readonly form24?: boolean;
  /** Days to add: midnight at the end of the day said. */
  readonly daysAfter?: number;
}

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

export interface MomentPieces {
  readonly day: DayPiece | null;
  readonly clock: ClockPiece | null;
  readonly part: DayPart | null;
}

export const noPieces: MomentPieces = { day: null, clock: null, part: null };

/** The wall clock of `now` in `timeZone`. */
export function localNow(now: Date, timeZone: string): DateTime {
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  return local.isValid ? local : DateTime.fromJSDate(now, { zone: 'utc' });
}

export function dayOf(local: DateTime): CalendarDay {
  return { year: local.year, month: local.month, day: local.day };
}

/** The calendar day `days` after that of `local`. */
export function dayAfter(local: DateTime, days: number): DayPiece {
  return { kind: 'date', date: dayOf(local.plus({ days })) };
}

/** `weekday` (ISO) in the week that is `weeks` after this one; weeks begin on Monday, or on the weekday `begins`. */
export function weekdayOfWeek(local: DateTime, weekday: number, weeks: number, begins = 1): DayPiece {
  const placeInWeek = (day: number) => (day - begins + 7) % 7;
  return dayAfter(local, placeInWeek(weekday) - placeInWeek(local.weekday) + 7 * weeks);
}

/** The date a piece means today, for counting from it. */
export function dateOf(piece: DayPiece, local: DateTime): DateTime | null {
  if (piece.kind === 'open') return null;
  if (piece.kind === 'date') return DateTime.utc(piece.date.year, piece.date.month, piece.date.day);
  const ahead = (piece.weekday - local.weekday + 7) % 7;
  return DateTime.utc(local.year, local.month, local.day).plus({ days: ahead });
}

/** Nights between two days; weekdays are each the next one. */
export function nightsBetween(day: DayPiece, lastDay: DayPiece, local: DateTime): number | null {
  const [first, last] = [dateOf(day, local), dateOf(lastDay, local)];
  if (first === null || last === null) return null;
  const nights = Math.round(last.diff(first, 'days').days);
  if (nights > 0) return nights;
  return lastDay.kind === 'weekday' ? ((nights % 7) + 7) % 7 || 7 : null;
}

/**
 * Which half of the day a bare hour means, as hours from the day's midnight (24 and more are the next day).
 *
 * People book tables by saying "at 8". So without am, pm, a 24-hour form or a part of the day, 1–10 is afternoon or
 * evening (13:00–22:00), 11 and 12 are before and at noon, and "10:30" is what a 24-hour clock shows. For trades kept by daylight (`byDaylight`: hairdresser,
 * court, spa, breakfast) 8–10 stays in the morning. A part of the day always wins: "morning at 8", "akşam 8'de".
 */
export function settleHour(clock: ClockPiece, part: DayPart | null, byDaylight: boolean): number {
  const { hour } = clock;
  if (clock.settled || hour === 0 || hour > 12) return hour;
  switch (part) {
    case 'morning':
      return hour === 12 ? 0 : hour;
    case 'noon':
      return hour <= 4 ? hour + 12 : hour;
    case 'afternoon':
      return hour === 12 ? 12 : hour + 12;
    case 'evening':
      return hour + 12;
    case 'night':
      return hour <= 4 ? hour + 24 : hour + 12;
    case null:
      if (clock.form24 === true) return hour;
      return hour <= 10 && !(byDaylight && hour >= 8) ? hour + 12 : hour;
  }
}

/**
 * The wall-clock time the pieces mean, as `YYYY-MM-DDTHH:MM`, or null while the clock is missing or the day open. Without a day it is the
 * next time the clock shows it; a weekday is today if that time is still ahead, else the next such day.
 */
export function startOf(pieces: MomentPieces, local: DateTime, byDaylight: boolean): string | null {
  const { clock, day, part } = pieces;
  if (clock === null || day?.kind === 'open') return null;
  const hour = settleHour(clock, part, byDaylight);
  const at = (date: CalendarDay) =>
    DateTime.utc(date.year, date.month, date.day).plus({
      days: (clock.daysAfter ?? 0) + Math.floor(hour / 24),
      hours: hour % 24,
      minutes: clock.minute,
    });
  // Compared as wall clocks, so that a day with 23 or 25 hours makes no difference.
  const wallNow = DateTime.utc(local.year, local.month, local.day, local.hour, local.minute);
  const today = dayOf(local);
  let start: DateTime;
  if (day?.kind === 'date') start = at(day.date);
  else {
    const ahead = day === null ? 0 : (day.weekday - local.weekday + 7) % 7;
    start = at(today).plus({ days: ahead });
    if (start <= wallNow) start = start.plus({ days: day === null ? 1 : 7 });
  }
  return start.isValid ? start.toFormat("yyyy-MM-dd'T'HH:mm") : null;
}

/** Pieces that mean exactly `startsAtLocal` (`YYYY-MM-DDTHH:MM`), for example of an earlier call; null if it is not one. */
export function piecesOf(startsAtLocal: string): MomentPieces | null {
  const parsed = DateTime.fromISO(startsAtLocal, { zone: 'utc' });
  if (!parsed.isValid) return null;
  return {
    day: { kind: 'date', date: dayOf(parsed) },
    clock: { hour: parsed.hour, minute: parsed.minute, settled: true },
    part: null,
  };
}
