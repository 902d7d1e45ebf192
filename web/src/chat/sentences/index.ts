import { defineSentences } from '../../language/define-sentences.ts';

export const chatSentences = defineSentences({
  en: () => import('./en.ts'),
  tr: () => import('./en.ts'),
  he: () => import('./en.ts'),
  ru: () => import('./en.ts'),
  el: () => import('./en.ts'),
  de: () => import('./en.ts'),
  ar: () => import('./en.ts'),
  fa: () => import('./en.ts'),
  ko: () => import('./en.ts'),
});
