import { describe, expect, test } from '@jest/globals';
import { googleWishIn } from './google-phrases.ts';

describe('a wish for mail or calendar', () => {
  test.each([
    ['mail', 'Send the plan to the others, please!'],
    ['mail', 'Can you email everyone the plan?'],
    ['mail', 'Planı diğerlerine gönderir misin?'],
    ['mail', 'שלחי את התוכנית לאחרים בבקשה'],
    ['mail', 'Отправь план остальным, пожалуйста'],
    ['mail', 'Στείλε το πλάνο στους άλλους'],
    ['mail', 'Schick den anderen bitte den Plan'],
    ['mail', 'أرسلي الخطة إلى الآخرين'],
    ['mail', 'برنامه رو برای بقیه بفرست لطفا'],
    ['mail', '계획을 다른 사람들에게 보내 주세요'],
    ['calendar', 'Please put it in my calendar'],
    ['calendar', 'add this to my Google calendar'],
    ['calendar', 'Bunu takvimime ekle lütfen'],
    ['calendar', 'תוסיפי את זה ליומן שלי'],
    ['calendar', 'Добавь это в мой календарь'],
    ['calendar', 'Βάλε το στο ημερολόγιό μου'],
    ['calendar', 'Trag es bitte in meinen Kalender ein'],
    ['calendar', 'أضيفيه إلى تقويمي من فضلك'],
    ['calendar', 'این رو به تقویمم اضافه کن'],
    ['calendar', '내 캘린더에 추가해 주세요'],
  ] as const)('%s: %s', (wish, text) => {
    expect(googleWishIn(text)).toEqual({ wish, unread: '' });
  });

  test.each([
    'what is the plan?',
    'send the taxi to the hotel',
    'plan a dinner for the others',
    'is there something on my calendar?',
    'tell the restaurant we are late',
    'Ist mein Kalender voll?',
  ])('is none: %s', (text) => {
    expect(googleWishIn(text)).toBeNull();
  });

  test('gives back the words that nobody read', () => {
    expect(googleWishIn('put it in my calendar for Friday')).toEqual({
      wish: 'calendar',
      unread: 'for friday',
    });
    expect(googleWishIn('send the plan to the others but not to Ana')?.unread).toBe('but not to ana');
  });
});
