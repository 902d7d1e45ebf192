import type { Language } from '@merve/contract';
import ar from './ar.ts';
import de from './de.ts';
import el from './el.ts';
import en, { type EverydayTypes } from './en.ts';
import fa from './fa.ts';
import he from './he.ts';
import ko from './ko.ts';
import ru from './ru.ts';
import tr from './tr.ts';

const words: Readonly<Record<Language, EverydayTypes>> = { en, tr, he, ru, el, de, ar, fa, ko };

/** Shops, services and pastimes, by type and language: `typeWords` has them beside the rest. */
export const everydayTypes: Readonly<Record<string, Readonly<Record<Language, string>>>> = Object.fromEntries(
  (Object.keys(en) satisfies readonly string[]).map((type) => [type, wordsOf(type)]),
);

function wordsOf(type: string): Readonly<Record<Language, string>> {
  const of = (language: Language): string => new Map(Object.entries(words[language])).get(type) ?? '(?!)';
  return {
    ...{ en: of('en'), tr: of('tr'), he: of('he'), ru: of('ru'), el: of('el'), de: of('de') },
    ...{ ar: of('ar'), fa: of('fa'), ko: of('ko') },
  };
}
