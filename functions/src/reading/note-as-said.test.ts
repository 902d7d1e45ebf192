import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { inventedIn, leftOutOf, leftOutOfWish } from './note-as-said.ts';

const local = DateTime.fromISO('2026-11-22T12:00', { zone: 'Asia/Famagusta' });
const left = (values: string[], message: string, language: Language = 'en', names: string[] = []) =>
  leftOutOf(values, message, { language, local, names });

describe('what a call leaves out', () => {
  test.each<[string, string[], string | null]>([
    ['a table for two tomorrow at eight', [], null],
    ['a table for two tomorrow at eight, thank you very much', [], null],
    ['a table for two tomorrow at eight, we celebrate our graduation', ['our graduation'], null],
    ['a table for two tomorrow at eight, we celebrate our graduation', [], 'we celebrate our graduation'],
    ['a table for two tomorrow at eight, not by the kitchen door', [], 'not by the kitchen door'],
    ['a table for two tomorrow at eight, I am allergic to peanuts', [], null],
    ['three margherita to 14 Jasmine Street', ['margherita', '3', '14 Jasmine Street'], null],
    [
      'three margherita to 14 Jasmine Street',
      ['margherita', '2', '14 Jasmine Street'],
      'three margherita to 14 Jasmine Street',
    ],
    ['a margherita and a calzone', ['margherita', '1'], 'a calzone'],
    ['the second one, please, tomorrow at eight for two', [], null],
    ['call me a taxi at eight', [], null],
    ['a room for two, checking in on the 27th, leaving on the 30th', [], null],
    ['one night longer, please', [], null],
    ['four, please', ['4'], null],
    ['four, please', ['3'], 'four'],
    ['please change my order', [], null],
    ['a taxi, please', [], null],
    ['a margherita, a calzone', ['margherita', '1'], 'a calzone'],
  ])('%s, of %j', (message, values, expected) => {
    expect(left(values, message)).toBe(expected);
  });

  test.each<[Language, string, string]>([
    ['tr', 'yarın akşam sekizde iki kişi, dedem merdiven çıkamıyor', 'dedem merdiven çıkamıyor'],
    [
      'de',
      'morgen um acht zu zweit, mein Opa kann keine Treppen steigen',
      'mein Opa kann keine Treppen steigen',
    ],
    [
      'ru',
      'завтра в восемь вечера на двоих, дедушка не может подниматься по лестнице',
      'дедушка не может подниматься по лестнице',
    ],
    ['el', 'αύριο στις 8 το βράδυ για δύο, ο παππούς δεν ανεβαίνει σκάλες', 'ο παππούς δεν ανεβαίνει σκάλες'],
    ['he', 'מחר בשמונה בערב לשניים, סבא לא יכול לעלות מדרגות', 'סבא לא יכול לעלות מדרגות'],
    ['ar', 'غدا الساعة الثامنة مساء لشخصين، جدي لا يستطيع صعود الدرج', 'جدي لا يستطيع صعود الدرج'],
    [
      'fa',
      'فردا ساعت ۸ شب برای دو نفر، پدربزرگم نمی‌تواند از پله بالا برود',
      'پدربزرگم نمی‌تواند از پله بالا برود',
    ],
    ['ko', '내일 8시 두 명 자리요, 아기 의자가 필요해요', '아기 의자가 필요해요'],
    ['ko', '내일 저녁 8시 두 명, 할아버지가 계단을 못 오르세요', '할아버지가 계단을 못 오르세요'],
    ['de', 'das zweite bitte, morgen um acht zu zweit, am Kamin', 'am Kamin'],
  ])('is seen in %s', (language, message, expected) => {
    expect(left([], message, language)).toBe(expected);
    expect(left([expected], message, language)).toBeNull();
  });
});

describe('of earlier messages', () => {
  const wish = 'a table for two tomorrow at eight';
  test.each<[string, string, { text: string; hasCard?: boolean }, string | null]>([
    ['a question that was answered', 'do they have parking?', { text: 'Yes, behind the house.' }, null],
    ['talk', 'lovely weather here', { text: 'Indeed.' }, null],
    [
      'a search, with what it found',
      'a fish restaurant by the harbour',
      { text: 'Here are three. Which one?', hasCard: true },
      null,
    ],
    [
      'a wish that was asked back about',
      'our grandfather cannot climb stairs',
      { text: 'At what time?' },
      'our grandfather cannot climb stairs',
    ],
    [
      'a wish that was answered',
      'for two tomorrow, our grandfather cannot climb stairs',
      { text: 'They have tables at seven and at eight.' },
      'our grandfather cannot climb stairs',
    ],
  ])('%s', (_, earlier, answer, expected) => {
    const spoken = [
      { by: 'person', text: earlier, local },
      { by: 'merve', ...answer, local },
      { by: 'person', text: wish, local },
    ] as const;
    expect(leftOutOfWish([], spoken, () => true, { language: 'en', names: [] })).toBe(expected);
  });

  test('that nobody has answered yet, nothing was dealt with', () => {
    const texts = ['our grandfather cannot climb stairs', wish];
    const spoken = texts.map((text) => ({ by: 'person', text, local }) as const);
    expect(leftOutOfWish([], spoken, () => true, { language: 'en', names: [] })).toBe(texts[0]);
  });
});

test.each<[Language, string, string]>([
  ['ru', 'две маргариты', 'Margherita pizza'],
  ['he', 'שתי מרגריטה', 'Margherita pizza'],
  ['ar', 'مارغريتا', 'Margherita pizza'],
  ['fa', 'دو تا پپرونی', 'Pepperoni pizza'],
  ['el', 'δύο μαργαρίτες', 'Margherita pizza'],
  ['ko', '마르게리타 두 개', 'Margherita pizza'],
])('a dish in the letters of %s is the one on the menu', (language, said, dish) => {
  expect(left([dish, '2'], said, language)).toBeNull();
  expect(left(['Cola', '2'], said, language)).not.toBeNull();
});

test('words that the call stands for without repeating them are not left out', () => {
  const said = 'two margherita, I will pick it up';
  const view = { language: 'en', local, names: [] } as const;
  expect(leftOutOf(['margherita', '2'], said, view)).toBe('I will pick it up');
  const ownWords = () => [/ i will pick it up(?= )/gu];
  expect(leftOutOf(['margherita', '2'], said, { ...view, ownWords })).toBeNull();
});

describe('what a note makes up', () => {
  test.each<[string, string[], string | null]>([
    ['our silver wedding', ['it is our silver wedding'], null],
    ['Silver wedding; a bottle of champagne', ['it is our silver wedding'], 'a bottle of champagne'],
    ['silberne Hochzeit', ['it is our silver wedding'], 'silberne Hochzeit'],
    ['Kinderstuhl', ['a high chair please'], 'Kinderstuhl'],
    ['', ['anything'], null],
  ])('%s, of %j', (note, said, expected) => {
    expect(inventedIn(note, said)).toBe(expected);
  });
});
