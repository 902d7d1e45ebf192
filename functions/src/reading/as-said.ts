/**
 * Whether what a model proposes is what was spoken of: the same readers that account for every word of a message without a
 * model read the conversation, and a day, a clock or a number of people that nobody spoke of, or that the person said otherwise,
 * is found before anything is held. Pure.
 */
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { onFirstUse } from '../platform/on-first-use.ts';
import { languagesOf } from './languages-of.ts';
import { dateOf } from './moment/days.ts';
import { type ClockPiece, settleHour } from './moment/moment.ts';
import { type MomentReading, readMoment } from './moment/read-moment.ts';
import { numbersOfWords } from './numbers-in.ts';
import { readParty } from './read-party.ts';
import { SaidText } from './said-text.ts';
import { readNights, readStay } from './stay-words.ts';

/** A text of the conversation, and the wall clock at which it was said, in the zone it speaks of. */
export interface SpokenText {
  readonly by: 'person' | 'merve';
  readonly text: string;
  readonly local: DateTime;
  /** Beside a card of Merve's: places that were found, a proposal, how something stands. */
  readonly hasCard?: boolean;
}

/** What a call would hold. Slots that the call does not fill are left out. */
export interface ProposedSlots {
  /**
   * `YYYY-MM-DDTHH:MM`, the wall clock at the place, or a stay's first day alone (`YYYY-MM-DD`); null where the call could have a time
   * and has none.
   */
  readonly startsAtLocal?: string | null;
  /** People, a whole number. */
  readonly party?: number;
  /** Of a stay, whole. */
  readonly nights?: number;
  /** How many of each thing. One needs no word. */
  readonly counts?: readonly number[];
}

export interface SpokenView {
  /** Oldest first; the last is the person's newest message. */
  readonly spoken: readonly SpokenText[];
  /** How many of the person's newest texts belong to what is wished now: a time in one that is older was for something else. */
  readonly recent: number;
  /** The one the conversation is held in. */
  readonly language: Language;
  /** Names of the place and of what is had there: "Terrace Thirty-One" tells no number. */
  readonly names: readonly string[];
  /** What is known without words: the start and the people of what is being moved, of what waits for a YES. */
  readonly known: readonly ProposedSlots[];
}

type Slot = 'day' | 'clock' | 'party' | 'nights' | 'count';

/** `otherwise`: the person said something else, in `words`. `never`: nobody spoke of it. `left out`: they did, and the call does not. */
export type Deviation =
  | { readonly slot: Slot; readonly kind: 'otherwise'; readonly words: string }
  | { readonly slot: Slot; readonly kind: 'never' }
  | { readonly slot: 'clock'; readonly kind: 'left out'; readonly words: string };

/** What a text says of a stay: how many nights, more or fewer of them, and whether a day it names may be the last. */
interface Stay {
  readonly nights: number | null;
  readonly change: number | null;
  readonly leaves: boolean;
}

/** One text, read; only when it is asked for, since most slots are found in the newest. */
interface ReadText extends SpokenText {
  readonly lines: () => readonly MomentReading[];
  readonly parties: () => readonly { readonly party: number | null; readonly change: number | null }[];
  readonly stay: () => Stay;
  /** Every number in it that is neither a moment nor people: it may be either, where it was asked for. */
  readonly numbers: () => ReadonlySet<number>;
}

/** A name's letters blanked, wherever it is written. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    if (name.trim() === '') return rest;
    const pattern = name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/[’']/gu, "[’']");
    return rest.replace(new RegExp(pattern, 'giu'), (found) => '~'.padEnd(found.length, ' '));
  }, text);
}

function read(spoken: SpokenText, { language, names }: SpokenView): ReadText {
  // Names and codes in Merve's texts stand between invisible marks.
  const text = withoutNames(spoken.text.replace(/[\u2066-\u2069]/gu, ''), names);
  const languages = languagesOf(text, language);
  // What Merve quotes of the person is none of its own words; "Wednesday the 1st" is not what it asks about.
  const lines = () => (spoken.by === 'person' ? [text] : text.split(/[\n“”„«»]/u));
  const moments = onFirstUse(() =>
    lines().map((line) => readMoment(line, { language: languages[0] ?? language, local: spoken.local })),
  );
  const people = onFirstUse(() =>
    lines().map((line, index) => {
      const said = new SaidText(line);
      // "For four", where no clock is proven: a number that may be an hour is left to the people.
      for (const { start, end, slot } of moments()[index]?.spans ?? [])
        if (slot !== 'unclear') said.takeBetween(start, end);
      const reading = readParty(said, languages);
      const left = said.words.flatMap(({ text: word }, at) => (said.isTaken(at) ? [] : [word]));
      return { ...reading, left };
    }),
  );
  return {
    ...spoken,
    lines: moments,
    parties: people,
    stay: onFirstUse(() => {
      const said = new SaidText(text);
      const { change, leaves } = readStay(said, languages);
      return {
        change,
        leaves,
        nights: change === null ? (readNights(said, languages)?.nights ?? null) : null,
      };
    }),
    numbers: onFirstUse(() => numbersOfWords(people().flatMap(({ left }) => left))),
  };
}

interface Conversation {
  /** Oldest first. */
  readonly texts: readonly ReadText[];
  /** Whether a text of the person's belongs to what is wished now. */
  isRecent(text: ReadText): boolean;
}

/** What one text says of a slot. */
type Says = 'this' | 'otherwise' | 'nothing';

/** The dates a text names. On a Friday "Friday" is today or in a week; of several wishes in one text each has its own. */
function datesOf({ day, days }: MomentReading, local: DateTime): string[] {
  const named = day === null ? [] : day.kind === 'open' ? days : [day];
  return named.flatMap((piece) => {
    const date = dateOf(piece, local);
    if (date === null) return [];
    const isToday = piece.kind === 'weekday' && piece.weekday === local.weekday;
    return [date, ...(isToday ? [date.plus({ days: 7 })] : [])].flatMap((one) => one.toISODate() ?? []);
  });
}

/** The times of day that a clock may mean, as `HH:MM`, each with the days it adds. */
function timesOf(clock: ClockPiece, part: MomentReading['part']): string[] {
  const settled = settleHour(clock, part, false);
  const hours =
    clock.settled || part !== null ? [settled] : [settled, settleHour(clock, part, true), clock.hour];
  return hours.map(
    (hour) => `${String(hour % 24).padStart(2, '0')}:${String(clock.minute).padStart(2, '0')}`,
  );
}

const clocksOf = (reading: MomentReading): string[] =>
  [...reading.clocks, ...(reading.clock === null ? [] : [reading.clock])].flatMap((clock) =>
    timesOf(clock, reading.part),
  );

/** "In twenty minutes" is then, or the quarter behind it. */
function startsSoon(reading: MomentReading, local: DateTime, start: DateTime): boolean {
  if (reading.minutesFromNow === null && !reading.isNow) return false;
  const from = local.plus({ minutes: reading.minutesFromNow ?? 0 }).setZone('utc', { keepLocalTime: true });
  const minutes = start.diff(from, 'minutes').minutes;
  return minutes > -2 && minutes <= 16;
}

/** Whether a text moves an earlier day or clock by so much that it becomes this one. */
function movedTo<Value>(
  earlier: readonly Value[],
  move: (value: Value) => string | null,
  wanted: string,
): Says {
  return earlier.some((value) => move(value) === wanted) ? 'this' : 'otherwise';
}

interface Wanted {
  readonly date: string;
  readonly time: string;
  readonly start: DateTime;
  /** Of a stay, the day they leave. */
  readonly lastDate: string | null;
}

/** Behind midnight belongs to the night before: "Friday night at one", "Friday at midnight". */
const isOfNightBefore = ({ part, clock }: MomentReading, { time }: Wanted) =>
  time < '06:00' && (part === 'night' || part === 'evening' || (clock?.daysAfter ?? 0) > 0);
const dayBefore = ({ start }: Wanted) => start.minus({ days: 1 }).toISODate() ?? '';

function daySaid(text: ReadText, wanted: Wanted, earlier: readonly string[]): Says {
  const answers = text.lines().map((reading): Says => {
    if (reading.contradicts !== null) return 'otherwise';
    if (startsSoon(reading, text.local, wanted.start)) return 'this';
    const named = datesOf(reading, text.local);
    if (named.includes(wanted.date)) return 'this';
    const dates = isLastDay(text, wanted.lastDate) ? named.filter((date) => date !== wanted.lastDate) : named;
    if (isOfNightBefore(reading, wanted) && dates.includes(dayBefore(wanted))) return 'this';
    const { shiftDays } = reading;
    if (shiftDays !== null)
      return movedTo(
        earlier,
        (date) => DateTime.fromISO(date).plus({ days: shiftDays }).toISODate(),
        wanted.date,
      );
    return dates.length > 0 ? 'otherwise' : 'nothing';
  });
  return together(answers);
}

function clockSaid(text: ReadText, wanted: Wanted, earlier: readonly string[]): Says {
  const answers = text.lines().map((reading): Says => {
    if (startsSoon(reading, text.local, wanted.start)) return 'this';
    const times = clocksOf(reading);
    if (times.includes(wanted.time)) return 'this';
    const possible = reading.possibleClocks.flatMap(({ clock }) => timesOf(clock, reading.part));
    if (possible.includes(wanted.time)) return 'this';
    const { shiftMinutes } = reading;
    if (shiftMinutes !== null)
      return movedTo(
        earlier,
        (time) => DateTime.fromISO(`2000-01-02T${time}`).plus({ minutes: shiftMinutes }).toFormat('HH:mm'),
        wanted.time,
      );
    return times.length > 0 ? 'otherwise' : 'nothing';
  });
  if (together(answers) !== 'nothing') return together(answers);
  const hour = Number(wanted.time.slice(0, 2));
  const isWhole = wanted.time.endsWith(':00');
  return isWhole &&
    [hour, hour % 12, hour === 12 ? 0 : 12 + (hour % 12)].some((one) => text.numbers().has(one))
    ? 'this'
    : 'nothing';
}

function partySaid(text: ReadText, party: number, earlier: readonly number[]): Says {
  const answers = text.parties().map((reading): Says => {
    if (reading.party !== null) return reading.party === party ? 'this' : 'otherwise';
    const { change } = reading;
    if (change === null) return 'nothing';
    return earlier.some((before) => before + change === party) ? 'this' : 'otherwise';
  });
  const said = together(answers);
  return said === 'nothing' && text.numbers().has(party) ? 'this' : said;
}

/** "Until the 14th", "leaving on the 14th". */
const isLastDay = (text: ReadText, lastDate: string | null): boolean =>
  lastDate !== null && text.stay().leaves && datesIn(text).includes(lastDate);

function nightsSaid(
  text: ReadText,
  { nights, lastDate }: { readonly nights: number; readonly lastDate: string | null },
  earlier: readonly number[],
): Says {
  const stay = text.stay();
  const { change } = stay;
  if (change !== null) return earlier.some((before) => before + change === nights) ? 'this' : 'otherwise';
  if (isLastDay(text, lastDate)) return 'this';
  const said = nightsIn(text);
  if (said.length > 0) return said.includes(nights) ? 'this' : 'otherwise';
  return text.numbers().has(nights) ? 'this' : 'nothing';
}

/** Of several lines, or of two wishes in one message, one that says this is enough. */
const together = (answers: readonly Says[]): Says =>
  answers.includes('this') ? 'this' : answers.includes('otherwise') ? 'otherwise' : 'nothing';

/** Merve asked something, so that what follows is the answer: "no, leave it". */
export const asksSomething = (text: string): boolean => /[?؟]|;(?:\s|$)/u.test(text);

/** How much of a message is shown in a question about it. Characters. */
const maxWords = 80;
const shortened = (text: string) => {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  return letters.length <= maxWords ? letters.join('') : `${letters.slice(0, maxWords).join('')} …`;
};

/**
 * From the newest text back: the person's newest word on a slot decides, and what Merve has shown since then (a free time, a question "on
 * Friday the 27th?") is as good as said. What Merve showed and the person then said otherwise is not. What was said for something
 * that is settled may be meant again, and contradicts nothing.
 */
function deviationOf<Value>(
  { texts, isRecent }: Conversation,
  slot: Slot,
  known: readonly Value[],
  valuesOf: (text: ReadText) => readonly Value[],
  says: (text: ReadText, earlier: readonly Value[]) => Says,
): Deviation | null {
  for (let index = texts.length - 1; index >= 0; index -= 1) {
    const text = texts[index];
    if (text === undefined) continue;
    const earlier = [...known, ...texts.slice(0, index).flatMap(valuesOf)];
    const said = says(text, earlier);
    if (said === 'this') return null;
    if (said === 'otherwise' && text.by === 'person' && isRecent(text))
      return { slot, kind: 'otherwise', words: shortened(text.text) };
  }
  return { slot, kind: 'never' };
}

/** Without a day a clock means the next time it comes. */
function isNextTime(wanted: Wanted, local: DateTime): boolean {
  const isPast = wanted.time <= local.toFormat('HH:mm');
  return wanted.date === local.plus({ days: isPast ? 1 : 0 }).toISODate();
}

const datesIn = (text: ReadText) => text.lines().flatMap((reading) => datesOf(reading, text.local));
const timesIn = (text: ReadText) => text.lines().flatMap(clocksOf);
const nightsIn = (text: ReadText) => [
  ...text.lines().flatMap(({ nights }) => nights ?? []),
  ...[text.stay().nights ?? []].flat(),
];
const partiesIn = (text: ReadText) => text.parties().flatMap(({ party }) => party ?? []);

/** What was said otherwise goes before what was never said. */
function momentDeviation(
  conversation: Conversation,
  startsAtLocal: string,
  lastDate: string | null,
  known: readonly ProposedSlots[],
): Deviation | null {
  const start = DateTime.fromISO(startsAtLocal, { zone: 'utc' });
  if (!start.isValid) return null;
  const wanted: Wanted = { date: start.toISODate(), time: start.toFormat('HH:mm'), start, lastDate };
  const starts = known.flatMap(({ startsAtLocal: one }) => (one == null ? [] : [one]));
  const [dates, times] = [starts.map((one) => one.slice(0, 10)), starts.map((one) => one.slice(11, 16))];
  const day = deviationOf(conversation, 'day', dates, datesIn, (text, earlier) =>
    daySaid(text, wanted, earlier),
  );
  const hasClock = startsAtLocal.includes('T');
  const clock = hasClock
    ? deviationOf(conversation, 'clock', times, timesIn, (text, earlier) => clockSaid(text, wanted, earlier))
    : null;
  const local = conversation.texts.at(-1)?.local;
  const isDayFromClock = hasClock && clock === null && local !== undefined && isNextTime(wanted, local);
  return (
    [day, clock].find((deviation) => deviation?.kind === 'otherwise') ??
    (dates.includes(wanted.date) || isDayFromClock ? null : day) ??
    (times.includes(wanted.time) ? null : clock)
  );
}

/** A time still ahead that the person spoke of, where the call has none: it would be for now. */
function timeLeftOut({ texts, isRecent }: Conversation): Deviation | null {
  for (const [index, text] of [...texts.entries()].toReversed()) {
    if (text.by !== 'person' || !isRecent(text)) continue;
    // What was answered without a question was dealt with, as a wish that could not be had.
    const answer = texts[index + 1];
    if (answer?.by === 'merve' && !asksSomething(answer.text)) continue;
    const today = text.local.toISODate() ?? '';
    const [first] = text.lines();
    if (first === undefined) continue;
    if (first.isNow) return null;
    const isAhead = datesOf(first, text.local).some((date) => date >= today);
    const isTime = first.clock !== null || first.minutesFromNow !== null || first.unclear.length > 0;
    if (isAhead || (first.day === null && isTime))
      return { slot: 'clock', kind: 'left out', words: shortened(text.text) };
  }
  return null;
}

/**
 * The first slot of a proposal that the person said otherwise, or that nobody spoke of, or a time that it leaves out; null where all
 * is as it was spoken of.
 *
 * What the readers have no words for counts as never said. So it is asked about, and the answer, or a YES to a question of Merve's that
 * names it, is then as good as said.
 */
export function deviationFromSaid(proposed: ProposedSlots, view: SpokenView): Deviation | null {
  const texts = view.spoken.map((text) => read(text, view));
  const recent = texts.filter(({ by }) => by === 'person').slice(-Math.max(view.recent, 1));
  const conversation = { texts, isRecent: (text: ReadText) => recent.includes(text) };
  const { startsAtLocal, party, nights, counts = [] } = proposed;
  const firstDay =
    startsAtLocal ?? view.known.find((one) => one.startsAtLocal != null)?.startsAtLocal ?? null;
  const lastDate =
    nights === undefined || firstDay === null
      ? null
      : DateTime.fromISO(firstDay.slice(0, 10), { zone: 'utc' }).plus({ days: nights }).toISODate();
  const moment =
    startsAtLocal === undefined
      ? null
      : startsAtLocal === null
        ? timeLeftOut(conversation)
        : momentDeviation(conversation, startsAtLocal, lastDate, view.known);
  return (
    moment ??
    partyDeviation(conversation, party, view.known) ??
    nightsDeviation(conversation, nights === undefined ? null : { nights, lastDate }, view.known) ??
    countDeviation(texts, counts)
  );
}

function partyDeviation(
  conversation: Conversation,
  party: number | undefined,
  known: readonly ProposedSlots[],
): Deviation | null {
  if (party === undefined) return null;
  const people = known.flatMap(({ party: one }) => one ?? []);
  const deviation = deviationOf(conversation, 'party', people, partiesIn, (text, earlier) =>
    partySaid(text, party, earlier),
  );
  return deviation?.kind === 'never' && people.includes(party) ? null : deviation;
}

function nightsDeviation(
  conversation: Conversation,
  wanted: { readonly nights: number; readonly lastDate: string | null } | null,
  known: readonly ProposedSlots[],
): Deviation | null {
  if (wanted === null) return null;
  const nights = known.flatMap((one) => one.nights ?? []);
  const deviation = deviationOf(conversation, 'nights', nights, nightsIn, (text, earlier) =>
    nightsSaid(text, wanted, earlier),
  );
  return deviation?.kind === 'never' && nights.includes(wanted.nights) ? null : deviation;
}

function countDeviation(texts: readonly ReadText[], counts: readonly number[]): Deviation | null {
  const isSaid = (count: number) =>
    texts.some((text) => text.numbers().has(count) || partiesIn(text).includes(count));
  return counts.every((count) => count <= 1 || isSaid(count)) ? null : { slot: 'count', kind: 'never' };
}
