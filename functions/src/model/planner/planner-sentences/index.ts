import { defineSentences } from '../../../language/define-sentences.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { persian } from './fa.ts';
import { hebrew } from './he.ts';
import { korean } from './ko.ts';
import { russian } from './ru.ts';
import { turkish } from './tr.ts';

/** Everything the keyword planner says of its own accord. What it renders from tools is in `result-sentences.ts`. */
export const plannerSentences = defineSentences({
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

export type { PlannerSentences } from './en.ts';
