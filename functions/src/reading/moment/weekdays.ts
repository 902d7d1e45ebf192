/** Weekdays of this and later weeks: "Friday", "next Friday", "the Saturday after next", "Friday in two weeks". */
import type { DateTime } from 'luxon';
import { type DayFound, found, unclear } from './day-found.ts';
import { countsSomething, is, isDash, isMark, itemAt, meansNothing, skip } from './expressions.ts';
import { type LengthFound, lengthAt } from './lengths.ts';
import type { Line } from './line.ts';
import { dateOf, dayAfter, weekdayOfWeek } from './moment.ts';

/** How many weeks from this one the words at `index` mean: "this", "next", "after next". `coming` is the next such day. */
export function modifierAt(
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

export const isUnit = (line: Line, index: number, unit: number) => itemAt(line, index).meaning.unit === unit;
const week = 4;

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

export function weekdayAt(
  line: Line,
  index: number,
): { readonly weekday: number; readonly end: number } | null {
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

export const weeksOf = ({ unit, amount }: LengthFound): number | null =>
  unit === 'week' ? amount : unit === 'day' && amount % 7 === 0 ? amount / 7 : null;

/** British "Friday week", "tomorrow fortnight": days that the word behind a day counts on from it. */
export function daysBehind(line: Line, index: number): number | null {
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
export function weekdayFound(line: Line, index: number, local: DateTime): DayFound | null {
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
