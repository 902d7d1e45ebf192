/** Reads "when" from one message in any of the nine languages, and tells from which words it read it. */
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import type { ImpossibleDate } from './calendar-dates.ts';
import { type DayFound, dateOf } from './days.ts';
import { is, isDash, itemAt, skip } from './expressions.ts';
import { type Extent, type Facts, type Found, factsOf } from './facts.ts';
import { daysOf, minutesOf } from './lengths.ts';
import { type Line, lineOf } from './line.ts';
import {
  type ClockPiece,
  type DayPart,
  type DayPiece,
  dayAfter,
  type MomentPieces,
  weekdayOfWeek,
} from './moment.ts';

/** A piece of the text read, in NFC; offsets are UTF-16 units of it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type MomentSlot =
  | 'day'
  | 'clock'
  | 'part'
  /** "breakfast": a part of the day that is also what people look for. */
  | 'meal'
  | 'nights'
  | 'duration'
  | 'shift'
  | 'now'
  /** Turned down: "not tomorrow". */
  | 'rejected'
  | 'unclear';

/** A clock that its words alone do not prove: "tomorrow 8", "for 8". */
export interface PossibleClock extends Span {
  readonly clock: ClockPiece;
  /** 3 beside a part of the day, 2 after "for" or "to", 1 elsewhere. */
  readonly rank: number;
}

export interface MomentReading extends MomentPieces {
  /** The last day of a range; of a stay the day of leaving. */
  readonly lastDay: DayPiece | null;
  readonly nights: number | null;
  readonly durationMinutes: number | null;
  readonly clockUntil: ClockPiece | null;
  /**
   * "an hour later": to be added to the time already spoken of. Where `minutesFromNow` is told beside it, the words mean that
   * if no time was spoken of.
   */
  readonly shiftMinutes: number | null;
  /** "the day after": to be added to the day already spoken of, never to today. */
  readonly shiftDays: number | null;
  readonly isNow: boolean;
  /** "In 20 minutes", to the minute; `day` and `clock` are the quarter after it, where slots begin. */
  readonly minutesFromNow: number | null;
  /** A date that no calendar has or a clock that no day has. */
  readonly impossible: ImpossibleDate | null;
  /** "Friday the 24th" when it is not: the day by its weekday and the day by its date. `day` is open then. */
  readonly contradicts: readonly [DayPiece, DayPiece] | null;
  /** Words that speak of a time and have no one meaning. */
  readonly unclear: readonly (Span & { readonly about: 'day' | 'clock' })[];
  /** From which words each slot was read. They do not overlap. */
  readonly spans: readonly (Span & { readonly slot: MomentSlot })[];
  /** Every day and clock that was named, in order; `day` and `clock` are chosen of them. */
  readonly days: readonly DayPiece[];
  readonly clocks: readonly ClockPiece[];
  readonly possibleClocks: readonly PossibleClock[];
}

/** Words that belong to the expression they stand before or after. */
const leading = [
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
const trailing = ['fromLast', 'untilLast', 'theDay'] as const;

const sameDay = (one: DayPiece, other: DayPiece, local: DateTime): boolean => {
  const [first, second] = [dateOf(one, local), dateOf(other, local)];
  if (first === null || second === null) return false;
  if (one.kind === 'weekday' || other.kind === 'weekday') return first.weekday === second.weekday;
  return first.equals(second);
};

const isTurnedDown = (line: Line, { from, to }: Extent): boolean => {
  let before = from - 1;
  while (is(line, before, ...leading) && !is(line, before, 'not')) before -= 1;
  return is(line, before, 'not') || is(line, skip(line, to, ...trailing, 'at'), 'notLast');
};

/** How two expressions are joined by the words between them. */
function joinedBy(line: Line, first: Extent, second: Extent): 'range' | 'or' | null {
  let isRange = is(line, first.from - 1, 'from', 'between') && second.from - first.to <= 4;
  let isOr = false;
  for (let index = first.to; index < second.from; index += 1) {
    if (is(line, index, 'or')) isOr = true;
    else if (is(line, index, 'fromLast') || isDash(line, index)) isRange = true;
    // Hebrew "ל" is "to" and "for": "19:00 לשניים".
    else if (is(line, index, 'until', 'to') && !is(line, index, 'for')) isRange = true;
    else if (!is(line, index, ...leading, ...trailing, 'and')) return isOr ? 'or' : null;
  }
  if (is(line, first.from - 1, 'between') || isOr) return 'or';
  return isRange || is(line, second.from, 'until') ? 'range' : null;
}

interface DaysRead {
  readonly day: DayPiece | null;
  readonly lastDay: DayPiece | null;
  readonly contradicts: MomentReading['contradicts'];
  readonly unclear: readonly Extent[];
  readonly used: readonly Extent[];
}

function readDays(line: Line, facts: readonly Found<DayFound>[], local: DateTime): DaysRead {
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
    (other) => joinedBy(line, first, other) === 'range' && !sameDay(placed(first), placed(other), local),
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

interface ClocksRead {
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

function readClocks(line: Line, facts: Facts): ClocksRead {
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

/** Names of months and weeks that nothing was read from, so that a day was spoken of and not understood. */
function unread(line: Line, isTaken: (index: number) => boolean): Extent[] {
  return line.items.flatMap((item, index) => {
    const { month, weekend, weekItself, weak, number } = item.meaning;
    const isTime =
      (month !== undefined && number === undefined) || weekend !== undefined || weekItself !== undefined;
    return isTime && weak === undefined && !isTaken(index) ? [{ from: index, to: index + 1 }] : [];
  });
}

export interface MomentView {
  /** The language the message is probably written in; words of others of its script are read, too. */
  readonly language: Language;
  /** The wall clock at which the message is read, in the zone it speaks of. */
  readonly local: DateTime;
}

/** From now, rounded up to the quarter, where slots begin. */
function afterMinutes(
  local: DateTime,
  minutes: number,
): { readonly day: DayPiece; readonly clock: ClockPiece } {
  const then = local.plus({ minutes });
  const quarter = then.plus({ minutes: (15 - (then.minute % 15)) % 15 });
  return {
    day: dayAfter(quarter, 0),
    clock: { hour: quarter.hour, minute: quarter.minute, settled: true },
  };
}

/** Nights between two days; weekdays are each the next one. */
export function nightsBetween(day: DayPiece, lastDay: DayPiece, local: DateTime): number | null {
  const [first, last] = [dateOf(day, local), dateOf(lastDay, local)];
  if (first === null || last === null) return null;
  const nights = Math.round(last.diff(first, 'days').days);
  if (nights > 0) return nights;
  return lastDay.kind === 'weekday' ? ((nights % 7) + 7) % 7 || 7 : null;
}

/** What the facts of a line come to. */
interface Resolved {
  readonly days: DaysRead;
  readonly clocks: ClocksRead;
  readonly parts: readonly Found<DayPart>[];
  readonly isOpenParts: boolean;
  readonly nights: Facts['lengths'][number] | undefined;
  readonly length: Facts['lengths'][number] | undefined;
  readonly impossibleDay: Facts['days'][number] | undefined;
  readonly impossibleClock: Facts['clocks'][number] | undefined;
  readonly shiftDays: number | null;
  readonly shiftMinutes: number | null;
  readonly rejected: readonly Extent[];
}

function shiftOf({ shifts }: Facts, read: (length: Facts['shifts'][number]['found']) => number | null) {
  for (const { found } of shifts) {
    const amount = read(found);
    if (amount !== null) return found.sign * amount;
  }
  return null;
}

function resolve(line: Line, facts: Facts, today: DateTime): Resolved {
  const isKept = (extent: Extent) => !isTurnedDown(line, extent);
  const parts = facts.parts.filter(isKept);
  const shifted = facts.days.find(({ found }) => found.shiftDays !== null);
  return {
    days: readDays(line, facts.days.filter(isKept), today),
    clocks: readClocks(line, facts),
    parts,
    isOpenParts: parts.some((one, place) => {
      const next = parts[place + 1];
      return next !== undefined && next.found !== one.found && joinedBy(line, one, next) === 'or';
    }),
    nights: facts.lengths.find(({ found }) => found.unit === 'night'),
    // Turkish "saat 10'da" is at ten, and no hour.
    length: facts.lengths.find(
      ({ found, to }) => found.unit !== 'night' && !facts.clocks.some(({ from }) => from === to),
    ),
    impossibleDay: facts.days.find(({ found }) => found.impossible !== null),
    impossibleClock: facts.clocks.find(({ found }) => found.impossible !== null),
    shiftDays: shiftOf(facts, daysOf) ?? shifted?.found.shiftDays ?? null,
    shiftMinutes: shiftOf(facts, ({ unit, amount }) => (unit === 'minute' ? amount : null)),
    rejected: [...facts.days, ...facts.clocks, ...facts.parts].filter((extent) => !isKept(extent)),
  };
}

type Slotted = Extent & { readonly slot: MomentSlot };
const slotted = (slot: MomentSlot, extents: readonly (Extent | undefined)[]): Slotted[] =>
  extents.flatMap((extent) => (extent === undefined ? [] : [{ from: extent.from, to: extent.to, slot }]));

/** What each slot was read from; where two would share an item, the first has it. */
function slotsOf(line: Line, facts: Facts, resolved: Resolved): Slotted[] {
  const isMeal = ({ from }: Extent) => is(line, from, 'meal');
  return [
    ...slotted('rejected', resolved.rejected),
    ...slotted('day', resolved.days.used),
    ...slotted('clock', resolved.clocks.used),
    ...slotted('meal', resolved.parts.filter(isMeal)),
    ...slotted(
      'part',
      resolved.parts.filter((part) => !isMeal(part)),
    ),
    ...slotted('now', facts.nows),
    ...slotted('shift', facts.shifts),
    ...slotted('day', facts.distances),
    ...slotted(
      'shift',
      facts.days.filter(({ found }) => found.shiftDays !== null),
    ),
    ...slotted(
      'day',
      facts.days.filter(({ found }) => found.impossible !== null),
    ),
    ...slotted('nights', [resolved.nights]),
    ...slotted('duration', [resolved.length]),
    ...slotted('clock', [resolved.impossibleClock]),
  ];
}

type Unclear = Extent & { readonly about: 'day' | 'clock' };
const unclearAbout = (about: Unclear['about'], extents: readonly Extent[]): Unclear[] =>
  extents.map(({ from, to }) => ({ from, to, about }));

/** What speaks of a time and has no one meaning, before what nobody read. */
function unclearOf(facts: Facts, resolved: Resolved, clock: ClockPiece | null): Unclear[] {
  const { days, clocks, parts, isOpenParts, shiftDays, shiftMinutes } = resolved;
  const isNothingElse = clock === null && shiftMinutes === null && shiftDays === null && days.day === null;
  return [
    ...unclearAbout('day', days.unclear),
    ...unclearAbout('clock', clocks.unclear),
    ...unclearAbout('clock', isNothingElse ? facts.vague : []),
    ...unclearAbout('clock', isOpenParts && clock === null ? parts : []),
  ];
}

/** Puts extents aside that nobody has yet, and tells what stands around them. */
function ownership(line: Line) {
  const owned = new Set<number>();
  const isTaken = ({ from, to }: Extent) =>
    line.items.slice(from, to).some((_, place) => owned.has(from + place));
  const take = ({ from, to }: Extent) => {
    for (let index = from; index < to; index += 1) owned.add(index);
  };
  /** Takes the small words before and after, "at" and "from", where they are free. */
  const withConnectors = ({ from, to }: Extent): Extent => {
    let [begin, end] = [from, to];
    while (is(line, begin - 1, ...leading) && !owned.has(begin - 1)) begin -= 1;
    while (is(line, end, ...trailing) && !owned.has(end)) end += 1;
    take({ from: begin, to: end });
    return { from: begin, to: end };
  };
  const { folded } = line;
  const spanOf = ({ from, to }: Extent): Span => ({
    start: folded.offsets[itemAt(line, from).start] ?? folded.source.length,
    end: folded.offsets[itemAt(line, to - 1).end] ?? folded.source.length,
  });
  return { isTaken, take, withConnectors, spanOf };
}

/** @param text as written; at most 2,000 characters are read. What was read before may be blanked with `~`. */
export function readMoment(text: string, { language, local }: MomentView): MomentReading {
  const line = lineOf(text, language);
  // Days are counted without a zone, in which each step is dear and clock changes mean nothing.
  const today = DateTime.utc(local.year, local.month, local.day);
  const facts = factsOf(line, today);
  const resolved = resolve(line, facts, today);
  const { days, clocks, parts, nights, length, impossibleDay, impossibleClock } = resolved;
  const { isTaken, take, withConnectors, spanOf } = ownership(line);
  const slots: Slotted[] = [];
  const claim = (extent: Slotted) => {
    if (isTaken(extent)) return;
    take(extent);
    slots.push(extent);
  };
  for (const slot of slotsOf(line, facts, resolved)) claim(slot);

  const minutesFromNow = facts.distances[0]?.found ?? null;
  const absolute = minutesFromNow === null ? null : afterMinutes(local, minutesFromNow);
  const clock = clocks.clock ?? absolute?.clock ?? noonItself(line, parts, clocks, impossibleClock);
  const known = unclearOf(facts, resolved, clock);
  const isKnown = (index: number) => known.some(({ from, to }) => index >= from && index < to);
  const isSaid = days.day !== null && days.day.kind !== 'open';
  const left =
    isSaid || absolute !== null || impossibleDay !== undefined
      ? []
      : unread(line, (index) => isTaken({ from: index, to: index + 1 }) || isKnown(index));
  const unclear = [...known, ...unclearAbout('day', left)];
  for (const extent of unclear) claim({ from: extent.from, to: extent.to, slot: 'unclear' });

  const day: DayPiece | null = days.day ?? absolute?.day ?? (left.length > 0 ? { kind: 'open' } : null);
  const between = day === null || days.lastDay === null ? null : nightsBetween(day, days.lastDay, today);
  const impossibleText = impossibleClock?.found.impossible ?? null;
  const spans = slots.map(({ slot, ...extent }) => ({ ...spanOf(withConnectors(extent)), slot }));
  return {
    day,
    clock,
    part: resolved.isOpenParts ? null : (parts[0]?.found ?? null),
    lastDay: days.lastDay,
    nights: nights?.found.amount ?? between,
    durationMinutes: length === undefined ? null : minutesOf(length.found),
    clockUntil: clocks.until,
    shiftMinutes: resolved.shiftMinutes,
    shiftDays: resolved.shiftDays,
    isNow: facts.nows.length > 0,
    minutesFromNow,
    impossible:
      impossibleDay?.found.impossible ?? (impossibleText === null ? null : { text: impossibleText }),
    contradicts: days.contradicts,
    unclear: unclear.map((extent) => ({ ...spanOf(extent), about: extent.about })),
    spans,
    days: facts.days.flatMap(({ found }) => found.piece ?? []),
    clocks: facts.clocks.flatMap(({ found }) => found.clock ?? []),
    possibleClocks: possibleOf(facts, isTaken).map(({ clock: possible, rank, ...extent }) => ({
      ...spanOf(withConnectors(extent)),
      clock: possible,
      rank,
    })),
  };
}

/** Numbers that may be hours and that nothing else was read from. */
const possibleOf = ({ possible }: Facts, isTaken: (extent: Extent) => boolean) =>
  possible.flatMap(({ from, to, found: { clock, rank } }) =>
    clock === null || isTaken({ from, to }) ? [] : [{ from, to, clock, rank }],
  );

/** "öğlen" is noon itself unless an hour is said with it. */
function noonItself(
  line: Line,
  parts: readonly Found<DayPart>[],
  clocks: ClocksRead,
  impossible: Extent | undefined,
): ClockPiece | null {
  const isNoon = parts.some(({ from }) => is(line, from, 'noonItself'));
  if (!isNoon || clocks.unclear.length > 0 || impossible !== undefined) return null;
  return { hour: 12, minute: 0, settled: true };
}

const timeClasses = [
  'number',
  'weekday',
  'month',
  'day',
  'part',
  'half',
  'quarter',
  'ordinal',
  'hour',
  'unit',
] as const;

/** Whether words say nothing but numbers and times: a place that is found by "thirty" alone was hardly named. */
export function saysOnlyTime(text: string, language: Language): boolean {
  const { items } = lineOf(text, language);
  return (
    items.length > 0 &&
    items.every((item, index) => item.kind === 'number' || is({ items }, index, ...timeClasses))
  );
}
