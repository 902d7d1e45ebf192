import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
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
