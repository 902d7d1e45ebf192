import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { inventedIn, leftOutOf } from './note-as-said.ts';

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
    ['a margherita and a calzone', ['margherita', '1'], null],
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
    ['ko', '내일 저녁 8시 두 명, 할아버지가 계단을 못 오르세요', '할아버지가 계단을 못 오르세요'],
  ])('is seen in %s', (language, message, expected) => {
    expect(left([], message, language)).toBe(expected);
    expect(left([expected], message, language)).toBeNull();
  });
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
