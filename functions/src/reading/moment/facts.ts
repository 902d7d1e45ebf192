/** What of a line speaks of time, item by item, before it is put together. */
import type { DateTime } from 'luxon';
import { type ClockFound, clockAt } from './clocks.ts';
import type { DayFound } from './day-found.ts';
import { dayAt } from './days.ts';
import { is, isDash, itemAt, meansNothing, numberAt, skip } from './expressions.ts';
import { type LengthFound, lengthAt } from './lengths.ts';
import type { Line } from './line.ts';
import { type DayPart, dayAfter } from './moment.ts';
import { dayParts } from './words/word-classes.ts';

/** Items of a line, from `from` up to `to`. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}
export type Found<Value> = Extent & { readonly found: Value };

export interface Facts {
  readonly days: Found<DayFound>[];
  readonly clocks: Found<ClockFound>[];
  readonly parts: Found<DayPart>[];
  readonly lengths: Found<LengthFound>[];
  readonly shifts: Found<LengthFound & { readonly sign: 1 | -1 }>[];
  readonly distances: Found<number>[];
  readonly nows: Extent[];
  readonly vague: Extent[];
  readonly possible: Found<ClockFound & { readonly rank: number }>[];
}

/** "an hour later", "daha geç", "на час позже": a length and a direction. */
function shiftAt(line: Line, index: number): (LengthFound & { readonly sign: 1 | -1 }) | null {
  const begin = skip(line, index, 'for');
  if (is(line, begin, 'later', 'earlier')) {
    const length = lengthAt(line, skip(line, begin + 1, 'for', 'at'), true);
    return length === null ? null : { ...length, sign: is(line, begin, 'later') ? 1 : -1 };
  }
  const length = lengthAt(line, begin, true);
  if (length === null) return null;
  const end = skip(line, length.end, 'filler');
  if (is(line, end, 'later', 'earlier'))
    return { ...length, end: end + 1, sign: is(line, end, 'later') ? 1 : -1 };
  return line.isMove && is(line, length.end, 'inLast') ? { ...length, end: length.end + 1, sign: 1 } : null;
}

/** "in two hours", "через полчаса", "iki saat sonra": minutes from now. */
function distanceAt(line: Line, index: number): { readonly minutes: number; readonly end: number } | null {
  const isIn = is(line, index, 'in');
  const length = lengthAt(line, isIn ? index + 1 : index, isIn);
  if (length?.unit !== 'minute') return null;
  const isFromNow = is(line, length.end, 'from', 'after') && is(line, length.end + 1, 'now');
  if (!isIn && !isFromNow && !is(line, length.end, 'inLast')) return null;
  const end = isIn ? length.end : length.end + (isFromNow ? 2 : 1);
  return { minutes: length.amount, end };
}

type Put = <Value>(list: Found<Value>[], found: Value, to: number) => number;

/** What stands at `index` is put with the facts. @returns where to go on. */
function readAt(line: Line, index: number, local: DateTime, facts: Facts): number {
  const put: Put = (list, found, to) => {
    list.push({ from: index, to, found });
    return to;
  };
  if (is(line, index, 'greeting')) return index + 1;
  const shift = shiftAt(line, index);
  // "2 saat sonraya" is counted from what was spoken of, or from now: whoever knows what was decides.
  const isEither = shift !== null && !line.isMove && is(line, shift.end - 1, 'inLast');
  if (isEither && shift.unit === 'minute') put(facts.distances, shift.amount, shift.end);
  if (shift !== null) return put(facts.shifts, shift, shift.end);
  const distance = distanceAt(line, index);
  if (distance !== null) return put(facts.distances, distance.minutes, distance.end);
  const isSaid = is(line, index, 'at', 'oclockBefore');
  const isClockFirst = isSaid || is(line, index, 'quarter', 'half', 'halfTo', 'minusFirst');
  const first = isClockFirst ? clockAt(line, index) : null;
  const day = first?.isSure === true ? dayOfDateAt(line, index, local) : dayAt(line, index, local);
  if (day !== null) return putDay(line, index, day, facts, put);
  const clock = first ?? clockAt(line, index);
  const length = isSaid ? null : lengthHere(line, index, clock);
  if (length !== null) return put(facts.lengths, length, withDays(line, length));
  if (clock?.isSure === true) return put(facts.clocks, clock, clock.end);
  return readWord(line, index, local, facts, put) ?? readPossible(line, index, clock, facts, put);
}

/** "tonight" is a day and a part of it. */
function putDay(line: Line, index: number, day: DayFound, facts: Facts, put: Put): number {
  const to = Math.max(day.end, index + 1);
  const last = itemAt(line, to - 1).meaning;
  const part = last.day === 0 ? dayParts[last.part ?? -1] : undefined;
  if (part !== undefined) facts.parts.push({ from: index, to, found: part });
  return put(facts.days, day, to);
}

/** A length, unless it is an hour with its part of the day: Persian "۸ شب". */
function lengthHere(line: Line, index: number, clock: ClockFound | null): LengthFound | null {
  const length = lengthAt(line, skip(line, index, 'for'), is(line, index, 'for'));
  if (length === null || !isTold(line, length)) return null;
  const isHour = clock?.isSure === true && (clock.end >= length.end || is(line, clock.end, 'part'));
  return isHour ? null : length;
}

/** Parts of the day, "now", "later". */
function readWord(line: Line, index: number, local: DateTime, facts: Facts, put: Put): number | null {
  const part = dayParts[itemAt(line, index).meaning.part ?? -1];
  if (part !== undefined) {
    const found = { ...noDay.found, piece: dayAfter(local, 0) };
    if (is(line, index - 1, 'this')) facts.days.push({ from: index - 1, to: index, found });
    return put(facts.parts, part, index + 1);
  }
  const list = is(line, index, 'now') ? facts.nows : is(line, index, 'later', 'earlier') ? facts.vague : null;
  list?.push({ from: index, to: index + 1 });
  return list === null ? null : index + 1;
}

/** A number that may be an hour. "One", and words of one syllable, are mostly something else. */
function readPossible(line: Line, index: number, clock: ClockFound | null, facts: Facts, put: Put): number {
  const { kind, text } = itemAt(line, index);
  const isOther = kind === 'word' && (clock?.clock?.hour === 1 || text.length < 2);
  if (clock === null || clock.clock === null || isOther) return index + 1;
  return put(facts.possible, { ...clock, rank: rankOf(line, index, clock.end) }, clock.end);
}

const noDay: Found<DayFound> = {
  from: 0,
  to: 0,
  found: {
    piece: null,
    last: null,
    impossible: null,
    weekday: null,
    isUnclear: false,
    weeks: null,
    shiftDays: null,
    end: 0,
  },
};

/** Months and years are no length of a visit; and Korean "두 분" are two people. */
function isTold({ language }: Line, { unit, amount }: LengthFound): boolean {
  if (unit === 'month' || unit === 'year') return false;
  return !(language === 'ko' && unit === 'minute' && amount < 10);
}

/** "3박 4일": three nights, and the days they make. */
function withDays(line: Line, { unit, amount, end }: LengthFound): number {
  const days = unit === 'night' ? numberAt(line, end) : null;
  return days?.value === amount + 1 && is(line, days.end, 'dayCounter') ? days.end + 1 : end;
}

/** Whether a date begins behind "at" and the like: "ב-10 בדצמבר". */
function dayOfDateAt(line: Line, index: number, local: DateTime): DayFound | null {
  const begin = skip(line, index, 'at', 'filler', 'on');
  const found = dayAt(line, isDash(line, begin) ? begin + 1 : begin, local);
  return found?.piece == null && found?.impossible == null ? null : found;
}

function rankOf(line: Line, from: number, to: number): number {
  if (is(line, from - 1, 'part') || is(line, skip(line, to, 'filler', 'in'), 'part')) return 3;
  return is(line, from - 1, 'for', 'until', 'to') ? 2 : 1;
}

/** Reads a line from its beginning to its end; each item belongs to at most one fact. */
export function factsOf(line: Line, local: DateTime): Facts {
  const facts: Facts = {
    days: [],
    clocks: [],
    parts: [],
    lengths: [],
    shifts: [],
    distances: [],
    nows: [],
    vague: [],
    possible: [],
  };
  let index = 0;
  while (index < line.items.length) {
    const item = itemAt(line, index);
    // No expression begins with a word that means nothing here.
    if (item.kind !== 'number' && meansNothing(line, index)) index += 1;
    else index = readAt(line, index, local, facts);
  }
  return facts;
}
