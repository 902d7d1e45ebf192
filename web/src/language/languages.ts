import type { Language } from '@merve/contract';

/** Each language by its own name, in the order they are offered. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  tr: 'Türkçe',
  el: 'Ελληνικά',
  de: 'Deutsch',
  ru: 'Русский',
  he: 'עברית',
  ar: 'العربية',
  fa: 'فارسی',
  ko: '한국어',
};

const rightToLeft: ReadonlySet<Language> = new Set(['ar', 'fa', 'he']);

export function directionOf(language: Language): 'rtl' | 'ltr' {
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}

export function isLanguage(value: string): value is Language {
  return Object.hasOwn(languageNames, value);
}

/** The first of the browser's languages that Merve speaks; English where there is none. */
export function languageOfBrowser(preferred: readonly string[] = navigator.languages): Language {
  for (const tag of preferred) {
    const [primary = ''] = tag.toLowerCase().split('-');
    // The older code of Hebrew, which some systems still send.
    const language = primary === 'iw' ? 'he' : primary;
    if (isLanguage(language)) return language;
  }
  return 'en';
}
