import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import fc from 'fast-check';
import { foldText } from '../language/fold-text.ts';
import { noteWithWishes, wishesIn } from './recognise-wishes.ts';

const wishes = (original: string, rest = original) => wishesIn([{ original, rest }]);

test('no wish is looked for in the name of a place', () => {
  const said = 'Walled Garden Supper Club, 11 December at eight, a window seat please';
  const mentions = [{ name: 'Walled Garden Supper Club' }];
  const rest = said.replace('Walled Garden Supper Club', '~'.padEnd(25));
  expect(wishesIn([{ original: said, rest, mentions }])).toBe('a window seat please');
});

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

/** A high chair, a wheelchair, the terrace, a birthday and one's own name, as people say them. */
const said: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'we need a high chair',
    'my mother is in a wheelchair',
    'on the terrace',
    'it is her birthday',
    'under the name Demir',
  ],
  tr: ['mama sandalyesi lazım', 'tekerlekli sandalye var', 'terasta olsun', 'doğum günü', 'Demir adına'],
  he: ['צריך כיסא תינוק', 'יש לנו כיסא גלגלים', 'במרפסת', 'יש לה יום הולדת', 'על שם דמיר'],
  ru: [
    'нужен детский стул',
    'мама на инвалидной коляске',
    'на террасе',
    'у неё день рождения',
    'на имя Демир',
  ],
  el: [
    'θέλουμε παιδικό κάθισμα',
    'έχουμε αναπηρικό αμαξίδιο',
    'στη βεράντα',
    'έχει γενέθλια',
    'στο όνομα Δημήτρης',
  ],
  de: [
    'wir brauchen einen Kinderstuhl',
    'wir haben einen Rollstuhl',
    'auf der Terrasse',
    'sie hat Geburtstag',
    'auf den Namen Demir',
  ],
  ar: ['نحتاج كرسي أطفال', 'معنا كرسي متحرك', 'على التراس', 'عيد ميلاد زوجتي', 'باسم دمير'],
  fa: ['صندلی کودک می‌خواهیم', 'ویلچر داریم', 'روی تراس', 'تولد همسرم است', 'به نام دمیر'],
  ko: ['아기 의자가 필요해요', '휠체어가 있어요', '테라스 자리로요', '아내 생일이에요', '데미르 이름으로요'],
};
const wish = fc.constantFrom(...Object.values(said).flat());

describe('what somebody asked for', () => {
  test.each(Object.entries(said))('is found in %s', (_, each) => {
    for (const one of each) expect([one, noteWithWishes(null, [one], [])]).toEqual([one, one]);
  });

  test('is in the note word for word, whatever a model makes of it and whenever it was said', () => {
    const notes = fc.option(fc.oneof(wish, fc.constant('Guests'), fc.string({ maxLength: 40 })));
    fc.assert(
      fc.property(fc.uniqueArray(wish, { minLength: 1, maxLength: 3 }), notes, (wishes, note) => {
        const carried = noteWithWishes(note, ['A table for two', ...wishes, 'tomorrow at eight'], []) ?? '';
        for (const one of wishes) expect(foldText(carried).text).toContain(foldText(one).text);
      }),
    );
  });

  test('stands once, in their words rather than in fewer, and no name of a place or a dish is taken for it', () => {
    expect(noteWithWishes('high chair', ['we need a high chair'], [])).toBe('we need a high chair');
    expect(noteWithWishes('we need a high chair', ['we need a high chair'], [])).toBe('we need a high chair');
    expect(noteWithWishes(null, ['a table at Rose Garden'], ['Rose Garden'])).toBeNull();
    expect(noteWithWishes(null, ['two carrot cakes'], ['Carrot cake'])).toBeNull();
    expect(noteWithWishes('ring twice', ['a pizza'], [])).toBe('ring twice');
  });
});
