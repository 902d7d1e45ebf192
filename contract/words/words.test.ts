import { expect, test } from '@jest/globals';
import { allergenSchema, type Language, languageSchema, placeKindSchema } from '../index.ts';
import { allergenName, counted, formatDistance, placeKindName } from './index.ts';

const drivers = { one: '# водитель', few: '# водителя', many: '# водителей', other: '# водителя' };
const people = {
  one: 'شخص واحد',
  two: 'شخصان',
  few: '# أشخاص',
  many: '# شخصًا',
  other: '# شخص',
};

test.each([
  [1, '1 водитель'],
  [2, '2 водителя'],
  [5, '5 водителей'],
  [11, '11 водителей'],
  [21, '21 водитель'],
])('in Russian %i: %s', (count, expected) => {
  expect(counted('ru', count, drivers)).toBe(expected);
});

test.each([
  [1, 'شخص واحد'],
  [2, 'شخصان'],
  [3, '3 أشخاص'],
  [11, '11 شخصًا'],
  [100, '100 شخص'],
])('in Arabic %i: %s', (count, expected) => {
  expect(counted('ar', count, people)).toBe(expected);
});

test('without a form of its own, a category is as all the others', () => {
  expect(counted('ko', 1, { other: '#명' })).toBe('1명');
});

const scripts: Readonly<Record<Language, RegExp>> = {
  en: /^[a-z ]+$/,
  tr: /^[a-zçğıöşüî ]+$/,
  de: /^[A-Za-zäöüß ]+$/,
  he: /^[\p{Script=Hebrew} ]+$/u,
  ru: /^[\p{Script=Cyrillic} ]+$/u,
  el: /^[\p{Script=Greek} ]+$/u,
  ar: /^[\p{Script=Arabic}\p{M} ]+$/u,
  fa: /^[\p{Script=Arabic}\u200c ]+$/u,
  ko: /^[\p{Script=Hangul} ]+$/u,
};

test.each(languageSchema.options)(
  'in %s each allergen and each kind of place has a name of its own',
  (language) => {
    const named = (kinds: readonly string[], nameOf: typeof allergenName) => {
      const names = kinds.map((kind) => nameOf(kind, language));
      expect(names.filter((name) => !scripts[language].test(name))).toEqual([]);
      expect(new Set(names).size).toBe(kinds.length);
    };
    named(allergenSchema.options, allergenName);
    named(placeKindSchema.options, placeKindName);
  },
);

test('what has no name of ours is called what it was called', () => {
  expect([allergenName('kiwi', 'de'), placeKindName('Bakery', 'ru'), allergenName('toString', 'en')]).toEqual(
    ['kiwi', 'Bakery', 'toString'],
  );
});

test.each([
  [0.01, '50 m'],
  [0.351, '350 m'],
  [0.974, '950 m'],
  [0.98, '1 km'],
  [2.44, '2.4 km'],
  [12.4, '12 km'],
])('%f km are %s', (km, expected) => {
  expect(formatDistance(km, 'en')).toBe(expected);
});
