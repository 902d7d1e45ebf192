import { expect, test } from '@jest/globals';
import { wishesIn } from './wishes.ts';

const wishes = (original: string, rest = original) => wishesIn([{ original, rest }]);

test.each([
  [
    'a table for 4 tomorrow at 8pm, we need a high chair, under the name Demir',
    'we need a high chair; under the name Demir',
  ],
  ['book a table for two at Carob Lantern on Friday at 8pm on the terrace', 'on the terrace'],
  ['Yarın 20:00, 4 kişi, mama sandalyesi lazım', 'mama sandalyesi lazım'],
  ['столик на двоих завтра в 20:00, детский стул пожалуйста', 'детский стул пожалуйста'],
  ['Tisch für 2 morgen um 20 Uhr, wir haben einen Rollstuhl dabei', 'wir haben einen Rollstuhl dabei'],
])('“%s” asks the place for “%s”, word for word', (text, note) => {
  expect(wishes(text)).toBe(note);
});

test('a plain booking asks for nothing, the name of a place is no wish, and allergies travel by themselves', () => {
  expect(wishes('a table for 2 tomorrow at 8')).toBeNull();
  expect(wishes('a table at Rose Garden for 2', 'a table at ~           for 2')).toBeNull();
  expect(wishes('a table outside, no nuts please, I swell up')).toBe('a table outside');
});
