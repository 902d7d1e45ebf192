import type { Language } from '@merve/contract';
import { Reading, trimmed } from './reading.ts';
import { searchVocabulary } from './search-vocabulary.ts';
import { smallTalk } from './small-talk.ts';
import { keywordWords, typeWords } from './subject-words.ts';
import { travelTalk } from './travel-talk.ts';
import { typeIn, typeSource } from './type-in.ts';

/** What a text looks for, as it says it. */
export interface Subject {
  readonly type: string | null;
  readonly keyword: string | null;
  /** Something that is looked for, and no name alone. */
  readonly isKnown: boolean;
  /** Words of a wish stood around it. */
  readonly isTalkedAbout: boolean;
  /** All of it, as written. */
  readonly words: string;
}

/** Takes what says nothing; where nothing else is left, and no type was named, it is what is looked for, and stays. */
function takeSmallTalk(read: Reading, language: Language, hasType: boolean): boolean {
  const without = new Reading(read.left, language);
  without.take(travelTalk[language]);
  without.take(smallTalk[language]);
  if (!hasType && !/[\p{L}\p{N}]/u.test(without.left)) return false;
  // Longer sayings first: small talk has words of them.
  return [travelTalk, smallTalk].map((table) => read.take(table[language])).includes(true);
}

/** Hebrew and Arabic write "for" at the word that follows: "a place for jachnun" looks for jachnun. A word may begin so by itself. */
const writtenFor: Readonly<Partial<Record<Language, RegExp>>> = {
  he: /^ל(?=[\p{L}'’]{4,})/u,
  ar: /^لل(?=\p{L}{3,})/u,
};

function withoutFor(keyword: string, language: Language): string {
  const letter = writtenFor[language];
  if (letter === undefined) return keyword;
  const [first = '', ...others] = keyword.split(' ');
  const isWord = new Reading(first, language).has(keywordWords[language]) && !letter.test(first);
  return isWord ? keyword : [first.replace(letter, ''), ...others].join(' ');
}

/** What is looked for: its type, where a word says one, and its other words; they are taken. */
export function subjectOf(read: Reading, language: Language, types: readonly string[]): Subject {
  const words = trimmed(read.left);
  const isDish = read.has(keywordWords[language]);
  const type = typeIn(read, language, types);
  const row = type === undefined ? undefined : typeWords[type];
  if (row !== undefined) read.take(typeSource(row, language));
  const talks = [
    read.take(searchVocabulary[language].filler),
    takeSmallTalk(read, language, type !== undefined),
  ];
  // What an apostrophe parted from a word that is gone says nothing.
  const keyword = trimmed(
    trimmed(read.left)
      .replace(/(?<![\p{L}\p{N}])[’'][\p{L}]{1,2}(?![\p{L}])/gu, '')
      .replace(/\s+[\p{P}\p{S}]+(?=\s)/gu, ''),
  );
  return {
    type: type ?? null,
    keyword: /[\p{L}\p{N}]/u.test(keyword) ? withoutFor(keyword, language) : null,
    isKnown: isDish || type !== undefined,
    isTalkedAbout: talks.includes(true),
    words,
  };
}
