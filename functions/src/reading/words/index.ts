import type { Language } from '@merve/contract';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { persian } from './fa.ts';
import { hebrew } from './he.ts';
import { korean } from './ko.ts';
import type { ReadingWords } from './reading-words.ts';
import { russian } from './ru.ts';
import { turkish } from './tr.ts';

export type { ReadingWords } from './reading-words.ts';

/** One table of words a language. */
export const readingWords: Readonly<Record<Language, ReadingWords>> = {
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
