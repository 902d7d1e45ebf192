import type { Language } from '@merve/contract';
import { searchWords } from '../../catalogue/fold.ts';
import { detectLanguage } from '../../language/detect-language.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { type TranslatedLanguage, translatedLanguages, translationsOf } from './translated-words.ts';

/** A stem stands for its word with so many letters more. */
const maxEnding = 6;
/** Shorter stems would stand for words that have nothing to do with them; a syllable of Korean is a letter. */
const shortestStem = { ko: 2, he: 3, ar: 3, fa: 3, tr: 3, ru: 3, el: 4, de: 5 } as const;
const maxPhrase = 3;

interface Lexicon {
  /** English words by the words that say it, parted by a space. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
}

const lexicons = onFirstUse(() => {
  const of = (language: TranslatedLanguage): Lexicon => ({
    phrases: new Map(translationsOf()[language].map(({ said, english }) => [said.join(' '), english])),
  });
  return new Map<Language, Lexicon>(translatedLanguages.map((language) => [language, of(language)]));
});

/** What is written on to a word at its beginning: "in", "the", "and", "with". */
const prefixes: Partial<Record<Language, RegExp>> = {
  he: /^(?:[והשבלמכ]{1,2})(?=.{2})/u,
  ar: /^(?:[وفبلك]?ال|لل|[وفبلك])(?=.{3})/u,
  fa: /^(?:می|بی|با)(?=.{3})/u,
};

/**
 * The English words that a text in any of Merve's languages comes to, in its order: those of an English text as they are, of another language those
 * that the table has, and what is written alike everywhere ("pizza"). What the table does not know is left out. Pure.
 * @param isTelling whether a word means something in English although the text is in another language
 */
export function englishWordsOf(text: string, isTelling: (word: string) => boolean): string[] {
  const words = searchWords(text);
  const language = languageOf(text, words);
  const lexicon = lexicons().get(language);
  if (lexicon === undefined) return words;
  const english: string[] = [];
  for (let place = 0; place < words.length; ) {
    const { found, length } = phraseAt(words, place, lexicon, language);
    if (found !== null) english.push(...found);
    else {
      const word = words[place] ?? '';
      if (/^[a-z]+$/.test(word) && isTelling(word)) english.push(word);
    }
    place += length;
  }
  return english;
}

/** A few words of Latin letters tell little: the language whose table knows more of them is taken. */
function languageOf(text: string, words: readonly string[]): Language {
  const detected = detectLanguage(text);
  if (detected !== null && detected !== 'en') return detected;
  if (detected === 'en' || !words.some((word) => /^[a-z]+$/.test(word))) return detected ?? 'en';
  const known = (language: 'tr' | 'de') => {
    const lexicon = lexicons().get(language);
    return words.filter((_, place) => lexicon && phraseAt(words, place, lexicon, language).found !== null)
      .length;
  };
  const [turkish, german] = [known('tr'), known('de')];
  const most = Math.max(turkish, german);
  return most * 2 <= words.length ? 'en' : turkish >= german ? 'tr' : 'de';
}

/** The longest phrase of the table that begins here. */
function phraseAt(
  words: readonly string[],
  place: number,
  lexicon: Lexicon,
  language: Language,
): { readonly found: readonly string[] | null; readonly length: number } {
  for (let length = Math.min(maxPhrase, words.length - place); length > 1; length -= 1) {
    const found = inAnyForm(words.slice(place, place + length).join(' '), lexicon, language);
    if (found !== null) return { found, length };
  }
  return { found: inAnyForm(words[place] ?? '', lexicon, language), length: 1 };
}

function inAnyForm(said: string, lexicon: Lexicon, language: Language): readonly string[] | null {
  const bare = said.replace(prefixes[language] ?? /^$/, '');
  for (const form of new Set([said, bare])) {
    const whole = lexicon.phrases.get(form);
    if (whole !== undefined) return whole;
  }
  for (const form of new Set([said, bare])) {
    const stem = byStem(form, lexicon, language);
    if (stem !== null) return stem;
  }
  return null;
}

/** The longest stem that the word begins with. */
function byStem(said: string, { phrases }: Lexicon, language: Language): readonly string[] | null {
  if (language === 'en') return null;
  for (let end = said.length - 1; end >= shortestStem[language] && said.length - end <= maxEnding; end -= 1) {
    const found = phrases.get(said.slice(0, end));
    if (found !== undefined) return found;
  }
  return null;
}
