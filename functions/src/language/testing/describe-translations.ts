import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import type { SentenceTable } from '../define-sentences.ts';

/** What is said with sample values, by sentence. */
export type Said<Sentences> = Readonly<Record<keyof Sentences & string, readonly string[]>>;

export interface TranslationSamples<Sentences> {
  /** The sample values that can be found again in a text: names, codes, times. */
  readonly values: readonly string[];
  /** Says every sentence of the table at least once. One that is left out does not compile. */
  readonly says: (say: Sentences) => Said<Sentences>;
  /** Sentences that are right to be the same as in English. */
  readonly alike?: readonly (keyof Sentences & string)[];
}

const languages: readonly Language[] = languageSchema.options;
const rightToLeft: readonly Language[] = ['he', 'ar', 'fa'];

/** The script a language is written in: a text in it holds some, besides names. */
export const script: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/u,
  tr: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  he: /\p{Script=Hebrew}/u,
  ru: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ko: /\p{Script=Hangul}/u,
};

const withoutIsolates = (text: string) => text.replace(/\u2068[^\u2068\u2069]*\u2069/gu, '');
const withoutValues = (text: string, values: readonly string[]) =>
  values.reduce((rest, value) => rest.replaceAll(value, ''), text);
const valuesIn = (text: string, values: readonly string[]) => values.filter((value) => text.includes(value));
/** A number, a clock time, a word, a code or a link keeps its order between right-to-left words by itself. */
const needsIsolation = (value: string) =>
  !value.startsWith('https://') &&
  (value.startsWith('+') || (/\p{Script=Latin}/u.test(value) && /[^\p{L}\p{N}]/u.test(value)));

/**
 * The tests every table of sentences passes: all nine languages, the same sentences, nothing empty, every value told that
 * English tells, nothing left in English, its own letters, and left-to-right values isolated in right-to-left text.
 */
export function describeTranslations<Sentences extends object>(
  name: string,
  table: SentenceTable<Sentences>,
  { values, says, alike = [] }: TranslationSamples<Sentences>,
): void {
  const entries = (language: Language): [string, readonly string[]][] =>
    Object.entries(says(table(language)));
  const inEnglish = new Map(entries('en'));

  describe(`${name}, in every language`, () => {
    test('are there', () => {
      expect(Object.keys(table.translations).sort()).toEqual([...languages].sort());
    });

    test('are the same sentences', () => {
      const english = Object.keys(table('en')).sort();
      for (const language of languages) expect(Object.keys(table(language)).sort()).toEqual(english);
    });

    test.each(languages)('in %s say something, tell every value, and leave nothing open', (language) => {
      for (const [key, texts] of entries(language)) {
        for (const [index, text] of texts.entries()) {
          const english = inEnglish.get(key)?.[index] ?? '';
          expect([key, text.trim()]).not.toEqual([key, '']);
          expect([key, text]).not.toEqual([
            key,
            expect.stringMatching(/undefined|null|NaN|\[object|function|#/),
          ]);
          const missing = valuesIn(english, values).filter((value) => !text.includes(value));
          expect([key, missing]).toEqual([key, []]);
        }
      }
    });

    test.each(languages.filter((language) => language !== 'en'))(
      'in %s are not left in English',
      (language) => {
        for (const [key, texts] of entries(language)) {
          if (alike.some((known) => known === key)) continue;
          for (const [index, text] of texts.entries()) {
            expect([key, text]).not.toEqual([key, inEnglish.get(key)?.[index]]);
            expect([key, script[language].test(withoutValues(text, values)), text]).toEqual([
              key,
              true,
              text,
            ]);
          }
        }
      },
    );

    test.each(rightToLeft)('in %s keep names, codes and telephone numbers in their order', (language) => {
      for (const [key, texts] of entries(language)) {
        for (const text of texts) {
          const bare = valuesIn(withoutIsolates(text), values).filter(needsIsolation);
          expect([key, bare]).toEqual([key, []]);
        }
      }
    });
  });
}
