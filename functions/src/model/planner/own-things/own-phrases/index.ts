import type { Language } from '@merve/contract';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { persian } from './fa.ts';
import { hebrew } from './he.ts';
import { korean } from './ko.ts';
import type { OwnPhrases } from './own-phrases.ts';
import { russian } from './ru.ts';
import { turkish } from './tr.ts';

/** How people speak of what they have booked, ordered or called, by language. Compared folded. */
export const ownPhrases: Readonly<Record<Language, OwnPhrases>> = {
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
