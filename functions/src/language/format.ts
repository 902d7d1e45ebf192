import type { Language, Money } from '@merve/contract';
import { DateTime } from 'luxon';

/**
 * How each language writes dates, amounts and lists. English is the one of Britain: day before month, as on the island's signs.
 *
 * Digits are the Latin ones everywhere, also in Arabic and Persian, and years those of the Gregorian calendar: prices,
 * clocks, telephone numbers and booking codes on Cyprus are written so, everybody there reads them, and one text must not
 * show the same number in two ways.
 */
export function localeOf(language: Language): string {
  return `${language === 'en' ? 'en-GB' : language}-u-ca-gregory-nu-latn`;
}

/**
 * What Intl writes, with plain spaces, and without marks of direction: no-break spaces break what compares or copies the
 * text, and values that need it are isolated as a whole by the sentence they stand in (`isolated`).
 */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');
}

/**
 * A moment as people say it at the business: `Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+2)`. The zone is
 * always named: two towns on one island differ by an hour in winter.
 */
export function formatLocalTime(instant: Date, timeZone: string, language: Language): string {
  const offset = DateTime.fromJSDate(instant, { zone: timeZone }).setLocale('en').toFormat('Z');
  const comma = language === 'ar' || language === 'fa' ? '،' : ',';
  return `${formatLocalDate(instant, timeZone, language)}${comma} ${formatClock(instant, timeZone)} (${timeZone}, UTC${offset})`;
}

const dates = new Map<string, Intl.DateTimeFormat>();

function dateFormat(timeZone: string, language: Language): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = dates.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  dates.set(key, made);
  return made;
}

/** `Sunday 22 November 2026`, in the zone, in the order of the language. */
export function formatLocalDate(instant: Date, timeZone: string, language: Language): string {
  const written = plain(dateFormat(timeZone, language).format(instant));
  // English of Britain sets a comma after the weekday, which would be one too many before the clock.
  return language === 'en' ? written.replace(',', '') : written;
}

/** `20:00`, in the zone, on the 24-hour clock in every language: the clock of tickets and opening hours on the island. */
export function formatClock(instant: Date, timeZone: string): string {
  return DateTime.fromJSDate(instant, { zone: timeZone }).setLocale('en').toFormat('HH:mm');
}

/** A month by its name, as it stands in a date: `22 ноября`. `month` counts from 1. */
export function formatDayOfMonth(day: number, month: number, language: Language): string {
  const name = DateTime.utc(2028, month).setLocale(localeOf(language)).toFormat('MMMM');
  if (language === 'ko') return `${month}월 ${day}일`;
  return language === 'de' ? `${day}. ${name}` : `${day} ${name}`;
}

/** An amount in its own currency with the number of decimals ISO 4217 gives it: `TRY 1,250.00`, `₺1.250,00`. */
export function formatMoney(money: Money, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: money.currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return plain(format.format(money.minorUnits / 10 ** decimals));
}

/** `A, B and C`, or with `disjunction` `A, B or C`, as the language joins them. */
export function formatList(
  items: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return plain(new Intl.ListFormat(localeOf(language), { type }).format(items));
}

/** `350 m` below a kilometre, to the next 50 m; else `2.4 km`, and whole kilometres from ten on. */
export function formatDistance(km: number, language: Language): string {
  const isShort = km < 0.975;
  const value = isShort ? Math.max(50, Math.round(km * 20) * 50) : km;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: isShort ? 'meter' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: isShort || km >= 10 ? 0 : 1,
  }).format(value);
}
