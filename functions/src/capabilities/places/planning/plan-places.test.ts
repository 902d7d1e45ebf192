import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { ModelTurn } from '../../../model/language-model.ts';
import { plannerSentences } from '../../../model/planner/planner-sentences/index.ts';
import { deskCatalogue, deskRequest, deskTools } from '../../../model/testing/planner-desk.ts';
import { placeSentences } from '../sentences.ts';

const tool = (name: string) => ({ name, description: name, parameters: { type: 'object', properties: {} } });
const tools = [
  ...deskTools,
  ...['findPharmacy', 'getNearbyPlaces', 'searchLocalPlaces', 'requestTaxi', 'orderFood'].map(tool),
];
const planner = keywordPlanner(deskCatalogue, capabilityPlannings);

async function plan(turns: readonly (string | ModelTurn)[], offered = tools) {
  const { text, toolCalls } = await planner.generate(deskRequest(turns, {}, offered));
  return toolCalls[0] === undefined ? text : [toolCalls[0].name, toolCalls[0].args];
}

describe('the keyword planner', () => {
  test.each([
    ['nearest pharmacy', 'findPharmacy', {}],
    ['nöbetçi eczane', 'findPharmacy', { when: 'tonight' }],
    ['hello, is a pharmacy open in Kyrenia?', 'findPharmacy', { near: 'Kyrenia' }],
    ['дежурная аптека', 'findPharmacy', { when: 'tonight' }],
    ['what’s near me?', 'getNearbyPlaces', {}],
    ['yakınımda ne var', 'getNearbyPlaces', {}],
    ['beaches near me', 'getNearbyPlaces', { kind: 'beach' }],
    ['find a museum in Famagusta', 'getNearbyPlaces', { kind: 'museum', near: 'Famagusta' }],
    ['en yakın plaj', 'getNearbyPlaces', { kind: 'beach' }],
    ['where is the nearest petrol station?', 'searchLocalPlaces', { query: 'petrol station' }],
    ['yakında benzinlik var mı', 'searchLocalPlaces', { query: 'benzinlik' }],
    ['ATM', 'searchLocalPlaces', { query: 'cash machine' }],
  ])('“%s” asks %s', async (text, name, args) => {
    expect(await plan([text])).toEqual([name, args]);
  });

  test.each([
    ['find a fish restaurant near me', 'searchMarketplace'],
    ['I am hungry, what is near me?', 'searchMarketplace'],
    ['show me Harbour Club Kyrenia', 'searchMarketplace'],
    ['a taxi to the beach please', 'requestTaxi'],
    ['my bookings', 'myBookings'],
  ])('“%s” stays what it was: %s', async (text, name) => {
    expect((await plan([text]))[0]).toBe(name);
  });

  test('“the one in the park” is no errand on the way to a booking', async () => {
    const asked = await plan(['I would like to book a table', 'the one in the park']);
    expect(asked[0]).not.toBe('getNearbyPlaces');
    expect(await plan(['I would like to book a table', 'wait, the nearest pharmacy?'])).toEqual([
      'findPharmacy',
      {},
    ]);
  });

  test('takes the answer to where somebody is for the place around which to look', async () => {
    for (const language of ['en', 'tr', 'he', 'ko'] as const) {
      const asked = { role: 'assistant', text: placeSentences(language).askWhere() } as const;
      expect(await plan(['nearest pharmacy', asked, 'Lapta'])).toEqual(['findPharmacy', { near: 'Lapta' }]);
    }
    const asked = { role: 'assistant', text: placeSentences('en').placeUnknown('Xyz') } as const;
    expect(await plan(['beaches near Xyz', asked, 'near Bellapais then'])).toEqual([
      'getNearbyPlaces',
      { kind: 'beach', near: 'near Bellapais then' },
    ]);
  });

  test('does not, if it is another wish', async () => {
    const asked = { role: 'assistant', text: placeSentences('en').askWhere() } as const;
    expect((await plan(['nearest pharmacy', asked, 'my bookings']))[0]).toBe('myBookings');
    expect(await plan(['nearest pharmacy', asked, 'what’s near me?'])).toEqual(['getNearbyPlaces', {}]);
  });

  test.each([
    'is the museum open on Monday?',
    'müze pazartesi açık mı',
    'музей в понедельник работает?',
    'hat das Museum montags offen?',
    'موزه دوشنبه بازه؟',
    '박물관 월요일에 열어요?',
  ])('“%s” is asked of one of them: which, and not where somebody is', async (text) => {
    const asked = await planner.generate(
      deskRequest([text], {}, [...tools, tool('getListingDetails'), tool('searchPlaces')]),
    );
    expect(asked.toolCalls).toEqual([]);
    expect(languageSchema.options.map((language) => plannerSentences(language).askWhichPlace())).toContain(
      asked.text,
    );
  });

  test('without the tools is as before', async () => {
    expect((await plan(['what’s near me?'], [...deskTools]))[0]).toBe('searchMarketplace');
  });

  test('says what the tool says, in the person’s language', async () => {
    const message = 'קרוב אליכם:\n1. …';
    const turns: ModelTurn[] = [
      { role: 'user', text: 'בית מרקחת' },
      {
        role: 'tool',
        results: [
          { callId: null, name: 'findPharmacy', response: { committed: false, message, places: [] } },
        ],
      },
    ];
    expect(await plan(turns)).toBe(message);
  });
});
