/** What a message says of a way: from where, to where, for how many, and its words about when. One grammar for nine languages. */
import { type Language, languageSchema } from '@merve/contract';
import { DateTime } from 'luxon';
import { foldText } from '../../language/fold-text.ts';
import { readMoment } from '../moment/read-moment.ts';
import { readParty } from '../read-party.ts';
import { SaidText } from '../said-text.ts';
import { type ReadingWords, readingWords } from '../words/index.ts';
import { type RouteWords, routeWords } from './route-words.ts';

/** A place in the person's own words. */
export interface PlaceSaid {
  /** As it stands in the message, endings and all. */
  readonly said: string;
  /** The same without what may be an ending, or the head, of its language; the first is the likeliest name. */
  readonly bare: readonly string[];
}

export interface RouteReading {
  /** Whose connectors were read. */
  readonly language: Language;
  readonly isTaxi: boolean;
  readonly pickup: PlaceSaid | null;
  readonly destination: PlaceSaid | null;
  /** What may be a place and is said to be neither: to be asked about, never guessed. */
  readonly unplaced: readonly string[];
  readonly party: number | null;
  /** The words about when, in their order; empty where nothing is said, or only that it is for now. */
  readonly when: string;
  readonly isNow: boolean;
  /** Where the person is, is said to be an end of the way, or to be meant. */
  readonly isHere: boolean;
}

/** Longer messages say no more of a way, and the bound keeps the cost bounded. Characters. */
const maxRead = 300;
/** Letters of a place that are kept. */
const maxPlace = 120;

interface Token {
  readonly raw: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** A sentence ends behind it; a comma stands there. */
  readonly ends: boolean;
  readonly comma: boolean;
}

type Role = 'taxi' | 'from' | 'to' | 'weak' | 'around' | 'here' | 'there' | 'party' | 'when' | 'now' | 'name';

const apostrophe = /['’‘ʼ`´]/u;
const word = /[\p{L}\p{M}\p{N}&]+(?:(?:['’‘ʼ`´׳״.:\-־/\u200c]|(?<=[א-ת])")[\p{L}\p{M}\p{N}]+)*/gu;

const foldWord = (text: string) => foldText(text).text;

function tokensOf(source: string): Token[] {
  return [...source.matchAll(word)].map((match) => {
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

interface Lexicon
  extends Readonly<
    Record<'taxi' | 'from' | 'to' | 'carry' | 'weak' | 'around' | 'here' | 'there' | 'now', Phrases>
  > {
  readonly words: RouteWords;
  readonly when: Phrases;
  readonly whenBeside: Phrases;
  readonly units: Phrases;
  readonly beforeTime: Phrases;
  readonly whole: ReadonlySet<string>;
  /** Words for numbers. */
  readonly numbers: ReadonlySet<string>;
}

const split = (list: string) => list.split(' ').filter((one) => one !== '');

function phrasesOf(list = ''): Phrases {
  return split(list)
    .map((phrase) =>
      phrase.split('_').map((one) => foldWord(one.replace('*', '')) + (one.endsWith('*') ? '*' : '')),
    )
    .sort((one, other) => other.length - one.length);
}

function lexiconOf(words: RouteWords, { numbers }: Pick<ReadingWords, 'numbers'>): Lexicon {
  return {
    words,
    taxi: phrasesOf(words.taxi),
    from: phrasesOf(words.from),
    to: phrasesOf(words.to),
    carry: phrasesOf(words.carry),
    weak: phrasesOf(words.weakTo),
    around: phrasesOf(words.around),
    here: phrasesOf(words.here),
    there: phrasesOf(words.there),
    now: phrasesOf(words.now),
    when: phrasesOf(words.when),
    whenBeside: phrasesOf(words.whenBeside),
    units: phrasesOf(words.units),
    beforeTime: phrasesOf(words.beforeTime),
    whole: new Set(split(words.whole ?? '').map(foldWord)),
    numbers: new Set(numbers.split(', ').map((entry) => foldWord(entry.replace(/ \d+$/, '')))),
  };
}

const languages = languageSchema.options;
const lexicons = new Map(
  languages.map((language) => [language, lexiconOf(routeWords[language], readingWords[language])]),
);

const isOf = (token: Token | undefined, entry: string) =>
  token !== undefined &&
  (entry.endsWith('*') ? token.folded.startsWith(entry.slice(0, -1)) : token.folded === entry);

/** How many tokens from `at` on are one of the phrases; 0 if none is. */
function lengthAt(tokens: readonly Token[], at: number, phrases: Phrases): number {
  const found = phrases.find((phrase) => phrase.every((entry, index) => isOf(tokens[at + index], entry)));
  return found?.length ?? 0;
}

const isAt = (tokens: readonly Token[], at: number, phrases: Phrases) => lengthAt(tokens, at, phrases) > 0;

/** "5am", "19:30'da", "5시에", "ב-5", "24.12.", "5te": a time or a date by its form alone. */
const timeForm =
  /^(?:[בל][-־]?)?(?:\d{1,2}[:.]\d{2}\p{L}{0,4}|\d{1,2}(?:[:.]\d{2})?(?:am|pm|uhr|h|min|m|[td][ae]|[yn]?[ae])|\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2}(?:시|분|월|일|时).*|ב[-־]?\d{1,2})$/u;
const bareNumber = /^\d{1,2}$/;
/** Gives every token its part in the sentence. */
function rolesOf(
  tokens: readonly Token[],
  people: SaidText,
  lexicon: Lexicon,
  isTime: (token: Token) => boolean,
): Role[] {
  const isPeople = ({ start, end }: Token) =>
    people.words.some((word, index) => people.isTaken(index) && word.start < end && word.end > start);
  const roles = tokens.map((token): Role => (isPeople(token) ? 'party' : 'name'));
  const mark = (at: number, length: number, role: Role) => roles.fill(role, at, at + length);
  tokens.forEach((token, at) => {
    if (roles[at] === 'name' && isTime(token)) roles[at] = 'when';
  });
  markTimes(tokens, roles, lexicon);
  for (let at = 0; at < tokens.length; at += 1) {
    if (roles[at] !== 'name') continue;
    for (const role of ['now', 'here', 'there', 'carry', 'from', 'to', 'weak', 'taxi', 'around'] as const) {
      const length = lengthAt(tokens, at, lexicon[role]);
      if (length === 0 || roles.slice(at, at + length).some((taken) => taken !== 'name')) continue;
      mark(at, length, role === 'carry' ? 'to' : role);
      at += length - 1;
      break;
    }
  }
  return roles;
}

const isConnector = (tokens: readonly Token[], at: number, lexicon: Lexicon) =>
  at >= tokens.length ||
  (['from', 'to', 'weak', 'around', 'taxi', 'now'] as const).some((role) => isAt(tokens, at, lexicon[role]));

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

/** Consecutive words of names, and what said which end of the way they are. */
interface Piece {
  readonly role: 'from' | 'to' | 'weak' | 'rest';
  readonly from: number;
  /** Behind the last one. */
  readonly to: number;
}

/** Languages in which a word before the place says which end it is. */
function piecesBefore(tokens: readonly Token[], roles: readonly Role[], lexicon: Lexicon): Piece[] {
  const pieces: Piece[] = [];
  let role: Piece['role'] = 'rest';
  let from = -1;
  const close = (at: number) => {
    if (from >= 0) pieces.push({ role, from, to: at });
    from = -1;
  };
  tokens.forEach((token, at) => {
    const part = roles[at];
    const headed = part === 'name' ? headOf(token, lexicon) : null;
    const opens = part === 'from' || part === 'to' || part === 'weak' ? part : headed;
    if (opens !== null) {
      close(at);
      role = opens;
      if (headed !== null) from = at;
    } else if (part === 'name' || (part === 'around' && from >= 0)) {
      if (from < 0) from = at;
    } else if (part !== 'around') {
      close(at);
      // "from here", "to there": said, and no name. A time between the word and the place parts them not.
      if (part !== 'when' && part !== 'now') role = 'rest';
    }
    const next = roles[at + 1];
    if (token.ends || (token.comma && next === 'around')) {
      close(at + 1);
      role = 'rest';
    }
  });
  close(tokens.length);
  return pieces;
}

/** Hebrew `מ־` and `ל־`, Arabic `ل`: which end the word's first letter says it is. */
function headOf({ folded, raw }: Token, { words, whole }: Lexicon): 'from' | 'to' | null {
  if (whole.has(folded)) return null;
  if (words.fromHead?.test(foldWord(raw)) === true) return 'from';
  return words.toHead?.test(foldWord(raw)) === true ? 'to' : null;
}

/** Which end of the way a word's own ending says it is the last word of. */
function endingOf({ raw, folded }: Token, { words, whole }: Lexicon): 'from' | 'to' | null {
  if (whole.has(folded)) return null;
  const [stem = '', ...behind] = raw.split(apostrophe);
  const ending = behind.length === 0 ? null : foldWord(behind.join(''));
  // Behind an apostrophe stands the ending alone: "Niazi's" has none of these.
  const tested = ending === null ? folded : `xxxx${ending}`;
  if (words.fromEnding?.test(tested) === true && stem.length > 1) return 'from';
  const isMarked = ending !== null || !/^[a-z]+$/.test(folded);
  const isLowerDative = /^\p{Ll}/u.test(raw) && /(?:[iu]n[ae]|y[ae])$/.test(folded) && folded.length >= 6;
  if (words.toEnding?.test(tested) !== true) return null;
  return (isMarked && (ending === null || /^[yn]?[ae]$/.test(ending))) || isLowerDative ? 'to' : null;
}

/** Languages in which the ending of its last word says which end a place is. */
function piecesBehind(tokens: readonly Token[], roles: readonly Role[], lexicon: Lexicon): Piece[] {
  const pieces: Piece[] = [];
  let from = -1;
  tokens.forEach((token, at) => {
    const isWritten = roles[at] === 'around' && from >= 0 && /^\p{Lu}/u.test(token.raw);
    if (roles[at] !== 'name' && !isWritten) {
      if (from >= 0) pieces.push({ role: 'rest', from, to: at });
      from = -1;
      return;
    }
    if (from < 0) from = at;
    const role = endingOf(token, lexicon);
    if (role === null && !token.ends) return;
    pieces.push({ role: role ?? 'rest', from, to: at + 1 });
    from = -1;
  });
  if (from >= 0) pieces.push({ role: 'rest', from, to: tokens.length });
  return pieces;
}

/** Of several words that may say either, the last says where the way ends; the others say in which town a place is. */
function settled(pieces: readonly Piece[]): Piece[] {
  const hasTo = pieces.some(({ role }) => role === 'to');
  const lastWeak = hasTo ? -1 : pieces.findLastIndex(({ role }) => role === 'weak');
  const kept: Piece[] = [];
  pieces.forEach((piece, index) => {
    const before = kept.at(-1);
    const isEnd = index === lastWeak || (lastWeak >= 0 && before?.role !== 'from');
    if (piece.role !== 'weak') kept.push(piece);
    else if (isEnd && before?.role !== 'to') kept.push({ ...piece, role: 'to' });
    else if (before === undefined) kept.push({ ...piece, role: 'rest' });
    else kept.splice(-1, 1, { ...before, to: piece.to });
  });
  return kept;
}

function placeOf(
  source: string,
  tokens: readonly Token[],
  roles: readonly Role[],
  piece: Piece,
  lexicon: Lexicon,
): PlaceSaid | null {
  let { from, to } = piece;
  const isEdge = (at: number) => roles[at] !== 'name';
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  const first = tokens[from];
  const last = tokens[to - 1];
  if (first === undefined || last === undefined || from >= to) return null;
  const inside = tokens.slice(from, to).filter((_, index) => roles[from + index] === 'weak');
  // "Kalem Guesthouse в Никосии": the connector inside is no part of the name.
  let said = '';
  let at = first.start;
  for (const { start, end } of inside) {
    said += `${source.slice(at, start).trim()}, `;
    at = end;
  }
  said = `${said}${source.slice(at, last.end).trim()}`.replace(/,\s*,/g, ',').slice(0, maxPlace);
  return { said, bare: bareOf(said, lexicon) };
}

/** Turkish and Korean endings, Hebrew and Arabic heads. */
function bareOf(said: string, { words, whole }: Lexicon): string[] {
  const { fromEnding, toEnding, fromHead, toHead } = words;
  const bare: string[] = [];
  if (fromEnding !== undefined && toEnding !== undefined) {
    const marked = said.replace(/['’‘ʼ`´](?:n?[dt][ea]n|[yn]?[ea])$/iu, '');
    if (marked !== said) return [marked, said];
    const plain = [fromEnding, toEnding].map((ending) => said.replace(new RegExp(ending, 'iu'), ''));
    const cut = plain.filter((one) => one !== said);
    // A letter less is a guess; whole syllables of Hangul are not.
    return /[\uac00-\ud7a3]$/.test(said) ? [...cut, said] : [said, ...cut];
  }
  const [first = ''] = said.split(/\s/, 1);
  if (!whole.has(foldWord(first))) {
    for (const head of [fromHead, toHead]) {
      const without = head === undefined ? said : said.replace(head, '');
      if (without !== said) bare.push(without, without.replace(/^[הל](?=\p{L}{2})/u, ''));
    }
  }
  return [...new Set([...bare, said])];
}

/** Which words say when, as the reader of moments has them; they are the same on every day. */
function timesIn(source: string, language: Language): (token: Token) => boolean {
  const { spans } = readMoment(source, { language, local: anyDay });
  const times = spans.filter(({ slot }) => slot === 'day' || slot === 'clock' || slot === 'part');
  return (token) => times.some(({ start, end }) => token.start < end && token.end > start);
}
const anyDay = DateTime.utc(2026, 1, 1);

function readIn(
  language: Language,
  source: string,
  tokens: readonly Token[],
): RouteReading & { readonly known: number } {
  const lexicon = lexicons.get(language) ?? lexiconOf(routeWords[language], readingWords[language]);
  const people = new SaidText(source);
  const { party } = readParty(people, [language]);
  const calls = tokens.some((_, at) => isAt(tokens, at, lexicon.taxi));
  const carries = tokens.some((_, at) => isAt(tokens, at, lexicon.carry));
  const roles = rolesOf(tokens, people, lexicon, calls || carries ? timesIn(source, language) : () => false);
  const isByEnding = lexicon.words.fromEnding !== undefined;
  const pieces = isByEnding
    ? piecesBehind(tokens, roles, lexicon)
    : settled(piecesBefore(tokens, roles, lexicon));
  // "Room 214 at Saffron Anchor Hotel here": who says where "here" is, is there.
  const isHereOf = ({ role, to }: Piece) => role === 'rest' && roles[to] === 'here';
  const placed = pieces.map((piece) => (isHereOf(piece) ? { ...piece, role: 'from' as const } : piece));
  const of = (role: Piece['role']) =>
    placed
      .filter((piece) => piece.role === role)
      .map((piece) => placeOf(source, tokens, roles, piece, lexicon))
      .filter((place) => place !== null);
  const [from, to, rest] = [of('from'), of('to'), of('rest')];
  // "Girne'den Lefkoşa taksi": where endings tell, the one place without is where it goes to.
  const ends = isByEnding && to.length === 0 ? rest : to;
  const [pickup = null, ...otherFrom] = from;
  const [isNow, isHere] = [roles.includes('now'), roles.includes('here')];
  // "There" is a place spoken of elsewhere: what else is named is not where it goes to.
  const isThere = roles.includes('there') && to.length === 0;
  const destination = ends.length === 1 && !isThere ? (ends[0] ?? null) : null;
  const left = ends === rest ? [] : rest;
  return {
    language,
    isTaxi:
      roles.includes('taxi') || (carries && destination !== null && (pickup !== null || isNow || isHere)),
    pickup,
    destination,
    unplaced: [...otherFrom, ...(destination === null ? ends : []), ...left].map(({ said }) => said),
    party,
    when: tokens
      .filter((_, at) => roles[at] === 'when')
      .map(({ raw }) => raw)
      .join(' '),
    isNow,
    isHere,
    known: roles.filter((role) => role !== 'name').length + (isByEnding ? from.length : 0),
  };
}

const scripts: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/[\uac00-\ud7a3]/, ['ko']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/[پچژگکی]/, ['fa', 'ar']],
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/\p{Script=Cyrillic}/u, ['ru']],
  [/\p{Script=Greek}/u, ['el']],
];

/**
 * Reads a message. Names stand in any script; the language is the one whose words it has most of, among those of its script.
 * Pure and total; at most the first 300 characters are read.
 * @param preferred decides between languages of one script that know equally many of the words
 */
export function readRoute(text: string, preferred: Language = 'en'): RouteReading {
  const source = text
    .slice(0, maxRead)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
  const tokens = tokensOf(source);
  const [, among = ['en', 'tr', 'de'] as const] = scripts.find(([script]) => script.test(source)) ?? [];
  const inOrder = [...among].sort((one, other) => Number(other === preferred) - Number(one === preferred));
  const readings = inOrder.map((language) => readIn(language, source, tokens));
  const best = readings.reduce((one, other) => {
    const gain = Number(other.isTaxi) * 3 + other.known - (Number(one.isTaxi) * 3 + one.known);
    return gain > 0 ? other : one;
  });
  const { known: _, ...reading } = best;
  return reading;
}
