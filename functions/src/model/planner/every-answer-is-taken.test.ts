/** What was asked is answered: however it is put, what comes behind a question is read as its answer before anything else. */
import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import fc from 'fast-check';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import { deskCatalogue, deskRequest } from '../testing/planner-desk.ts';
import { plannerSentences } from './planner-sentences/index.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const languages = languageSchema.options;

/** What stands before an answer and behind it, and says nothing. */
const beside: Readonly<Record<Language, readonly [before: readonly string[], behind: readonly string[]]>> = {
  en: [
    ['ok', 'hmm', 'yes', 'oh'],
    ['please', 'then', 'thanks'],
  ],
  tr: [
    ['tamam', 'peki'],
    ['olsun', 'lütfen'],
  ],
  de: [
    ['ok', 'gut'],
    ['bitte', 'dann', 'halt'],
  ],
  ru: [
    ['ну', 'хорошо'],
    ['пожалуйста', 'тогда'],
  ],
  el: [['ωραία', 'ναι'], ['παρακαλώ']],
  he: [['טוב', 'אז'], ['בבקשה']],
  ar: [
    ['طيب', 'تمام'],
    ['من فضلك', 'لو سمحت'],
  ],
  fa: [['خب', 'باشه'], ['لطفا']],
  // "네" is four as well, and before an evening it is read so.
  ko: [['음', '그럼'], ['']],
};
const people: Readonly<Record<Language, readonly string[]>> = {
  en: ['5', 'five', '5 of us', '2 adults and 3 kids', 'for 5'],
  tr: ['5', 'beş', '5 kişi', 'beş kişiyiz', '2 yetişkin 3 çocuk'],
  de: ['5', 'fünf', 'zu fünft', '5 Leute', 'zwei Erwachsene und drei Kinder'],
  ru: ['5', 'пятеро', 'нас пятеро', 'на пятерых', '2 взрослых и 3 ребёнка'],
  el: ['5', 'πέντε', '5 άτομα', 'για 5'],
  he: ['5', 'חמישה', '5 אנשים'],
  ar: ['5', 'خمسة', '5 أشخاص'],
  fa: ['5', 'پنج نفر', '۵ نفر', 'پنج تاییم'],
  ko: ['5명', '다섯 명'],
};
const clocks: Readonly<Record<Language, readonly string[]>> = {
  en: ['8', 'at 8', '8pm', 'around 8', 'eight', 'eightish', '20:00'],
  tr: ['8', 'sekiz', '8 gibi', 'sekizde', '20:00'],
  de: ['8', 'um 8', 'acht', 'gegen acht', '20 Uhr'],
  ru: ['8', 'в 8', 'в восемь', 'часов в восемь', '20:00'],
  el: ['8', 'στις 8', 'στις οκτώ', '20:00'],
  he: ['8', 'בשמונה', 'ב-8', '20:00'],
  ar: ['8', 'الساعة 8', 'الثامنة', '20:00'],
  fa: ['8', 'ساعت ۸', 'هشت شب', '20:00'],
  ko: ['8시', '저녁 8시', '20:00'],
};

async function proposed(language: Language, wish: string, question: string, answer: string) {
  const turns = [wish, { role: 'assistant' as const, text: question }, answer];
  const { toolCalls } = await planner.generate(deskRequest(turns, { language }));
  return toolCalls[0];
}

/** An answer with what may stand around it, in its language. */
const answered = (table: Readonly<Record<Language, readonly string[]>>) =>
  fc.constantFrom(...languages).chain((language) =>
    fc.record({
      language: fc.constant(language),
      answer: fc.constantFrom(...table[language]),
      before: fc.constantFrom('', ...beside[language][0]),
      behind: fc.constantFrom('', ...beside[language][1]),
    }),
  );
const said = ({
  before,
  answer,
  behind,
}: {
  readonly before: string;
  readonly answer: string;
  readonly behind: string;
}) => `${before} ${answer} ${behind}`.trim();

describe('in nine languages', () => {
  test('for how many people', async () => {
    await fc.assert(
      fc.asyncProperty(answered(people), async (one) => {
        const { askParty } = plannerSentences(one.language);
        const call = await proposed(one.language, 'Lagoon Balık 28.11.2026 20:00', askParty(), said(one));
        expect([said(one), call?.name, call?.args['party'], call?.args['startsAtLocal']]).toEqual([
          said(one),
          'initiateBooking',
          5,
          '2026-11-28T20:00',
        ]);
      }),
      { numRuns: 150 },
    );
  });

  test('at what time', async () => {
    await fc.assert(
      fc.asyncProperty(answered(clocks), async (one) => {
        const { askClock } = plannerSentences(one.language);
        const call = await proposed(one.language, 'Lagoon Balık 28.11.2026, 4 pax', askClock(), said(one));
        expect([said(one), call?.name, call?.args['party'], call?.args['startsAtLocal']]).toEqual([
          said(one),
          'initiateBooking',
          4,
          '2026-11-28T20:00',
        ]);
      }),
      { numRuns: 150 },
    );
  });

  test('what is no answer is told back, with the question', async () => {
    for (const language of languages) {
      const { askParty, noAnswerIn } = plannerSentences(language);
      const turns = [
        'Lagoon Balık 28.11.2026 20:00',
        { role: 'assistant' as const, text: askParty() },
        'xyzzy',
      ];
      const { text } = await planner.generate(deskRequest(turns, { language }));
      expect(text).toContain(noAnswerIn('xyzzy'));
      expect(text).toContain(askParty());
    }
  });
});
