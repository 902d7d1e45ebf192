import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import fc from 'fast-check';
import { answeredHour, answeredPeople } from './answered-number.ts';
import { languagesOf } from './languages-of.ts';

const people = (language: Language, text: string) =>
  answeredPeople(text, languagesOf(text, language))?.people ?? null;
const hour = (language: Language, text: string) =>
  answeredHour(text, languagesOf(text, language))?.hour ?? null;

describe('how many come, where that alone was asked', () => {
  test.each<[Language, string, number]>([
    ['en', '6 then', 6],
    ['en', 'hmm could be 5 could be 6, say 6', 6],
    ['en', '2 grown ups and 3 little ones', 5],
    ['tr', '2 büyük 3 çocuk', 5],
    ['tr', 'altı olsun', 6],
    ['de', 'sechs Leutchen', 6],
    ['de', 'zwei Erwachsene, drei Kinder', 5],
    ['ru', 'двое взрослых и трое детей', 5],
    ['ru', 'ну пятеро', 5],
    ['el', 'δύο μεγάλοι και τρία παιδιά', 5],
    ['he', '2 מבוגרים ו-3 ילדים', 5],
    ['ar', '2 كبار و 3 أطفال', 5],
    ['fa', 'دو تا بزرگسال سه تا بچه', 5],
    ['fa', 'شیش تاییم', 6],
    ['ko', '어른 2 아이 3', 5],
  ])('%s: %s', (language, text, count) => {
    expect(people(language, text)).toBe(count);
  });

  test.each<[Language, string]>([
    ['en', '5 or 6'],
    ['en', 'in 10 minutes'],
    ['en', '8:30'],
    ['en', '4 of us, one is vegan'],
    ['en', '150'],
    ['tr', '3 veya 4'],
    ['de', '20 Euro'],
    ['fa', 'نه'],
    ['en', 'no idea'],
  ])('%s: "%s" may be anything else', (language, text) => {
    expect(people(language, text)).toBeNull();
  });
});

describe('at what time, where that alone was asked', () => {
  test.each<[Language, string, number]>([
    ['en', 'eightish', 8],
    ['en', 'great. 8 then', 8],
    ['tr', '10 uygunsa', 10],
    ['de', 'wenns geht um zehn', 10],
    ['ru', 'ну давай в восемь', 8],
  ])('%s: %s', (language, text, at) => {
    expect(hour(language, text)).toBe(at);
  });

  test.each<[Language, string]>([
    ['en', '8 or 9'],
    ['en', '45'],
    ['en', 'in 2 hours'],
    ['tr', '8 9 arası'],
    ['de', 'ein Tisch'],
  ])('%s: "%s" is no hour', (language, text) => {
    expect(hour(language, text)).toBeNull();
  });
});

test('one number among words that count nothing is that many, whatever stands around it', () => {
  const around = [
    'ok',
    'hmm',
    'please',
    'then',
    'bitte',
    'lütfen',
    'пожалуйста',
    'פליז',
    'طيب',
    'لطفا',
    'παρακαλώ',
  ];
  const cases = fc.record({
    count: fc.integer({ min: 2, max: 40 }),
    before: fc.constantFrom(...around, ''),
    behind: fc.constantFrom(...around, ''),
  });
  fc.assert(
    fc.property(cases, ({ count, before, behind }) => {
      expect(people('en', `${before} ${count} ${behind}`.trim())).toBe(count);
    }),
  );
});
