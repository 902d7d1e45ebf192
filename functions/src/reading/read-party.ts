/** How many people, in any of Merve's languages: "for 4", "zu dritt", "на двоих", "لأربعة", "네 명". */
import { type Language, languageSchema } from '@merve/contract';
import { answerWords } from '../language/answer-words.ts';
import { foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { carriedIn } from './carried-words.ts';
import { readCompany } from './company.ts';
import { readJoined } from './joining-people.ts';
import { phrases } from './phrase.ts';
import type { SaidText } from './said-text.ts';
import { clausesOf, silentIn } from './unread-words.ts';
import { type ReadingWords, readingWords } from './words/index.ts';

export interface PartyReading {
  /** People, a whole number; 0 and 500 are passed on, since the tool refuses them with the offering's own limits. */
  readonly party: number | null;
  /** "one more person": people to add to what was already said. */
  readonly change: number | null;
}

/** Numbers beyond this are all the same to a booking: far too many. Keeps every slot a safe integer. */
const maxNumber = 1_000_000;

interface PartyTable {
  readonly numbers: ReadonlyMap<string, number>;
  /** In this order: the most explicit wording stands first. */
  readonly readers: readonly {
    readonly pattern: RegExp;
    readonly read: (numbers: readonly number[]) => number;
  }[];
  readonly more: RegExp;
  readonly fewer: RegExp;
}

function numbersIn(words: ReadingWords): Map<string, number> {
  return new Map(
    words.numbers.split(', ').map((entry) => {
      const [, word = '', value] = /^(.+) (\d+)$/u.exec(entry) ?? [];
      return [foldedWords(word).join(' '), Number(value)];
    }),
  );
}

/** "Three people, a child seat" are three. */
const notASeat = ({ source }: RegExp) =>
  new RegExp(`${source}(?! (?:seat|seats|koltu\\p{L}*|시트\\p{L}*) )`, 'gu');

/** So many pairs of people. */
const couples: Readonly<Record<Language, string>> = {
  en: 'N couples',
  tr: 'N çift geleceğiz|geliyoruz|olacağız|olarak|için|yiz|iz, N çiftiz, N evli çift, N çiftten',
  de: 'N paare|pärchen|ehepaare',
  ru: 'N пары|пар|супружеские|супружеских, N семейные|семейных пары|пар',
  el: 'N ζευγάρια',
  he: 'N זוגות',
  ar: 'N أزواج|ازواج',
  fa: 'N زوج',
  ko: 'N 커플, N 쌍',
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function compile(words: ReadingWords, language: Language): PartyTable {
  const numbers = numbersIn(words);
  const spelled = [...numbers.keys()].sort((one, other) => other.length - one.length);
  // "We have two suitcases": what is taken along is counted, too.
  const notCarried = `(?!${carriedIn(language).source})`;
  const number = `(?:${['\\d{1,20}', ...spelled].join('|')})${notCarried}`;
  const pattern = (list: string) => phrases(list, number);
  const before = pattern(words.partyBefore);
  const not = words.notParty === '' ? '' : `(?!${phrases(words.notParty).source})`;
  return {
    numbers,
    readers: [
      { pattern: notASeat(pattern(words.partyAndOne)), read: (found) => sum(found) + 1 },
      { pattern: pattern(couples[language]), read: (found) => 2 * sum(found) },
      ...words.partyOf.map(([people, list]) => ({ pattern: pattern(list), read: () => people })),
      { pattern: pattern(words.party), read: sum },
      { pattern: new RegExp(`${before.source}${not}`, 'gu'), read: sum },
    ],
    more: pattern(words.morePeople),
    fewer: pattern(words.fewerPeople),
  };
}

const tables = Object.fromEntries(
  languageSchema.options.map((language) => [
    language,
    onFirstUse(() => compile(readingWords[language], language)),
  ]),
);

function numbersOf(match: RegExpMatchArray, known: ReadonlyMap<string, number>): number[] {
  return match.slice(1).flatMap((text) => {
    if (text === undefined) return [];
    const value = /^\d+$/u.test(text) ? Math.min(Number(text), maxNumber) : known.get(text);
    return value === undefined ? [] : [value];
  });
}

/** How many are told by a number, or a word for one. */
function toldIn(
  text: SaidText,
  numbers: PartyTable['numbers'],
  readers: PartyTable['readers'],
): number | null {
  for (const { pattern, read } of readers) {
    let party: number | null = null;
    text.take(pattern, (match) => {
      const count = read(numbersOf(match, numbers));
      // "A table for 4, one of us is in a wheelchair": those who are some of more.
      if (ofUs.test(match[0]) && (count === 1 || mostIn(text, numbers, readers) > count)) return false;
      party = count;
      return true;
    });
    if (party !== null) return party;
  }
  return null;
}

const ofUs = / of us$/u;

/** The most people that any wording tells but that of some "of us"; 0 for none. Takes nothing. */
function mostIn(text: SaidText, numbers: PartyTable['numbers'], readers: PartyTable['readers']): number {
  const told = readers.flatMap(({ pattern, read }) =>
    [...text.open.matchAll(pattern)]
      .filter(([words]) => !ofUs.test(words))
      .map((match) => read(numbersOf(match, numbers))),
  );
  return Math.max(0, ...told);
}

/** Whether a number stands near the beginning of what follows. */
const saysNumber = (following: string, known: PartyTable['numbers']): boolean =>
  following
    .trim()
    .split(' ')
    .slice(0, wordsToTime)
    .some((word) => /^\d/u.test(word) || known.has(word));

/** "… at [about] eight": between a verb and its time stand no more words. */
const wordsToTime = 3;

/** Reads the party from what is not understood yet, and takes its words. The first language that has words for it decides. */
export function readParty(text: SaidText, languages: readonly Language[]): PartyReading {
  for (const language of languages) {
    const table = tables[language]?.();
    if (table === undefined) continue;
    for (const [pattern, sign] of [
      [table.more, 1],
      [table.fewer, -1],
    ] as const) {
      let change: number | null = null;
      text.take(pattern, (match) => {
        // "Two of us cannot make it at eight" asks for another time.
        if (sign < 0 && saysNumber(text.open.slice((match.index ?? 0) + match[0].length), table.numbers))
          return false;
        const numbers = numbersOf(match, table.numbers);
        change = sign * (numbers.length === 0 ? 1 : sum(numbers));
        return true;
      });
      if (change !== null) return { party: null, change };
    }
    const [andOne, ...others] = table.readers;
    const withOne = andOne === undefined ? null : toldIn(text, table.numbers, [andOne]);
    const named = withOne ?? readCompany(text, language, table.numbers);
    const told = withOne ?? toldIn(text, table.numbers, others) ?? readJoined(text, language, table.numbers);
    // "For two: me, my wife and my son": which of both is meant is asked for.
    if (named !== null && told !== null && named > told) return { party: null, change: null };
    const party = told ?? named;
    if (party !== null) return { party, change: null };
  }
  return { party: null, change: null };
}

/** Numbers that are a yes or a no as well ("네", "نه"), and forms that stand only before what they count. */
const neverAlone = new Set(
  [
    ...Object.values(answerWords).flatMap((words) => Object.values(words)),
    ...'한 두 세 열한 열두 열세 열네 스무 שני שתי'.split(' '),
  ].map((word) => foldedWords(word).join(' ')),
);

/** Of a number by itself no more are people: what is higher is a door, a price or a year. */
const maxAlone = 20;

/**
 * "Tomorrow, nine pm, two": a number that is all a clause leaves unread, courtesies aside, is how many, where the time is known. One is
 * not read from a word, which may be an article. Takes it; null where there is none, or several.
 */
export function readPartyAlone(text: SaidText, languages: readonly Language[]): number | null {
  const isSilent = silentIn(languages);
  const known = languages.slice(0, 2).flatMap((language) => tables[language]?.() ?? []);
  const numberAt = (index: number): number | null => {
    const word = text.words[index]?.text ?? '';
    if (neverAlone.has(word)) return null;
    const value = /^\d+$/u.test(word)
      ? Number(word)
      : known.map(({ numbers }) => numbers.get(word)).find((number) => number !== undefined && number > 1);
    return value === undefined || value < 1 || value > maxAlone ? null : value;
  };
  const found = clausesOf(text).flatMap((clause) => {
    const open = clause.filter((index) => !text.isTaken(index));
    const numbers = open.filter((index) => numberAt(index) !== null);
    const [only, other] = numbers;
    // "Four, please"; but "table 4" is a table's number.
    const isAlone = open.every(
      (at) => at === only || (at > (only ?? at) && isSilent(text.words[at]?.text ?? '')),
    );
    return only === undefined || other !== undefined || !isAlone ? [] : [only];
  });
  const [index, another] = found;
  if (index === undefined || another !== undefined) return null;
  text.takeWords(index, index);
  return numberAt(index);
}
