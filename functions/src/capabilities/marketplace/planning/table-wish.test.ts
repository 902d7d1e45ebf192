import { describe, expect, test } from '@jest/globals';
import { wishesAnyMeal, wishesAnyTable } from './table-wish.ts';

describe('any table in a town', () => {
  test.each([
    ['Kyrenia', 'a table for four tomorrow at eight in Kyrenia'],
    ['Famagusta', 'Table in Famagusta for 2 at 20:00'],
    ['Girne', 'Yarın akşam Girne’de 4 kişilik masa'],
    ['Girne', "Girne'de masayı 8'e ayırtır mısın"],
  ])('%s: %s', (query, original) => {
    expect(wishesAnyTable(query, original)).toBe(true);
  });

  test.each([
    ['Foo Bar', 'book a table at Foo Bar tomorrow at 8 for 3'],
    ['fish restaurant Kyrenia', 'a table at a fish restaurant in Kyrenia'],
    ['tennis Kyrenia', 'table tennis in Kyrenia'],
    ['Kyrenia', 'what is there to see in Kyrenia'],
    ['', 'a table tonight'],
  ])('not %s: %s', (query, original) => {
    expect(wishesAnyTable(query, original)).toBe(false);
  });
});

describe('any place to eat at', () => {
  test.each([
    ['Nicosia', 'dinner in Nicosia', '~ in nicosia'],
    ['', 'lunch somewhere nice', '~ somewhere nice'],
    ['quiet Kyrenia', 'a quiet place for dinner in Kyrenia', 'a quiet place for ~ in kyrenia'],
    ['Girne', "Girne'de akşam yemeği", "girne'de ~"],
    ['Кирении', 'ужин в Кирении', '~ в кирении'],
  ])('%s: %s', (query, original, rest) => {
    expect(wishesAnyMeal(query, original, rest)).toBe(true);
  });

  test.each([
    ['cruise', 'a dinner cruise', 'a ~ cruise'],
    ['yoga Kyrenia', 'yoga before lunch in Kyrenia', 'yoga before ~ in kyrenia'],
    ['sushi', 'sushi for dinner', 'sushi for ~'],
    ['Nicosia', 'a museum in Nicosia', 'a museum in nicosia'],
  ])('not %s: %s', (query, original, rest) => {
    expect(wishesAnyMeal(query, original, rest)).toBe(false);
  });
});
