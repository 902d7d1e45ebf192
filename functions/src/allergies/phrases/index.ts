import { neededLetters } from '../../language/needed-letters.ts';
import { PieceIndex, pieceOfWord } from '../../language/piece-index.ts';
import { ofSpokenLetters } from '../../language/spoken-letters.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import type { AllergyPhrases } from './allergy-phrases.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { persian } from './fa.ts';
import { hebrew } from './he.ts';
import { korean } from './ko.ts';
import { russian } from './ru.ts';
import { turkish } from './tr.ts';

const languages: readonly AllergyPhrases[] = [
  english,
  turkish,
  hebrew,
  russian,
  greek,
  german,
  arabic,
  persian,
  korean,
];

/** A pattern of phrases, compiled when a text is first held against it: an instance that reads no message pays nothing for it. */
type PhrasePattern = Pick<RegExp, 'test' | 'exec'>;

function compiledLater(source: () => string): PhrasePattern {
  const pattern = onFirstUse(() => new RegExp(ofSpokenLetters(source()), 'u'));
  return { test: (text) => pattern().test(text), exec: (text) => pattern().exec(text) };
}

/** All phrases of all lists, each with a number of its own. */
const index = new PieceIndex();
let count = 0;

const maxKept = 64;
const kept = new Map<string, Uint8Array>();

/** Which phrases may stand in a text. A clause is held against some twenty lists, one after another: it is taken apart once. */
function possibleIn(text: string): Uint8Array {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= maxKept) kept.clear();
  const possible = index.possibleIn(text);
  kept.set(text, possible);
  return possible;
}

/** A phrase, compiled when a text has letters that it needs. */
interface Phrase {
  readonly number: number;
  pattern(): RegExp;
}

function phrasesOf(patterns: readonly string[]): readonly Phrase[] {
  return patterns.map((written) => {
    const letters = written.replaceAll('ئ', 'ي').replaceAll('й', 'и');
    const number = count;
    count += 1;
    const needed = neededLetters(letters)?.map(pieceOfWord) ?? [null];
    for (const piece of needed) index.add(number, piece);
    const source = letters
      .replaceAll(/(?<!\(\?)</g, '(?<![\\p{L}\\p{N}])')
      .replaceAll('>', '(?![\\p{L}\\p{N}])');
    return { number, pattern: onFirstUse(() => new RegExp(ofSpokenLetters(source), 'u')) };
  });
}

/** Any of these patterns, written as `AllergyPhrases` says; finds what they would find as alternatives of one. */
function anyOf(patterns: readonly string[]): PhrasePattern {
  const phrases = onFirstUse(() => phrasesOf(patterns));
  const possible = (text: string) => {
    const own = phrases();
    const may = possibleIn(text);
    // A text may have been taken apart before these phrases had their numbers.
    if (may.length < count) kept.clear();
    const now = may.length < count ? possibleIn(text) : may;
    return own.filter(({ number }) => now[number] === 1);
  };
  return {
    test: (text) => possible(text).some(({ pattern }) => pattern().test(text)),
    exec(text) {
      let first: RegExpExecArray | null = null;
      for (const { pattern } of possible(text)) {
        const found = pattern().exec(text);
        if (found !== null && (first === null || found.index < first.index)) first = found;
      }
      return first;
    },
  };
}

function inAnyLanguage(list: Exclude<keyof AllergyPhrases, 'severity'>): PhrasePattern {
  return anyOf(languages.flatMap((phrases) => phrases[list]));
}

function severity(level: keyof AllergyPhrases['severity']): PhrasePattern {
  return anyOf(languages.flatMap((phrases) => phrases.severity[level]));
}

// All languages are looked for in every message: people mix them, and the words were chosen not to mean something else in
// another.
export const illness = inAnyLanguage('illness');
export const reaction = inAnyLanguage('reaction');
export const forbidden = inAnyLanguage('forbidden');
export const leftOut = inAnyLanguage('leftOut');
export const dislikes = inAnyLanguage('dislikes');
export const denial = inAnyLanguage('denial');
export const restriction = inAnyLanguage('restriction');
export const forgetting = inAnyLanguage('forgetting');
export const noLonger = inAnyLanguage('noLonger');
export const removing = inAnyLanguage('removing');
export const notForgotten = inAnyLanguage('notForgotten');
export const having = inAnyLanguage('having');
export const politeRequest = inAnyLanguage('politeRequest');
export const retold = inAnyLanguage('retold');
export const ordering = inAnyLanguage('ordering');
export const childWords = inAnyLanguage('child');
export const companionWords = inAnyLanguage('companion');
export const selfWords = inAnyLanguage('self');
export const loves = inAnyLanguage('loves');
export const loathes = inAnyLanguage('loathes');
export const past = inAnyLanguage('past');
export const outgrown = inAnyLanguage('outgrown');
/** The whole of a word. */
export const notFood = compiledLater(
  () => `^(?:${languages.flatMap((phrases) => phrases.notFood).join('|')})$`,
);

/** How bad it is, the worst first. */
export const severityWords = [
  ['anaphylactic', severity('anaphylactic')],
  ['severe', severity('severe')],
  ['moderate', severity('moderate')],
  ['mild', severity('mild')],
] as const;
