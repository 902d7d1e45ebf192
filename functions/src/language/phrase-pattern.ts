import { foldText } from './fold-text.ts';
import { ofSpokenLetters } from './spoken-letters.ts';

const wordPattern = /[\p{L}\p{N}]+/gu;
const escaped = (word: string) => word.replace(/[\\^$.|?+()[\]{}]/gu, String.raw`\$&`);

/** The folded words of a text. */
export function foldedWords(text: string): readonly string[] {
  return foldText(text).text.match(wordPattern) ?? [];
}

/**
 * One phrase as a pattern over folded words that stand with single spaces between them, one at each end. `*` at the
 * beginning or end of a word stands for any letters there. A zero-width joiner that keeps letters apart may be typed, left
 * out, or be a space, as people do.
 */
export function phrasePattern(phrase: string): string {
  const words = phrase.split(/\s+/u).map((word) => word.split('\u200C').map(onePattern).join(' ?'));
  return words.join(' ');
}

function onePattern(word: string): string {
  const bare = foldedWords(word.replaceAll('*', '')).join(' ');
  return `${word.startsWith('*') ? '\\p{L}*' : ''}${escaped(bare)}${word.endsWith('*') ? '\\p{L}*' : ''}`;
}

/** The phrases of a list in a table of words: parted by `|` or by lines. */
export function phraseList(list: string): readonly string[] {
  return list
    .split(/[|\n]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** Any of the phrases, given one by one or as a list, in a text of folded words with single spaces between them, one at each end. */
export function anyPhrase(phrases: readonly string[] | string): RegExp {
  const all = typeof phrases === 'string' ? phraseList(phrases) : phrases;
  return new RegExp(ofSpokenLetters(` (?:${all.map(phrasePattern).join('|')})(?= )`), 'u');
}
