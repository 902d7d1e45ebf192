import type { Language } from '@merve/contract';
import type { ErrorCode } from '../../platform/errors.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import type { ErrorDetails, ErrorSentences } from './error-details.ts';
import { persian } from './fa.ts';
import { hebrew } from './he.ts';
import { korean } from './ko.ts';
import { russian } from './ru.ts';
import { turkish } from './tr.ts';

const sentences: Readonly<Record<Language, ErrorSentences>> = {
  en: english,
  tr: turkish,
  he: hebrew,
  ru: russian,
  el: greek,
  de: german,
  ar: arabic,
  fa: persian,
  ko: korean,
};

/** The codes that have a sentence: all of them, in every language. */
export function errorCodesSpoken(language: Language): string[] {
  return Object.keys(sentences[language]);
}

/** The sentence for a person, in their language, with what the error's details tell. */
export function errorSentence(
  error: { readonly code: ErrorCode; readonly details: ErrorDetails },
  language: Language,
): string {
  return sentences[language][error.code](error.details);
}
