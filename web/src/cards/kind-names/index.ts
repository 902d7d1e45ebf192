import { defineSentences } from '../../language/define-sentences.ts';
import type { KindNames } from './en.ts';

export const kindNames = defineSentences<KindNames>({
  en: () => import('./en.ts'),
  tr: () => import('./tr.ts'),
  he: () => import('./he.ts'),
  ru: () => import('./ru.ts'),
  el: () => import('./el.ts'),
  de: () => import('./de.ts'),
  ar: () => import('./ar.ts'),
  fa: () => import('./fa.ts'),
  ko: () => import('./ko.ts'),
});
