import type { Language, Money } from '@merve/contract';
import { localeOf, formatMoney as writtenMoney } from '@merve/contract/words';
import { DateTime, Info } from 'luxon';

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
  const comma = language === 'ar' || language === 'fa' ? '،' : ',';
  return `${formatLocalDate(instant, timeZone, language)}${comma} ${formatClock(instant, timeZone)} (${formatZone(instant, timeZone)})`;
}

/** `Asia/Famagusta, UTC+2`: the zone, and what it is ahead by at that moment. */
export function formatZone(instant: Date, timeZone: string): string {
  return `${timeZone}, UTC${Info.normalizeZone(timeZone).formatOffset(instant.getTime(), 'narrow')}`;
}

const dates = new Map<string, Intl.DateTimeFormat>();

function dateFormat(timeZone: string, language: Language, withYear = true): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${withYear}`;
  const known = dates.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone,
  });
  dates.set(key, made);
  return made;
}

/** `Sunday 22 November 2026`, in the zone, in the order of the language. */
export function formatLocalDate(instant: Date, timeZone: string, language: Language): string {
  return writtenDate(dateFormat(timeZone, language), instant, language);
}

function writtenDate(format: Intl.DateTimeFormat, instant: Date, language: Language): string {
  const written = plain(format.format(instant));
  // English of Britain sets a comma after the weekday, which would be one too many before the clock.
  return language === 'en' ? written.replace(',', '') : written;
}

/**
 * `Friday 27 November – Monday 30 November 2026`: from one day to another. Each is a whole date, as `formatRange` of Intl has it in
 * few languages; the year stands once where it is one, in Korean with the first, which has it in front.
 */
export function formatDateRange(from: Date, until: Date, timeZone: string, language: Language): string {
  const year = (instant: Date) => DateTime.fromJSDate(instant, { zone: timeZone }).year;
  const isOneYear = year(from) === year(until);
  const isYearFirst = language === 'ko';
  const written = (instant: Date, withYear: boolean) =>
    writtenDate(dateFormat(timeZone, language, withYear), instant, language);
  return `${written(from, !isOneYear || isYearFirst)} – ${written(until, !isOneYear || !isYearFirst)}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `20:00`, in the zone, on the 24-hour clock in every language: the clock of tickets and opening hours on the island. */
export function formatClock(instant: Date, timeZone: string): string {
  const { hour, minute } = DateTime.fromJSDate(instant, { zone: timeZone });
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Letters that a button takes. */
const buttonLength = 20;

/** `28 Nov – 1 Dec`, or `28/11 – 01/12` where that is too long: from one day to another, short enough for a button and read back as said. */
export function formatShortRange(from: Date, until: Date, timeZone: string, language: Language): string {
  const both = (write: (at: DateTime) => string) =>
    [from, until]
      .map((instant) => plain(write(DateTime.fromJSDate(instant, { zone: timeZone }))))
      .join(' – ');
  // The short Turkish December, "Ara", is also "search".
  const month = language === 'tr' ? 'long' : 'short';
  const inWords = both((at) => at.setLocale(localeOf(language)).toLocaleString({ day: 'numeric', month }));
  return [...inWords].length <= buttonLength ? inWords : both((at) => at.toFormat('dd/MM'));
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
