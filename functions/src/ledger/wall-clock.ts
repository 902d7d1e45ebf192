import { DateTime, IANAZone } from 'luxon';
import { MerveError } from '../platform/errors.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What a wall-clock time in a zone means as an instant. When clocks go back, one time is shown twice. */
export type ResolvedLocalTime =
  | { readonly kind: 'exact'; readonly instant: Date }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ambiguous'; readonly first: Date; readonly second: Date };

/** Minutes the zone is ahead of UTC at `ms` (epoch milliseconds). Source: the IANA database in ICU, through luxon. */
export function offsetMinutes(ms: number, timeZone: string): number {
  return IANAZone.create(timeZone).offset(ms);
}

/** Minutes past midnight that a clock in the zone shows at `ms`, 0 … 1439. */
export function wallMinuteOfDay(ms: number, timeZone: string): number {
  const wallMs = ms + offsetMinutes(ms, timeZone) * minuteMs;
  return Math.floor((((wallMs % dayMs) + dayMs) % dayMs) / minuteMs);
}

/** `YYYY-MM-DD` on a calendar in the zone. */
export function localDate(instant: Date, timeZone: string): string {
  return DateTime.fromJSDate(instant, { zone: timeZone }).toFormat('yyyy-MM-dd');
}

/** The local date `days` later, by the calendar (days of 23 or 25 hours count as one). */
export function addDays(date: string, days: number): string {
  return DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');
}

function instantsShowing(wallMs: number, timeZone: string): number[] {
  const offsets = new Set([-dayMs, 0, dayMs].map((shift) => offsetMinutes(wallMs + shift, timeZone)));
  return [...offsets]
    .map((offset) => ({ offset, ms: wallMs - offset * minuteMs }))
    .filter(({ offset, ms }) => offsetMinutes(ms, timeZone) === offset)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
}

function parseLocal(local: string): number {
  const parsed = DateTime.fromFormat(local, "yyyy-MM-dd'T'HH:mm", { zone: 'utc', locale: 'en' });
  if (!parsed.isValid) throw new MerveError('TIME_INVALID', `Not a date and time of the calendar: ${local}`);
  return parsed.toMillis();
}

/**
 * The instant or instants at which clocks in the zone show `local` (`YYYY-MM-DDTHH:MM`). A time skipped when clocks
 * go forward is `missing`; one repeated when they go back is `ambiguous`, and its two instants are two slots.
 * @throws MerveError `TIME_INVALID` if the calendar has no such date or time (30 February, 25:00).
 */
export function resolveLocalTime(local: string, timeZone: string): ResolvedLocalTime {
  const [first, second] = instantsShowing(parseLocal(local), timeZone);
  if (first === undefined) return { kind: 'missing' };
  if (second === undefined) return { kind: 'exact', instant: new Date(first) };
  return { kind: 'ambiguous', first: new Date(first), second: new Date(second) };
}

/**
 * The first instant at which clocks in the zone show `minutes` past midnight of the local date, or have jumped past
 * it. This is how a door opens or closes on the days when clocks change. `minutes` may be 1440: the next midnight.
 */
export function firstInstantAt(date: string, minutes: number, timeZone: string): Date {
  const wallMs = parseLocal(`${date}T00:00`) + minutes * minuteMs;
  const [first] = instantsShowing(wallMs, timeZone);
  if (first !== undefined) return new Date(first);
  const before = offsetMinutes(wallMs - dayMs, timeZone);
  let ms = wallMs - before * minuteMs;
  const after = offsetMinutes(ms, timeZone);
  while (offsetMinutes(ms - minuteMs, timeZone) === after) ms -= minuteMs;
  return new Date(ms);
}
