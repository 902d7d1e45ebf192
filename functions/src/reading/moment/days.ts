/** Days: today and tomorrow, weekdays of this and later weeks, holidays, days of the month, days counted from others. */
import { DateTime } from 'luxon';
import { dateAt, type ImpossibleDate, inYear, nextDayOfMonth } from './calendar-dates.ts';
import {
  countsSomething,
  is,
  isDash,
  isMark,
  itemAt,
  meansNothing,
  numberAt,
  ordinalAt,
  skip,
} from './expressions.ts';
import { feastDay, feasts } from './feasts.ts';
import { daysOf, type LengthFound, lengthAt } from './lengths.ts';
import type { Line } from './line.ts';
import { type CalendarDay, type DayPiece, dayAfter, weekdayOfWeek } from './moment.ts';

export interface DayFound {
  readonly piece: DayPiece | null;
  /** The last day, where the words name two. */
  readonly last: DayPiece | null;
  readonly impossible: ImpossibleDate | null;
  /** The weekday that was named, to be held against a date; null for none. */
  readonly weekday: number | null;
  /** Speaks of a day without saying which. */
  readonly isUnclear: boolean;
  /** Weeks from this one: "next week", which a weekday beside it makes a day. */
  readonly weeks: number | null;
  /** Days from one already spoken of. */
  readonly shiftDays: number | null;
  readonly end: number;
}

const nothing = {
  piece: null,
  last: null,
  impossible: null,
  weekday: null,
  isUnclear: false,
  weeks: null,
  shiftDays: null,
};

const found = (piece: DayPiece, end: number, weekday: number | null = null): DayFound => ({
  ...nothing,
  piece,
  weekday,
  end,
});
const unclear = (end: number, weeks: number | null = null): DayFound => ({
  ...nothing,
  isUnclear: true,
  weeks,
  end,
});

const onDate = (date: CalendarDay) => ({ kind: 'date', date }) as const;

/** How many weeks from this one the words at `index` mean: "this", "next", "after next". `coming` is the next such day. */
function modifierAt(
  line: Line,
  index: number,
): { readonly weeks: number | 'coming'; readonly end: number } | null {
  if (is(line, index, 'afterNext')) return { weeks: 2, end: index + 1 };
  if (is(line, index, 'coming') && !is(line, index, 'next')) return { weeks: 'coming', end: index + 1 };
  if (is(line, index, 'next')) return { weeks: 1, end: index + 1 };
  if (is(line, index, 'this')) return { weeks: 'coming', end: index + 1 };
  if (is(line, index, 'last')) return { weeks: -1, end: index + 1 };
  return null;
}

const isUnit = (line: Line, index: number, unit: number) => itemAt(line, index).meaning.unit === unit;
const week = 4;
const month = 5;

/** "next week", "this week", "the week after next", "haftaya", "다음 주". */
function weekAt(line: Line, index: number): { readonly weeks: number; readonly end: number } | null {
  const before = modifierAt(line, index);
  if (before !== null) {
    const at = skip(line, before.end, 'filler');
    const weeks = before.weeks === 'coming' ? (is(line, index, 'this') ? 0 : 1) : before.weeks;
    if (isUnit(line, at, week)) return { weeks, end: at + 1 };
    // "haftaya" is a word of its own, with the week in it.
    if (is(line, index, 'weekItself')) return { weeks: 1, end: before.end };
    return null;
  }
  if (!isUnit(line, index, week)) return null;
  const after = modifierAt(line, index + 1);
  if (after === null) return null;
  const weeks = after.weeks === 'coming' ? (is(line, index + 1, 'this') ? 0 : 1) : after.weeks;
  return { weeks, end: after.end };
}

/** A name that also means something else is a weekday beside what can only be a time. */
function isNamed(line: Line, index: number): boolean {
  const { weak } = itemAt(line, index).meaning;
  if (weak === undefined) return true;
  const next = itemAt(line, index + 1);
  if (isMark(line, index - 1, '(') && isMark(line, index + 1, ')')) return true;
  if (next.kind === 'number' && next.separator !== '') return true;
  if (isMark(line, index + 1, '.') && next.glued && weak === 2) return true;
  const isTold = next.kind === 'number' && is(line, index + 2, 'am', 'pm', 'oclock', 'part');
  if (weak === 2 || isTold) return isTold;
  if (is(line, index - 1, 'filler', 'at')) return is(line, index - 2, 'on');
  const isEnd = index === line.items.length - 1 || isMark(line, index + 1, ',.?!');
  return (
    isEnd ||
    (next.kind === 'number' && !countsSomething(line, index + 2)) ||
    is(line, index + 1, 'part', 'at', 'for', 'until', 'and', 'month', 'day') ||
    isDash(line, index + 1) ||
    is(line, index - 1, 'on', 'this', 'next', 'until')
  );
}

function weekdayAt(line: Line, index: number): { readonly weekday: number; readonly end: number } | null {
  const at = skip(line, index, 'theDay', 'filler');
  const { weekday, weekdayIfDay } = itemAt(line, at).meaning;
  const isDay = at > index && is(line, at - 1, 'theDay');
  const named = weekday ?? (isDay || is(line, at - 1, 'until', 'from') ? weekdayIfDay : undefined);
  if (named === undefined || !isNamed(line, at)) return null;
  let end = at + 1;
  if (isMark(line, end, '.') && itemAt(line, end).glued && itemAt(line, at).meaning.weak !== undefined)
    end += 1;
  end = skip(line, end, 'theDay');
  // Endings that add nothing.
  while (itemAt(line, end).glued && itemAt(line, end).kind === 'word' && meansNothing(line, end)) end += 1;
  return { weekday: named, end: skip(line, end, 'theDay') };
}

const weeksOf = ({ unit, amount }: LengthFound): number | null =>
  unit === 'week' ? amount : unit === 'day' && amount % 7 === 0 ? amount / 7 : null;

/** British "Friday week", "tomorrow fortnight": days that the word behind a day counts on from it. */
function daysBehind(line: Line, index: number): number | null {
  const { text } = itemAt(line, index);
  return text === 'week' ? 7 : text === 'fortnight' ? 14 : null;
}

/** A weekday of a week that was said. Said on a Sunday, "next week" is another one for who begins the week with that day: then it is asked. */
function ofSaidWeek(
  { weekBegins }: Line,
  local: DateTime,
  { weekday, weeks, end }: { readonly weekday: number; readonly weeks: number; readonly end: number },
): DayFound {
  const piece = weekdayOfWeek(local, weekday, weeks);
  const own = weekdayOfWeek(local, weekday, weeks, weekBegins);
  const isSame = dateOf(piece, local)?.equals(dateOf(own, local) ?? local) === true;
  return isSame ? found(piece, end, weekday) : unclear(end);
}

/** "next Friday", "Friday next week", "the Saturday after next", "Friday in two weeks", "Friday". */
function weekdayFound(line: Line, index: number, local: DateTime): DayFound | null {
  const ofWeek = weekAt(line, index);
  if (ofWeek !== null) {
    const at = skip(line, ofWeek.end, 'on', 'filler', 'at', 'from');
    const named = isMark(line, at, ',') ? weekdayAt(line, at + 1) : weekdayAt(line, at);
    if (named === null) {
      const day = itemAt(line, at).meaning.day;
      if (day !== undefined && ofWeek.weeks === 1 && is(line, index, 'weekItself'))
        return found(dayAfter(local, day + 7), at + 1);
      return unclear(ofWeek.end, ofWeek.weeks);
    }
    return ofSaidWeek(line, local, { ...named, weeks: ofWeek.weeks });
  }
  const modifier = modifierAt(line, index);
  const named = weekdayAt(line, modifier?.end ?? index);
  if (named === null) return null;
  const { weekday, end } = named;
  const inWeeks = (weeks: number, after: number) =>
    found(weekdayOfWeek(local, weekday, weeks), after, weekday);
  if (modifier !== null && modifier.weeks !== 'coming') return inWeeks(modifier.weeks, end);
  if (modifier === null) {
    const next = skip(line, end, 'filler', 'on');
    const later = weekAt(line, next);
    if (later !== null) return ofSaidWeek(line, local, { weekday, ...later });
    const length = is(line, next, 'in') ? lengthAt(line, next + 1, true) : null;
    const weeks = length === null ? null : weeksOf(length);
    if (length !== null && weeks !== null) return inWeeks(weeks, length.end);
    const after = modifierAt(line, end);
    const isOfOther =
      after !== null &&
      (isUnit(line, after.end, week) ||
        weekdayAt(line, after.end) !== null ||
        is(line, after.end, 'weekend', 'month'));
    if (after !== null && !isOfOther && after.weeks !== 'coming') return inWeeks(after.weeks, after.end);
    if (after !== null && !isOfOther) return found({ kind: 'weekday', weekday }, after.end, weekday);
    const further = daysBehind(line, end);
    if (further !== null) {
      const coming = (weekday - local.weekday + 7) % 7;
      return found(dayAfter(local, coming + further), end + 1, weekday);
    }
  }
  return found({ kind: 'weekday', weekday }, end, weekday);
}

/** The date a piece means today, for counting from it. */
export function dateOf(piece: DayPiece, local: DateTime): DateTime | null {
  if (piece.kind === 'open') return null;
  if (piece.kind === 'date') return DateTime.utc(piece.date.year, piece.date.month, piece.date.day);
  const ahead = (piece.weekday - local.weekday + 7) % 7;
  return DateTime.utc(local.year, local.month, local.day).plus({ days: ahead });
}

function counted(
  piece: DayPiece | null,
  length: LengthFound,
  sign: 1 | -1,
  local: DateTime,
): DayPiece | null {
  const date = piece === null ? null : dateOf(piece, local);
  const days = daysOf(length);
  if (date === null) return null;
  if (days !== null) return dayAfter(date, sign * days);
  return length.unit === 'month' ? dayAfter(date.plus({ months: sign * length.amount }), 0) : null;
}

/** "two weeks from today", "the day after Christmas", "in three days", "3 gün sonra". */
function countedFound(line: Line, index: number, local: DateTime): DayFound | null {
  if (is(line, index, 'in')) {
    const length = lengthAt(line, index + 1, true);
    if (length === null || !isCounted(length)) return null;
    return counting(line, length.end, length, local);
  }
  const at = skip(line, index, 'filler');
  const length = lengthAt(line, at, true);
  if (length === null || !isCounted(length)) return null;
  if (is(line, length.end, 'after', 'from', 'before') && !is(line, length.end, 'fromLast')) {
    const other = dayAt(line, skip(line, length.end + 1, 'filler', 'on', 'now'), local);
    const isNow = is(line, length.end + 1, 'now');
    const base = isNow ? dayAfter(local, 0) : (other?.piece ?? null);
    const sign = is(line, length.end, 'before') && !is(line, length.end, 'after') ? -1 : 1;
    const piece = counted(base, length, sign, local);
    const end = isNow ? length.end + 2 : (other?.end ?? 0);
    // "a night from Friday" and "3 days from Friday" say how long.
    const isFrom = is(line, length.end, 'from') && !is(line, length.end, 'after');
    if (piece !== null && (!isFrom || length.unit === 'week' || isNow || other?.weekday === null))
      return found(piece, end);
  }
  const ahead = aheadOf(line, index, length, local);
  if (ahead !== null) return ahead;
  if (
    is(line, length.end, 'inLast') &&
    (numberAt(line, at) !== null || itemAt(line, at).meaning.daysLong !== undefined)
  ) {
    if (line.isMove) return null;
    return counting(line, length.end + 1, length, local);
  }
  return null;
}

/** "two weeks today", "a week on Saturday"; but "for two weeks on Friday" says how long. */
function aheadOf(line: Line, index: number, length: LengthFound, local: DateTime): DayFound | null {
  if (line.language !== 'en' || weeksOf(length) === null || is(line, index - 1, 'for')) return null;
  const other = dayAt(line, skip(line, length.end, 'on'), local);
  const isNamed = other?.piece?.kind === 'weekday' || is(line, length.end, 'day');
  const piece = isNamed ? counted(other?.piece ?? null, length, 1, local) : null;
  return piece === null || other === null ? null : found(piece, other.end, other.weekday);
}

/** "bugünden on gün sonra", "내일부터 사흘 뒤": a length behind the day that it is counted from. */
function countedBehind(line: Line, { piece, end }: DayFound, local: DateTime): DayFound | null {
  if (!is(line, end, 'fromLast') || line.isMove) return null;
  const length = lengthAt(line, skip(line, end, 'fromLast', 'filler'));
  if (length === null || !isCounted(length) || !is(line, length.end, 'inLast', 'afterLast')) return null;
  const later = counted(piece, length, 1, local);
  return later === null ? null : found(later, length.end + 1);
}

const isCounted = ({ unit }: LengthFound) => unit === 'day' || unit === 'week' || unit === 'month';

/** "in two weeks on Friday", "iki hafta sonra cuma". */
function counting(line: Line, end: number, length: LengthFound, local: DateTime): DayFound | null {
  const at = skip(line, end, 'on', 'filler', 'at', 'untilLast');
  const named = length.unit === 'week' ? weekdayAt(line, at) : null;
  if (named !== null)
    return found(weekdayOfWeek(local, named.weekday, length.amount), named.end, named.weekday);
  if (is(line, end, 'from', 'after')) {
    const other = dayAt(line, end + 1, local);
    const from = counted(other?.piece ?? null, length, 1, local);
    if (from !== null && other !== null) return found(from, other.end);
  }
  const piece = counted(dayAfter(local, 0), length, 1, local);
  return piece === null ? null : found(piece, end);
}

/** Where "the 5th" ends; null for "the second one" and "25th Street". */
function ordinalEnd(line: Line, index: number, begin: number): number | null {
  const ordinal = ordinalAt(line, begin);
  if (ordinal === null) return null;
  const { end } = ordinal;
  const next = itemAt(line, end);
  if (countsSomething(line, end) || is(line, end, 'numbered', 'unit') || next.meaning.number === 1)
    return null;
  const isHigh = ordinal.value > 3 || ordinal.digits !== null;
  const isSaid = index < begin || is(line, index - 1, 'on', 'until', 'from');
  // "25th Street", "on second thought"
  if (!(isSaid && isHigh) && next.kind === 'word' && meansNothing(line, end)) return null;
  return isHigh || is(line, index, 'on') || is(line, index - 1, 'on') ? end : null;
}

/** Where "am 24." and "on the 25" end. */
function onEnd(line: Line, begin: number, end: number): number | null {
  if (itemAt(line, begin).kind !== 'number' || itemAt(line, begin - 1).kind !== 'word') return null;
  if (!is(line, begin - 1, 'on', 'filler') || is(line, begin - 1, 'at')) return null;
  const isOnThe = is(line, begin - 2, 'on') && is(line, begin - 1, 'filler');
  // "a party of 2." ends a sentence.
  const isOn = isOnThe || is(line, begin - 1, 'on');
  if (isOn && isMark(line, end, '.') && itemAt(line, end).glued) return end + 1;
  return isOnThe && !countsSomething(line, end) && !is(line, end, 'am', 'pm', 'oclock') ? end : null;
}

/** Where "ayın 25'inde", "24 числа", "يوم 24" and "24일" end. */
function countedEnd(line: Line, index: number, begin: number, end: number): number | null {
  if (is(line, end, 'dayCounter') && (itemAt(line, end).glued || itemAt(line, begin).kind === 'word'))
    return end + 1;
  const behind = skip(line, end, 'filler');
  if (is(line, behind, 'ofMonth')) return behind + 1;
  const before = line.items.slice(index, begin).map(({ meaning }) => meaning.ofMonth ?? meaning.theDay);
  if (before.every((value) => value === undefined) || is(line, end, 'people', 'oclock')) return null;
  let after = end;
  while (itemAt(line, after).glued && itemAt(line, after).kind === 'word') after += 1;
  return after;
}

/** Where Turkish "çarşamba, 2si" ends: with a weekday in the line, what has such an ending is a day of the month; "5i çeyrek geçe" is a time. */
function possessedEnd(line: Line, begin: number, end: number): number | null {
  const { kind, glued, text } = itemAt(line, end);
  const isPossessed = kind === 'word' && glued && line.language === 'tr' && /^s?[iu]$/.test(text);
  if (itemAt(line, begin).kind !== 'number' || !isPossessed) return null;
  const isTime = is(line, end + 1, 'quarter', 'number') || itemAt(line, end + 1).kind === 'number';
  return isTime || !line.items.some(({ meaning }) => meaning.weekday !== undefined) ? null : end + 1;
}

/** "the 5th", "am 24.", "24-го", "ayın 25'inde", "24일". */
function dayOfMonthFound(line: Line, index: number, local: DateTime): DayFound | null {
  const begin = skip(line, index, 'filler', 'on', 'theDay', 'ofMonth');
  const number = ordinalAt(line, begin) ?? numberAt(line, begin);
  if (number === null || number.value > 31) return null;
  const end =
    ordinalEnd(line, index, begin) ??
    countedEnd(line, index, begin, number.end) ??
    possessedEnd(line, begin, number.end) ??
    onEnd(line, begin, number.end);
  const date = end === null ? null : nextDayOfMonth(local, number.value);
  return date === null || end === null ? null : found({ ...onDate(date), monthUnsaid: true }, end);
}

/** A day that begins at `index`. */
export function dayAt(line: Line, index: number, local: DateTime): DayFound | null {
  const day = dayItself(line, index, local);
  return day?.piece == null ? day : (countedBehind(line, day, local) ?? day);
}

function dayItself(line: Line, index: number, local: DateTime): DayFound | null {
  const item = itemAt(line, index);
  if (item.kind === 'gap') return null;
  const counts = countedFound(line, index, local);
  if (counts !== null) return counts;
  const begin = skip(line, index, 'theDay', 'on', 'filler');
  const date = dateAt(line, index, local) ?? (begin > index ? dateAt(line, begin, local) : null);
  if (date !== null) {
    const { impossible, end } = date;
    if (date.date === null) return { ...nothing, impossible, end };
    return { ...found(onDate(date.date), end), last: date.last === null ? null : onDate(date.last) };
  }
  const holiday = holidayFound(line, index, local);
  if (holiday !== null) return holiday;
  // "την επομένη" is the next day, "την επόμενη Παρασκευή" is not.
  const isOther = is(line, index, 'next') && weekdayAt(line, index + 1) !== null;
  if (is(line, index, 'nextDay') && !isOther) {
    const other = dayAt(line, skip(line, index + 1, 'filler'), local);
    const from = other?.piece == null ? null : dateOf(other.piece, local);
    // "the day after Christmas"
    if (other !== null && from !== null && line.items[index]?.text.endsWith('after') === true)
      return found(dayAfter(from, 1), other.end);
    return { ...nothing, shiftDays: 1, end: index + 1 };
  }
  const weekday = weekdayFound(line, index, local);
  if (weekday !== null) return weekday;
  const near = nearDayFound(line, index, local);
  if (near !== null) return near;
  const ofMonth = dayOfMonthFound(line, index, local);
  if (ofMonth !== null) return ofMonth;
  return vagueAt(line, index);
}

/** New Year's Eve, and the feasts that move. */
function holidayFound(line: Line, index: number, local: DateTime): DayFound | null {
  const { holiday, feast: named } = itemAt(line, index).meaning;
  const feast = feasts[named ?? -1];
  if (feast !== undefined) return found(onDate(feastDay(feast, local)), index + 1);
  if (holiday === undefined) return null;
  return found(onDate(inYear(holiday % 100, Math.floor(holiday / 100), null, local)), index + 1);
}

/** "today", "tomorrow", and days counted from them: "heute in zwei Wochen". */
function nearDayFound(line: Line, index: number, local: DateTime): DayFound | null {
  const { day } = itemAt(line, index).meaning;
  if (day === undefined || isPartHere(line, index)) return null;
  const length = is(line, index + 1, 'in') ? lengthAt(line, index + 2, true) : null;
  const later = length === null ? null : counted(dayAfter(local, day), length, 1, local);
  const further = daysBehind(line, index + 1);
  if (further !== null) return found(dayAfter(local, day + further), index + 2);
  return later === null || length === null
    ? found(dayAfter(local, day), index + 1)
    : found(later, length.end);
}

/** "heute morgen" is this morning, "am Morgen" the morning; "morgen" alone is tomorrow. */
function isPartHere(line: Line, index: number): boolean {
  const { day, part } = itemAt(line, index).meaning;
  if (day === undefined || part === undefined || day === 0) return false;
  const isAfterDay =
    is(line, index - 1, 'day', 'weekday', 'holiday', 'feast') || is(line, index - 2, 'month');
  const isMorning = is(line, index - 1, 'on', 'filler', 'this') && itemAt(line, index - 1).text !== 'fur';
  return isAfterDay || isMorning;
}

/** "next weekend", "sometime", "next month", "in December": a day is meant and not said. */
function vagueAt(line: Line, index: number): DayFound | null {
  const modifier = modifierAt(line, index);
  const at = skip(line, modifier?.end ?? index, 'filler', 'theDay');
  if (is(line, at, 'weekend')) {
    const after = modifierAt(line, at + 1);
    const weeks = (modifier ?? after)?.weeks;
    return unclear(after === null || modifier !== null ? at + 1 : after.end, weeks === 1 ? 1 : 0);
  }
  if (modifier !== null && (isUnit(line, at, month) || is(line, at, 'month'))) return unclear(at + 1);
  if (is(line, index, 'vague')) return unclear(index + 1);
  return null;
}
