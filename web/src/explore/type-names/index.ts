import { defineSentences } from '../../language/define-sentences.ts';
import type { TypeNames } from './en.ts';

export const typeNames = defineSentences<TypeNames>({
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

/** A type in the words of a language; one that has none there, by Google's own name without its underscores. Pure. */
export function placeTypeName(type: string, names: Readonly<Record<string, string>>): string {
  return names[type] ?? type.replaceAll('_', ' ');
}
