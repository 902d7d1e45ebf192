import type { Language } from '@merve/contract';
import type { Ability } from '../model/language-model.ts';

/** What people read while a tool works: a few words that end in " …", in every language. */
export type Doing = Readonly<Record<Language, string>>;

/** What tools of several capabilities do. A tool that does something else says it in its own definition. */
export const doing = {
  findingPlaces: {
    en: 'Looking for places …',
    tr: 'Yerlere bakıyorum …',
    he: 'מחפשת מקומות …',
    ru: 'Ищу подходящие места …',
    el: 'Ψάχνω για μέρη …',
    de: 'Sucht passende Orte …',
    ar: 'أبحث عن أماكن …',
    fa: 'دنبال جاها می‌گردم …',
    ko: '장소를 찾고 있습니다 …',
  },
  readingUp: {
    en: 'Reading up on it …',
    tr: 'Ayrıntılara bakıyorum …',
    he: 'בודקת את הפרטים …',
    ru: 'Смотрю подробности …',
    el: 'Κοιτάζω τις λεπτομέρειες …',
    de: 'Sieht nach den Einzelheiten …',
    ar: 'أطّلع على التفاصيل …',
    fa: 'جزئیات را می‌بینم …',
    ko: '자세한 내용을 보고 있습니다 …',
  },
  lookingUpOwn: {
    en: 'Looking up what you have …',
    tr: 'Sizde neler var, bakıyorum …',
    he: 'בודקת מה יש לכם …',
    ru: 'Смотрю, что у вас есть …',
    el: 'Κοιτάζω τι έχετε …',
    de: 'Sieht nach, was Sie haben …',
    ar: 'أبحث عمّا لديك …',
    fa: 'آنچه دارید را می‌بینم …',
    ko: '내역을 확인하고 있습니다 …',
  },
  findingWhatToCancel: {
    en: 'Looking up what to cancel …',
    tr: 'İptal edilecek olana bakıyorum …',
    he: 'בודקת מה לבטל …',
    ru: 'Смотрю, что отменить …',
    el: 'Κοιτάζω τι θα ακυρωθεί …',
    de: 'Sieht nach, was storniert werden soll …',
    ar: 'أبحث عمّا سيُلغى …',
    fa: 'می‌بینم چه چیزی لغو شود …',
    ko: '취소할 내역을 확인하고 있습니다 …',
  },
} satisfies Record<string, Doing>;

/** What people can ask for with any of the tools that find places: told once. */
export const findPlaces: Ability = {
  en: 'find places',
  tr: 'mekân bulma',
  he: 'למצוא מקומות',
  ru: 'найти место',
  el: 'να βρω μέρη',
  de: 'Orte finden',
  ar: 'العثور على أماكن',
  fa: 'یافتن جاها',
  ko: '장소 찾기',
};
