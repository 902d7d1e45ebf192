import { expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { searchWords } from '../../functions/src/catalogue/fold.ts';
import { searchedWords } from '../../functions/src/restaurants/search/searched-words.ts';
import { demoRestaurants } from '../../local/seed/index.ts';
import { diningWishes, gradeOf, ndcg } from './wish.ts';

const restaurants = demoRestaurants(new Date('2026-11-15T10:00:00Z'));

test('there are sixty wishes in English and eight in each other language, each of which something fits', () => {
  const wishes = diningWishes();
  for (const language of languageSchema.options) {
    const own = wishes.filter((wish) => wish.language === language);
    expect(own.length).toBeGreaterThanOrEqual(language === 'en' ? 60 : 8);
  }
  const unfit = wishes.filter((wish) => !restaurants.some(({ facts }) => gradeOf(facts, wish) === 2));
  expect(unfit.map(({ text }) => text)).toEqual([]);
});

test('half of the wishes share no content word with any review', () => {
  const written = new Set(
    restaurants.flatMap(({ writing }) => writing.reviews.flatMap(({ text }) => searchWords(text))),
  );
  const wishes = diningWishes();
  const apart = wishes.filter(({ text }) => {
    const said = new Set(searchWords(text));
    const own = searchedWords(text).filter(({ forms }) => forms.some((form) => said.has(form)));
    return !own.some(({ forms }) => forms.some((form) => written.has(form)));
  });
  expect(apart.length / wishes.length).toBeGreaterThanOrEqual(0.5);
});

test('the gain of an order is 1 for the best, less for another, and 0 where nothing fits', () => {
  expect(ndcg([2, 1, 0], [0, 1, 2])).toBe(1);
  expect(ndcg([0, 1, 2], [0, 1, 2])).toBeLessThan(1);
  expect(ndcg([0], [0])).toBe(0);
});
