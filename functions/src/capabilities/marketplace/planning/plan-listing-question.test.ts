import { describe, expect, test } from '@jest/globals';
import type { JsonObject, Language } from '@merve/contract';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { ModelRequest, ModelTurn } from '../../../model/language-model.ts';
import { plannerSentences } from '../../../model/planner/planner-sentences/index.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../../../model/testing/planner-desk.ts';

const tools = [...deskTools, toolNamed('getListingDetails'), toolNamed('showMenu')];
const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const lagoon = { listingId: 'lagoon', name: 'Lagoon Balık' };
const table = { listingId: 'the-table', name: 'The Table' };

async function plan(
  turns: readonly (string | ModelTurn)[],
  situation: Partial<ModelRequest['situation']> = {},
) {
  const { text, toolCalls } = await planner.generate(deskRequest(turns, situation, tools));
  return toolCalls[0] === undefined ? text : [toolCalls[0].name, toolCalls[0].args];
}
const said = (text: string): ModelTurn => ({ role: 'assistant', text });
const details = (args: JsonObject) => ['getListingDetails', { listing: 'lagoon', ...args }];

describe('a question about one place', () => {
  test.each<[string, JsonObject]>([
    ['What is the phone number of Lagoon Balık?', { about: ['phone'] }],
    ['Lagoon Balık telefon numarası nedir', { about: ['phone'] }],
    ['where is Lagoon Balık', { about: ['address'] }],
    ['Lagoon Balık nerede?', { about: ['address'] }],
    ['is Lagoon Balık open tomorrow?', { about: ['hours'], date: '2026-11-22' }],
    ['Lagoon Balık yarın açık mı', { about: ['hours'], date: '2026-11-22' }],
    ['how much is it at Lagoon Balık?', { about: ['price'], question: 'how much is it at Lagoon Balık?' }],
    ['is there calamari at Lagoon Balık?', { question: 'is there calamari at Lagoon Balık?' }],
    ['is there parking and wifi at Lagoon Balık?', { about: ['parking', 'wifi'] }],
    ['can we bring a dog to Lagoon Balık', { about: ['pets'] }],
    ['Lagoon Balık kredi kartı geçiyor mu', { about: ['cards'] }],
    ['do they have vegan dishes at Lagoon Balık?', { about: ['menu', 'vegan'] }],
  ])('“%s” asks for that alone', async (text, args) => {
    expect(await plan([text])).toEqual(details(args));
  });

  test.each<[Language, string, string]>([
    ['en', 'Lagoon Balık menu', 'phone of Lagoon Balık'],
    ['tr', 'Lagoon Balık menüsü', 'Lagoon Balık telefonu'],
    ['de', 'Speisekarte von Lagoon Balık?', 'Telefonnummer von Lagoon Balık?'],
    ['ru', 'меню Lagoon Balık', 'телефон Lagoon Balık'],
    ['el', 'μενού Lagoon Balık', 'τηλέφωνο Lagoon Balık'],
    ['he', 'תפריט Lagoon Balık', 'טלפון של Lagoon Balık'],
    ['ar', 'قائمة الطعام Lagoon Balık', 'هاتف Lagoon Balık'],
    ['fa', 'منوی Lagoon Balık', 'تلفن Lagoon Balık'],
    ['ko', 'Lagoon Balık 메뉴', 'Lagoon Balık 전화번호'],
  ])('in %s is read: menu and phone', async (language, menu, phone) => {
    expect(await plan([menu], { language })).toEqual(['showMenu', { listing: 'lagoon' }]);
    expect(await plan([phone], { language })).toEqual(details({ about: ['phone'] }));
  });

  test.each([
    'and their phone number?',
    'where exactly are they?',
    'do they have parking?',
    'telefonu ne?',
    'Gibt es dort einen Parkplatz?',
  ])('“%s” is about the place in view', async (text) => {
    const about = await plan([text], { lastListings: [lagoon] });
    expect(about).toEqual(['getListingDetails', { listing: 'lagoon', about: [expect.any(String)] }]);
  });

  test('is about the one of the list that is pointed at', async () => {
    expect(await plan(['phone of the second one?'], { lastListings: [table, lagoon] })).toEqual(
      details({ about: ['phone'] }),
    );
  });

  test('is about the place that was spoken of last, also after it was booked', async () => {
    const confirmed = said('Confirmed: Lagoon Balık, Sunday 22 November 2026, 20:00. Reference K7QF2M.');
    expect(await plan(['yes', confirmed, 'what is their address?'])).toEqual(details({ about: ['address'] }));
  });

  test.each(['en', 'tr', 'he', 'ko'] as const)(
    'without a place asks which, and goes on: %s',
    async (language) => {
      const { askWhichPlace } = plannerSentences(language);
      expect(await plan(['phone number?'], { language })).toBe(askWhichPlace());
      expect(await plan(['phone number?', said(askWhichPlace()), 'Lagoon Balık'], { language })).toEqual(
        details({ about: ['phone'] }),
      );
    },
  );

  test('about the price of what waits is answered from what was proposed', async () => {
    const pendingSummary =
      'Lagoon Balık, Sunday 22 November 2026, 20:00, 4 people.\nPrice: TRY 600.00\nReply YES or NO.';
    expect(await plan(['how much is that in total?'], { pendingSummary })).toBe('Price: TRY 600.00');
  });

  test.each([
    'table for two outside at Lagoon Balık tomorrow at 8pm',
    'book Lagoon Balık tomorrow 20:00 for 2 with a sea view',
    'yarın 20:00 Lagoon Balık terasta 2 kişi',
  ])('is no booking: “%s”', async (text) => {
    expect(await plan([text])).toEqual(['initiateBooking', expect.objectContaining({ listing: 'lagoon' })]);
  });

  test('about a menu that there is none of goes on to its entry', async () => {
    const call: ModelTurn = {
      role: 'model',
      modelId: 'keyword-planner',
      rawParts: [{ functionCall: { name: 'showMenu', args: { listing: 'lagoon' } } }],
    };
    const refused: ModelTurn = {
      role: 'tool',
      results: [
        {
          callId: null,
          name: 'showMenu',
          response: { committed: false, refused: { code: 'NOT_BOOKABLE', message: 'No orders there.' } },
        },
      ],
    };
    expect(await plan(['menu of Lagoon Balık', call, refused])).toEqual(details({ about: ['menu'] }));
  });
});
