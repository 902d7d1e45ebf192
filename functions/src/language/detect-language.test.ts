import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import fc from 'fast-check';
import { detectLanguage } from './detect-language.ts';

const messages: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Book a table for 4 tomorrow at 8pm',
    'book Καφενείο Ελιά for tomorrow',
    'What is there to do near Girne?',
    'is the pharmacy open',
    'I would like to cancel',
  ],
  tr: [
    'Yarın akşam 8 için 4 kişilik masa',
    'yarin aksam 8 icin 4 kisilik masa',
    'The Olive Lantern için rezervasyon istiyorum',
    'gelebilir miyiz',
    'nöbetçi eczane nerede',
    'YARIN IÇIN BIR MASA',
  ],
  de: [
    'Einen Tisch für morgen um 8 bitte',
    'Ich möchte in The Olive Lantern reservieren',
    'Wo ist die nächste Apotheke?',
    'gibt es noch was frei heute abend',
  ],
  ru: ['Столик на четверых завтра', 'Столик в The Olive Lantern на завтра', 'хочу столик', 'где тут аптека'],
  he: ['שולחן לארבעה מחר', 'אני רוצה לבטל', 'שולחן ב-The Olive Lantern מחר'],
  el: ['τραπέζι για αύριο', 'ΘΕΛΩ ΤΡΑΠΕΖΙ', 'Θέλω ένα τραπέζι στο The Olive Lantern'],
  ar: ['طاولة لأربعة غدا', 'أريد طاولة في The Olive Lantern', 'اريد حجز طاوله', 'أريد طاولة في بافوس پافوس'],
  fa: [
    'میز برای چهار نفر',
    'برای فردا شب میز می‌خواهم',
    'لطفا برای فردا رزرو کن',
    'ميز براي فردا ميخوام لطفا',
  ],
  ko: ['내일 네 명 자리', '내일 저녁 테이블 예약해 주세요', 'The Olive Lantern 예약하고 싶어요'],
};

const languages = languageSchema.options;
const rows = languages.flatMap((language) => messages[language].map((text) => [language, text] as const));

describe('detectLanguage', () => {
  test.each(rows)('%s: %s', (language, text) => expect(detectLanguage(text)).toBe(language));

  test.each(rows)('a whole message in %s is followed from any other language: %s', (language, text) => {
    for (const held of languages)
      expect([held, detectLanguage(text, held) ?? held]).toEqual([held, language]);
  });

  test.each([
    ['Hello', 'en'],
    ['Merhaba', 'tr'],
    ['Guten Tag', 'de'],
    ['Привет', 'ru'],
    ['שלום', 'he'],
    ['Γεια', 'el'],
    ['مرحبا', 'ar'],
    ['سلام، میز دارید؟', 'fa'],
    ['안녕하세요', 'ko'],
  ] as const)('the first word of a conversation is enough: %s', (text, language) =>
    expect(detectLanguage(text)).toBe(language),
  );

  test.each([
    'ok',
    '👍',
    '20:00',
    '4',
    '٤',
    '+90 533 123 45 67',
    'Olive',
    'The Olive Lantern',
    'House of the Pasha',
    'Bellapais',
    'Girne',
    'Gönyeli Çarşı',
    'Café am Hafen',
    '',
  ])('%j does not tell', (text) => {
    for (const held of [null, ...languages]) expect(detectLanguage(text, held) ?? held).toBe(held);
  });

  test.each([
    'evet',
    'Evet!',
    'tamam, teşekkürler',
    'yes please',
    'no thanks',
    'danke',
    'Nein, danke',
    '4 kişi',
    '2 people',
    'morgen',
    'tomorrow',
    'да',
    'спасибо',
    'כן',
    'ναι',
    'نعم',
    'بله',
    '네',
    '예약',
    'Кирения',
    'Ελιά',
    'Καφενείο Ελιά',
    'Старая Гавань',
    'מסעדת הנמל',
    'مطعم الميناء',
  ])('%j does not turn a conversation into another language', (text) => {
    for (const held of languages) expect(detectLanguage(text, held) ?? held).toBe(held);
  });

  test('never throws, whatever the string and the conversation', () => {
    const held = fc.constantFrom(null, ...languages);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), held, (text, known) => void detectLanguage(text, known)),
    );
  });
});

test.each(['Girne otelleri', 'kaçtaydı bizimki?', 'Lefkoşa restoranları'])(
  'a first message of few words: “%s” is Turkish',
  (text) => expect(detectLanguage(text)).toBe('tr'),
);
test.each(['lefkoşa', 'gazimağusa'])('a town alone tells no language: “%s”', (text) =>
  expect(detectLanguage(text)).toBeNull(),
);
