import type { Language } from '../index.ts';
import { counted, type PluralForms } from './counted.ts';

const forms: Readonly<Record<Language, PluralForms>> = {
  en: { one: '# night', other: '# nights' },
  tr: { other: '# gece' },
  he: { one: 'לילה אחד', two: 'שני לילות', other: '# לילות' },
  ru: { one: '# ночь', few: '# ночи', many: '# ночей', other: '# ночи' },
  el: { one: '# νύχτα', other: '# νύχτες' },
  de: { one: '# Nacht', other: '# Nächte' },
  ar: { one: 'ليلة واحدة', two: 'ليلتان', few: '# ليالٍ', many: '# ليلة', other: '# ليلة' },
  fa: { other: '# شب' },
  ko: { other: '#박' },
};

/** How long a stay is: `1 night`, `3 ночи`, `3박`. */
export function nightsCounted(nights: number, language: Language): string {
  return counted(language, nights, forms[language]);
}
