/** A language's table of words, made ready for looking up: folded, with the names that Intl knows, phrases by their first word. */
import { foldText } from '../../../language/fold-text.ts';
import { feasts } from '../feasts.ts';
import {
  dayParts,
  type Meaning,
  noMeaning,
  units,
  type WordClass,
  type Words,
  wordClasses,
} from './word-classes.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

export interface Vocabulary {
  readonly words: Words;
  readonly exact: ReadonlyMap<string, Meaning>;
  /** By their first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** What a word's beginnings and endings add; nothing for most endings. */
  readonly prefixes: ReadonlyMap<string, Meaning>;
  readonly suffixes: ReadonlyMap<string, Meaning>;
}

const fold = (form: string) => foldText(form).text;

/** Letters alone, and letters with dots between them ("μ.μ."), make a word of a form, as they do of a message. */
export const wordPattern = /\p{L}(?:\.\p{L}(?!\p{L}))+|\p{L}+/u;
const wordsOf = (form: string): string[] =>
  [...fold(form).matchAll(new RegExp(`${wordPattern.source}|\\d+`, 'gu'))].map(([word]) =>
    word.replaceAll('.', ''),
  );

/** How Intl names months and weekdays, alone and in a date. */
function* calendarNames(language: string): Generator<readonly [string, WordClass, number]> {
  const locale = `${language}-u-ca-gregory-nu-latn`;
  for (const width of ['long', 'short'] as const) {
    const formats = [
      new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' }),
      new Intl.DateTimeFormat(locale, { month: width, day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
    ];
    for (let month = 1; month <= 12; month += 1) {
      for (const format of formats) {
        const part = format
          .formatToParts(Date.UTC(2026, month - 1, 9))
          .find(({ type }) => type === 'month')?.value;
        if (part !== undefined && !/\d/.test(part)) yield [part, 'month', month];
      }
    }
    const weekdays = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
    for (let weekday = 1; weekday <= 7; weekday += 1) {
      yield [weekdays.format(Date.UTC(2026, 5, weekday)), 'weekday', weekday];
    }
  }
}

export function vocabularyOf(words: Words): Vocabulary {
  const exact = new Map<string, Meaning>();
  const phrases = new Map<string, Phrase[]>();
  const add = (form: string, wordClass: WordClass, value: number) => {
    const [first, ...others] = wordsOf(form);
    if (first === undefined) {
      if (form !== '') exact.set(form, { ...exact.get(form), [wordClass]: value });
      return;
    }
    if (others.length === 0) {
      exact.set(first, { ...exact.get(first), [wordClass]: value });
      return;
    }
    const known = phrases.get(first) ?? [];
    const same = known.findIndex((phrase) => phrase.words.join(' ') === [first, ...others].join(' '));
    const meaning = { ...known[same]?.meaning, [wordClass]: value };
    if (same >= 0) known.splice(same, 1);
    known.push({ words: [first, ...others], meaning });
    known.sort((a, b) => b.words.length - a.words.length);
    phrases.set(first, known);
  };
  const addAll = (table: Readonly<Partial<Record<string | number, string>>> = {}, wordClass: WordClass) => {
    for (const [value, forms] of Object.entries(table)) {
      for (const form of forms?.split('|') ?? []) add(form, wordClass, Number(value));
    }
  };
  for (const [name, wordClass, value] of calendarNames(words.language)) add(name, wordClass, value);
  addAll(words.numbers, 'number');
  addAll(words.ordinals, 'ordinal');
  addAll(words.hours, 'hour');
  addAll(words.hoursAndHalf, 'hourAndHalf');
  addAll(words.days, 'day');
  addAll(words.weekdays, 'weekday');
  addAll(words.weekdaysIfDay, 'weekdayIfDay');
  addAll(words.months, 'month');
  addAll(words.holidays, 'holiday');
  addAll(words.minutesLong, 'minutesLong');
  addAll(words.daysLong, 'daysLong');
  addAll(words.nightsLong, 'nightsLong');
  feasts.forEach((feast, index) => {
    for (const form of words.feasts?.[feast]?.split('|') ?? []) add(form, 'feast', index);
  });
  dayParts.forEach((part, index) => {
    for (const form of words.parts[part]?.split('|') ?? []) add(form, 'part', index);
    for (const form of words.todayParts?.[part]?.split('|') ?? []) {
      add(form, 'part', index);
      add(form, 'day', 0);
    }
  });
  units.forEach((unit, index) => {
    for (const form of words.units[unit]?.split('|') ?? []) add(form, 'unit', index);
  });
  for (const wordClass of wordClasses) {
    for (const form of words.words[wordClass]?.split('|') ?? []) add(form, wordClass, 1);
  }
  for (const form of words.weak?.split('|') ?? []) add(form, 'weak', 1);
  for (const form of words.weakest?.split('|') ?? []) add(form, 'weak', 2);
  const affixes = (table: Words['prefixes'] = {}) => {
    const meanings = new Map<string, Meaning>();
    for (const adds of ['', ...wordClasses] as const) {
      for (const form of table[adds]?.split('|').map(fold) ?? [])
        meanings.set(
          form,
          adds === '' ? (meanings.get(form) ?? noMeaning) : { ...meanings.get(form), [adds]: 1 },
        );
    }
    return meanings;
  };
  return { words, exact, phrases, prefixes: affixes(words.prefixes), suffixes: affixes(words.suffixes) };
}
