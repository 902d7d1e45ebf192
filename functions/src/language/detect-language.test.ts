import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { detectLanguage } from './detect-language.ts';

describe('detectLanguage', () => {
  test.each([
    ['Book a table for 4 tomorrow at 8pm', 'en'],
    ['Yarın akşam 8 için 4 kişilik masa', 'tr'],
    ['yarin aksam 8 icin 4 kisilik masa', 'tr'],
    ['Einen Tisch für morgen um 8 bitte', 'de'],
    ['Столик на четверых завтра', 'ru'],
    ['שולחן לארבעה מחר', 'he'],
    ['τραπέζι για αύριο', 'el'],
    ['طاولة لأربعة غدا', 'ar'],
    ['میز برای چهار نفر', 'fa'],
    ['내일 네 명 자리', 'ko'],
  ] as const)('%s is %s', (text, language) => expect(detectLanguage(text)).toBe(language));

  test.each(['ok', '👍', '20:00', 'The Olive Lantern'.split(' ')[1] ?? '', ''])('%j does not tell', (text) =>
    expect(detectLanguage(text)).toBeNull(),
  );

  test('never throws, whatever the string', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void detectLanguage(text)));
  });
});
