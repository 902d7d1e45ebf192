/**
 * Greek, Russian, Hebrew, Arabic and Persian as people type them without their keyboard: "stolik na dvoih zavtra". The words that are known
 * are written back in their own letters, and read by the same tables as all others. Pure.
 */
import type { Language } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { type RomanisedLanguage, romanisedWords } from './romanised-words.ts';

/** UTF-16 units that are read. */
const maxRead = 600;
/** So many words that no other language has tell it. */
const fewestTelling = 2;

const wordPattern = /[\p{Script=Latin}\d'’]*\p{Script=Latin}[\p{Script=Latin}\d'’]*/gu;

/** One way to write what people spell in several: "pyatnitsu", "piatnicu". */
const sounded = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/kh/g, 'h')
    .replace(/ts|tz/g, 'c')
    .replace(/[yj]/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(\D)\1+/gu, '$1');

interface KnownWord {
  /** In its own letters. */
  readonly native: string;
  /** Whether it tells its language: other languages in Latin letters have no such word. */
  readonly tells: boolean;
}

const languages: readonly RomanisedLanguage[] = ['ru', 'el', 'he', 'ar', 'fa'];

const tables = onFirstUse(() =>
  languages.map((language) => {
    const { telling, others } = romanisedWords[language];
    const entries = (list: string, tells: boolean) =>
      list
        .trim()
        .split(/\s+/u)
        .flatMap((entry): [string, KnownWord][] => {
          const [native = '', ...spelt] = entry.split('=').toReversed();
          return spelt.flatMap((words) =>
            words.split('/').map((word): [string, KnownWord] => [sounded(word), { native, tells }]),
          );
        });
    return {
      language,
      words: new Map([...entries(others, false), ...entries(telling, true)]),
    };
  }),
);

/** What is written on to the word behind it. */
const joined = /(?<!\p{L})(?:(ل|ال|عال|لل|بال) (?=\p{Script=Arabic})|([לב]) (?=\p{Script=Hebrew}))/gu;

export interface Romanised {
  readonly language: RomanisedLanguage;
  /** The text with every known word in its own letters; all others as they stand. */
  readonly text: string;
}

/**
 * A text of which every word is one of a language, in that language's own letters; null where one is not, or it is written in others than
 * Latin ones. For whom is known to speak it: "da, spasibo" alone tells no language.
 */
export function inOwnLetters(text: string, language: Language): string | null {
  const table = tables().find((one) => one.language === language);
  if (table === undefined || text.length > maxRead || /[^\p{Script=Latin}\P{L}]/u.test(text)) return null;
  const said = text.match(wordPattern) ?? [];
  if (said.length === 0 || said.some((word) => !table.words.has(sounded(word)))) return null;
  return text.replace(wordPattern, (word) => table.words.get(sounded(word))?.native ?? word);
}

/** @returns null for a text in its own letters, or in a language that is written in Latin ones */
export function romanisedIn(text: string): Romanised | null {
  const read = text.slice(0, maxRead);
  if (/[^\p{Script=Latin}\P{L}]/u.test(read)) return null;
  const said = [...new Set((read.match(wordPattern) ?? []).map(sounded))];
  if (said.length < fewestTelling) return null;
  let best: { readonly table: ReturnType<typeof tables>[number]; readonly count: number } | null = null;
  for (const table of tables()) {
    const count = said.filter((word) => table.words.get(word)?.tells === true).length;
    if (count >= fewestTelling && count > (best?.count ?? 0)) best = { table, count };
  }
  if (best === null) return null;
  const { language, words } = best.table;
  const native = read.replace(wordPattern, (word) => words.get(sounded(word))?.native ?? word);
  return { language, text: `${native.replace(joined, '$1$2')}${text.slice(maxRead)}` };
}
