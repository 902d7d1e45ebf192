import { languageSchema } from '@merve/contract';

const english = new Intl.DisplayNames('en', { type: 'language' });

/** The languages Merve speaks, by their English names. */
export const languageOptions = languageSchema.options.map(
  (language) => [language, english.of(language) ?? language] as const,
);
