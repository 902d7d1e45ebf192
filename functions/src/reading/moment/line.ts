/** A message as a line of items: its words and numbers with what they can mean where a time is spoken of. */

import type { Language } from '@merve/contract';
import { everyMatch } from '../../language/every-match.ts';
import { type FoldedText, foldText } from '../../language/fold-text.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { tables } from './words/index.ts';
import { type Vocabulary, vocabularyOf, wordPattern } from './words/vocabulary.ts';
import { type Meaning, noMeaning, type WordClass, type Words } from './words/word-classes.ts';

export interface Item {
  /** `gap` is what was taken before this reading, `~`; it means nothing and bounds every expression. */
  readonly kind: 'word' | 'number' | 'mark' | 'gap';
  readonly text: string;
  readonly meaning: Meaning;
  /** Offsets in the folded text. */
  readonly start: number;
  readonly end: number;
  /** Whether it touches the item before it. */
  readonly glued: boolean;
  /** The whole numbers of "24.12.2026" or "20:30"; none for a word. */
  readonly figures: readonly number[];
  /** What stands between them: `.`, `:`, `/`, `-`, `,`. */
  readonly separator: string;
}

export interface Line {
  /** The language it is probably in. */
  readonly language: Language;
  /** How the language the line is probably in joins a ten and its unit. */
  readonly tens: Words['tens'] | null;
  /** The weekday (ISO) on which weeks begin for who speaks that language. */
  readonly weekBegins: number;
  /** Whether hours and minutes are joined by "and": "οχτώ και δέκα". */
  readonly joinsMinutes: boolean;
  /** Whether its words move what was said before: "bir saat sonra olsun". */
  readonly isMove: boolean;
  readonly items: readonly Item[];
  readonly folded: FoldedText;
}

const vocabularies = onFirstUse(() => new Map<Language, Vocabulary>());

function vocabularyFor(language: Language): Vocabulary {
  const known = vocabularies().get(language);
  if (known !== undefined) return known;
  const made = vocabularyOf(tables[language]);
  vocabularies().set(language, made);
  return made;
}

const latin: readonly Language[] = ['en', 'tr', 'de'];
const scripts: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Cyrillic}/u, ['ru']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/\p{Script=Hangul}/u, ['ko']],
];

/** The tables for a word's script, that of the language it is probably written in first. */
function languagesFor(word: string, language: Language): readonly Language[] {
  const isLatin = word.charCodeAt(0) < 0x250;
  const spoken = isLatin ? latin : (scripts.find(([script]) => script.test(word))?.[1] ?? []);
  if (!spoken.includes(language) || spoken[0] === language) return spoken;
  return [language, ...spoken.filter((other) => other !== language)];
}

/** Classes that a word of a language that is not spoken may add: small words of one language are other words of the next. */
const foreign: readonly WordClass[] = [
  'day',
  'weekday',
  'month',
  'holiday',
  'feast',
  'part',
  'oclock',
  'oclockBefore',
  'am',
  'pm',
  'noon',
  'midnight',
  'weekend',
  'nextDay',
  'now',
];

const marks: Readonly<Record<string, Meaning>> = {
  '@': { at: 1 },
  '₺': { money: 1 },
  $: { money: 1 },
  '€': { money: 1 },
  '£': { money: 1 },
  '%': { money: 1 },
  '#': { numbered: 1 },
};

interface Piece {
  readonly text: string;
  readonly meaning: Meaning;
  /** Letters of the word, an ending that means nothing with them. */
  readonly letters: number;
}

/** The most letters of a word that is taken apart; longer ones are names. */
const maxLetters = 24;

const isEmpty = (meaning: Meaning) => meaning === noMeaning;

const pieceOf = (text: string, meaning: Meaning, letters = text.length): Piece => ({
  text,
  meaning,
  letters,
});

/** A beginning with its ending; the ending is a piece of its own where it means something. */
function withEnding(text: string, meaning: Meaning, ending: string, adds: Meaning): readonly Piece[] {
  return isEmpty(adds)
    ? [pieceOf(text, meaning, text.length + ending.length)]
    : [pieceOf(text, meaning), pieceOf(ending, adds)];
}

const counters: readonly WordClass[] = [
  'number',
  'unit',
  'oclock',
  'people',
  'monthCounter',
  'dayCounter',
  'yearCounter',
  'half',
  'toLast',
  'inLast',
];
/** A number inside a word counts what stands behind it: "일곱시", and not "주세요". */
const isCounter = (piece: Piece | undefined) =>
  counters.some((wordClass) => piece?.meaning[wordClass] !== undefined);

const hangul = /\p{Script=Hangul}/u;

/** A word that is not in the table, as words of it with beginnings and endings; null if it is none. */
function takeApart(word: string, vocabulary: Vocabulary, isInside = false): readonly Piece[] | null {
  if (word.length > maxLetters) return null;
  const isCompound = vocabulary.words.compounds === true;
  for (let length = word.length; length > 0; length -= 1) {
    const text = word.slice(0, length);
    const meaning = vocabulary.exact.get(text);
    // A letter is no syllable: in "Hund" stands no "h und".
    if (meaning === undefined || (length === 1 && !(isCompound && hangul.test(text)))) continue;
    const rest = word.slice(length);
    // In "전화번호" no syllable is a weekday.
    const isSyllable = length === 1 && (isInside || rest !== '');
    if (isSyllable && !(meaning.number !== undefined || isCounter({ text, meaning, letters: 1 }))) continue;
    if (rest === '') return [pieceOf(text, meaning)];
    const adds = vocabulary.suffixes.get(rest);
    if (adds !== undefined && !(isCompound && isInside && meaning.number !== undefined))
      return withEnding(text, meaning, rest, adds);
    const others = isCompound ? takeApart(rest, vocabulary, true) : null;
    if (others !== null && (meaning.number === undefined || isCounter(others[0])))
      return [pieceOf(text, meaning), ...others];
  }
  if (isInside) return null;
  for (const [prefix, adds] of vocabulary.prefixes) {
    if (!word.startsWith(prefix) || word.length === prefix.length) continue;
    const rest = takeApart(word.slice(prefix.length), vocabulary, true);
    if (rest !== null) return [pieceOf(prefix, adds), ...rest];
  }
  return null;
}

const isForeign = (meaning: Meaning) => foreign.some((wordClass) => meaning[wordClass] !== undefined);

/** Words that were looked up; most of a message's words are of a few hundred. */
const lookedUp = new Map<string, readonly Piece[]>();
const maxLookedUp = 5_000;

function piecesOf(word: string, language: Language, isOnNumber: boolean): readonly Piece[] {
  const key = `${language}${isOnNumber ? '+' : ' '}${word}`;
  const known = lookedUp.get(key);
  if (known !== undefined) return known;
  const pieces = lookUp(word, language, isOnNumber);
  if (lookedUp.size < maxLookedUp && word.length <= maxLetters) lookedUp.set(key, pieces);
  return pieces;
}

/** @param isOnNumber whether it is written onto a number: then it may be an ending of it ("8'de"). */
function lookUp(word: string, language: Language, isOnNumber: boolean): readonly Piece[] {
  const languages = languagesFor(word, language);
  for (const candidate of isOnNumber ? languages : []) {
    const vocabulary = vocabularyFor(candidate);
    const [ending, exact] = [vocabulary.suffixes.get(word), vocabulary.exact.get(word)];
    if (ending !== undefined && exact !== undefined) return [pieceOf(word, { ...ending, ...exact })];
    if (ending !== undefined || exact !== undefined) return [pieceOf(word, ending ?? exact ?? noMeaning)];
  }
  for (const candidate of languages) {
    const vocabulary = vocabularyFor(candidate);
    const meaning = vocabulary.exact.get(word);
    const isOwn = candidate === language || languages.length === 1;
    const mayBeParts = isOwn || vocabulary.words.compounds === true;
    const parts = meaning === undefined && mayBeParts ? takeApart(word, vocabulary) : null;
    const pieces = meaning === undefined ? parts : [pieceOf(word, meaning)];
    if (pieces === null) continue;
    // Of another language only names of days, times of day and the like are taken, and none that are weak.
    if (isOwn || pieces.some((piece) => isForeign(piece.meaning) && piece.meaning.weak === undefined))
      return pieces;
  }
  return [pieceOf(word, noMeaning)];
}

const pattern = new RegExp(
  `(\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}-\\d{1,2}-\\d{2,4}|\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+,5(?!\\d)|\\d+(?:[.:/]\\d+)*)|(${wordPattern.source})|(~[~ ]*)|[^\\s\\p{L}\\d~]`,
  'gu',
);

function numberItem(text: string): Pick<Item, 'figures' | 'separator' | 'meaning'> {
  const separators = text.replace(/\d/g, '');
  if (/^\d{1,3}(?:,\d{3})+$/.test(text))
    return { figures: [Number(text.replaceAll(',', ''))], separator: '', meaning: noMeaning };
  return { figures: text.split(/\D/).map(Number), separator: separators.charAt(0), meaning: noMeaning };
}

interface Token extends Omit<Item, 'meaning'> {
  readonly meaning: Meaning | null;
}

function tokensOf(folded: FoldedText): Token[] {
  const tokens: Token[] = [];
  let before = -1;
  for (const match of everyMatch(folded.text, pattern)) {
    const { index } = match;
    const [found, number, word, gap] = match;
    const end = index + found.length;
    const common = { start: index, end, glued: index === before, figures: [], separator: '' };
    before = end;
    if (number !== undefined) tokens.push({ kind: 'number', text: found, ...common, ...numberItem(found) });
    else if (word !== undefined)
      tokens.push({ kind: 'word', text: found.replaceAll('.', ''), meaning: null, ...common });
    else if (gap !== undefined) tokens.push({ kind: 'gap', text: '~', meaning: noMeaning, ...common });
    else tokens.push({ kind: 'mark', text: found, meaning: marks[found] ?? noMeaning, ...common });
  }
  return tokens;
}

/** The items of one word: itself, or its pieces. */
function itemsOf(token: Token, isOnNumber: boolean, language: Language): Item[] {
  if (token.meaning !== null) return [{ ...token, meaning: token.meaning }];
  const pieces = piecesOf(token.text, language, isOnNumber);
  let { start } = token;
  return pieces.map(({ text, meaning, letters }, place) => {
    // With dots left out of a word its pieces are shorter than it: it has one then.
    const end = place === pieces.length - 1 ? token.end : start + letters;
    const item = { ...token, text, meaning, start, end, glued: place > 0 || token.glued };
    start = end;
    return item;
  });
}

/** @param language the one it is probably written in. @param text at most 2,000 characters are read. */
export function lineOf(text: string, language: Language): Line {
  const folded = foldText(text.slice(0, 2_000));
  const tokens = tokensOf(folded);
  const items: Item[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    const isWords = token.kind === 'word' || token.kind === 'number';
    const phrase = isWords ? phraseAt(tokens, index, language) : null;
    if (phrase !== null) {
      items.push(...phrase.items);
      index = phrase.last;
    } else {
      const isOnNumber = token.glued && tokens[index - 1]?.kind === 'number';
      items.push(...itemsOf(token, isOnNumber, language));
    }
  }
  return {
    language,
    items,
    folded,
    tens: tables[language].tens ?? null,
    joinsMinutes: tables[language].joinsMinutes ?? false,
    weekBegins: tables[language].weekBegins ?? 1,
    isMove: items.some(({ meaning }) => meaning.move !== undefined),
  };
}

/** Words that mean something together are one item; the last of them may have an ending. */
function phraseAt(
  tokens: readonly Token[],
  index: number,
  language: Language,
): { readonly items: readonly Item[]; readonly last: number } | null {
  const first = tokens[index];
  if (first === undefined) return null;
  const plain = phraseFrom(tokens, index, first.text, language);
  if (plain !== null || first.kind === 'number') return plain;
  // "בסוף השבוע"
  for (const candidate of languagesFor(first.text, language)) {
    for (const [prefix, adds] of vocabularyFor(candidate).prefixes) {
      // "היום ב-8" is today at eight: "יום ב", a Monday, begins inside no word that means something itself.
      if (!first.text.startsWith(prefix) || vocabularyFor(candidate).exact.has(first.text)) continue;
      const found = phraseFrom(tokens, index, first.text.slice(prefix.length), language);
      const [item, ...others] = found?.items ?? [];
      if (found === null || item === undefined) continue;
      const start = item.start + prefix.length;
      const before: Item = { ...item, text: prefix, meaning: adds, end: start };
      return { items: [before, { ...item, start, glued: true }, ...others], last: found.last };
    }
  }
  return null;
}

/** @param text the phrase's first word, as it is looked up. */
function phraseFrom(
  tokens: readonly Token[],
  index: number,
  text: string,
  language: Language,
): { readonly items: readonly Item[]; readonly last: number } | null {
  const first = tokens[index];
  if (first === undefined) return null;
  const spoken = first.kind === 'number' ? [language] : languagesFor(first.text, language);
  for (const candidate of spoken) {
    const vocabulary = vocabularyFor(candidate);
    for (const { words, meaning } of vocabulary.phrases.get(text) ?? []) {
      if (candidate !== language && spoken.length > 1 && !isForeign(meaning)) continue;
      let last = index;
      let ending = '';
      const fits = words.slice(1).every((word, place) => {
        const next = tokens[last + 1];
        last += next?.kind === 'mark' && /[-–־.]/.test(next.text) ? 2 : 1;
        const said = tokens[last]?.text ?? '';
        if (said === word) return true;
        ending = place === words.length - 2 && said.startsWith(word) ? said.slice(word.length) : '';
        return ending !== '' && vocabulary.suffixes.has(ending) === true;
      });
      if (!fits) continue;
      const adds = vocabulary.suffixes.get(ending) ?? noMeaning;
      const { end } = tokens[last] ?? first;
      const item: Item = {
        ...first,
        kind: 'word',
        meaning,
        text: words.join(' '),
        end,
        figures: [],
        separator: '',
      };
      if (isEmpty(adds)) return { items: [item], last };
      const start = end - ending.length;
      return {
        items: [
          { ...item, end: start },
          { ...item, text: ending, meaning: adds, start, glued: true },
        ],
        last,
      };
    }
  }
  return null;
}
