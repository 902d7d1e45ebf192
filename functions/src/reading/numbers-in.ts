import { type Language, languageSchema } from '@merve/contract';
import { foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { readingWords } from './words/index.ts';

const numberWords = onFirstUse(
  () =>
    new Map(
      languageSchema.options.map((language) => {
        const entries = readingWords[language].numbers.split(', ');
        const values = entries.map((entry): [string, number] => {
          const [, word = '', value] = /^(.+) (\d+)$/u.exec(entry) ?? [];
          return [foldedWords(word).join(' '), Number(value)];
        });
        return [language, new Map(values)] as const;
      }),
    ),
);

/**
 * The whole numbers that folded words are or begin with, in figures or in words, each as often as it stands there.
 * @param languages whose words are known: English "on" is Turkish for ten
 */
export function allNumbersOf(
  words: readonly string[],
  languages: readonly Language[] = languageSchema.options,
): readonly number[] {
  const known = languages.flatMap((language) => numberWords().get(language) ?? []);
  return words.flatMap((word) => {
    const figures = /^\d{1,6}/u.exec(word)?.[0];
    if (figures !== undefined) return [Number(figures)];
    return known.map((values) => values.get(word)).find((value) => value !== undefined) ?? [];
  });
}

/** The same, each once: "4x", "dört", "4". */
export const numbersOfWords = (words: readonly string[]): Set<number> => new Set(allNumbersOf(words));

/** The same of a text. */
export const numbersIn = (text: string): Set<number> => numbersOfWords(foldedWords(text));
