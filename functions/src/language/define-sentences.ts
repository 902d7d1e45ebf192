import type { Language } from '@merve/contract';

/** Sentences by language: every language Merve speaks. */
type Translations<Sentences> = Readonly<Record<Language, Sentences>>;

/** A room's sentences, by language. `translations` is all there is, for the tests that look for what is missing. */
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
  return Object.assign((language: Language) => translations[language], { translations });
}
