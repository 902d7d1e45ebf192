/** Which of the days and clocks that a message names it means: those turned down left out, ranges, and what contradicts itself. */
import type { DateTime } from 'luxon';
import type { DayFound } from './day-found.ts';
import { is, isDash, skip } from './expressions.ts';
import type { Extent, Facts, Found } from './facts.ts';
import type { Line } from './line.ts';
import { type ClockPiece, type DayPiece, dateOf, weekdayOfWeek } from './moment.ts';

/** Words that belong to the expression they stand before or after. */
export const leading = [
  'at',
  'on',
  'from',
  'until',
  'for',
  'filler',
  'theDay',
  'this',
  'oclockBefore',
  'between',
] as const;
export const trailing = ['fromLast', 'untilLast', 'theDay'] as const;

const sameDay = (one: DayPiece, other: DayPiece, local: DateTime): boolean => {
  const [first, second] = [dateOf(one, local), dateOf(other, local)];
  if (first === null || second === null) return false;
  if (one.kind === 'weekday' || other.kind === 'weekday') return first.weekday === second.weekday;
  return first.equals(second);
};

export const isTurnedDown = (line: Line, { from, to }: Extent): boolean => {
  let before = from - 1;
  while (is(line, before, ...leading) && !is(line, before, 'not')) before -= 1;
  return is(line, before, 'not') || is(line, skip(line, to, ...trailing, 'at'), 'notLast');
};

/** How two expressions are joined by the words between them. */
export function joinedBy(line: Line, first: Extent, second: Extent, areDays = false): 'range' | 'or' | null {
  let isRange = is(line, first.from - 1, 'from', 'between') && second.from - first.to <= 4;
  let isOr = false;
  for (let index = first.to; index < second.from; index += 1) {
    if (is(line, index, 'or')) isOr = true;
    else if (areDays && is(line, index, 'untilDay')) isRange = true;
    else if (is(line, index, 'fromLast') || isDash(line, index)) isRange = true;
    // Hebrew "ל" is "to" and "for": "19:00 לשניים".
    else if (is(line, index, 'until', 'to') && !is(line, index, 'for')) isRange = true;
    else if (!is(line, index, ...leading, ...trailing, 'and')) return isOr ? 'or' : null;
  }
  if (is(line, first.from - 1, 'between') || isOr) return 'or';
  return isRange || is(line, second.from, 'until') ? 'range' : null;
}

export interface DaysChosen {
  readonly day: DayPiece | null;
  readonly lastDay: DayPiece | null;
  /** The day by its weekday and the day by its date, where they are not one. */
  readonly contradicts: readonly [DayPiece, DayPiece] | null;
  readonly unclear: readonly Extent[];
  readonly used: readonly Extent[];
}

/** "Next Tuesday, 1 December", said when the Tuesday that comes next is an earlier one: the date, where it is such a weekday soon. */
function datedWeekday(
  line: Line,
  one: Found<DayFound>,
  other: Found<DayFound>,
  placed: (fact: Found<DayFound>) => DayPiece,
  local: DateTime,
): DayPiece | null {
  const [named, date] = one.found.weekday !== null ? [one, other] : [other, one];
  const piece = placed(date);
  const on = dateOf(piece, local);
  const isSoon = on !== null && on.diff(local, 'days').days < 15;
  const isNext = Array.from({ length: named.to - named.from }, (_, at) => named.from + at).some((at) =>
    is(line, at, 'next'),
  );
  return named.found.weekday === on?.weekday && isSoon && isNext ? piece : null;
}

export function chooseDays(line: Line, facts: readonly Found<DayFound>[], local: DateTime): DaysChosen {
  const vague = facts.filter(({ found }) => found.isUnclear);
  const named = facts.filter(({ found }) => found.piece !== null);
  const nothing = { lastDay: null, contradicts: null, unclear: [] };
  const weeks = vague.map(({ found }) => found.weeks).find((value) => value !== null) ?? null;
  /** "next week … Friday" */
  const placed = ({ found }: Found<DayFound>): DayPiece =>
    found.piece?.kind === 'weekday' && weeks !== null && weeks > 0
      ? weekdayOfWeek(local, found.piece.weekday, weeks)
      : (found.piece ?? { kind: 'open' });
  const [first, ...others] = named;
  if (first === undefined)
    return vague.length === 0
      ? { ...nothing, day: null, used: [] }
      : { ...nothing, day: { kind: 'open' }, unclear: vague, used: [] };
  const second = others.find(
    (other) =>
      joinedBy(line, first, other, true) === 'range' && !sameDay(placed(first), placed(other), local),
  );
  const used = [...facts];
  if (
    second !== undefined &&
    others.every((other) => other === second || sameDay(placed(other), placed(second), local))
  ) {
    if (line.isMove) return { ...nothing, day: placed(second), used };
    return { ...nothing, day: placed(first), lastDay: second.found.last ?? placed(second), used };
  }
  let day = placed(first);
  let lastDay = first.found.last;
  let weekday = first.found.weekday !== null;
  for (const other of others) {
    const piece = placed(other);
    lastDay = lastDay ?? other.found.last;
    if (sameDay(day, piece, local)) {
      // Of "Friday" and "4 December" the date says more.
      if (piece.kind === 'date' && (other.found.weekday === null || day.kind === 'weekday')) day = piece;
      weekday = weekday && other.found.weekday !== null;
      continue;
    }
    const isBoth = weekday !== (other.found.weekday !== null);
    const dated = isBoth ? datedWeekday(line, first, other, placed, local) : null;
    if (dated !== null) {
      day = dated;
      weekday = false;
      continue;
    }
    return {
      ...nothing,
      day: { kind: 'open' },
      contradicts: isBoth ? (weekday ? [day, piece] : [piece, day]) : null,
      unclear: isBoth ? [] : named,
      used: isBoth ? used : vague,
    };
  }
  return { ...nothing, day, lastDay, used };
}

export interface ClocksChosen {
  readonly clock: ClockPiece | null;
  readonly until: ClockPiece | null;
  readonly unclear: readonly Extent[];
  readonly used: readonly Extent[];
}

const minutesOfDay = ({ hour, minute, daysAfter }: ClockPiece) =>
  (hour + 24 * (daysAfter ?? 0)) * 60 + minute;
const sameClock = (one: ClockPiece, other: ClockPiece): boolean =>
  one.settled && other.settled
    ? minutesOfDay(one) === minutesOfDay(other)
    : minutesOfDay(one) % 720 === minutesOfDay(other) % 720;

/** "from 7 to 9pm": the first is of the same half of the day, if it then comes before. */
function beforeUntil(clock: ClockPiece, until: ClockPiece): ClockPiece {
  if (clock.settled || !until.settled || until.hour < 12 || clock.hour >= 12) return clock;
  const hour = clock.hour + 12;
  return hour < until.hour || (hour === until.hour && clock.minute < until.minute)
    ? { hour, minute: clock.minute, settled: true }
    : clock;
}

export function chooseClocks(line: Line, facts: Facts): ClocksChosen {
  const all = [...facts.clocks, ...facts.possible]
    .filter((fact) => !isTurnedDown(line, fact) && fact.found.clock !== null)
    .sort((a, b) => a.from - b.from);
  const isSure = (extent: Extent) => facts.clocks.some((sure) => sure.from === extent.from);
  const nothing = { clock: null, until: null, unclear: [], used: [] };
  const said: { readonly clock: ClockPiece; readonly extent: Extent; readonly until: ClockPiece | null }[] =
    [];
  for (let index = 0; index < all.length; index += 1) {
    const [one, two] = [all[index], all[index + 1]];
    const clock = one?.found.clock;
    if (one === undefined || clock == null) continue;
    const joined = two === undefined ? null : joinedBy(line, one, two);
    const other = two?.found.clock;
    const isFrom = is(line, one.from - 1, 'from', 'between') || is(line, one.to, 'fromLast');
    if (two !== undefined && other != null && joined !== null && (isSure(one) || isSure(two) || isFrom)) {
      const extent = { from: one.from, to: two.to };
      if (joined === 'or' && !sameClock(clock, other)) return { ...nothing, unclear: [extent] };
      if (line.isMove) said.push({ clock: other, extent, until: null });
      else said.push({ clock: beforeUntil(clock, other), extent, until: other });
      index += 1;
    } else if (isSure(one)) said.push({ clock, extent: one, until: null });
  }
  const [first, ...others] = said;
  if (first === undefined) return nothing;
  const used = said.map(({ extent }) => extent);
  if (others.some(({ clock }) => !sameClock(first.clock, clock))) return { ...nothing, unclear: used };
  const settled = said.find(({ clock }) => clock.settled) ?? first;
  const { extent, clock, until } = settled;
  if (
    others.length === 0 &&
    until === null &&
    is(line, extent.from - 1, 'before', 'after') &&
    !is(line, extent.from - 1, 'for', 'until')
  )
    return { ...nothing, unclear: used };
  return { clock, until, unclear: [], used };
}
