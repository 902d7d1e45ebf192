import type { Language } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { phrases } from './phrase.ts';
import type { SaidText } from './said-text.ts';
import { readingWords } from './words/index.ts';

const purposes = ['change', 'book', 'thanks', 'greeting'] as const;

/** What a message is for, by the words of its language alone. */
export type Purpose = (typeof purposes)[number];

const tables = Object.fromEntries(
  Object.entries(readingWords).map(([language, words]) => [
    language,
    onFirstUse(() => purposes.map((purpose) => [purpose, phrases(words[purpose])] as const)),
  ]),
);

/** The first purpose that words of these languages tell, in the order above: "move the table" is no new booking. Takes nothing. Pure. */
export function purposeOf(text: SaidText, languages: readonly Language[]): Purpose | null {
  const { open } = text;
  for (const language of languages) {
    const found = tables[language]?.().find(([, pattern]) => open.search(pattern) >= 0);
    if (found !== undefined) return found[0];
  }
  return null;
}
