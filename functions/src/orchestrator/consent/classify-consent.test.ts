import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { classifyConsent } from './classify-consent.ts';
import { consentPhrases } from './consent-phrases.ts';

describe('classifyConsent', () => {
  test.each([
    'STOP',
    'stop',
    ' Stop. ',
    'STOP!!!',
    'stopall',
    'UNSUBSCRIBE',
    'QUIT',
    'END',
    'please stop',
    'stop lütfen',
    'Stop sending me messages',
    'mesaj istemiyorum',
    'MESAJ İSTEMİYORUM',
    'mesaj istemiyorum lütfen',
    'Abonelikten çık',
    'abonelikten cik',
    'הסר',
    'отписаться',
    'СТОП',
    'απεγγραφή',
    'Abmelden',
    'إلغاء الاشتراك',
    'الغاء الاشتراك',
    'لغو اشتراک',
    'پیام نمی‌خوام',
    '수신거부',
  ])('%s stops all messages', (text) => {
    expect(classifyConsent(text)).toBe('stop');
  });

  test.each([
    'START',
    'unstop',
    'başla',
    'BASLA',
    'התחל',
    'старт',
    'έναρξη',
    'anmelden',
    'ابدأ',
    'شروع',
    '시작',
  ])('%s starts them again', (text) => {
    expect(classifyConsent(text)).toBe('start');
  });

  test.each([
    'HELP',
    'help?',
    'Info',
    'yardım',
    'YARDIM',
    'עזרה',
    'помощь',
    'βοήθεια',
    'Hilfe',
    'مساعدة',
    'راهنما',
    '도움말',
  ])('%s asks for help', (text) => {
    expect(classifyConsent(text)).toBe('help');
  });

  test.each([
    'no',
    'cancel',
    'cancel it',
    'yes',
    'evet',
    'hayır',
    'iptal',
    'dur',
    'нет',
    'отмена',
    'όχι',
    'nein',
    'stornieren',
    'لا',
    'الغاء',
    'نه',
    'لغو',
    '취소',
    '아니요',
    'stop at the harbour',
    'Can the taxi stop at the harbour?',
    'the bus stop',
    'stop?',
    'do not stop',
    'start at 8',
    'when does it start',
    'can you help me find a taxi',
    'end of the month',
    'I want info about the menu',
    'yes, stop',
    '',
    ' ',
    '👎',
  ])('%s is left to the gate', (text) => {
    expect(classifyConsent(text)).toBeNull();
  });

  test('no phrase stands in two lists', () => {
    const verdicts = (['stop', 'start', 'help'] as const).flatMap((kind) =>
      consentPhrases[kind].map((phrase) => [phrase, kind, classifyConsent(phrase)]),
    );
    expect(verdicts.filter(([, kind, read]) => kind !== read)).toEqual([]);
  });

  test('a command inside a longer message is not a command', () => {
    const commands = [...consentPhrases.stop, ...consentPhrases.start, ...consentPhrases.help];
    fc.assert(
      fc.property(fc.constantFrom(...commands), (command) => {
        expect(classifyConsent(`${command} zzz harbour`)).toBeNull();
        expect(classifyConsent(`harbour zzz ${command}`)).toBeNull();
      }),
    );
  });

  test('it never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void classifyConsent(text)));
    expect(classifyConsent('\ud800stop\u0000'.repeat(3000))).toBeNull();
  });
});
