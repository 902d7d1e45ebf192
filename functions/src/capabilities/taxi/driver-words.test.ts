import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import fc from 'fast-check';
import { driverPhrases, driverVerbs } from './driver-phrases.ts';
import { readDriverWords } from './driver-words.ts';
import { rideCodeFor } from './ride-code.ts';

const words = (verb: string | null, code: string | null = null, reason: string | null = null) => ({
  verb,
  code,
  reason,
});

describe('a driver’s words', () => {
  test.each([
    ['YES A2B3', words('accept', 'A2B3')],
    ['yes a2b3', words('accept', 'A2B3')],
    ['EVET A2B3', words('accept', 'A2B3')],
    ['evet, a2b3!', words('accept', 'A2B3')],
    ['A2B3 yes', words('accept', 'A2B3')],
    ['Yes', words('accept')],
    ['NO A2B3', words('decline', 'A2B3')],
    ['Hayır a2b3', words('decline', 'A2B3')],
    ['GELDİM', words('arrived')],
    ['geldim', words('arrived')],
    ['GELDIM A2B3', words('arrived', 'A2B3')],
    ['Picked up', words('picked_up')],
    ['BİTTİ A2B3', words('completed', 'A2B3')],
    ['no-show', words('no_show')],
    ['GELMEDİ', words('no_show')],
    ['cancel', words('cancel')],
    ['İPTAL A2B3 lastik patladı', words('cancel', 'A2B3', 'lastik patladı')],
    ['Cancel A2B3: flat tyre', words('cancel', 'A2B3', 'flat tyre')],
    ['on duty', words('on_duty')],
    ['mesai bitti', words('off_duty')],
    ['כן A2B3', words('accept', 'A2B3')],
    ['ДА A2B3', words('accept', 'A2B3')],
    ['Пришёл А2В3', words(null, 'A2B3')],
    ['да а2в3', words('accept', 'A2B3')],
    ['ΌΧΙ Α2Β3', words('decline', 'A2B3')],
    ['οχι a2b3', words('decline', 'A2B3')],
    ['außer Dienst', null],
    ['نَعَم A2B3', words('accept', 'A2B3')],
    ['نعم A٢B٣', words('accept', 'A2B3')],
    ['قبول ميكنم A۲B۳', words('accept', 'A2B3')],
    ['네, A2B3', words('accept', 'A2B3')],
    ['ОТМЕНА A2B3: прокол колеса', words('cancel', 'A2B3', 'прокол колеса')],
    ['storno A2B3 Reifen geplatzt!', words('cancel', 'A2B3', 'Reifen geplatzt!')],
    ['취소 타이어 펑크 A2B3', words('cancel', 'A2B3', '타이어 펑크')],
    ['לא A2B3', words('decline', 'A2B3')],
  ])('%s', (text, expected) => {
    expect(readDriverWords(text)).toEqual(expected);
  });

  test.each(['yes A2B3 but in 20 minutes', 'A2B3 how much is it?', 'not A2B3'])(
    '“%s” names a ride and takes nothing',
    (text) => {
      expect(readDriverWords(text)).toEqual(words(null, 'A2B3'));
    },
  );

  test.each(['hello', 'yes please book the table', 'cancel my booking', 'book a table for 4', ''])(
    '“%s” is a guest’s',
    (text) => {
      expect(readDriverWords(text)).toBeNull();
    },
  );

  test('mean one thing each, in all languages at once', () => {
    for (const language of languageSchema.options) {
      for (const verb of driverVerbs) {
        for (const phrase of driverPhrases()[language][verb]) {
          for (const typed of [phrase, phrase.toLocaleUpperCase(language), `${phrase}!`]) {
            expect([language, typed, readDriverWords(typed)]).toEqual([language, typed, words(verb)]);
            expect(readDriverWords(`${typed} A2B3`)).toEqual(words(verb, 'A2B3'));
          }
        }
      }
    }
  });

  test('any code that is made is read, in either case', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const code = rideCodeFor(seed);
        expect(code).toMatch(/^[A-HJKMNP-Z][2-9][A-HJKMNP-Z][2-9]$/);
        expect(readDriverWords(`yes ${code.toLowerCase()}`)).toEqual(words('accept', code));
      }),
    );
  });
});
