import { searchWords } from '../catalogue/fold.ts';
import { everydayWords, fillerWords } from '../catalogue/word-lists.ts';
import type { RestaurantContent } from './restaurant-content.ts';

const maxWords = 200;
const maxWord = 60;

/** What says nothing of a place in a guest's sentence. Folded. */
const emptyWords = new Set(
  `was were had has have been very really just our their they he she his her its at so but not all from out more than too as if when
   after before again still also only even because while came went got ordered order one two first time und der die das den dem ein eine
   war sehr wir ist nicht mit auf fur aber auch noch und sie es im zu cok ve bir bu da de icin ama gibi daha kadar biz и в на не с мы
   очень было был была это но как все за для нас`.split(/\s+/),
);

const isTelling = (word: string): boolean =>
  word.length > 1 && word.length <= maxWord && !fillerWords.has(word) && !emptyWords.has(word);

/**
 * The folded words a restaurant is found by, each once, at most 200: those of its name, area, kitchen, dishes and what it is known for, then
 * those of its description, then what guests write, by how many of them use the word. Pure.
 */
export function restaurantWords(content: RestaurantContent, reviews: readonly string[]): string[] {
  const { name, area, cuisines, dishes, vibes, dietary, description } = content;
  const own = [name, area, ...cuisines, ...vibes, ...dietary, ...dishes].flatMap(searchWords);
  const described = searchWords(description).filter((word) => isTelling(word) && !everydayWords.has(word));
  const count = new Map<string, number>();
  for (const review of reviews) {
    for (const word of new Set(searchWords(review))) {
      if (isTelling(word)) count.set(word, (count.get(word) ?? 0) + 1);
    }
  }
  const written = [...count].sort(([, one], [, other]) => other - one).map(([word]) => word);
  return [...new Set([...own.filter((word) => word.length <= maxWord), ...described, ...written])].slice(
    0,
    maxWords,
  );
}
