import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';

interface Expectations {
  /** Sentences that read alike in some languages: names, and words they share. By their path, `progress.other`. */
  readonly sameAsEnglish?: readonly string[];
  /** Sentences whose value is a text and not a count. */
  readonly ofText?: readonly string[];
}

/** Each sentence by its path, said with values that can be found again; what depends on a count, with several counts. */
function sentencesOf(table: object, ofText: readonly string[], path = ''): [path: string, said: string[]][] {
  return Object.entries(table).flatMap(([name, value]): [string, string[]][] => {
    const here = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') return [[here, [value]]];
    if (typeof value === 'function') {
      const values = [2, 3, 11, 100].map((count) => (ofText.includes(here) ? String(count) : count));
      return [[here, values.map((one) => String(value(one)))]];
    }
    return typeof value === 'object' && value !== null ? sentencesOf(value, ofText, here) : [];
  });
}

/**
 * Tests a table of sentences in all languages: nothing is empty or left in English, every value is told, and marks of
 * direction are closed. That none is missing is the compiler's to see.
 */
export function describeTranslations(
  name: string,
  tables: Readonly<Record<Language, object>>,
  { sameAsEnglish = [], ofText = [] }: Expectations = {},
): void {
  const english = new Map(sentencesOf(tables.en, ofText));
  describe(`${name}, translated`, () => {
    test.each(Object.entries(tables))('%s', (language, table) => {
      for (const [path, said] of sentencesOf(table, ofText)) {
        for (const sentence of said) {
          expect(`${path}: ${sentence.trim()}`).not.toBe(`${path}: `);
          expect(`${path}: ${sentence}`).not.toMatch(/undefined|NaN|\$\{/);
          const opened = sentence.match(/[\u2066-\u2068]/g)?.length ?? 0;
          expect(opened).toBe(sentence.match(/\u2069/g)?.length ?? 0);
        }
        // Two of something may be a word of its own ("رسالتان"); three of them never are.
        if (english.get(path)?.[1]?.includes('3')) expect(`${path}: ${said[1]}`).toContain('3');
        if (language !== 'en' && !sameAsEnglish.includes(path))
          expect(`${path}: ${said[0]}`).not.toBe(`${path}: ${english.get(path)?.[0]}`);
      }
    });
  });
}
