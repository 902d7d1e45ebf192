import { describe, expect, test } from '@jest/globals';
import { languageSchema, placeKindSchema } from '@merve/contract';
import { placeKindName } from '@merve/contract/words';
import { placeKindIn } from './place-kinds.ts';

describe('the kind of place in a text', () => {
  test.each([
    ['where is the nearest pharmacy?', 'pharmacy'],
    ['a drugstore that is open', 'pharmacy'],
    ['nöbetçi eczane', 'pharmacy'],
    ['NÖBETÇİ ECZANELER', 'pharmacy'],
    ['איפה יש בית מרקחת תורן', 'pharmacy'],
    ['дежурная аптека', 'pharmacy'],
    ['εφημερεύον φαρμακείο', 'pharmacy'],
    ['ΦΑΡΜΑΚΕΙΟ', 'pharmacy'],
    ['Notdienst Apotheke', 'pharmacy'],
    ['صيدلية مناوبة', 'pharmacy'],
    ['داروخانه شبانه روزی', 'pharmacy'],
    ['근처 약국', 'pharmacy'],
    ['a beach near me', 'beach'],
    ['en yakın plajlar', 'beach'],
    ['somewhere to park, a car park', 'parking'],
    ['a park with trees', 'park'],
    ['süpermarket var mı', 'supermarket'],
    ['the old market', 'market'],
    ['an ATM', 'cash'],
    ['a table for four', null],
    ['sparkling wine', null],
    ['', null],
  ])('“%s”: %s', (text, kind) => {
    expect(placeKindIn(text)).toBe(kind);
  });

  test('is found by the kind’s own name, in every language', () => {
    for (const kind of placeKindSchema.options) {
      for (const language of languageSchema.options) {
        expect([kind, language, placeKindIn(placeKindName(kind, language))]).toEqual([kind, language, kind]);
      }
    }
  });

  test('is looked for in the beginning of a long text alone', () => {
    expect(placeKindIn(`${'x '.repeat(5_000)}pharmacy`)).toBeNull();
  });
});
