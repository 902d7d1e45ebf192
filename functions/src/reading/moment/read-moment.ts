/** Reads "when" from one message in any of the nine languages, and tells from which words it read it. */
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import type { ImpossibleDate } from './calendar-dates.ts';
import {
  type ClocksChosen,
  chooseClocks,
  chooseDays,
  type DaysChosen,
  isTurnedDown,
  joinedBy,
  leading,
  trailing,
} from './choose-moment.ts';
import { is, itemAt } from './expressions.ts';
import { type Extent, type Facts, type Found, factsOf } from './facts.ts';
import { daysOf, minutesOf } from './lengths.ts';
import { type Line, lineOf } from './line.ts';
import {
  type ClockPiece,
  type DayPart,
  type DayPiece,
  dayAfter,
  type MomentPieces,
  nightsBetween,
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

/** What the facts of a line come to. */
interface Resolved {
  readonly days: DaysChosen;
  readonly clocks: ClocksChosen;
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
    days: chooseDays(line, facts.days.filter(isKept), today),
    clocks: chooseClocks(line, facts),
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
  clocks: ClocksChosen,
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
