/** What of a message nobody read: it is passed on word for word, or asked about, and never dropped. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { answerWords } from '../language/answer-words.ts';
import { foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { phrases } from './phrase.ts';
import type { SaidText, SaidWord } from './said-text.ts';
import { askingWords } from './words/asking-words.ts';
import { readingWords } from './words/index.ts';

/** A part of a message, as it was written, that no reader took. */
export interface UnreadPart {
  readonly words: string;
  /**
   * `wish`: plain words, passed on as they stand. `exclusion`: something is turned down; passed on if the person says so.
   * `value`: something in it may be a date, a time, a number, a price or a count of people; never passed on, since it may
   * change what is booked. `length`: how long it is to last, understood; whoever knows how long it does last compares the two.
   */
  readonly kind: 'wish' | 'exclusion' | 'value' | 'length';
  /** Of a `value`: it is one only by people of whom it is not said how many. */
  readonly isOfCompany?: true;
  /** Of a `length`. */
  readonly minutes?: number;
  /** Whether nothing of its clause was read: it says something beside the rest, and not more of it. */
  readonly standsAlone: boolean;
}

interface SilentTable {
  readonly words: ReadonlySet<string>;
  readonly phrases: RegExp;
  readonly values: RegExp;
  readonly company: RegExp;
  readonly moreOfDay: RegExp;
  readonly negation: RegExp;
}

const entries = (list: string) => list.split(/\s*[,\n]\s*/u).filter((entry) => entry !== '');
const isPlainWord = (entry: string) => !/[\s|*[\]]/u.test(entry);

/** A "no" of any language: Persian "نه" is nine as well, and where nobody took it for a time or people it is none. */
const refusals = onFirstUse(
  () =>
    new Set(
      [...Object.values(answerWords).map(({ no }) => no), ...otherRefusals].map((word) =>
        foldedWords(word).join(' '),
      ),
    ),
);
const otherRefusals = 'nope nah yok yo nee ne не неа μπα لأ 아뇨 아니'.split(' ');

function compile(language: Language): SilentTable {
  const words = readingWords[language];
  const { hesitations, courtesies, verbs } = askingWords[language];
  const own = [words.silent, words.book, words.change, words.greeting, words.thanks];
  const silent = [...own, hesitations, courtesies, verbs].flatMap(entries);
  const numbers = entries(words.numbers)
    .map((entry) => entry.replace(/ \d+$/u, ''))
    .filter((word) => !refusals().has(foldedWords(word).join(' ')));
  return {
    words: new Set(silent.filter(isPlainWord).map((word) => foldedWords(word).join(' '))),
    phrases: phrases(silent.filter((entry) => !isPlainWord(entry)).join(', ')),
    values: phrases([...numbers, words.counted].filter((list) => list !== '').join(', ')),
    company: phrases(words.company),
    moreOfDay: phrases(words.moreOfDay),
    negation: phrases(words.negation),
  };
}

const tables = Object.fromEntries(
  languageSchema.options.map((language) => [language, onFirstUse(() => compile(language))]),
);

/** Whether a folded word asks for nothing by itself in one of these languages; the first two are known. */
export function silentIn(languages: readonly Language[]): (word: string) => boolean {
  const known = languages.slice(0, 2).flatMap((language) => tables[language]?.() ?? []);
  return (word) => known.some(({ words }) => words.has(word));
}

/** Folded text without the words that turn something down in one of these languages; the first two are known. */
export function withoutNegation(folded: string, languages: readonly Language[]): string {
  const known = languages.slice(0, 2).flatMap((language) => tables[language]?.() ?? []);
  const open = ` ${foldedWords(folded).join(' ')} `;
  return known.reduce((rest, { negation }) => rest.replace(negation, ' '), open);
}

/** The places of a message's words in `words`, clause by clause. */
export function clausesOf({ source, words }: SaidText): readonly (readonly number[])[] {
  const clauses: number[][] = [[]];
  for (const [index, { start }] of words.entries()) {
    const before = words[index - 1];
    if (before !== undefined && clauseEnd.test(source.slice(before.end, start))) clauses.push([]);
    clauses.at(-1)?.push(index);
  }
  return clauses;
}

const clauseEnd = /[,;.!?\n،؛؟…]/u;

/**
 * The unread parts of a message, clause by clause. A clause of which nothing was understood is given whole, else from its
 * first to its last unread word.
 * @param text all that readers understood is taken in it; what asks for nothing is taken here.
 * @param languages the message's, the likeliest first; the words of the first two are known.
 * @param dayAt what a place in the source belongs to of words that a day was read from; null for none. A word right behind them may be
 *   more of the day and is a value: any word where the day is `open` ("the 2nd of Advent"), behind a `whole` one those that make
 *   another day of it ("Friday after Easter").
 * @param alsoSilent what asks for nothing around this kind of wish, as `SaidText.takeAll` takes it
 */
export function unreadParts(
  text: SaidText,
  languages: readonly Language[],
  dayAt: (offset: number) => 'whole' | 'open' | null = () => null,
  alsoSilent: readonly RegExp[] = [],
): UnreadPart[] {
  const known = languages.slice(0, 2).flatMap((language) => tables[language]?.() ?? []);
  const isRead = text.words.map((_, index) => text.isTaken(index));
  for (const pattern of [...known.map((table) => table.phrases), ...alsoSilent]) text.takeAll(pattern);
  const isSilentWord = silentIn(languages);
  const isSilent = (index: number) => isSilentWord(text.words[index]?.text ?? '');
  return clausesOf(text).flatMap((clause) => {
    const isUnread = (index: number) => !text.isTaken(index) && !isSilent(index);
    // What was read parts what was not: a slot's words are never told as a note.
    const runs: number[][] = [[]];
    for (const index of clause) {
      if (isRead[index] === true) runs.push([]);
      else runs.at(-1)?.push(index);
    }
    return runs.flatMap((run) => {
      const unread = run.filter(isUnread);
      const [first, last] = [unread[0], unread.at(-1)];
      if (first === undefined || last === undefined) return [];
      const left = ` ${unread.map((index) => text.words[index]?.text ?? '').join(' ')} `;
      const isExclusion = known.some(({ negation }) => left.search(negation) >= 0);
      // "No, make it seven": an answer, which excludes nothing.
      const isNo = (index: number) => refusals().has(text.words[index]?.text ?? '');
      if (isExclusion && (clause.length === 1 || unread.every(isNo))) return [];
      const has = (list: 'values' | 'company') => known.some((table) => left.search(table[list]) >= 0);
      const wordAt = (index: number) => (clause.includes(index) ? text.words[index] : undefined);
      const behindDay = wordAt((run[0] ?? 0) - 1);
      const isMoreOfDay = () => {
        const said = ` ${run.map((index) => text.words[index]?.text ?? '').join(' ')} `;
        return known.some(({ moreOfDay }) => said.search(moreOfDay) === 0);
      };
      const isBehind = (word: SaidWord | undefined, day: 'whole' | 'open') =>
        word !== undefined && dayAt(word.start) === day;
      const isOther =
        /\d/u.test(left) ||
        isBehind(wordAt(first - 1), 'open') ||
        (isBehind(behindDay, 'whole') && isMoreOfDay()) ||
        has('values');
      const isOfCompany = !isOther && has('company');
      const isValue = isOther || isOfCompany;
      const isWhole = run.length === clause.length;
      const [from, to] = isWhole ? [clause[0] ?? first, clause.at(-1) ?? last] : [first, last];
      const words = text.source.slice(text.words[from]?.start, text.words[to]?.end).replace(/\s+/gu, ' ');
      const kind = isValue ? 'value' : isExclusion ? 'exclusion' : 'wish';
      // "I don't want it" turns down no more than what the rest asks for.
      const saysWhat =
        kind !== 'exclusion' || known.every(({ negation }) => left.replace(negation, '').trim() !== '');
      return [{ words, kind, standsAlone: isWhole && saysWhat, ...(isOfCompany ? { isOfCompany } : {}) }];
    });
  });
}
