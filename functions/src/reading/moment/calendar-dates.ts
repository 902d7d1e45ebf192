/** Dates with a day and a month: "24.12.", "Dec 24th", "4–6 December", "10 декабря 2026 г.", "12월 24일". Digits are day first. */
import { DateTime } from 'luxon';
import { countsSomething, is, isDash, isMark, itemAt, numberAt, ordinalAt, skip } from './expressions.ts';
import type { Line } from './line.ts';
import { type CalendarDay, dayOf } from './moment.ts';

/** A date that no calendar has, as it was meant. */
export type ImpossibleDate = { readonly day: number; readonly month: number } | { readonly text: string };

export interface DateFound {
  readonly date: CalendarDay | null;
  /** The last day of "4–6 December". */
  readonly last: CalendarDay | null;
  readonly impossible: ImpossibleDate | null;
  readonly end: number;
}

interface DateWords {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
  readonly end: number;
  /** The first day of a range within the month. */
  readonly from?: number;
}

const daysIn = ({ month, year }: DateWords): number => DateTime.utc(year ?? 2028, month).daysInMonth ?? 0;

/** A date without a year is the next one: said in November, "5 March" is next year's. */
export function inYear(day: number, month: number, year: number | null, local: DateTime): CalendarDay {
  if (year !== null) return { year, month, day };
  const today = DateTime.utc(local.year, local.month, local.day);
  for (let next = local.year; next < local.year + 9; next += 1) {
    const date = DateTime.utc(next, month, day);
    if (date.isValid && date >= today) return dayOf(date);
  }
  return dayOf(today);
}

/** The next such day of a month that has one: "the 25th", "ayın 25'i". */
export function nextDayOfMonth(local: DateTime, day: number): CalendarDay | null {
  if (day < 1 || day > 31) return null;
  for (let months = 0; months < 12; months += 1) {
    const first = local.startOf('month').plus({ months });
    if (day <= (first.daysInMonth ?? 0) && (months > 0 || day >= local.day))
      return { year: first.year, month: first.month, day };
  }
  return null;
}

const fullYear = (year: number) => (year < 100 ? year + 2_000 : year);

/** ", 2026", "2026 г.", "2026년". */
function yearAt(line: Line, index: number): { readonly year: number; readonly end: number } | null {
  let at = isMark(line, index, ',') ? index + 1 : index;
  at = skip(line, at, 'filler', 'in');
  const { kind, text } = itemAt(line, at);
  if (kind !== 'number' || !/^20\d\d$/.test(text)) return null;
  const next = itemAt(line, at + 1);
  if (next.meaning.money !== undefined || next.meaning.people !== undefined) return null;
  const isYear = next.meaning.unit === 6 || next.meaning.yearCounter !== undefined;
  const end = isYear ? at + 2 : at + 1;
  return { year: Number(text), end: isYear && isMark(line, end, '.') ? end + 1 : end };
}

function withYear(line: Line, words: Omit<DateWords, 'year'>): DateWords {
  const found = yearAt(line, words.end);
  return { ...words, year: found?.year ?? null, end: found?.end ?? words.end };
}

/** "24.12.2026", "24/12", "2026-12-24", "24.12." */
function inFigures(line: Line, index: number): DateWords | null {
  const item = itemAt(line, index);
  if (item.kind !== 'number') return null;
  const [first = 0, second = 0, third] = item.figures;
  const isJoined = /^[./-]$/.test(item.separator);
  if (isJoined && item.figures.length === 3 && third !== undefined) {
    const isOfYear = first > 31;
    const [day, year] = isOfYear ? [third, first] : [first, third];
    if (!isOfYear && third > 99 && (third < 2_000 || third > 2_100)) return null;
    return { day, month: second, year: fullYear(year), end: afterDot(line, index + 1) };
  }
  if (item.figures.length === 1) return spaced(line, index);
  if (item.figures.length !== 2 || countsSomething(line, index + 1)) return null;
  const end = afterDot(line, index + 1);
  if (item.separator === '/' && item.text !== '24/7' && itemAt(line, index + 1).meaning.unit === undefined) {
    if (second > 12 && first <= 12) return { day: second, month: first, year: null, end };
    return { day: first, month: second, year: null, end };
  }
  if (item.separator !== '.' || !isDottedDate(line, index, first, second)) return null;
  return withYear(line, { day: first, month: second, end });
}

/** A date's last dot, where it is written onto it and is not the end of the sentence's last word. */
const afterDot = (line: Line, index: number) =>
  isMark(line, index, '.') && itemAt(line, index).glued ? index + 1 : index;

/** "2026. 12. 24.", "24-12". */
function spaced(line: Line, index: number): DateWords | null {
  const first = numberAt(line, index);
  if (first?.digits == null) return null;
  return dotted(line, index) ?? dashed(line, index, first.value, first.end);
}

/** Three numbers with dots between them; Korean years stand first. */
function dotted(line: Line, index: number): DateWords | null {
  const numbers: number[] = [];
  let end = index;
  while (numbers.length < 3) {
    const number = numberAt(line, end);
    if (number?.digits == null) return null;
    numbers.push(number.value);
    end = number.end;
    if (numbers.length < 3 && !(isMark(line, end, '.') && itemAt(line, end).glued)) return null;
    if (numbers.length < 3) end += 1;
  }
  const [one = 0, month = 0, three = 0] = numbers;
  if (month > 12 || !afterDotted(line, end)) return null;
  const isOfYear = one > 31 || line.language === 'ko';
  const date = isOfYear ? { day: three, year: fullYear(one) } : { day: one, year: fullYear(three) };
  return { ...date, month, end: afterDot(line, end) };
}

/** "24-12", "04-12"; but "at 7-9" and "4-5 people" are none. */
function dashed(line: Line, index: number, day: number, end: number): DateWords | null {
  if (!isDash(line, end) || !itemAt(line, end).glued || !itemAt(line, end + 1).glued) return null;
  const second = numberAt(line, end + 1);
  if (second?.digits == null || second.value < 1 || second.value > 12) return null;
  if (countsSomething(line, second.end) || itemAt(line, second.end).meaning.unit !== undefined) return null;
  if (is(line, index - 1, 'at', 'from', 'between') || is(line, second.end, 'oclock', 'am', 'pm')) return null;
  const isDate = (day > 12 && day <= 31) || /^0\d$/.test(second.digits);
  return isDate ? { day, month: second.value, year: null, end: second.end } : null;
}

const afterDotted = (line: Line, end: number) =>
  isMark(line, end, '.') || itemAt(line, end).kind !== 'number';

/**
 * Whether `20.11` is a date. `20.30` is a clock; of what can be both, one said with "at" or "Uhr" is a clock, one with a last
 * dot, beside another clock or at eleven minutes past is a date.
 */
function isDottedDate(line: Line, index: number, day: number, month: number): boolean {
  const item = itemAt(line, index);
  if (day < 1 || day > 31 || month < 1 || month > 12 || /\.\d{3}/.test(item.text)) return false;
  if (is(line, index - 1, 'at', 'oclockBefore') && !is(line, index - 1, 'on')) return false;
  if (is(line, index - 1, 'money') || is(line, index + 1, 'oclock', 'am', 'pm')) return false;
  const next = itemAt(line, index + 1).meaning;
  if (next.unit !== undefined && next.oclockBefore === undefined) return false;
  if (day > 23 || month % 5 !== 0) return true;
  if (is(line, index + 1, 'at') && itemAt(line, index + 1).glued) return false;
  const isDotted = isMark(line, index + 1, '.') && itemAt(line, index + 1).glued;
  if (isDotted && line.items.length > index + 2) return true;
  return line.items.some((other, place) => place !== index && isOtherClock(line, place, other.separator));
}

function isOtherClock(line: Line, index: number, separator: string): boolean {
  const { kind, figures } = itemAt(line, index);
  if (kind !== 'number') return false;
  if (separator === ':' || is(line, index + 1, 'am', 'pm')) return true;
  if (separator === '.' && figures.length === 2 && (figures[0] ?? 0) <= 24 && (figures[1] ?? 0) > 12)
    return true;
  return is(line, index - 1, 'at', 'oclockBefore') || is(line, index + 1, 'oclock');
}

/** A day of the month in any form, and where it ends: "24", "24th", "24.", "vierundzwanzigsten". */
function dayNumberAt(line: Line, index: number): { readonly value: number; readonly end: number } | null {
  const found = ordinalAt(line, index) ?? numberAt(line, index);
  if (found === null || found.value > 99) return null;
  return { value: found.value, end: afterDot(line, found.end) };
}

/** "4 – 6 December", "4. bis 6. Dezember", "с 4 по 6 декабря". */
function dayFirst(line: Line, index: number): DateWords | null {
  const first = dayNumberAt(line, index);
  if (first === null) return null;
  const month = monthAfter(line, first.end);
  if (month !== null) return withYear(line, { day: first.value, ...month });
  const between = skip(line, first.end, 'fromLast', 'dayCounter');
  const joined = isDash(line, between) || is(line, between, 'until', 'and', 'to') ? between + 1 : null;
  if (joined === null) {
    if (between === first.end || is(line, first.end, 'dayCounter')) return null;
  }
  const behind = skip(line, joined ?? between, 'until', 'filler', 'at', 'on');
  // Hebrew "ל-12".
  const at = isDash(line, behind) && itemAt(line, behind).glued ? behind + 1 : behind;
  // "4.-6.12."
  const figures = itemAt(line, at).separator === '' ? null : inFigures(line, at);
  if (figures !== null && figures.day > first.value) return { ...figures, from: first.value };
  const second = dayNumberAt(line, at);
  const lastMonth = second === null ? null : monthAfter(line, second.end);
  if (second === null || lastMonth === null || second.value <= first.value) return null;
  return withYear(line, { day: second.value, from: first.value, ...lastMonth });
}

function monthAfter(line: Line, index: number): { readonly month: number; readonly end: number } | null {
  const behind = skip(line, index, 'filler', 'theDay');
  // "10 בדצמבר"; but of "for 3 on March 12th" three is no day.
  const isPrefix = is(line, behind, 'on', 'at') && itemAt(line, behind + 1).glued;
  const at = isPrefix ? behind + 1 : behind;
  const { month } = itemAt(line, at).meaning;
  if (month === undefined) return null;
  const end = afterDot(line, at + 1);
  return { month, end: endings(line, end) };
}

/** Case endings: "Aralık'ta". */
const endings = (line: Line, index: number) => {
  let end = index;
  while (itemAt(line, end).glued && itemAt(line, end).kind === 'word' && !isMeant(line, end)) end += 1;
  return end;
};
const isMeant = (line: Line, index: number) =>
  is(line, index, 'part', 'weekday', 'fromLast', 'untilLast', 'number', 'unit', 'monthCounter', 'dayCounter');

/** "December 24th", "Aralık'ın 24'ü", "December 4-6". */
function monthFirst(line: Line, index: number): DateWords | null {
  const { month } = itemAt(line, index).meaning;
  if (month === undefined) return null;
  const at = skip(line, endings(line, afterDot(line, index + 1)), 'filler', 'ofMonth', 'dayCounter');
  const day = dayNumberAt(line, at);
  if (day === null || day.value > 31 || !isDayOfMonth(line, at, day.end)) return null;
  const second = isDash(line, day.end) || is(line, day.end, 'until') ? dayNumberAt(line, day.end + 1) : null;
  if (
    second !== null &&
    second.value > day.value &&
    second.value <= 31 &&
    isDayOfMonth(line, day.end + 1, second.end)
  )
    return withYear(line, { day: second.value, from: day.value, month, end: second.end });
  return withYear(line, { day: day.value, month, end: day.end });
}

/** "december 8pm" has no day, nor has "may 5 people". */
function isDayOfMonth(line: Line, index: number, end: number): boolean {
  if (is(line, end, 'am', 'pm', 'oclock') || countsSomething(line, end) || isMark(line, end, '%:'))
    return false;
  if (is(line, end, 'at') && itemAt(line, end).glued) return false;
  return itemAt(line, end).meaning.unit === undefined || itemAt(line, index).separator !== '';
}

/** "2026년 12월 24일", "12월 4일부터 6일까지". */
function counted(line: Line, index: number): DateWords | null {
  const first = numberAt(line, index);
  if (first === null) return null;
  if (is(line, first.end, 'yearCounter')) {
    const rest = counted(line, first.end + 1);
    return rest === null ? null : { ...rest, year: fullYear(first.value) };
  }
  if (!is(line, first.end, 'monthCounter')) return null;
  const day = numberAt(line, first.end + 1);
  if (day === null || !is(line, day.end, 'dayCounter')) return null;
  const one = { day: day.value, month: first.value, year: null, end: day.end + 1 };
  const next = skip(line, one.end, 'fromLast');
  const second = numberAt(line, isDash(line, next) ? next + 1 : next);
  if (next === one.end && !isDash(line, next)) return one;
  return second !== null && is(line, second.end, 'dayCounter') && second.value > day.value
    ? { ...one, day: second.value, from: day.value, end: second.end + 1 }
    : one;
}

/** A calendar date that begins at `index`. */
export function dateAt(line: Line, index: number, local: DateTime): DateFound | null {
  const words =
    counted(line, index) ?? dayFirst(line, index) ?? monthFirst(line, index) ?? inFigures(line, index);
  if (words === null) return null;
  const { day, month, year, end, from } = words;
  const nothing = { date: null, last: null, end };
  if (month < 1 || month > 12) return { ...nothing, impossible: { text: itemAt(line, index).text } };
  if (day < 1 || day > daysIn(words) || from === 0) return { ...nothing, impossible: { day, month } };
  const date = inYear(from ?? day, month, year, local);
  const last = from === undefined ? null : { ...date, day };
  return { date, last, impossible: null, end };
}
