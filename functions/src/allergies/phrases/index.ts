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

/** Any of these patterns, written as `AllergyPhrases` says. */
function anyOf(patterns: readonly string[]): PhrasePattern {
  return compiledLater(() =>
    patterns
      .join('|')
      .replaceAll(/(?<!\(\?)</g, '(?<![\\p{L}\\p{N}])')
      .replaceAll('ئ', 'ي')
      .replaceAll('й', 'и')
      .replaceAll('>', '(?![\\p{L}\\p{N}])'),
  );
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
