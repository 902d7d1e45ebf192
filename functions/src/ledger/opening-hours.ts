import type { OpeningHours } from '@merve/contract';
import { DateTime } from 'luxon';
import { addDays, firstInstantAt, localDate } from './wall-clock.ts';

/** When doors are open: `[opensAt, closesAt)`, as instants. */
export interface OpenPeriod {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

export interface BusinessCalendar {
  readonly openingHours: OpeningHours;
  /** Local dates (`YYYY-MM-DD`). A period belongs to the date it opens on: a night begun the day before still ends as usual. */
  readonly closedOn: readonly string[];
  readonly timeZone: string;
}

/** How far ahead `nextOpenings` looks before it gives up, in days: a season's closure. */
const horizonDays = 120;

function minutesOf(wallTime: string): number {
  return Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3, 5));
}

function periodsOpeningOn(date: string, calendar: BusinessCalendar): OpenPeriod[] {
  if (calendar.closedOn.includes(date)) return [];
  const weekday = DateTime.fromISO(date, { zone: 'utc' }).weekday;
  return calendar.openingHours
    .filter((period) => period.weekday === weekday)
    .map((period) => {
      const [opens, closes] = [minutesOf(period.opens), minutesOf(period.closes)];
      const closingDate = closes > opens ? date : addDays(date, 1);
      return {
        opensAt: firstInstantAt(date, opens, calendar.timeZone),
        closesAt: firstInstantAt(closingDate, closes, calendar.timeZone),
      };
    });
}

/** Periods that touch or overlap become one: open until 24:00 and again from 00:00 is open through midnight. */
function merged(periods: readonly OpenPeriod[]): OpenPeriod[] {
  const result: OpenPeriod[] = [];
  for (const period of [...periods].sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime())) {
    const last = result.at(-1);
    if (last === undefined || period.opensAt > last.closesAt) result.push(period);
    else if (period.closesAt > last.closesAt)
      result[result.length - 1] = { ...last, closesAt: period.closesAt };
  }
  return result;
}

function periodsBetween(from: Date, to: Date, calendar: BusinessCalendar): OpenPeriod[] {
  const periods: OpenPeriod[] = [];
  const lastDate = addDays(localDate(to, calendar.timeZone), 1);
  // A period may last a whole day and begin the day before, hence one day more on either side.
  for (
    let date = addDays(localDate(from, calendar.timeZone), -1);
    date <= lastDate;
    date = addDays(date, 1)
  ) {
    periods.push(...periodsOpeningOn(date, calendar));
  }
  return merged(periods);
}

/** The open period that contains the instant, or null. */
export function openPeriodAt(instant: Date, calendar: BusinessCalendar): OpenPeriod | null {
  return (
    periodsBetween(instant, instant, calendar).find(
      (period) => period.opensAt <= instant && instant < period.closesAt,
    ) ?? null
  );
}

/** True if doors are open during all of `[start, end)`. */
export function isOpenThroughout(start: Date, end: Date, calendar: BusinessCalendar): boolean {
  return periodsBetween(start, end, calendar).some(
    (period) => period.opensAt <= start && end <= period.closesAt,
  );
}

/** The next `count` times doors open after the instant, in order; fewer, or none, if they stay closed for 120 days. */
export function nextOpenings(after: Date, count: number, calendar: BusinessCalendar): OpenPeriod[] {
  const firstDate = localDate(after, calendar.timeZone);
  let periods: OpenPeriod[] = [];
  let found: OpenPeriod[] = [];
  for (let day = -1; day <= horizonDays && found.length <= count; day += 1) {
    periods = merged([...periods, ...periodsOpeningOn(addDays(firstDate, day), calendar)]);
    found = periods.filter((period) => period.opensAt > after);
  }
  return found.slice(0, count);
}
