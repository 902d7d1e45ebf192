import type { Language } from '@merve/contract';

/** Letters that people write one for the other, by language: the first row as it is written well, the second as it is typed. */
const alike: Partial<Readonly<Record<Language, readonly [string, string]>>> = {
  tr: ['ıİğşçöüâîû', 'iigscouaiu'],
  el: ['άέήίόύώϊϋΐΰς', 'αεηιουωιυιυσ'],
  ru: ['ё', 'е'],
  ar: ['أإآٱةؤئ', 'ااااهوي'],
  fa: ['يكأإآةۀؤئ', 'یکاااههوی'],
  de: ['é', 'e'],
  en: ['é', 'e'],
};

const tables = new Map(
  Object.entries(alike).map(([language, [written, typed]]) => {
    const letters = [...typed];
    return [language, new Map([...written].map((letter, position) => [letter, letters[position] ?? letter]))];
  }),
);

/** A text with such letters made one, each in its place: the length stays. For texts and for the sources of patterns alike. Pure. */
export function alikeLetters(text: string, language: Language): string {
  const table = tables.get(language);
  if (table === undefined) return text;
  return text.replace(/[\u0080-\uffff]/gu, (letter) => table.get(letter) ?? letter);
}
