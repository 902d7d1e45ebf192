import { describe, expect, test } from '@jest/globals';
import { languageSchema, restaurantSchema } from '@merve/contract';
import { nextRestaurant } from '../../../functions/src/restaurants/next-restaurant.ts';
import { allergenConfidence } from '../../../functions/src/restaurants/restaurant-allergens.ts';
import { demoCatalogue } from '../demo-catalogue.ts';
import { demoRestaurants } from './demo-restaurants.ts';
import { phrasesOf } from './invent-reviews.ts';
import { topicsOf } from './restaurant-facts.ts';

const now = new Date('2026-11-20T10:00:00Z');
const all = demoRestaurants(now);
const restaurants = all.map(({ writing }) => {
  const restaurant = nextRestaurant(undefined, writing, now);
  if (restaurant === null) throw new Error('nothing was written');
  return restaurant;
});
const share = (count: number) => count / all.length;

describe('where one eats in the demo market', () => {
  test('is more than four hundred places, all listings that are restaurants among them, each a document that fits', () => {
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(restaurants.map(({ restaurantId }) => restaurantId)).size).toBe(all.length);
    expect(new Set(restaurants.map(({ name }) => name)).size).toBe(all.length);
    for (const restaurant of restaurants) expect(restaurantSchema.parse(restaurant)).toEqual(restaurant);
    const dining = demoCatalogue().filter(({ listing }) => ['restaurants', 'cafes'].includes(listing.domain));
    expect(
      restaurants.filter(({ listingId }) => listingId !== null).map(({ listingId }) => listingId),
    ).toEqual(dining.map(({ listing }) => listing.listingId));
  });

  test('lacks in part what restaurants lack in part: reviews, a rating, a place on the map, a price', () => {
    const reviews = all.map(({ writing }) => writing.reviews.length);
    expect(reviews.filter((count) => count > 0 && count < 3)).toEqual([]);
    for (const lacking of [
      reviews.filter((count) => count === 0).length,
      restaurants.filter(({ rating }) => rating === null).length,
      restaurants.filter(({ location }) => location === null).length,
      restaurants.filter(({ priceTier }) => priceTier === null).length,
    ]) {
      expect(share(lacking)).toBeGreaterThan(0.02);
      expect(share(lacking)).toBeLessThan(0.25);
    }
  });

  test('has its allergens declared, guessed, and not known, so that every confidence is met', () => {
    const count = { high: 0, medium: 0, low: 0 };
    for (const { allergens } of restaurants) count[allergenConfidence(allergens, now)] += 1;
    for (const confidence of Object.values(count)) expect(share(confidence)).toBeGreaterThan(0.1);
    // What guests say is never more than a warning.
    expect(restaurants.flatMap(({ allergens }) => allergens).some(({ source }) => source === 'reviews')).toBe(
      true,
    );
  });

  test('is written about in four languages, in English most, and never twice in the same words of one place', () => {
    const count = new Map<string, number>();
    for (const { writing } of all) {
      expect(new Set(writing.reviews.map(({ text }) => text)).size).toBe(writing.reviews.length);
      for (const { language } of writing.reviews)
        count.set(language ?? '', (count.get(language ?? '') ?? 0) + 1);
    }
    const [most, ...others] = [...count].sort(([, one], [, other]) => other - one);
    expect(most?.[0]).toBe('en');
    expect(others.map(([language]) => languageSchema.parse(language)).sort()).toEqual(['de', 'ru', 'tr']);
  });

  test('is told of by its guests as it truly is: every sentence belongs to a fact of the place', () => {
    for (const { facts, writing } of all) {
      const sentences = topicsOf(facts).flatMap((topic) =>
        Object.values(phrasesOf).flatMap((phrases) =>
          phrases[topic].flatMap((phrase) =>
            phrase.includes('{dish}') ? facts.dishes.map((dish) => phrase.replace('{dish}', dish)) : [phrase],
          ),
        ),
      );
      for (const { text } of writing.reviews) {
        const rest = sentences
          .toSorted((one, other) => other.length - one.length)
          .reduce((left, sentence) => left.replace(new RegExp(escaped(sentence), 'iu'), ''), text);
        expect(rest.trim()).toBe('');
      }
    }
  });

  test('is the same whenever it is made within a month', () => {
    expect(demoRestaurants(new Date('2026-11-02T23:00:00Z'))).toEqual(all);
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
