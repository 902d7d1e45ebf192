import { codeLetters } from '../../language/code-letters.ts';
import { type FoldedText, foldText, originalBetween } from '../../language/fold-text.ts';
import { shortLine } from '../../language/short-line.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { type ActionType, type StaffVerb, staffPhrases, staffVerbs } from './staff-phrases.ts';

/** A day as staff name it: the business's own today or tomorrow, or a date without or with a year. */
export type SaidDay =
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'date'; readonly day: number; readonly month: number; readonly year: number | null };

/** What staff wrote: the verb, and all it could mean. What is missing is null. */
export interface StaffWords {
  readonly verb: StaffVerb;
  readonly day: SaidDay | null;
  /** Minutes past midnight on the business's wall clock, first and last of a span. */
  readonly from: number | null;
  readonly until: number | null;
  readonly action: ActionType | null;
  /** Upper case; null without one. */
  readonly code: string | null;
  /** What stands behind the code or the verb, as it was written. */
  readonly rest: string | null;
  /** Folded, to find a business's or an offering's name in. */
  readonly folded: string;
  /** Behind the word that opens the line: meant for the business whatever line is open. */
  readonly addressed: boolean;
}

/** Bookings' codes are six of these; those of food orders and services too. */
const codePattern = /^[2-9A-HJKMNP-Z]{6}$/;
const maxReason = 160;
/** UTF-16 units: no command is longer, and folding a long message costs time. */
const maxRead = 400;
const wordPattern = /[\p{L}\p{N}]+/gu;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordsIn = (folded: string): Word[] =>
  [...folded.matchAll(wordPattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
const bare = (phrase: string) => wordsIn(foldText(phrase).text).map(({ text }) => text);
const languages = () => Object.values(staffPhrases());

interface Phrase<Means> {
  readonly words: readonly string[];
  readonly means: Means;
}

/** The longest first: "cancel booking" goes before "cancel". */
function phraseList<Means>(entries: readonly (readonly [Means, readonly string[]])[]): Phrase<Means>[] {
  return entries
    .flatMap(([means, phrases]) => phrases.map((phrase) => ({ words: bare(phrase), means })))
    .toSorted((one, other) => other.words.length - one.words.length);
}
const verbs = onFirstUse(() =>
  phraseList(languages().flatMap((said) => staffVerbs.map((verb) => [verb, said.verbs[verb]] as const))),
);
const actions = onFirstUse(() =>
  phraseList(
    languages().flatMap(({ actions: said }) => [
      ['book', said.book] as const,
      ['order_food', said.order_food] as const,
      ['book_service', said.book_service] as const,
      ['schedule_viewing', said.schedule_viewing] as const,
    ]),
  ),
);
const days = onFirstUse(() =>
  phraseList(
    languages().flatMap(({ days: said }) => [
      ['today', said.today] as const,
      ['tomorrow', said.tomorrow] as const,
    ]),
  ),
);

function beginsWith<Means>(list: readonly Phrase<Means>[], words: readonly Word[]): Phrase<Means> | null {
  return list.find((phrase) => phrase.words.every((word, index) => words[index]?.text === word)) ?? null;
}

function anywhere<Means>(list: readonly Phrase<Means>[], words: readonly Word[]): Means | null {
  for (let from = 0; from < words.length; from += 1) {
    const found = beginsWith(list, words.slice(from));
    if (found !== null) return found.means;
  }
  return null;
}

const wholeMessage: readonly StaffVerb[] = ['menu', 'guest', 'today', 'tomorrow'];
const clockPattern = /(?<![\d.:])([01]?\d|2[0-4])[:.]([0-5]\d)(?![\d:]|\.\d)/g;
const isoPattern = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const dayMonthPattern = /(?<![\d.:])(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?(?![\d:])/;

const isDate = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;

/** The date that stands there, and the text without it: `22.11` is a date, `22.30` a time. */
function dateIn(folded: string): { day: SaidDay | null; without: string } {
  const iso = isoPattern.exec(folded);
  if (iso !== null && isDate(Number(iso[3]), Number(iso[2]))) {
    const day = { kind: 'date', day: Number(iso[3]), month: Number(iso[2]), year: Number(iso[1]) } as const;
    return { day, without: folded.replace(iso[0], ' ') };
  }
  const short = dayMonthPattern.exec(folded);
  if (short !== null && isDate(Number(short[1]), Number(short[2]))) {
    const year = short[3] === undefined ? null : Number(short[3]);
    const day = { kind: 'date', day: Number(short[1]), month: Number(short[2]), year } as const;
    return { day, without: folded.replace(short[0], ' ') };
  }
  return { day: null, without: folded };
}

function clocksIn(text: string): number[] {
  return [...text.matchAll(clockPattern)]
    .map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes))
    .filter((minutes) => minutes <= 1440);
}

function reasonAfter(folded: FoldedText, from: number): string | null {
  const raw = originalBetween(folded, from, folded.text.length).replace(/^[\s:,.–-]+/, '');
  return shortLine(raw, maxReason);
}

/**
 * Reads what staff write, in any of Merve's languages: `block 20:00-22:00 tomorrow`, `close 24.12`, `cancel K7QF2M no
 * water`. Null for everything else, which then is a message like any other person's. Pure.
 */
export function readStaffWords(text: string): StaffWords | null {
  const folded = foldText(text.slice(0, maxRead));
  const all = wordsIn(folded.text);
  const opening = beginsWith(verbs(), all);
  if (opening === null) return null;
  const isAddressed = opening.means === 'menu' && all.length > opening.words.length;
  const words = isAddressed ? all.slice(opening.words.length) : all;
  const said = isAddressed ? beginsWith(verbs(), words) : opening;
  if (said === null) return null;
  const isWhole = words.length === said.words.length;
  if (wholeMessage.includes(said.means) && !isWhole) return null;

  const behind = words.slice(said.words.length);
  const start = behind[0]?.start ?? folded.text.length;
  const { day, without } = dateIn(folded.text.slice(start));
  const [from = null, until = null] = clocksIn(without);
  const coded = behind[0];
  const code = coded === undefined ? null : codeLetters(coded.text);
  const isCode = code !== null && codePattern.test(code);
  const named = anywhere(days(), behind);
  return {
    verb: said.means,
    day: day ?? (named === null ? null : { kind: named }),
    from,
    until,
    action: anywhere(actions(), behind),
    code: isCode ? code : null,
    rest: reasonAfter(folded, isCode ? (coded?.end ?? start) : start),
    folded: folded.text.slice(start),
    addressed: isAddressed,
  };
}
