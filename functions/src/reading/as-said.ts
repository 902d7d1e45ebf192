/**
 * Whether what a model proposes is what was spoken of: the same readers that account for every word of a message without a
 * model read the conversation, and a day, a clock or a number of people that nobody spoke of, or that the person said otherwise,
 * is found before anything is held. Pure.
 */
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { clockSaid, daySaid, nightsSaid, partySaid, type Says, type Wanted } from './said-of-slot.ts';
import {
  asksSomething,
  datesIn,
  datesOf,
  nightsIn,
  partiesIn,
  type ReadText,
  readSpoken,
  type SpokenText,
  timesIn,
} from './spoken-text.ts';

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
  /** How many of each thing the call has: those numbers tell no hour. */
  readonly counted?: readonly number[];
}

type Slot = 'day' | 'clock' | 'party' | 'nights' | 'count';

/** `otherwise`: the person said something else, in `words`. `never`: nobody spoke of it. `left out`: they did, and the call does not. */
export type Deviation =
  | { readonly slot: Slot; readonly kind: 'otherwise'; readonly words: string }
  | { readonly slot: Slot; readonly kind: 'never' }
  | { readonly slot: 'clock'; readonly kind: 'left out'; readonly words: string };

interface Conversation {
  /** Oldest first. */
  readonly texts: readonly ReadText[];
  /** Whether a text of the person's belongs to what is wished now. */
  isRecent(text: ReadText): boolean;
}

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

/** What was said otherwise goes before what was never said. */
function momentDeviation(
  conversation: Conversation,
  startsAtLocal: string,
  lastDate: string | null,
  { known, counted = [] }: SpokenView,
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
    ? deviationOf(conversation, 'clock', times, timesIn, (text, earlier) =>
        clockSaid(text, wanted, earlier, counted),
      )
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
  const texts = view.spoken.map((text) => readSpoken(text, view));
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
        : momentDeviation(conversation, startsAtLocal, lastDate, view);
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
