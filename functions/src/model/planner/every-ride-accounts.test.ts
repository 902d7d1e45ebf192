/** Whatever stands around a taxi in a message: it is passed on word for word or asked about, and never dropped. */
import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import fc from 'fast-check';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import { foreignWord } from '../testing/foreign-word.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const tools = [...deskTools, toolNamed('requestTaxi')];

type Said = readonly (string | { readonly role: 'assistant'; readonly text: string })[];

async function answerTo(said: Said, language: Language) {
  const { text, toolCalls } = await planner.generate(deskRequest(said, { language }, tools));
  return { asked: text, call: toolCalls[0] };
}

/** In each language a taxi for three to Kyrenia, and luggage. */
const rides: readonly (readonly [Language, string, string, string])[] = [
  ['en', 'taxi to Kyrenia for 3 people', 'Kyrenia', 'we have two suitcases'],
  ['tr', "Girne'ye 3 kişi taksi", 'Girne', 'iki bavulumuz var'],
  ['de', 'Taxi nach Kyrenia für 3 Personen', 'Kyrenia', 'wir haben zwei Koffer'],
  ['ru', 'Такси в Кирению на 3 человека', 'Кирению', 'у нас два чемодана'],
  ['el', 'Ταξί για 3 άτομα προς Κερύνεια', 'Κερύνεια', 'έχουμε δύο βαλίτσες'],
  ['he', 'מונית לקיריניה ל-3 אנשים', 'קיריניה', 'יש לנו שתי מזוודות'],
  ['ar', 'تاكسي إلى كيرينيا ل 3 أشخاص', 'كيرينيا', 'معنا ثلاث حقائب'],
  ['fa', 'تاکسی به گیرنه برای 3 نفر', 'گیرنه', 'سه چمدان داریم'],
  ['ko', '키레니아까지 3명 택시 불러 주세요', '키레니아', '가방이 두 개 있어요'],
];

describe.each(rides)('a taxi in %s', (language, ride, destination, luggage) => {
  test('is called with what is taken along, and nobody is counted by it', async () => {
    for (const mark of ['. ', ', ']) {
      const { call } = await answerTo([`${ride}${mark}${luggage}`], language);
      expect(call?.args).toEqual({ destination, party: 3, note: luggage });
    }
  });

  test('carries every word of the message, or asks about it', async () => {
    let called = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(foreignWord, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('. ', ', ', ' '),
        fc.boolean(),
        async (words, mark, isBefore) => {
          const told = words.join(' ');
          const text = isBefore ? `${told}${mark}${ride}` : `${ride}${mark}${told}`;
          const { asked, call } = await answerTo([text], language);
          // Without a destination that is asked for, and the words are still in the thread.
          if (call === undefined) return expect(asked).not.toBe('');
          called += 1;
          const carried = JSON.stringify(call.args);
          for (const word of words) expect(carried).toContain(word);
        },
      ),
      { numRuns: 60 },
    );
    expect(called).toBeGreaterThan(20);
  });
});

test('what stands beside the way in any of the messages of a ride is passed on with it', async () => {
  const first = 'taxi from the harbour. my grandmother walks slowly';
  const { asked } = await answerTo([first], 'en');
  const said = [first, { role: 'assistant' as const, text: asked }, 'to Kyrenia, we have two suitcases'];
  expect((await answerTo(said, 'en')).call?.args).toEqual({
    pickup: 'harbour',
    destination: 'Kyrenia',
    note: 'my grandmother walks slowly; we have two suitcases',
  });
});

test('NO leaves out what is asked about, and calls the taxi; other words take its place', async () => {
  const wish = 'taxi to Kyrenia. budget 200 lira';
  const { asked, call } = await answerTo([wish], 'en');
  expect(call).toBeUndefined();
  expect(asked).toContain('budget 200 lira');
  const answered = async (answer: string) =>
    (await answerTo([wish, { role: 'assistant', text: asked }, answer], 'en')).call?.args;
  expect(await answered('no')).toEqual({ destination: 'Kyrenia' });
  expect(await answered('he should call me')).toEqual({ destination: 'Kyrenia', note: 'he should call me' });
  expect(await answered('yes')).toBeUndefined();
});

test.each([
  ['taxi to Kyrenia, no smoking', 'no smoking'],
  ['taxi to Kyrenia tomorrow at 5pm, flight TK901', 'flight TK901'],
  ['taxi to Kyrenia. call me at +90 533 123 45 67', 'call me at +90 533 123 45 67'],
])('%s', async (said, note) => {
  expect((await answerTo([said], 'en')).call?.args).toMatchObject({ destination: 'Kyrenia', note });
});

test('what is answered to a question about words names no new end of the ride', async () => {
  const wish = "Girne'ye taksi. bütçe 200 lira";
  const { asked } = await answerTo([wish], 'tr');
  expect(asked).toContain('200 lira');
  const { call } = await answerTo([wish, { role: 'assistant', text: asked }, 'tmm'], 'tr');
  expect(call?.args['destination']).toBe('Girne');
});
