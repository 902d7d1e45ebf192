import type { Language } from '@merve/contract';
import type { ReviewContent } from '../../../functions/src/restaurants/restaurant-content.ts';
import { type Dice, ratingOf } from './invent-facts.ts';
import { german } from './phrases/de.ts';
import { english } from './phrases/en.ts';
import { russian } from './phrases/ru.ts';
import { turkish } from './phrases/tr.ts';
import { type Phrases, type RestaurantFacts, type Topic, topicsOf } from './restaurant-facts.ts';

/** Languages guests write in, and their sentences. */
export const phrasesOf = { en: english, tr: turkish, de: german, ru: russian } as const satisfies Partial<
  Record<Language, Phrases>
>;
/** In which the next guest writes: in English most of the time. */
const languages = ['en', 'en', 'en', 'en', 'en', 'en', 'en', 'tr', 'tr', 'de', 'ru'] as const;
const dayMs = 86_400_000;

/**
 * What guests write of a restaurant, each of two to four things that are true of it; between them they tell most of it, and no two use one
 * sentence. Pure but for the dice.
 * @param count at least 3
 * @param before the newest is some days older
 */
export function inventReviews(
  facts: RestaurantFacts,
  count: number,
  before: Date,
  dice: Dice,
): ReviewContent[] {
  const told = new Set<string>();
  const rating = ratingOf(facts);
  let waiting: Topic[] = [];
  return Array.from({ length: count }, (_, place) => {
    const language = dice.oneOf(languages);
    const number = Math.round(dice.between(2, 4));
    const topics: Topic[] = [];
    while (topics.length < number) {
      // Everything true is told once before anything is told again.
      if (waiting.length === 0) waiting = dice.some(topicsOf(facts), 40);
      const next = waiting.pop();
      if (next !== undefined && !topics.includes(next)) topics.push(next);
    }
    const sentences = topics.flatMap((topic) => {
      const fresh = phrasesOf[language][topic].filter((phrase) => !told.has(phrase));
      if (fresh.length === 0) return [];
      const phrase = dice.oneOf(fresh);
      told.add(phrase);
      return [capitalised(phrase.replace('{dish}', () => dice.oneOf(facts.dishes)))];
    });
    return {
      text: sentences.length > 0 ? sentences.join(' ') : capitalised(`${facts.dishes[0] ?? facts.cuisine}.`),
      language,
      rating: Math.max(1, Math.min(5, Math.round(rating + dice.between(-0.7, 0.7)))),
      writtenAt: new Date(before.getTime() - Math.floor(place * 40 + dice.between(3, 40)) * dayMs),
    };
  });
}

/** A sentence may begin with the name of a dish. */
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
