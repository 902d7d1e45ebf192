import type { Language, Money } from '@merve/contract';
import { localeOf, formatMoney as writtenMoney } from '@merve/contract/words';
import { DateTime } from 'luxon';

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

/** An amount in its own currency, with plain spaces. */
export function formatMoney(money: Money, language: Language): string {
  return plain(writtenMoney(money, language));
}

/** `A, B and C`, or with `disjunction` `A, B or C`, as the language joins them. */
export function formatList(
  items: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return plain(new Intl.ListFormat(localeOf(language), { type }).format(items));
}
