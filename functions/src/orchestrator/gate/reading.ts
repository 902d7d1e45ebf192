import { type Language, languageSchema } from '@merve/contract';
import { DateTime } from 'luxon';
import { type FoldedText, foldText } from '../../language/fold-text.ts';
import {
  isSpokenIn,
  phrases,
  phrasesAtHome,
  respell,
  type SharedList,
  thingsByKind,
} from './compile-lexicons.ts';
import { countsOfDishes, countsOtherwise, withoutMenuNumbers } from './dish-counts.ts';
import type { ThingKind } from './lexicon.ts';
import { type Mention, type ReplyLanguages, readMentions, wasShown } from './mentions.ts';
import type { PhraseMatch } from './phrase-index.ts';
import { isContent, type Token, tokenise } from './tokenise.ts';

/** What a yes carries out: something new, or a change of what is booked. */
export type Action = 'make' | 'move' | 'cancel';

/** What the person was shown. `numbers` adds values that stand beside the summary, such as a price. */
export interface Pending {
  readonly summary: string;
  readonly numbers?: readonly string[];
}

/** A reply taken apart, ready to be read from its first word to its last. */
export interface Reading {
  readonly language: Language;
  /** The languages the reply may be in; words of others do not count as known, though they still object. */
  readonly languages: ReadonlySet<Language>;
  /** The languages whose words may agree or decline; null for all. What objects does so in any language. */
  readonly spoken: ReadonlySet<Language> | null;
  readonly source: string;
  readonly tokens: readonly Token[];
  /** The summary's tokens; null if nothing is known of what was shown. */
  readonly shown: readonly Token[] | null;
  /** Positions of tokens that belong to a number, time or date the summary shows. */
  readonly repeated: ReadonlySet<number>;
  /** Words that the summary shows in quotation marks only: what the person wants told, not what is proposed. */
  readonly quoted: ReadonlySet<string>;
  /** The action that the proposal's question names: "Cancel the booking?", "Move it?". Whatever else it asks, it is to make something. */
  readonly action: Action;
  /** The reply names a number, time or date that the summary does not. */
  readonly differs: boolean;
}

const scripts: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Cyrillic}/u, ['ru']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/\p{Script=Hangul}/u, ['ko']],
];

const openingLists = ['yes', 'yesAlone', 'no', 'noAlone', 'withdraw', 'fillers'] as const;

/** Lists that make a word known. They are read in the reply's likely languages only: "was" is a question in German. */
const knowing: ReadonlySet<SharedList> = new Set([
  'words',
  'things',
  'asks',
  'asksMarked',
  'askParticles',
  'requests',
  'wants',
  'informs',
  'adds',
  'wishes',
  'afterNo',
]);

/** Lists that agree, decline or surround it. Each counts only in a language that the whole answer is spoken in. */
const answeringLists: readonly SharedList[] = [
  'yes',
  'yesAlone',
  'no',
  'noAlone',
  'noBare',
  'withdraw',
  'fillers',
  'reassures',
  'regrets',
  'moveIt',
  'words',
  'tells',
  'tellsLightly',
  'points',
  'around',
];
const answering: ReadonlySet<SharedList> = new Set(answeringLists);

/** A time zone beside a clock time ("Asia/Famagusta, UTC+2") is no number of the proposal. */
const zoneOffset = /\b(utc|gmt)\s*[+\-−]\s*\d+(:\d+)?/giu;

/** The languages a reply may be in: the thread's, English, those of its first words, and those of its script. */
function replyLanguages(tokens: readonly Token[], hint: Language): ReplyLanguages {
  const opening = [0, 1, 2].flatMap((position) =>
    openingLists.flatMap((list) => {
      const match = phrases()[list].match(tokens, position);
      return match === null ? [] : [[...new Set(match.languages)]];
    }),
  );
  const byScript = scripts.flatMap(([script, languages]) =>
    tokens.some(({ text }) => script.test(text)) ? languages : [],
  );
  const own = opening.flatMap((languages) => (languages.length === 1 ? languages : []));
  return {
    likely: new Set<Language>([hint, 'en', ...opening.flat(), ...byScript]),
    certain: new Set<Language>([hint, ...own, ...byScript]),
  };
}

/** The IANA zone a summary names: "20:00 (Asia/Famagusta, UTC+2)". */
const namedZone = /\(([A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+)/u;

/** The day on which the reply was sent, where the proposal takes place; null if either is not known. */
function dayOfReply(summary: string | undefined, now: Date | undefined): DateTime | null {
  const zone = namedZone.exec(summary ?? '')?.[1];
  if (zone === undefined || now === undefined) return null;
  const day = DateTime.fromJSDate(now, { zone });
  return day.isValid ? day : null;
}

const quotation = /“[^”]*”|„[^“”]*[“”]|«[^»]*»|"[^"]*"/gu;

/** The words of a summary that stand in quotation marks and nowhere else in it. */
function quotedWords(summary: string): ReadonlySet<string> {
  const words = (text: string) => respell(tokenise(foldText(text))).filter(isContent);
  const stated = new Set(words(summary.replace(quotation, ' ')).map(({ text }) => text));
  const quoted = (summary.match(quotation) ?? []).flatMap(words).map(({ text }) => text);
  return new Set(quoted.filter((text) => !stated.has(text)));
}

/** The positions of the summary's words that stand in a question. "Free cancellation until 18:00." is none. */
function questionsOf(shown: readonly Token[]): number[] {
  const positions: number[] = [];
  let start = 0;
  for (const [position, { kind }] of shown.entries()) {
    if (kind === 'question') for (let at = start; at < position; at += 1) positions.push(at);
    if (kind === 'question' || kind === 'stop') start = position + 1;
  }
  return positions;
}

/** "1250 is fine, book it": a number that opens its clause, and that the summary shows as the price. */
function isShownPrice(
  tokens: readonly Token[],
  { kind, position, values }: Mention,
  shown: readonly Mention[],
): boolean {
  if (kind !== 'quantity' || isContent(tokens[position - 1]) || tokens[position + 1]?.kind !== 'word')
    return false;
  return shown.some(
    (one) =>
      one.kind === 'money' &&
      values.some((value) => Number(value) >= 100 && one.values.includes(String(value))),
  );
}

/** The action that the summary's question names. What it quotes is somebody's message, and asks nothing of this person. */
function actionOf(summary: string): Action {
  const shown = respell(tokenise(foldText(summary.replace(quotation, ' '))));
  const questions = questionsOf(shown);
  const names = (list: 'cancels' | 'moves') =>
    questions.some((at) => phrases()[list].match(shown, at) !== null);
  if (names('cancels')) return 'cancel';
  return names('moves') ? 'move' : 'make';
}

export function startReading(
  folded: FoldedText,
  { language, pending, now }: { language: Language; pending?: Pending; now?: Date },
): Reading {
  const tokens = respell(tokenise(folded));
  const languages = replyLanguages(tokens, language);
  const summary =
    pending &&
    withoutMenuNumbers([pending.summary, ...(pending.numbers ?? [])].join(' . ').replace(zoneOffset, ' '));

  const dishCounts = countsOfDishes(pending?.summary ?? '');
  const shown = summary === undefined ? null : respell(tokenise(foldText(summary)));
  const shownMentions: Mention[] = shown === null ? [] : readMentions(shown, languages);
  const repeated = new Set<number>();
  let differs = false;
  const today = dayOfReply(pending?.summary, now);
  const mentions = readMentions(tokens, languages);
  const namesMore = mentions.some(({ kind }) => kind !== 'dayWord');
  for (const mention of mentions) {
    if (isHarmless(tokens, mention.position)) continue;
    // "Yes, tomorrow" may put the answer off; "yes, tomorrow at 8" repeats what was shown.
    if ((mention.daysAhead ?? 0) > 0 && !namesMore) differs = true;
    if (!wasShown(mention, shownMentions, today) && !isShownPrice(tokens, mention, shownMentions))
      differs = true;
    if (countsOtherwise(mention, tokens, shown ?? [], dishCounts)) differs = true;
    for (let step = 0; step < mention.length; step += 1) repeated.add(mention.position + step);
  }
  const { source } = folded;
  return {
    language,
    languages: languages.likely,
    spoken: null,
    source,
    tokens,
    shown,
    repeated,
    quoted: quotedWords(summary ?? ''),
    action: summary === undefined ? 'make' : actionOf(summary),
    differs,
  };
}

/**
 * The reading, once for each language the answer may be spoken in: the thread's with English beside it, then each other
 * alone. Words that the thread's language has are of that language: "ne" is a yes in Korean, and asks in Turkish.
 */
export function readingsByLanguage(reading: Reading): Reading[] {
  const { language, tokens } = reading;
  const atHome: ReadonlySet<Language> = new Set([language, 'en']);
  const elsewhere = languageSchema.options.filter((other) => !atHome.has(other));
  const alone = elsewhere.map((other): ReadonlySet<Language> => new Set([other]));
  const choices = isSpokenIn(language, tokens) ? [atHome] : [atHome, ...alone];
  return choices.map((spoken) => ({ ...reading, spoken }));
}

/** Whether the token lies in a phrase that only looks like a change or a count: "one more question", "why not". */
export function isHarmless(tokens: readonly Token[], position: number): boolean {
  for (let start = Math.max(0, position - 5); start <= position; start += 1) {
    for (const list of ['harmless', 'reassures'] as const) {
      const match = phrases()[list].match(tokens, start);
      if (match && start + match.length > position) return true;
    }
  }
  return false;
}

function matchAt(reading: Reading, list: SharedList, position: number): PhraseMatch | null {
  const inOneLanguage = answering.has(list) ? reading.spoken : null;
  const among = inOneLanguage ?? (knowing.has(list) ? reading.languages : undefined);
  return phrases()[list].match(reading.tokens, position, among);
}

/** The length of the longest phrase of these lists at `position`; 0 if there is none. */
export function lengthAt(reading: Reading, position: number, ...lists: SharedList[]): number {
  return Math.max(...lists.map((list) => matchAt(reading, list, position)?.length ?? 0));
}

export function homeLengthAt(reading: Reading, position: number, list: 'yes' | 'no'): number {
  if (reading.spoken?.has(reading.language) === false) return 0;
  return phrasesAtHome(reading.language)[list].match(reading.tokens, position)?.length ?? 0;
}

/**
 * Whether an English sentence goes on at `to` without a mark, behind a word that only the thread's language knows: then the
 * word is a name in it. In a Turkish thread "Kabul is great" praises a city.
 */
export function isNameInEnglish(reading: Reading, from: number, to: number): boolean {
  const { language, tokens } = reading;
  if (language === 'en' || tokens[to]?.kind !== 'word') return false;
  const knows = (list: SharedList, at: number, among: Language) =>
    phrases()[list].match(tokens, at, new Set([among])) !== null;
  const isEnglish = (['yes', 'yesAlone'] as const).some((list) => knows(list, from, 'en'));
  if (isEnglish || knows('yes', to, 'en') || knows('yesAlone', to, 'en') || knows('fillers', to, 'en'))
    return false;
  return knows('words', to, 'en') && !answeringLists.some((list) => knows(list, to, language));
}

/** Whether the clause ends here: nothing more, or a mark. */
export function isClauseEnd(reading: Reading, position: number): boolean {
  return !isContent(reading.tokens[position]);
}

/** Whether the word repeats what was shown or leads up to it: "Sunday at 8, yes". */
export function startsWithFacts(reading: Reading, position: number): boolean {
  if (reading.repeated.has(position)) return true;
  const text = reading.tokens[position]?.text;
  const isShown = (at: number) =>
    reading.repeated.has(at) ||
    (reading.tokens[at]?.kind === 'word' &&
      reading.shown?.some((token) => token.text === reading.tokens[at]?.text) === true);
  if (text === undefined || reading.shown === null) return false;
  return (
    isShown(position) ||
    (lengthAt(reading, position, 'articles', 'directions', 'clockBefore') > 0 && isShown(position + 1))
  );
}

/** The position of the mark that ends the sentence `position` stands in, or the end of the reply. */
export function sentenceEnd(reading: Reading, position: number): number {
  let end = position;
  for (; end < reading.tokens.length; end += 1) {
    const kind = reading.tokens[end]?.kind;
    if (kind === 'stop' || kind === 'question') break;
  }
  return end;
}

/** The stretch between two marks, or up to an emoji. A question mark or dots that trail off ("well, yes…") may close it. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly asked: boolean;
  readonly trailsOff: boolean;
}

/** The clauses of the reply from a token on. */
export function clausesFrom(reading: Reading, from: number): Clause[] {
  const clauses: Clause[] = [];
  let start: number | null = null;
  for (let position = from; position <= reading.tokens.length; position += 1) {
    const token = reading.tokens[position];
    if (token?.kind === 'word' || token?.kind === 'number') {
      start ??= position;
      continue;
    }
    const until = token?.kind === 'emoji' ? position + 1 : position;
    const closing = reading.tokens[until];
    if (start !== null || until > position) {
      const trailsOff = closing?.kind === 'stop' && /^(\.\.|…)/u.test(closing.text);
      clauses.push({
        start: start ?? position,
        end: until,
        asked: closing?.kind === 'question',
        trailsOff,
      });
    }
    start = null;
  }
  return clauses;
}

/** Whether a phrase of these lists starts anywhere in `from` (included) to `to` (excluded). */
export function anyBetween(reading: Reading, from: number, to: number, ...lists: SharedList[]): boolean {
  for (let position = from; position < to; position += 1) {
    if (lengthAt(reading, position, ...lists) > 0) return true;
  }
  return false;
}

function kindsAt(tokens: readonly Token[], position: number): ThingKind[] {
  return thingsByKind()
    .filter(({ index }) => index.match(tokens, position) !== null)
    .map(({ kind }) => kind);
}

/** Whether the reply names, between these tokens, another kind of thing than was shown: a taxi for a table. */
export function namesAnotherThing(reading: Reading, from: number, to: number): boolean {
  const shown = reading.shown ?? [];
  const shownKinds = new Set(shown.flatMap((_, position) => kindsAt(shown, position)));
  if (shownKinds.size === 0) return false;
  return reading.tokens.slice(from, to).some((_, step) => {
    // "Spot on" names no spot.
    if (lengthAt(reading, from + step, 'yesAlone') > 1) return false;
    const kinds = kindsAt(reading.tokens, from + step);
    return kinds.length > 0 && !kinds.some((kind) => shownKinds.has(kind));
  });
}

/** The person's own words from a token to the end of the reply; null if no content is left. */
export function wordsFrom(reading: Reading, position: number): string | null {
  let start = position;
  while (start < reading.tokens.length && !isContent(reading.tokens[start])) start += 1;
  const token = reading.tokens[start];
  return token === undefined ? null : reading.source.slice(token.start).trim();
}
