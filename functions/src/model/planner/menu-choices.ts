/** The buttons under what tells what can be asked for: three, of twenty letters at the most. A tap comes as its words. */
import type { Language } from '@merve/contract';
import { foldText } from '../../language/fold-text.ts';
import type { ModelRequest } from '../language-model.ts';

export type MenuChoice = 'book' | 'find' | 'mine';

const labels: Readonly<Record<Language, Readonly<Record<MenuChoice, string>>>> = {
  en: { book: 'Book a table', find: 'Find a place', mine: 'My bookings' },
  tr: { book: 'Masa ayırt', find: 'Mekân bul', mine: 'Rezervasyonlarım' },
  he: { book: 'להזמין שולחן', find: 'למצוא מקום', mine: 'ההזמנות שלי' },
  ru: { book: 'Забронировать стол', find: 'Найти место', mine: 'Мои брони' },
  el: { book: 'Κλείσε τραπέζι', find: 'Βρες ένα μέρος', mine: 'Οι κρατήσεις μου' },
  de: { book: 'Tisch reservieren', find: 'Ort finden', mine: 'Meine Buchungen' },
  ar: { book: 'حجز طاولة', find: 'البحث عن مكان', mine: 'حجوزاتي' },
  fa: { book: 'رزرو میز', find: 'پیدا کردن جا', mine: 'رزروهای من' },
  ko: { book: '테이블 예약', find: '장소 찾기', mine: '내 예약' },
};

const toolOf: Readonly<Record<MenuChoice, string>> = {
  book: 'initiateBooking',
  find: 'searchMarketplace',
  mine: 'myBookings',
};
const choices: readonly MenuChoice[] = ['book', 'find', 'mine'];

/** Only what is switched on. */
export function menuLabels({ tools }: Pick<ModelRequest, 'tools'>, language: Language): string[] {
  return choices
    .filter((choice) => tools.some(({ name }) => name === toolOf[choice]))
    .map((choice) => labels[language][choice]);
}

/** The choice that a message is the label of, in whatever language; null for every other message. */
export function menuChoiceIn(text: string): MenuChoice | null {
  const said = foldText(text.slice(0, 60)).text.trim();
  return (
    choices.find((choice) => Object.values(labels).some((told) => foldText(told[choice]).text === said)) ??
    null
  );
}
