/** What becomes of the words that no reader took, in nine languages. */
import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { SaidText } from './said-text.ts';
import { unreadParts } from './unread-words.ts';

/** The parts of a text whose words up to `~` were read, with what a day was read from. */
function partsBehind(day: 'whole' | 'open' | null, words: string, language: Language) {
  const said = new SaidText(`xxxx ${words}`);
  said.takeWords(0, 0);
  return unreadParts(said, [language], (offset) => (offset < 4 ? day : null));
}

describe('words right behind a day', () => {
  const more: readonly (readonly [Language, string])[] = [
    ['en', 'after graduation'],
    ['tr', 'sonrası cumartesi'],
    ['de', 'nach Pfingstmarkt'],
    ['ru', 'после каникул'],
    ['el', 'μετά τις εξετάσεις'],
    ['he', 'אחרי המבחן'],
    ['ar', 'بعد الامتحان'],
    ['fa', 'بعد از امتحان'],
    ['ko', '다음 축제'],
  ];
  test.each(more)('in %s make another day of it and are asked about: %s', (language, words) => {
    expect(partsBehind('whole', words, language)).toMatchObject([{ kind: 'value' }]);
    expect(partsBehind(null, words, language)).not.toMatchObject([{ kind: 'value' }]);
  });

  test.each<[Language, string]>([
    ['en', 'luncheon'],
    ['tr', 'balo var'],
    ['de', 'Klassentreffen'],
    ['ru', 'отмечаем'],
    ['ko', '회식'],
  ])(
    'in %s are a story where the day is whole, and may be its month where it is not: %s',
    (language, words) => {
      expect(partsBehind('whole', words, language)).toMatchObject([{ kind: 'wish' }]);
      expect(partsBehind('open', words, language)).toMatchObject([{ kind: 'value' }]);
    },
  );
});

describe('people of whom it is not said how many', () => {
  test.each<[Language, string]>([
    ['en', 'we are a family from Poland'],
    ['tr', 'kalabalık bir aileyiz aile'],
    ['de', 'wir sind eine Familie aus Polen'],
    ['ru', 'мы семья из Польши'],
    ['el', 'είμαστε οικογένεια από την Πολωνία'],
    ['he', 'אנחנו משפחה מפולין'],
    ['ar', 'نحن عائلة من بولندا'],
    ['fa', 'ما خانواده‌ای از لهستان'],
    ['ko', '폴란드에서 온 가족이에요'],
  ])('in %s are a value of their own kind: %s', (language, words) => {
    expect(unreadParts(new SaidText(words), [language])).toMatchObject([
      { kind: 'value', isOfCompany: true },
    ]);
  });

  test('beside a number, money or a child are a value like any other', () => {
    for (const words of ['our family of 5', 'family budget 900 lira', 'the family and a baby'])
      expect(unreadParts(new SaidText(words), ['en'])[0]).toEqual(
        expect.not.objectContaining({ isOfCompany: true }),
      );
  });
});

describe('what is turned down', () => {
  test.each<[Language, string, boolean]>([
    ['en', 'none of us can swim', true],
    ['en', "I don't want it", false],
    ['tr', 'yüzmeyi bilen yok', true],
    ['de', 'keiner kann schwimmen', true],
    ['tr', 'istemiyorum', false],
  ])('in %s stands alone only if it says what: %s', (language, words, standsAlone) => {
    const parts = unreadParts(new SaidText(words), [language]);
    expect(parts.some((part) => part.standsAlone)).toBe(standsAlone);
  });
});
