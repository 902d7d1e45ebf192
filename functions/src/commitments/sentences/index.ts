import { defineSentences } from '../../language/define-sentences.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { persian } from './fa.ts';
import { hebrew } from './he.ts';
import { korean } from './ko.ts';
import { russian } from './ru.ts';
import { turkish } from './tr.ts';

/** What a person has open, in every language. */
export const commitmentSentences = defineSentences({
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
