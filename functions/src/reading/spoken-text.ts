/** A text of the conversation and what stands in it: days, clocks, people, nights and other numbers. */
import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { onFirstUse } from '../platform/on-first-use.ts';
import { languagesOf } from './languages-of.ts';
import { type ClockPiece, dateOf, settleHour } from './moment/moment.ts';
import { type MomentReading, readMoment } from './moment/read-moment.ts';
import { allNumbersOf } from './numbers-in.ts';
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

/** Merve asked something, so that what follows is the answer: "no, leave it". */
export const asksSomething = (text: string): boolean => /[?؟]|;(?:\s|$)/u.test(text);

/** What a text says of a stay: how many nights, more or fewer of them, and whether a day it names may be the last. */
interface Stay {
  readonly nights: number | null;
  readonly change: number | null;
  readonly leaves: boolean;
}

/** One text, read; only when it is asked for, since most slots are found in the newest. */
export interface ReadText extends SpokenText {
  readonly lines: () => readonly MomentReading[];
  readonly parties: () => readonly { readonly party: number | null; readonly change: number | null }[];
  readonly stay: () => Stay;
  /** Every number in it that is neither a moment nor people: it may be either, where it was asked for. */
  readonly numbers: () => ReadonlySet<number>;
  /** The same, as often as each stands there. */
  readonly allNumbers: () => readonly number[];
}

/** A name's letters blanked, wherever it is written. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    if (name.trim() === '') return rest;
    const pattern = name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/[’']/gu, "[’']");
    return rest.replace(new RegExp(pattern, 'giu'), (found) => '~'.padEnd(found.length, ' '));
  }, text);
}

/**
 * Reads one text when it is first asked for.
 * @param language the one the conversation is held in
 * @param names of the place and of what is had there; they tell no number
 */
export function readSpoken(
  spoken: SpokenText,
  { language, names }: { readonly language: Language; readonly names: readonly string[] },
): ReadText {
  // Names and codes in Merve's texts stand between invisible marks.
  const text = withoutNames(spoken.text.replace(/[\u2066-\u2069]/gu, ''), names);
  const languages = languagesOf(text, language);
  // What Merve quotes of the person is none of its own words; "Wednesday the 1st" is not what it asks about.
  const lines = () => (spoken.by === 'person' ? [text] : text.split(/[\n“”„«»]/u));
  const own = [...new Set([...languages.slice(0, 1), language])];
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
  const allNumbers = onFirstUse(() =>
    allNumbersOf(
      people().flatMap(({ left }) => left),
      own,
    ),
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
    numbers: onFirstUse(() => new Set(allNumbers())),
    allNumbers,
  };
}

/** The dates a text names. On a Friday "Friday" is today or in a week; of several wishes in one text each has its own. */
export function datesOf({ day, days }: MomentReading, local: DateTime): string[] {
  const named = day === null ? [] : day.kind === 'open' ? days : [day];
  return named.flatMap((piece) => {
    const date = dateOf(piece, local);
    if (date === null) return [];
    const isToday = piece.kind === 'weekday' && piece.weekday === local.weekday;
    return [date, ...(isToday ? [date.plus({ days: 7 })] : [])].flatMap((one) => one.toISODate() ?? []);
  });
}

/** The times of day that a clock may mean, as `HH:MM`, each with the days it adds. */
export function timesOf(clock: ClockPiece, part: MomentReading['part']): string[] {
  const settled = settleHour(clock, part, false);
  const hours =
    clock.settled || part !== null ? [settled] : [settled, settleHour(clock, part, true), clock.hour];
  return hours.map(
    (hour) => `${String(hour % 24).padStart(2, '0')}:${String(clock.minute).padStart(2, '0')}`,
  );
}

export const clocksOf = (reading: MomentReading): string[] =>
  [...reading.clocks, ...(reading.clock === null ? [] : [reading.clock])].flatMap((clock) =>
    timesOf(clock, reading.part),
  );

export const datesIn = (text: ReadText) => text.lines().flatMap((reading) => datesOf(reading, text.local));
export const timesIn = (text: ReadText) => text.lines().flatMap(clocksOf);
export const nightsIn = (text: ReadText) => [
  ...text.lines().flatMap(({ nights }) => nights ?? []),
  ...[text.stay().nights ?? []].flat(),
];
export const partiesIn = (text: ReadText) => text.parties().flatMap(({ party }) => party ?? []);
