/**
 * Dates with a day and a month, in English, Turkish and digits, and the honest answer when there is no such day
 * ("31 February", "30 Şubat"). Digits are day first, as in Europe.
 */
import { DateTime } from 'luxon';
import { type Scan, take } from './fold-text.ts';
import { type CalendarDay, type DayPiece, dayOf } from './moment.ts';

const monthNames: readonly (readonly string[])[] = [
  ['january', 'jan', 'ocak'],
  ['february', 'feb', 'subat'],
  ['march', 'mar', 'mart'],
  ['april', 'apr', 'nisan'],
  ['may', 'mayis'],
  ['june', 'jun', 'haziran'],
  ['july', 'jul', 'temmuz'],
  ['august', 'aug', 'agustos'],
  ['september', 'sept', 'sep', 'eylul'],
  ['october', 'oct', 'ekim'],
  ['november', 'nov', 'kasim'],
  ['december', 'dec', 'aralik'],
];
const monthNumber = new Map(
  monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);
const month = `(${[...monthNumber.keys()].sort((a, b) => b.length - a.length).join('|')})`;
const monthSuffix = "(?:'?(?:d[ae]|t[ae]|[ae]|in|un|d[ae]n|t[ae]n)|'?nin)?";
const year = '(?:,? (20\\d\\d)\\b)?';

export interface DateReading {
  readonly day: DayPiece | null;
  /** A date that no calendar has, as it was meant; null if there was none. */
  readonly impossible: { readonly day: number; readonly month: number } | { readonly text: string } | null;
}

interface DateWords {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

const numbers = (
  match: RegExpMatchArray,
  day: number,
  monthGroup: number,
  yearGroup: number | null,
): DateWords => {
  const written = yearGroup === null ? undefined : match[yearGroup];
  const monthText = match[monthGroup] ?? '';
  return {
    day: Number(match[day]),
    month: monthNumber.get(monthText) ?? Number(monthText),
    year: written === undefined ? null : Number(written) + (written.length === 2 ? 2000 : 0),
  };
};

/** `20.30` is a time and `22.11` a date: nobody books at eleven minutes past. */
const isDottedDate = (match: RegExpMatchArray): boolean => {
  const [day, second] = [Number(match[1]), Number(match[2])];
  return day >= 1 && day <= 31 && second >= 1 && second <= 12 && (day > 23 || second % 5 !== 0);
};

type Form = readonly [pattern: RegExp, read: (match: RegExpMatchArray) => DateWords | null];

const forms: readonly Form[] = [
  [/\b(20\d\d)-(\d{1,2})-(\d{1,2})(?:t(?=\d))?/g, (match) => numbers(match, 3, 2, 1)],
  [/\b(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d|\d\d)\b/g, (match) => numbers(match, 1, 2, 3)],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}${monthSuffix}(?![a-z])${year}`, 'g'),
    (match) => numbers(match, 1, 2, 3),
  ],
  [
    new RegExp(
      `\\b${month}${monthSuffix}(?: ayinin)? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]|'?[dt][ae]\\b| ?[ap]m)${year}`,
      'g',
    ),
    (match) => numbers(match, 2, 1, 3),
  ],
  [
    /(?<![\d.,/])(?!24\/7)(\d{1,2})\/(\d{1,2})(?![\d/])/g,
    (match) => {
      const read = numbers(match, 1, 2, null);
      return read.month > 12 && read.day <= 12 ? { ...read, day: read.month, month: read.day } : read;
    },
  ],
  [
    /(?<!(?:saat|at|around|by) )(?<![\d.,:])(\d{1,2})\.(\d{1,2})(?![\d.]| ?[ap]m)/g,
    (match) => (isDottedDate(match) ? numbers(match, 1, 2, null) : null),
  ],
];

const daysIn = (words: DateWords): number => DateTime.utc(words.year ?? 2028, words.month).daysInMonth ?? 0;

/** The next such day of a month that has one: "the 25th", "ayın 25'i". */
export function nextDayOfMonth(local: DateTime, day: number): DayPiece | null {
  if (day < 1 || day > 31) return null;
  for (let months = 0; months < 12; months += 1) {
    const first = local.startOf('month').plus({ months });
    if (day <= (first.daysInMonth ?? 0) && (months > 0 || day >= local.day))
      return { kind: 'date', date: { year: first.year, month: first.month, day } };
  }
  return null;
}

/** A date without a year is the next one: said in November, "5 March" is next year's. */
function inYear(words: DateWords, local: DateTime): CalendarDay {
  if (words.year !== null) return { year: words.year, month: words.month, day: words.day };
  const today = DateTime.utc(local.year, local.month, local.day);
  for (let year = local.year; year < local.year + 9; year += 1) {
    const date = DateTime.utc(year, words.month, words.day);
    if (date.isValid && date >= today) return dayOf(date);
  }
  return dayOf(today);
}

/** Reads the first calendar date of folded text and blanks it. */
export function takeCalendarDate(scan: Scan, local: DateTime): DateReading {
  for (const [pattern, read] of forms) {
    let reading: DateReading | null = null;
    take(scan, pattern, (match) => {
      const words = read(match);
      if (words === null) return false;
      if (words.month < 1 || words.month > 12) {
        reading = { day: null, impossible: { text: match[0].trim() } };
      } else if (words.day < 1 || words.day > daysIn(words)) {
        reading = { day: null, impossible: { day: words.day, month: words.month } };
      } else {
        reading = { day: { kind: 'date', date: inYear(words, local) }, impossible: null };
      }
      return true;
    });
    if (reading !== null) return reading;
  }
  return { day: null, impossible: null };
}
