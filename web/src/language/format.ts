import type { Language } from '@merve/contract';
import { localeOf } from '@merve/contract/words';
import { wallClock } from './wall-clock.ts';

const cache = new Map<string, Intl.DateTimeFormat>();

function dateTime(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), options);
  cache.set(key, made);
  return made;
}

/** `Sun 22 Nov, 20:00` in the zone of the place; the browser's own zone where none is given. 24-hour clock. */
export function formatMoment(instant: Date, language: Language, timeZone?: string): string {
  return dateTime(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(instant);
}

/** What is booked, as cards and views have it: instants in ISO 8601; `nights` of a stay alone. */
interface BookedTime {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly nights?: number | null | undefined;
}

/** A moment; of a stay when one comes and when one goes: `Fri 27 Nov, 16:00 – Mon 30 Nov, 12:00`. */
export function formatBookedTime(booked: BookedTime, language: Language, timeZone?: string): string {
  const moment = (instant: string) => formatMoment(new Date(instant), language, timeZone);
  return booked.nights ? `${moment(booked.startsAt)} – ${moment(booked.endsAt)}` : moment(booked.startsAt);
}

/** `20:00`, 24-hour clock. */
export function formatClock(instant: Date, language: Language, timeZone?: string): string {
  return dateTime(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(instant);
}

/** `Sunday 22 November`: the heading of a day in a conversation. */
export function formatDay(instant: Date, language: Language, timeZone?: string): string {
  return dateTime(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(instant);
}

/** `Sun 22 Nov`: a day to choose. @param date `YYYY-MM-DD`, a day in whatever zone */
export function formatDate(date: string, language: Language): string {
  return dateTime(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

/** `22 November 2026`: a day that may be long ago. @param date `YYYY-MM-DD`, a day in whatever zone */
export function formatFullDate(date: string, language: Language): string {
  return dateTime(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** `6 minutes`, `6 Minuten`. */
export function formatMinutes(minutes: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(minutes);
}

/** `Sunday 22 November 2026, 20:00 GMT+2`: a time somebody keeps, with its year and its zone. 24-hour clock. */
export function formatFullMoment(instant: Date, language: Language, timeZone?: string): string {
  return dateTime(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(instant);
}

/** `GMT+2`: the zone of a place, where the clock of whoever reads shows another time than the one there; null where it does not. */
export function foreignZoneName(instant: Date, timeZone: string, language: Language): string | null {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (wallClock(instant, own) === wallClock(instant, timeZone)) return null;
  const parts = dateTime(language, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
}

/** `45 min`, `3 hr 40 min`: whole minutes, at least one. */
export function formatHowLong(minutes: number, language: Language): string {
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: name, unitDisplay: 'short' }).format(
      value,
    );
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [unit(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [unit(rest, 'minute')] : []),
  ].join(' ');
}
