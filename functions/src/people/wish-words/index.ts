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
import type { WishWords } from './wish-words.ts';

/** How people ask for a person, ask what Merve is, and speak of what is kept of them, by language. Compared folded. */
export const wishWords: Readonly<Record<Language, WishWords>> = {
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
