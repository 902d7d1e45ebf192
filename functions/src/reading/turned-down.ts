/** "Half past eight instead of seven", "statt sieben", "7시 말고": a value that is named to be turned down. Pure. */
import type { Language } from '@merve/contract';
import { foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { numbersOfWords } from './numbers-in.ts';

interface TurningDown {
  /** What stands before the value. A word that is a "no" as well is none of these: Persian "no, at seven" names a wish. */
  readonly before: string;
  /** What stands behind the value. */
  readonly behind: string;
  /** What may stand between it and the value. */
  readonly between: string;
  /** What belongs to a number behind it. */
  readonly unit: string;
}

const words: Readonly<Record<Language, TurningDown>> = {
  en: {
    before: 'instead of|rather than|not',
    behind: '',
    between: 'for|on|at|the|around',
    unit: 'o clock|oclock|am|pm|people|of us|persons|guests|sharp',
  },
  tr: {
    before: '',
    behind: 'yerine|değil',
    between: '',
    unit: 'buçuk|kişi|günü|akşamı|çeyrek',
  },
  he: {
    before: 'במקום',
    behind: '',
    between: 'ב|ל|בשעה|בשעות',
    unit: 'וחצי|ורבע|אנשים|בערב|בבוקר',
  },
  ru: {
    before: 'вместо|а не|не',
    behind: '',
    between: 'в|на|к',
    unit: 'часов|часа|час|вечера|утра|человек|с половиной',
  },
  el: {
    before: 'αντί για|αντί|αντί στις|και όχι',
    behind: '',
    between: 'για|στις|τις|στην|την',
    unit: 'η ώρα|και μισή|άτομα|το βράδυ|το πρωί',
  },
  de: {
    before: 'statt|anstatt|anstelle von|und nicht|nicht',
    behind: '',
    between: 'um|am|für|zu|an|der|den',
    unit: 'uhr|personen|leute|dreißig',
  },
  ar: {
    before: 'بدل|بدلا من|بدال|عوض|عوضا عن|مش|مو',
    behind: '',
    between: 'من|الساعة|على|عن',
    unit: 'ونص|ونصف|وربع|أشخاص|مساء|صباحا|المسا',
  },
  fa: {
    before: 'به جای|بجای|عوض',
    behind: '',
    between: 'ساعت',
    unit: 'و نیم|نفر|شب|صبح|عصر',
  },
  ko: {
    before: '',
    behind: '말고|대신|대신에|아니고|아니라',
    between: '',
    unit: '반|분',
  },
};

/** A list as alternatives of a pattern over the planner's folded text, which keeps other accents off as this does. */
const any = (list: string, fold: (text: string) => string) =>
  list
    .split('|')
    .filter((phrase) => phrase !== '')
    .map((phrase) => fold(phrase).replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .sort((one, other) => other.length - one.length)
    .join('|');

const value = String.raw`[\p{L}\p{N}:.~]+(?:'\p{L}{1,4})?`;

/** @param fold how the text is folded in which values are looked for */
function patterns(fold: (text: string) => string): readonly RegExp[] {
  return Object.values(words).flatMap(({ before, behind, between, unit }) => {
    const units = unit === '' ? '' : `(?: (?:${any(unit, fold)})(?![\\p{L}\\p{N}]))?`;
    const links = between === '' ? '' : `(?:(?:${any(between, fold)}) )*`;
    const edge = String.raw`(?<![\p{L}\p{N}])`;
    return [
      ...(before === '' ? [] : [`${edge}(?:${any(before, fold)}) ${links}(${value})${units}`]),
      ...(behind === '' ? [] : [`${edge}(${value})${units} (?:${any(behind, fold)})(?![\\p{L}\\p{N}])`]),
    ].map((source) => new RegExp(source, 'gu'));
  });
}

/** Hebrew writes its prepositions on to the word. */
const isNumber = (said: string): boolean =>
  foldedWords(said).some(
    (word) => numbersOfWords([word]).size > 0 || numbersOfWords([word.replace(/^[בלה]/u, '')]).size > 0,
  );

/** Blanks values that are turned down from a folded text; `isSlot` tells whether a text names a time or another slot. */
export function turnedDownBlanker(
  fold: (text: string) => string,
): (text: string, isSlot: (part: string) => boolean) => string {
  const all = onFirstUse(() => patterns(fold));
  return (text, isSlot) =>
    all().reduce(
      (rest, pattern) =>
        rest.replace(pattern, (match, said: string) =>
          isNumber(said) || isSlot(match) ? '~'.padEnd(match.length, ' ') : match,
        ),
      text,
    );
}
