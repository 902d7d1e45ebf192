import type { Language } from '@merve/contract';

/** Languages every sentence must exist in. The rest follow the market's default, then English. */
export const spokenLanguages = ['en', 'tr'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** The language Merve answers in when a person writes in `language`. */
export function spokenLanguage(language: Language): SpokenLanguage {
  return spokenLanguages.find((spoken) => spoken === language) ?? 'en';
}

/** Sentences by language. Every table is to have all of them; those still without follow English. */
type Translations<Sentences> = Readonly<
  Record<SpokenLanguage, Sentences> & Partial<Record<Language, Sentences>>
>;

/** A room's sentences, by language. `translations` is what there is, for the tests that look for what is missing. */
export interface SentenceTable<Sentences> {
  (language: Language): Sentences;
  readonly translations: Translations<Sentences>;
}

/**
 * A room's sentences, all languages side by side: a missing translation does not compile. Each sentence is a
 * function of its values, so word order and plural are the language's own.
 */
export function defineSentences<Sentences extends Record<string, (...values: never[]) => string>>(
  translations: Translations<Sentences>,
): SentenceTable<Sentences> {
  return Object.assign((language: Language) => translations[language] ?? translations.en, { translations });
}
