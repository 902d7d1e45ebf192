import { formatClock } from '../../../language/format.ts';
import {
  addDays,
  type BusinessCalendar,
  firstInstantAt,
  localDate,
  nextOpenings,
  openPeriodAt,
} from '../../../ledger/index.ts';

/**
 * When doors are open on a local date, `YYYY-MM-DD`: `12:00–23:00` for each time they open on it, as clocks there show it; none on
 * a day they stay closed. A night belongs to the day it begins on; that of the day before is told while it lasts. Pure.
 */
export function openingOn(date: string, calendar: BusinessCalendar, now: Date): string[] {
  const { timeZone } = calendar;
  const begins = firstInstantAt(date, 0, timeZone);
  const ends = firstInstantAt(addDays(date, 1), 0, timeZone);
  const before = openPeriodAt(begins, calendar);
  if (before !== null && before.closesAt >= ends) return ['00:00–24:00'];
  const isStillOn = before !== null && before.opensAt < begins && now < before.closesAt;
  const lasting = isStillOn && localDate(now, timeZone) === date ? [before] : [];
  const openings = nextOpenings(new Date(begins.getTime() - 1), 4, calendar);
  const onDate = openings.filter(({ opensAt }) => opensAt < ends);
  const told = [...lasting, ...onDate].map(
    ({ opensAt, closesAt }) => `${formatClock(opensAt, timeZone)}–${formatClock(closesAt, timeZone)}`,
  );
  return [...new Set(told)];
}

/** The first local date after one on which doors open; null if they stay closed for a season. Pure. */
export function nextOpenDate(date: string, calendar: BusinessCalendar): string | null {
  const ends = firstInstantAt(addDays(date, 1), 0, calendar.timeZone);
  const [next] = nextOpenings(new Date(ends.getTime() - 1), 1, calendar);
  return next === undefined ? null : localDate(next.opensAt, calendar.timeZone);
}
