import type { Language } from '@merve/contract';

const scripts: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/[پچژگکی]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
];

/** Small words that are frequent in one language and rare in the others. Folded: no diacritics, dotless ı as i. */
const words: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the a for at is are please book me you tomorrow tonight table what where my can i and with of'.split(
      ' ',
    ),
  ),
  tr: new Set(
    'bir icin yarin aksam bugun masa kisilik kisi saat lutfen merhaba evet hayir var mi ne nerede ben tesekkurler rezervasyon ve ile istiyorum'.split(
      ' ',
    ),
  ),
  de: new Set(
    'ein eine der die das ich bitte fur morgen heute abend tisch um uhr und mit ist wo danke ja nein'.split(
      ' ',
    ),
  ),
};

/**
 * The language of a short message, or null when it does not tell ("ok", "👍", a name): the caller keeps the thread's.
 * By script where that decides, else by counting frequent small words; statistical detectors need longer texts.
 */
export function detectLanguage(text: string): Language | null {
  const byScript = scripts.find(([script]) => script.test(text));
  if (byScript) return byScript[1];
  const folded = text.toLocaleLowerCase('tr').replace(/ı/g, 'i').normalize('NFD').replace(/\p{M}/gu, '');
  const found = folded.match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(words).map(([language, set]) => ({
    language,
    count: found.filter((word) => set.has(word)).length,
  }));
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  if (!best || best.count === 0 || best.count === second?.count) return /[ğışĞİŞ]/.test(text) ? 'tr' : null;
  return best.language === 'tr' || best.language === 'de' ? best.language : 'en';
}
