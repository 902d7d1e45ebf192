import { IANAZone } from 'luxon';
import { MerveError } from '../platform/errors.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What a wall-clock time in a zone means as an instant. When clocks go back, one time is shown twice. */
export type ResolvedLocalTime =
  | { readonly kind: 'exact'; readonly instant: Date }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ambiguous'; readonly first: Date; readonly second: Date };

const hourMs = 3_600_000;
/** Whole hours of a zone with the one offset they have, or null where clocks change within: looking an offset up takes long. */
const offsetsOfHours = new Map<string, number | null>();
const maxOffsetsKept = 20_000;

/** Minutes the zone is ahead of UTC at `ms` (epoch milliseconds). Source: the IANA database in ICU, through luxon. */
export function offsetMinutes(ms: number, timeZone: string): number {
  const hour = Math.floor(ms / hourMs);
  const key = `${timeZone} ${hour}`;
  let offset = offsetsOfHours.get(key);
  if (offset === undefined) {
    const zone = IANAZone.create(timeZone);
    const atStart = zone.offset(hour * hourMs);
    offset = atStart === zone.offset((hour + 1) * hourMs - 1) ? atStart : null;
    if (offsetsOfHours.size >= maxOffsetsKept) offsetsOfHours.clear();
    offsetsOfHours.set(key, offset);
  }
  return offset ?? IANAZone.create(timeZone).offset(ms);
}

/** Minutes past midnight that a clock in the zone shows at `ms`, 0 … 1439. */
export function wallMinuteOfDay(ms: number, timeZone: string): number {
  const wallMs = ms + offsetMinutes(ms, timeZone) * minuteMs;
  return Math.floor((((wallMs % dayMs) + dayMs) % dayMs) / minuteMs);
}

/** `YYYY-MM-DD` of what is milliseconds since 1970 on a wall clock. */
function dateAt(wallMs: number): string {
  return new Date(wallMs).toISOString().slice(0, 10);
}

/** `YYYY-MM-DD` on a calendar in the zone. */
export function localDate(instant: Date, timeZone: string): string {
  const ms = instant.getTime();
  return dateAt(ms + offsetMinutes(ms, timeZone) * minuteMs);
}

/** The local date `days` later, by the calendar (days of 23 or 25 hours count as one). */
export function addDays(date: string, days: number): string {
  return dateAt(Date.parse(date) + days * dayMs);
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
  const ms = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  // JavaScript takes 30 February for 1 March, and 24:00 for the next midnight.
  if (Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(local))
    throw new MerveError('TIME_INVALID', `Not a date and time of the calendar: ${local}`);
  return ms;
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
