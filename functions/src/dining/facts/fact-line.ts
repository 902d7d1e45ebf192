import type { Language } from '@merve/contract';
import { isolated } from '@merve/contract/words';
import { defineSentences } from '../../language/define-sentences.ts';
import { diningWord } from '../dining-words.ts';
import type { Evidence } from './evidence.ts';
import { speaksOfHealth } from './evidence.ts';

/** What is known of a place, part by part. Each names what is in its own document; a list is words behind a colon, so that no grammar is guessed. */
export const factSentences = defineSentences({
  en: {
    dishes: (list: string) => `Dishes: ${list}.`,
    kitchen: (list: string) => `Kitchen: ${list}.`,
    vibes: (list: string) => `Known for: ${list}.`,
    rated: (rating: string, votes: string) => `Rated ${rating} of 5 by ${votes} guests.`,
  },
  tr: {
    dishes: (list) => `Yemekler: ${list}.`,
    kitchen: (list) => `Mutfak: ${list}.`,
    vibes: (list) => `Öne çıkanlar: ${list}.`,
    rated: (rating, votes) => `${votes} misafirin puanı: 5 üzerinden ${rating}.`,
  },
  he: {
    dishes: (list) => `מנות: ${list}.`,
    kitchen: (list) => `מטבח: ${list}.`,
    vibes: (list) => `ידוע ב: ${list}.`,
    rated: (rating, votes) => `דירוג ${rating} מתוך 5 לפי ${votes} אורחים.`,
  },
  ru: {
    dishes: (list) => `Блюда: ${list}.`,
    kitchen: (list) => `Кухня: ${list}.`,
    vibes: (list) => `Чем известно место: ${list}.`,
    rated: (rating, votes) => `Оценка ${rating} из 5, голосов: ${votes}.`,
  },
  el: {
    dishes: (list) => `Πιάτα: ${list}.`,
    kitchen: (list) => `Κουζίνα: ${list}.`,
    vibes: (list) => `Γνωστό για: ${list}.`,
    rated: (rating, votes) => `Βαθμολογία ${rating} στα 5 από ${votes} επισκέπτες.`,
  },
  de: {
    dishes: (list) => `Gerichte: ${list}.`,
    kitchen: (list) => `Küche: ${list}.`,
    vibes: (list) => `Bekannt für: ${list}.`,
    rated: (rating, votes) => `Mit ${rating} von 5 bewertet, Stimmen: ${votes}.`,
  },
  ar: {
    dishes: (list) => `أطباق: ${list}.`,
    kitchen: (list) => `المطبخ: ${list}.`,
    vibes: (list) => `معروف بـ: ${list}.`,
    rated: (rating, votes) => `التقييم ${rating} من 5، عدد الأصوات: ${votes}.`,
  },
  fa: {
    dishes: (list) => `غذاها: ${list}.`,
    kitchen: (list) => `آشپزی: ${list}.`,
    vibes: (list) => `شناخته‌شده برای: ${list}.`,
    rated: (rating, votes) => `امتیاز ${rating} از 5، تعداد رأی: ${votes}.`,
  },
  ko: {
    dishes: (list) => `요리: ${list}.`,
    kitchen: (list) => `주방: ${list}.`,
    vibes: (list) => `특징: ${list}.`,
    rated: (rating, votes) => `손님 ${votes}명의 평점: 5점 만점에 ${rating}점.`,
  },
});

/** Of each kind, so that a line names several. */
const most = 3;

/** A few facts of this very place in a language, as many as fit. Empty where nothing is known but its name. Pure. */
export function factLine({ restaurant }: Evidence, language: Language, maxLength: number): string {
  const { cuisines, dishes, vibes, rating, votes } = restaurant;
  const say = factSentences(language);
  const listed = (words: readonly string[]) =>
    words
      .filter((word) => !speaksOfHealth(` ${word}`))
      .slice(0, most)
      .map((word) => isolatedIn(diningWord(word, language), language))
      .join(language === 'ar' || language === 'fa' ? '، ' : ', ');
  const parts = [
    dishes.length > 0 ? say.dishes(listed(dishes)) : null,
    vibes.length > 0 ? say.vibes(listed(vibes)) : null,
    cuisines.length > 0 ? say.kitchen(listed(cuisines)) : null,
    rating !== null && votes > 0 ? say.rated(rating.toFixed(1), String(votes)) : null,
  ];
  let line = '';
  for (const part of parts) {
    const longer = part === null ? line : `${line} ${part}`.trim();
    if (longer.length <= maxLength) line = longer;
  }
  return line;
}

const isolatedIn = (word: string, language: Language) =>
  language === 'he' || language === 'ar' || language === 'fa' ? isolated(word) : word;
