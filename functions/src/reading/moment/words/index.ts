/** The tables of the nine languages. */
import type { Language } from '@merve/contract';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { persian } from './fa.ts';
import { hebrew } from './he.ts';
import { korean } from './ko.ts';
import { russian } from './ru.ts';
import { turkish } from './tr.ts';
import type { Words } from './word-classes.ts';

export const tables: Readonly<Record<Language, Words>> = {
  en: english,
  tr: turkish,
  de: german,
  ru: russian,
  el: greek,
  he: hebrew,
  ar: arabic,
  fa: persian,
  ko: korean,
};
