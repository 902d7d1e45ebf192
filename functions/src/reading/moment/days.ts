/** Days: today and tomorrow, weekdays of this and later weeks, holidays, days of the month, days counted from others. */
import type { DateTime } from 'luxon';
import { dateAt, inYear, nextDayOfMonth } from './calendar-dates.ts';
import { type DayFound, found, nothingFound, unclear } from './day-found.ts';
import {
  countsSomething,
  is,
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
import { type CalendarDay, type DayPiece, dateOf, dayAfter, weekdayOfWeek } from './moment.ts';
import { daysBehind, isUnit, modifierAt, weekdayAt, weekdayFound, weeksOf } from './weekdays.ts';

const onDate = (date: CalendarDay) => ({ kind: 'date', date }) as const;

const month = 5;

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
    if (date.date === null) return { ...nothingFound, impossible, end };
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
    return { ...nothingFound, shiftDays: 1, end: index + 1 };
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
