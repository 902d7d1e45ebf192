import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import fc from 'fast-check';
import { classifyReply } from './classify-reply.ts';
import { agreementGrammar } from './lexicons/agreement-grammar.ts';

const table =
  'Table for 4 at Niazi’s, Friday 27 November 2026, 20:00 (Asia/Famagusta, UTC+2)\nIt is not booked yet.';
const cancelling =
  'Cancel this booking? Niazi’s, Friday 27 November 2026, 20:00 (Asia/Famagusta, UTC+2), 4 people.';
const read = (language: Language, text: string, summary = table) =>
  classifyReply(text, { language, pending: { summary } }).verdict;

describe('a yes that no list has', () => {
  test.each([
    ['en', "let's lock it in"],
    ['en', 'stick us down for that'],
    ['en', 'crack on then'],
    ['tr', 'tutalım o zaman'],
    ['tr', 'hadi bakalım olsun'],
    ['tr', 'rezerve et gitsin'],
    ['tr', 'harika böyle kalsın'],
    ['de', 'das machen wir so'],
    ['de', 'kannst du so buchen'],
    ['de', 'den Tisch nehmen wir'],
    ['ru', 'ну тогда бронируем'],
    ['fa', 'همینو اوکی کن'],
    ['fa', 'پس همینو بگیر'],
    ['he', 'יאללה קח את זה'],
    ['el', 'άντε κλείσ’ το λοιπόν'],
    ['ar', 'خلاص احجزلنا'],
    ['ko', '그럼 그걸로 진행해줘'],
  ] as const)('%s: %s', (language, text) => {
    expect(read(language, text)).toBe('yes');
  });

  test.each([
    ['en', 'so do I'],
    ['en', "let's do it some other time"],
    ['en', 'put it off'],
    ['en', 'can we do that?'],
    ['en', 'lock it in for 6'],
    ['en', 'do it if she comes'],
    ['en', "don't do it then"],
    ['tr', 'hadi bakalım'],
    ['tr', 'kalsın o zaman'],
    ['tr', 'tutalım mı'],
    ['tr', '7 olsun o zaman'],
    ['tr', 'hayırlı olsun'],
    ['de', 'machs gut'],
    ['de', 'machen wir das so?'],
    ['de', 'das machen wir anders'],
    ['fa', 'لغوش کن'],
    ['fa', 'همینو عوض کن'],
    ['ar', 'يلا امشي'],
    ['ko', '그럼 갈게요'],
  ] as const)('%s: "%s" is none', (language, text) => {
    expect(read(language, text)).not.toBe('yes');
  });

  test.each([
    ['tr', 'kalkabilirsek 😅 ayır yine de'],
    ['en', 'pricey, book it anyway'],
    ['en', 'if the weather holds, do it anyway'],
    ['de', 'teuer, trotzdem buchen'],
    ['ru', 'далековато, бронируйте все равно'],
  ] as const)('%s: "%s" is told all the same', (language, text) => {
    expect(read(language, text)).toBe('yes');
  });

  test.each([
    ['tr', '8 de olsa, ayır yine de'],
    ['tr', 'başka yer varsa, yine de bak'],
    ['en', 'not that one, book it anyway'],
    ['en', 'can we do later? book it anyway'],
    ['en', 'for 6 then, book it anyway'],
    ['en', 'tomorrow, book it anyway'],
    ['en', "if it rains, don't book it anyway"],
    ['en', 'we may not come anyway'],
  ] as const)('%s: "%s" is not told all the same', (language, text) => {
    expect(read(language, text)).not.toBe('yes');
  });

  test('what tells to book agrees to no cancellation', () => {
    expect(read('en', 'go on, book it for us then', cancelling)).not.toBe('yes');
    expect(read('tr', 'rezerve et gitsin', cancelling)).not.toBe('yes');
    expect(read('de', 'kannst du so buchen', cancelling)).not.toBe('yes');
  });
});

const languages = Object.keys(agreementGrammar) as readonly Language[];
const objections: Readonly<Record<Language, readonly string[]>> = {
  en: ['but later', 'if it rains', 'not', 'at 9', 'for 6', '?', 'tomorrow'],
  tr: ['ama sonra', 'yağmur yağarsa', 'değil', 'saat 9', '6 kişi', 'mı', 'yarın'],
  de: ['aber später', 'wenn es regnet', 'nicht', 'um 9', 'zu sechst', '?', 'morgen'],
  ru: ['но позже', 'если будет дождь', 'не', 'в 9', 'на 6', '?', 'завтра'],
  el: ['αλλά αργότερα', 'αν βρέξει', 'δεν', 'στις 9', 'για 6', '?', 'αύριο'],
  he: ['אבל אחר כך', 'אם ירד גשם', 'לא', 'ב9', 'ל6', '?', 'מחר'],
  ar: ['لكن بعدين', 'اذا امطرت', 'لا', 'الساعة 9', '6 اشخاص', '؟', 'بكرة'],
  fa: ['ولی بعدا', 'اگه بارون بیاد', 'نه', 'ساعت 9', '6 نفر', '؟', 'فردا'],
  ko: ['하지만 나중에', '비가 오면', '말고', '9시', '6명', '?', '내일'],
};

test('put together with anything that asks, counts, turns down or puts a condition, it is no yes', () => {
  const cases = languages.map((language) => {
    const { tells, tellsLightly, points, around } = agreementGrammar[language];
    const all = [...tells, ...tellsLightly];
    return fc.record({
      language: fc.constant(language),
      words: fc.tuple(
        fc.constantFrom(...around, ''),
        fc.constantFrom(...points, ''),
        fc.constantFrom(...all),
        fc.constantFrom(...around, ''),
      ),
      objection: fc.constantFrom(...objections[language]),
    });
  });
  fc.assert(
    fc.property(fc.oneof(...cases), ({ language, words, objection }) => {
      expect(read(language, `${words.filter((word) => word !== '').join(' ')} ${objection}`)).not.toBe('yes');
    }),
    { numRuns: 400 },
  );
});

test('of what tells to do it, what points at it and what stands around, most of what can be put together is a yes', () => {
  const composed = languages.flatMap((language) => {
    const { tells, tellsLightly, points, around } = agreementGrammar[language];
    const [point = ''] = points;
    return [...tells, ...tellsLightly].flatMap((told) =>
      around.slice(0, 4).map((word) => ({ language, text: `${word} ${point} ${told}` })),
    );
  });
  const found = composed.filter(({ language, text }) => read(language, text) === 'yes').length;
  expect(found / composed.length).toBeGreaterThan(0.7);
});
