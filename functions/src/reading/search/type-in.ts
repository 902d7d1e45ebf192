import type { Language } from '@merve/contract';
import type { Reading } from './reading.ts';
import { typeWords } from './subject-words.ts';

/** Languages in other letters, whose people write English words for kinds of places too: "wine bar στη Μύκονο". */
const mixed: ReadonlySet<Language> = new Set(['he', 'ru', 'el', 'ar', 'fa']);
/** What stands at a noun, before or after it: cases, plurals, “in” and “to”. The tables have the nouns as they are asked for by themselves. */
const bent: Readonly<Partial<Record<Language, readonly [string, string]>>> = {
  de: ['', 'es|en|er|s|n|e'],
  tr: ['', "l[ae]r[ıi]?|[’']?(?:[dt][ae]ki|[dt][ae]n?|n[ıiuü]n|y?[ae]|[yn]?[ıiuü])"],
  fa: ['', '‌?(?:هایی|های|ها|ای|ی)'],
  ar: ['[ولبف]?(?:ال|لل)?', 'ات|ين'],
};

/** A source of a type's words, however they are bent. */
export const typeSource = (row: Readonly<Record<Language, string>>, language: Language): string => {
  const [before, after] = bent[language] ?? ['', ''];
  const own = `${before}(?:${row[language]})(?:${after})?`;
  return mixed.has(language) ? `${own}|${row.en}` : own;
};

/**
 * The type that words name. Of words within longer ones the longer count ("water park"); of several types that which stands first in the table,
 * where one eats and sleeps: the others are what it has ("a hotel with a swimming pool").
 */
export function typeIn(read: Reading, language: Language, types: readonly string[]): string | undefined {
  const spans = Object.entries(typeWords).flatMap(([name, row]) =>
    types.includes(name)
      ? read
          .find(typeSource(row, language))
          .map(({ index, 0: { length } }) => ({ name, index, length, end: index + length }))
      : [],
  );
  return spans.find((one) =>
    spans.every((other) => other.length <= one.length || other.end <= one.index || one.end <= other.index),
  )?.name;
}
