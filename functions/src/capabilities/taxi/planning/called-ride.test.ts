import { expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import { plannerSentences } from '../../../model/planner/planner-sentences/index.ts';
import { deskCatalogue, deskRequest, toolNamed } from '../../../model/testing/planner-desk.ts';
import { asksAfterArrival } from './called-ride.ts';

test.each([
  'how long till it comes?',
  'when will it be here',
  'where is he?',
  'ne kadar sürer gelmesi?',
  'kaç dakikaya gelir',
  'wie lange dauert es noch?',
  'wann kommt er?',
  'когда приедет?',
  'сколько ждать',
  'σε πόση ώρα έρχεται;',
  'מתי יגיע?',
  'עוד כמה זמן',
  'متى يصل؟',
  'كم باقي',
  'کی میرسه؟',
  'چقدر طول می‌کشه',
  '언제 와요?',
  '얼마나 걸려요',
])('asks after what was called: %s', (text) => {
  expect(asksAfterArrival(text)).toBe(true);
});

test.each([
  'table for two at eight',
  'thanks',
  'how many people fit into the big room at the hotel by the sea',
])('asks nothing of the kind: %s', (text) => {
  expect(asksAfterArrival(text)).toBe(false);
});

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const called = 'Planned: ride K9M4 from Kyrenia Harbour to Carob Lantern, Monday 23 November 2026, 09:00.';
const proposal =
  'Taxi from Kyrenia Harbour to Carob Lantern\nFor 1 person, Monday 23 November 2026, 09:00\nReply YES to plan it, NO to leave it.';
const tools = ['requestTaxi', 'taxiStatus', 'cancelTaxi', 'initiateBooking', 'myBookings'].map((name) =>
  toolNamed(name),
);
async function answerTo(
  [first, shown, said]: readonly [string, string, string],
  { language = 'en', isPending = false }: { readonly language?: Language; readonly isPending?: boolean },
) {
  const request = deskRequest(
    [first, { role: 'assistant', text: shown }, said],
    { language, ...(isPending ? { pendingSummary: shown, pendingTool: 'requestTaxi' } : {}) },
    tools,
  );
  const { text, toolCalls } = await planner.generate(request);
  return toolCalls[0] ?? text;
}
const wish = 'taxi from Kyrenia Harbour to Carob Lantern tomorrow at 9am';

test.each([
  ['actually make it 6', 'en'],
  ['half an hour later please', 'en'],
  ['we are 5 now', 'en'],
  ['doch lieber um 10', 'de'],
  ['лучше в 10', 'ru'],
] as const)(
  'what shall be different about a called taxi changes nothing, and how it is done is told: %s',
  async (said, language) => {
    const asked = await answerTo([wish, called, said], { language });
    expect(asked).toBe(plannerSentences(language).calledTaxiStays());
  },
);

test.each(['how long till it comes?', 'where is it'])(
  '%s, behind a taxi, is told by its state',
  async (said) => {
    expect(await answerTo([wish, called, said], {})).toMatchObject({ name: 'taxiStatus' });
  },
);

test('“make it 6” of a taxi that waits for a YES may be its hour or its people; “make it 10” is its hour', async () => {
  const isPending = true;
  expect(await answerTo([wish, proposal, 'actually make it 6'], { isPending })).toMatch(/06:00.*6 people/);
  expect(await answerTo([wish, proposal, 'make it 10'], { isPending })).toMatchObject({
    name: 'requestTaxi',
    args: { pickupAtLocal: expect.stringMatching(/T(?:10|22):00$/) },
  });
});
