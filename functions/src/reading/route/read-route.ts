/** What a message says of a way: from where, to where, for how many, and its words about when. One grammar for nine languages. */
import { type Language, languageSchema } from '@merve/contract';
import { DateTime } from 'luxon';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { readMoment } from '../moment/read-moment.ts';
import { phrases } from '../phrase.ts';
import { readParty, readPartyAlone } from '../read-party.ts';
import { SaidText } from '../said-text.ts';
import { readingWords } from '../words/index.ts';
import {
  apostrophe,
  foldWord,
  isAt,
  type Lexicon,
  lexiconFor,
  type Role,
  rolesOf,
  type Token,
  tokensOf,
} from './word-roles.ts';

/** A place in the person's own words. */
export interface PlaceSaid {
  /** As it stands in the message, endings and all. */
  readonly said: string;
  /** The same without what may be an ending, or the head, of its language; the first is the likeliest name. */
  readonly bare: readonly string[];
}

export interface RouteReading {
  /** The message in NFC, with single spaces. */
  readonly source: string;
  /** What was read of it; offsets in UTF-16 units. Courtesies and verbs are not among it. */
  readonly taken: readonly Extent[];
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

interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Longer messages say no more of a way, and the bound keeps the cost bounded. Characters. */
const maxRead = 300;
/** Letters of a place that are kept. */
const maxPlace = 120;

/** Consecutive words of names, and what said which end of the way they are. */
interface Piece {
  readonly role: 'from' | 'to' | 'weak' | 'beside' | 'rest';
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
      if (part !== 'when' && part !== 'now') role = part === 'beside' ? 'beside' : 'rest';
    }
    const next = roles[at + 1];
    // A time ends its part of the sentence: what stands behind it and a comma is none of the place before it.
    if (token.ends || (token.comma && (next === 'around' || part === 'when'))) {
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

/** Which end an ending that stands apart says the name before it is; null for any other word. */
function apartAt(
  tokens: readonly Token[],
  at: number,
  { fromApart, toApart }: Lexicon,
): 'from' | 'to' | null {
  if (isAt(tokens, at, fromApart)) return 'from';
  return isAt(tokens, at, toApart) ? 'to' : null;
}

/** Languages in which the ending of its last word says which end a place is. */
function piecesBehind(tokens: readonly Token[], roles: readonly Role[], lexicon: Lexicon): Piece[] {
  const pieces: Piece[] = [];
  let from = -1;
  tokens.forEach((token, at) => {
    const isWritten = roles[at] === 'around' && from >= 0 && /^\p{Lu}/u.test(token.raw);
    if (roles[at] !== 'name' && !isWritten) {
      if (from >= 0) pieces.push({ role: apartAt(tokens, at, lexicon) ?? 'rest', from, to: at });
      from = -1;
      return;
    }
    if (from < 0) from = at;
    const ending = endingOf(token, lexicon);
    if (ending === null && !token.ends) return;
    // "Ercan'a indik": where they have come to is where they are.
    const role = ending === 'to' && roles[at + 1] === 'arrived' ? 'from' : ending;
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
): (PlaceSaid & Extent) | null {
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
  return { said, bare: bareOf(said, lexicon), start: first.start, end: last.end };
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
      // Arabic "لل" is "to" and the article.
      if (without !== said && /^لل/u.test(said)) bare.push(`ا${said.slice(1)}`.replace(/^ال?ل?/u, 'ال'));
      if (without !== said) bare.push(without, without.replace(/^[הל](?=\p{L}{2})/u, ''));
    }
    // "Drop us at …" is said with the word that says where something is.
    const at = said.replace(/^ב[-־]/u, '');
    if (at !== said) bare.push(at);
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

const greetings = onFirstUse(
  () => new Map(languageSchema.options.map((one) => [one, phrases(readingWords[one].greeting)])),
);

/** Which words greet: the evening of "good evening" is no time of a ride. */
function greetsIn(source: string, language: Language): (token: Token) => boolean {
  const said = new SaidText(source);
  const pattern = greetings().get(language);
  if (pattern !== undefined) said.takeAll(pattern);
  return ({ start, end }) =>
    said.words.some((word, index) => said.isTaken(index) && word.start < end && word.end > start);
}

function readIn(
  language: Language,
  source: string,
  tokens: readonly Token[],
): RouteReading & { readonly known: number } {
  const lexicon = lexiconFor(language);
  const people = new SaidText(source);
  // "… now, two": without a time to come a number by itself is no hour.
  const isForNow = tokens.some((_, at) => isAt(tokens, at, lexicon.now));
  const party = readParty(people, [language]).party ?? (isForNow ? readPartyAlone(people, [language]) : null);
  const calls = tokens.some((_, at) => isAt(tokens, at, lexicon.taxi));
  const carries = tokens.some((_, at) => isAt(tokens, at, lexicon.carry) || isAt(tokens, at, lexicon.fetch));
  const roles = rolesOf(tokens, people, lexicon, {
    isTime: calls || carries ? timesIn(source, language) : () => false,
    isGreeting: greetsIn(source, language),
  });
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
  const isRead = (role: Role | undefined) =>
    role !== undefined && role !== 'name' && role !== 'around' && role !== 'beside';
  const taken: readonly Extent[] = [
    ...[pickup, destination].filter((place) => place !== null),
    ...tokens.filter((_, at) => isRead(roles[at]) && (roles[at] !== 'party' || party !== null)),
  ];
  return {
    source,
    taken: taken.map(({ start, end }) => ({ start, end })),
    language,
    isTaxi:
      roles.includes('taxi') || (carries && destination !== null && (pickup !== null || isNow || isHere)),
    pickup: pickup && { said: pickup.said, bare: pickup.bare },
    destination: destination && { said: destination.said, bare: destination.bare },
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

/** A message as it is read, and the languages that its script may be of, the preferred one first. */
function toBeRead(text: string, preferred: Language) {
  const source = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
  const read = source.slice(0, maxRead);
  const [, among = ['en', 'tr', 'de'] as const] = scripts.find(([script]) => script.test(read)) ?? [];
  const inOrder = [...among].sort((one, other) => Number(other === preferred) - Number(one === preferred));
  return { source, read, tokens: tokensOf(read), inOrder };
}

/**
 * Reads a message. Names stand in any script; the language is the one whose words it has most of, among those of its script.
 * Pure and total; at most the first 300 characters are read, and the rest of `source` is not taken.
 * @param preferred decides between languages of one script that know equally many of the words
 */
export function readRoute(text: string, preferred: Language = 'en'): RouteReading {
  const { source, read, tokens, inOrder } = toBeRead(text, preferred);
  const readings = inOrder.map((language) => readIn(language, read, tokens));
  const best = readings.reduce((one, other) => {
    const gain = Number(other.isTaxi) * 3 + other.known - (Number(one.isTaxi) * 3 + one.known);
    return gain > 0 ? other : one;
  });
  const { known: _, ...reading } = best;
  return { ...reading, source };
}

const callingRoles = ['taxi', 'carry', 'fetch'] as const;

/** What `readRoute` tells of `isTaxi`. Most messages have no word that calls a taxi or has somebody brought, and their way is not read. */
export function asksForTaxi(text: string, preferred: Language = 'en'): boolean {
  const { tokens, inOrder } = toBeRead(text, preferred);
  const mayCall = inOrder
    .map(lexiconFor)
    .some((lexicon) => tokens.some((_, at) => callingRoles.some((role) => isAt(tokens, at, lexicon[role]))));
  return mayCall && readRoute(text, preferred).isTaxi;
}
