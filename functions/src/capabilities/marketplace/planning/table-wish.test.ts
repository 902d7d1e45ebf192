import { describe, expect, test } from '@jest/globals';
import { anyActivityWished, wishesAnyMeal, wishesAnyTable } from './table-wish.ts';

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

describe('what there is to do', () => {
  test.each([
    ["we're 5 friends looking for something fun to do tomorrow", '', 'activities'],
    ['things to do in Kyrenia', 'Kyrenia', 'activities Kyrenia'],
    ["Girne'de yapacak eğlenceli bir şey", 'Girne eğlenceli', 'activities Girne'],
    ['Was kann man morgen unternehmen?', '', 'activities'],
    ['чем заняться завтра?', '', 'activities'],
    ['내일 할 만한 거 있어요?', '', 'activities'],
  ])('“%s” looks at all of it', (text, query, expected) => {
    expect(anyActivityWished(query, text)).toBe(expected);
  });

  test.each([
    'somewhere fun to eat',
    'is there something to do about the noise at the hotel?',
    'sushi in Kyrenia',
  ])('“%s” asks for a place of its kind', (text) => {
    expect(anyActivityWished('', text)).toBeNull();
  });
});

test.each([
  ['ru', 'Нужен столик на двоих сегодня вечером в Кирении', 'Кирении'],
  ['de', 'Ein Tisch für zwei heute Abend in Kyrenia', 'Kyrenia'],
  ['he', 'שולחן לשניים הערב בקירניה', 'בקירניה'],
  ['el', 'ένα τραπέζι για δύο απόψε στην Κερύνεια', 'Κερύνεια'],
  ['ar', 'طاولة لشخصين الليلة في كيرينيا', 'كيرينيا'],
  ['fa', 'یک میز برای دو نفر امشب در کرنیا', 'کرنیا'],
  ['ko', '오늘 저녁 키레니아에서 두 명 자리 예약해 주세요', '키레니아에서'],
])('a table in %s is one to eat at', (_, text, query) => {
  expect(wishesAnyTable(query, text)).toBe(true);
});
