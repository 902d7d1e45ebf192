/** The words of a message about a way, and what each does in it: a connector, a time, people, a part of a name. */

import { type Language, languageSchema } from '@merve/contract';
import { everyMatch } from '../../language/every-match.ts';
import { foldText } from '../../language/fold-text.ts';
import { carriedIn } from '../carried-words.ts';
import { SaidText } from '../said-text.ts';
import { type ReadingWords, readingWords } from '../words/index.ts';
import { type RouteWords, routeWords } from './route-words.ts';

export interface Token {
  readonly raw: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** A sentence ends behind it; a comma stands there. */
  readonly ends: boolean;
  readonly comma: boolean;
}

/** What a word does in a sentence about a way. */
export type Role =
  | 'taxi'
  | 'from'
  | 'to'
  | 'weak'
  | 'around'
  | 'beside'
  | 'arrived'
  | 'here'
  | 'there'
  | 'party'
  | 'when'
  | 'now'
  | 'name';

export const apostrophe = /['’‘ʼ`´]/u;
const word = /[\p{L}\p{M}\p{N}&]+(?:(?:['’‘ʼ`´׳״.:\-־/\u200c]|(?<=[א-ת])")[\p{L}\p{M}\p{N}]+)*/gu;

export const foldWord = (text: string) => foldText(text).text;

export function tokensOf(source: string): Token[] {
  return [...everyMatch(source, word)].map((match) => {
    const end = match.index + match[0].length;
    const gap = /^[^\p{L}\p{N}&]*/u.exec(source.slice(end))?.[0] ?? '';
    return {
      raw: match[0],
      folded: foldWord(match[0]),
      start: match.index,
      end,
      ends: /[!?;\n]|\.(?:\s|$)/.test(gap),
      comma: /[,،、:]/.test(gap),
    };
  });
}

/** Sequences of folded words; the longest ones first. */
type Phrases = readonly (readonly string[])[];

export interface Lexicon
  extends Readonly<
    Record<
      | 'fromApart'
      | 'toApart'
      | 'taxi'
      | 'fetch'
      | 'from'
      | 'to'
      | 'carry'
      | 'weak'
      | 'around'
      | 'beside'
      | 'arrived'
      | 'here'
      | 'there'
      | 'now',
      Phrases
    >
  > {
  readonly language: Language;
  readonly words: RouteWords;
  readonly when: Phrases;
  readonly whenBeside: Phrases;
  readonly units: Phrases;
  readonly beforeTime: Phrases;
  readonly whole: ReadonlySet<string>;
  /** Words for numbers. */
  readonly numbers: ReadonlySet<string>;
  /** Single words that turn something down. */
  readonly negations: ReadonlySet<string>;
}

const split = (list: string) => list.split(' ').filter((one) => one !== '');

/** The words of a phrase, each with its spellings; one in brackets may be missing. */
function wordingsOf(phrase: string): string[][] {
  let begun: string[][] = [[]];
  for (const one of phrase.split('_')) {
    const isOptional = one.startsWith('[');
    const spellings = (isOptional ? one.slice(1, -1) : one).split('|');
    const longer = spellings.flatMap((spelling) => begun.map((words) => [...words, spelling]));
    begun = isOptional ? longer.concat(begun) : longer;
  }
  return begun;
}

function phrasesOf(list = ''): Phrases {
  return split(list)
    .flatMap(wordingsOf)
    .map((phrase) => phrase.map((one) => foldWord(one.replace('*', '')) + (one.endsWith('*') ? '*' : '')))
    .sort((one, other) => other.length - one.length);
}

function lexiconOf(language: Language): Lexicon {
  const words = routeWords[language];
  const { numbers, negation }: ReadingWords = readingWords[language];
  return {
    language,
    words,
    taxi: phrasesOf(words.taxi),
    fetch: phrasesOf(words.fetch),
    from: phrasesOf(words.from),
    fromApart: phrasesOf(words.fromApart),
    toApart: phrasesOf(words.toApart),
    to: phrasesOf(words.to),
    carry: phrasesOf(words.carry),
    weak: phrasesOf(words.weakTo),
    around: phrasesOf(words.around),
    beside: phrasesOf(words.beside),
    arrived: phrasesOf(words.arrived),
    here: phrasesOf(words.here),
    there: phrasesOf(words.there),
    now: phrasesOf(words.now),
    when: phrasesOf(words.when),
    whenBeside: phrasesOf(words.whenBeside),
    units: phrasesOf(words.units),
    beforeTime: phrasesOf(words.beforeTime),
    whole: new Set(split(words.whole ?? '').map(foldWord)),
    numbers: new Set(numbers.split(', ').map((entry) => foldWord(entry.replace(/ \d+$/, '')))),
    negations: new Set(negation.split(/,\s*/u).map(foldWord)),
  };
}

const lexicons = new Map(languageSchema.options.map((language) => [language, lexiconOf(language)]));
/** What the words of one language say about a way. */
export const lexiconFor = (language: Language): Lexicon => lexicons.get(language) ?? lexiconOf(language);

const isOf = (token: Token | undefined, entry: string) =>
  token !== undefined &&
  (entry.endsWith('*') ? token.folded.startsWith(entry.slice(0, -1)) : token.folded === entry);

/** How many tokens from `at` on are one of the phrases; 0 if none is. */
function lengthAt(tokens: readonly Token[], at: number, phrases: Phrases): number {
  const found = phrases.find((phrase) => phrase.every((entry, index) => isOf(tokens[at + index], entry)));
  return found?.length ?? 0;
}

export const isAt = (tokens: readonly Token[], at: number, phrases: Phrases) =>
  lengthAt(tokens, at, phrases) > 0;

/** "5am", "19:30'da", "5시에", "ב-5", "24.12.", "5te": a time or a date by its form alone. */
const timeForm =
  /^(?:[בל][-־]?)?(?:\d{1,2}[:.]\d{2}\p{L}{0,4}|\d{1,2}(?:[:.]\d{2})?(?:am|pm|uhr|h|min|m|[td][ae]|[yn]?[ae])|\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2}(?:시|분|월|일|时).*|ב[-־]?\d{1,2})$/u;
const bareNumber = /^\d{1,2}$/;
/** Whether a word is of something that is taken along. */
function besideIn({ source }: SaidText, { language }: Lexicon): (token: Token) => boolean {
  const said = new SaidText(source);
  said.takeAll(carriedIn(language));
  const taken = said.words.filter((_, index) => said.isTaken(index));
  return ({ start, end }) => taken.some((word) => word.start < end && word.end > start);
}

/** Between a number and what it counts: "۴ تا چمدون". */
const counters: ReadonlySet<string> = new Set(
  ['تا', 'عدد', 'tane', 'adet', 'stück', 'штуки', 'штук', '개'].map(foldWord),
);

/** What counts it is of it, and behind a comma all before it: "…, we have 3 suitcases". */
function markBeside(tokens: readonly Token[], roles: Role[], lexicon: Lexicon): void {
  const isNumber = ({ folded }: Token) => bareNumber.test(folded) || lexicon.numbers.has(folded);
  tokens.forEach((_, at) => {
    if (roles[at] !== 'beside' || roles[at - 1] !== 'name') return;
    const start = tokens.findLastIndex(
      ({ comma, ends }, index) => index < at && (comma || ends || roles[index] !== 'name'),
    );
    const counter = tokens[at - 1];
    const isCounted = counter !== undefined && counters.has(counter.folded) && at > 1;
    if (isCounted) roles[at - 1] = 'beside';
    const before = tokens[isCounted ? at - 2 : at - 1];
    if (tokens[start]?.comma === true || tokens[start]?.ends === true) roles.fill('beside', start + 1, at);
    else if (before !== undefined && isNumber(before)) roles[isCounted ? at - 2 : at - 1] = 'beside';
  });
}

const rolesInOrder = [
  'now',
  'here',
  'there',
  'carry',
  'fetch',
  'from',
  'to',
  'weak',
  'taxi',
  'arrived',
  'beside',
  'around',
] as const;
/** Gives every token its part in the sentence. */
export function rolesOf(
  tokens: readonly Token[],
  people: SaidText,
  lexicon: Lexicon,
  {
    isTime,
    isGreeting,
  }: { readonly isTime: (token: Token) => boolean; readonly isGreeting: (token: Token) => boolean },
): Role[] {
  const isPeople = ({ start, end }: Token) =>
    people.words.some((word, index) => people.isTaken(index) && word.start < end && word.end > start);
  const roles = tokens.map(
    (token): Role => (isPeople(token) ? 'party' : isGreeting(token) ? 'around' : 'name'),
  );
  const mark = (at: number, length: number, role: Role) => roles.fill(role, at, at + length);
  tokens.forEach((token, at) => {
    if (roles[at] === 'name' && isTime(token)) roles[at] = 'when';
  });
  markTimes(tokens, roles, lexicon);
  // Luggage is no place, nor what is turned down behind a comma: "…, no smoking".
  const isBeside = besideIn(people, lexicon);
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const begins = before === undefined || before.comma || before.ends;
    if (roles[at] === 'name' && (isBeside(token) || (begins && lexicon.negations.has(token.folded))))
      roles[at] = 'beside';
  });
  markBeside(tokens, roles, lexicon);
  for (let at = 0; at < tokens.length; at += 1) {
    if (roles[at] !== 'name') continue;
    for (const role of rolesInOrder) {
      const length = lengthAt(tokens, at, lexicon[role]);
      if (length === 0 || roles.slice(at, at + length).some((taken) => taken !== 'name')) continue;
      mark(at, length, role === 'carry' ? 'to' : role === 'fetch' ? 'from' : role);
      at += length - 1;
      break;
    }
  }
  markApart(tokens, roles, lexicon);
  return roles;
}

/** Endings that stand apart from the name they belong to. */
function markApart(tokens: readonly Token[], roles: Role[], { fromApart, toApart }: Lexicon): void {
  tokens.forEach((_, at) => {
    if (roles[at] !== 'name' || roles[at - 1] !== 'name') return;
    if (isAt(tokens, at, fromApart)) roles[at] = 'from';
    else if (isAt(tokens, at, toApart)) roles[at] = 'to';
  });
}

const isConnector = (tokens: readonly Token[], at: number, lexicon: Lexicon) =>
  at >= tokens.length ||
  (['from', 'to', 'weak', 'beside', 'around', 'taxi', 'now'] as const).some((role) =>
    isAt(tokens, at, lexicon[role]),
  );

function markTimes(tokens: readonly Token[], roles: Role[], lexicon: Lexicon): void {
  const isNumber = (at: number) => {
    const folded = tokens[at]?.folded ?? '';
    return bareNumber.test(folded) || lexicon.numbers.has(folded);
  };
  const isFree = (at: number) => roles[at] === 'name';
  tokens.forEach((token, at) => {
    if (!isFree(at)) return;
    const length = lengthAt(tokens, at, lexicon.when);
    if (length > 0 && !isAt(tokens, at, lexicon.now)) roles.fill('when', at, at + length);
    else if (timeForm.test(token.folded)) roles[at] = 'when';
  });
  tokens.forEach((_, at) => {
    if (!isFree(at) || !isNumber(at)) return;
    const isMeasured = isAt(tokens, at + 1, lexicon.units);
    const isNumeral = bareNumber.test(tokens[at]?.folded ?? '');
    const beside = [at - 1, at + 1].find((other) => isFree(other) && isAt(tokens, other, lexicon.whenBeside));
    if (isNumeral && beside !== undefined) {
      roles[at] = 'when';
      roles[beside] = 'when';
      return;
    }
    const follows = (isNumeral && roles[at - 1] === 'when') || isAt(tokens, at - 1, lexicon.beforeTime);
    const isLast =
      tokens[at]?.ends || tokens[at]?.comma || !isFree(at + 1) || isConnector(tokens, at + 1, lexicon);
    const isBesideWhen =
      isNumeral && roles[at + 1] === 'when' && (at === 0 || isConnector(tokens, at - 1, lexicon));
    if (isMeasured || isBesideWhen || (follows && isLast)) roles[at] = 'when';
  });
  for (let at = tokens.length - 2; at >= 0; at -= 1) {
    const token = tokens[at];
    const isInside = roles[at - 1] === 'when' && isAt(tokens, at, lexicon.around);
    if (
      isFree(at) &&
      roles[at + 1] === 'when' &&
      token?.ends !== true &&
      (isInside || isAt(tokens, at, lexicon.beforeTime))
    ) {
      roles[at] = 'when';
    }
  }
}
