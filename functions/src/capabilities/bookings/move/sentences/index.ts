import { defineSentences } from '../../../../language/define-sentences.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { persian } from './fa.ts';
import { hebrew } from './he.ts';
import { korean } from './ko.ts';
import { russian } from './ru.ts';
import { turkish } from './tr.ts';

export type { MoveExtra, MoveWords } from './move-lines.ts';

/** What the guest reads about moving a booking, and (`merchantMoved`) what the business reads. */
export const moveSentences = defineSentences({
  en: english,
  tr: turkish,
  he: hebrew,
  ru: russian,
  el: greek,
  de: german,
  ar: arabic,
  fa: persian,
  ko: korean,
});
