import { foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { readingWords } from './words/index.ts';

const numberWords = onFirstUse(() => {
  const entries = Object.values(readingWords).flatMap(({ numbers }) => numbers.split(', '));
  return new Map(
    entries.map((entry) => {
      const [, word = '', value] = /^(.+) (\d+)$/u.exec(entry) ?? [];
      return [foldedWords(word).join(' '), Number(value)];
    }),
  );
});

/** The whole numbers that folded words are or begin with, in figures or in the words of any language: "4x", "dört", "4". */
export function numbersOfWords(words: readonly string[]): Set<number> {
  return new Set(
    words.flatMap((word) => {
      const figures = /^\d{1,6}/u.exec(word)?.[0];
      return figures === undefined ? (numberWords().get(word) ?? []) : [Number(figures)];
    }),
  );
}

/** The same of a text. */
export const numbersIn = (text: string): Set<number> => numbersOfWords(foldedWords(text));
