import { describe, expect, test } from '@jest/globals';
import type { JsonObject, Language } from '@merve/contract';
import { capabilityPlannings } from '../entrypoints/capabilities.ts';
import { keywordPlanner } from './keyword-planner.ts';
import type { ModelTurn } from './language-model.ts';
import { describeLanguageModel } from './testing/language-model-conformance.ts';
import { deskCatalogue, deskRequest, deskTools } from './testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);

describeLanguageModel('the keyword planner', async () => ({
  model: planner,
  prepare: () => undefined,
  stop: async () => undefined,
}));

const called = (name: string, args: JsonObject = {}): ModelTurn => ({
  role: 'model',
  modelId: 'keyword-planner',
  rawParts: [{ functionCall: { name, args } }],
});
const returned = (name: string, response: JsonObject): ModelTurn => ({
  role: 'tool',
  results: [{ callId: null, name, response: { committed: false, ...response } }],
});
const found = (name: string, more: JsonObject = {}): JsonObject => ({
  listingId: name,
  name,
  category: 'restaurant',
  subCategory: 'seafood',
  town: 'Kyrenia',
  rating: 4.6,
  priceTier: 2,
  description: `About ${name}.`,
  bookable: true,
  ...more,
});

describe('what was found', () => {
  const after = (said: string, response: JsonObject) =>
    planner.generate(
      deskRequest([said, called('searchMarketplace'), returned('searchMarketplace', response)]),
    );

  test('is a numbered list with kind, town and rating', async () => {
    const results = [found('Lagoon'), found('Club 33', { subCategory: null, rating: null, bookable: false })];
    const { text, toolCalls } = await after('find fish', { results });
    expect(text).toBe(
      [
        'Here is what I found:',
        '1. Lagoon — seafood, Kyrenia, ★ 4.6',
        '2. Club 33 — restaurant, Kyrenia, not bookable through me',
        'To book one, tell me which, for when and for how many people.',
      ].join('\n'),
    );
    expect(toolCalls).toEqual([]);
  });

  test('says so when nothing fits, or nothing exactly', async () => {
    expect((await after('find books', { results: [] })).text).toMatch(/found nothing for that/);
    expect((await after('find fish', { results: [found('Lagoon')], relaxed: true })).text).toMatch(
      /nothing that fits exactly.*\n1\. Lagoon/,
    );
  });

  test('asks which one on the way to a booking, in the language of the message', async () => {
    const { text } = await after("Girne'de balık restoranında masa ayırt", {
      results: [found('Lagoon'), found('Club 33')],
    });
    expect(text).toMatch(/^Bulduklarım:[\s\S]*Hangisini ayırtayım\?$/);
  });

  test('becomes a booking with what was said before, once one is chosen', async () => {
    const said = 'book a fish restaurant in Kyrenia for tomorrow at 8 for 4';
    const first = await after(said, { results: [found('Lagoon'), found('Club 33')] });
    const { toolCalls } = await planner.generate(
      deskRequest([said, { role: 'assistant', text: first.text }, 'the second one'], {
        lastListings: [
          { listingId: 'lagoon', name: 'Lagoon' },
          { listingId: 'club-33', name: 'Club 33' },
        ],
      }),
    );
    expect(toolCalls[0]?.args).toEqual({ listing: 'club-33', startsAtLocal: '2026-11-22T20:00', party: 4 });
  });
});

describe('bookings', () => {
  const dinner = {
    reference: 'K7QF2M',
    title: 'Dinner table',
    businessName: "Niazi's",
    startsAt: '2026-11-22T18:00:00.000Z',
    when: 'Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+2)',
    party: 4,
    status: 'confirmed',
  };
  const haircut = {
    ...dinner,
    reference: 'BCDFGH',
    businessName: 'Club 33',
    startsAt: '2026-11-23T08:00:00.000Z',
    party: 1,
    status: 'held, waiting for your answer',
    isBooked: false,
  };
  const after = (said: string | readonly (string | ModelTurn)[], bookings: JsonObject[]) =>
    planner.generate(
      deskRequest([
        ...(typeof said === 'string' ? [said] : said),
        called('myBookings'),
        returned('myBookings', { bookings }),
      ]),
    );

  test('are listed with code, time, people and state', async () => {
    const { text } = await after('my bookings', [dinner, haircut]);
    expect(text).toContain(
      "1. Niazi's — Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+2), 4 people, confirmed (K7QF2M)",
    );
    expect(text).toContain('1 person, held, waiting for your answer (BCDFGH)');
    expect((await after('rezervasyonlarımı göster', [])).text).toMatch(/^Açık bir şeyiniz yok/);
  });

  test.each([
    ['cancel my booking', [dinner], 'K7QF2M'],
    ["cancel the table at Niazi's", [dinner, haircut], 'K7QF2M'],
    ['cancel the one on Monday', [dinner, haircut], 'BCDFGH'],
    ['cancel the one at 8pm', [dinner, haircut], 'K7QF2M'],
    ['cancel the second one', [dinner, haircut], 'BCDFGH'],
    ['cancel bcdfgh', [dinner, haircut], 'BCDFGH'],
    ['yarın akşamki rezervasyonu iptal et', [dinner, haircut], 'K7QF2M'],
  ])('%s', async (said, bookings, reference) => {
    const { toolCalls } = await after(said, bookings);
    expect(toolCalls).toEqual([{ callId: null, name: 'cancelBooking', args: { reference } }]);
  });

  test('when several fit, the person is asked, and the answer counts', async () => {
    const first = await after('cancel my booking', [dinner, haircut]);
    expect(first.toolCalls).toEqual([]);
    expect(first.text).toMatch(/Which one shall I cancel\? Write its code\.$/);
    const history = ['cancel my booking', { role: 'assistant' as const, text: first.text }, '2'];
    expect((await planner.generate(deskRequest(history))).toolCalls[0]?.name).toBe('myBookings');
    expect((await after(history, [dinner, haircut])).toolCalls[0]?.args).toEqual({ reference: 'BCDFGH' });
  });

  test('with none there is nothing to cancel', async () => {
    expect((await after('cancel my booking', [])).text).toBe('You have nothing to cancel.');
  });
});

describe('a refusal', () => {
  test('is told in its own words', async () => {
    const message =
      '20:00 is taken, so nothing was booked. Free instead: 19:30, 21:00. Which one shall I hold?';
    const turns = [
      "book Niazi's tomorrow at 8 for 4",
      called('initiateBooking', { listing: 'niazis-kyrenia', startsAtLocal: '2026-11-22T20:00', party: 4 }),
      returned('initiateBooking', { refused: { code: 'SLOT_TAKEN', message } }),
    ];
    expect(await planner.generate(deskRequest(turns))).toMatchObject({ text: message, toolCalls: [] });
  });

  test.each([
    ['the second one', '2026-11-22T21:00'],
    ['19:30', '2026-11-22T19:30'],
    ['7:30 then', '2026-11-22T19:30'],
    ['22:30', '2026-11-23T22:30'],
    ['how about Tuesday?', '2026-11-24T20:00'],
  ])('and the answer to it is understood by it: %s', async (said, startsAtLocal) => {
    const text =
      '20:00 is taken, so nothing was booked. Free instead: 19:30, 21:00, 22:30 (Monday 23 November 2026). Which one shall I hold?';
    const turns = ["book Niazi's tomorrow at 8 for 4", { role: 'assistant' as const, text }, said];
    const { toolCalls } = await planner.generate(deskRequest(turns));
    expect(toolCalls[0]?.args).toEqual({ listing: 'niazis-kyrenia', startsAtLocal, party: 4 });
  });

  test('of the party is answered by a number', async () => {
    const text =
      'That party is too large: they take up to 10 people in one booking. Nothing was booked; please choose a smaller party.';
    const turns = ["book Niazi's tomorrow at 8 for 400", { role: 'assistant' as const, text }, '8'];
    expect((await planner.generate(deskRequest(turns))).toolCalls[0]?.args).toMatchObject({ party: 8 });
  });
});

describe('what waits for a YES', () => {
  const args = { listing: 'lagoon', startsAtLocal: '2026-12-01T12:30', party: 2 };

  test('is changed from the recorded call, whichever model made it', async () => {
    const gemini: ModelTurn = {
      role: 'model',
      modelId: 'gemini-3.5-flash',
      rawParts: [{ functionCall: { id: 'c1', name: 'initiateBooking', args }, thoughtSignature: 'c2ln' }],
    };
    const turns = [
      'lunch at the lagoon please',
      gemini,
      { role: 'assistant' as const, text: 'Reply YES' },
      '3 people instead',
    ];
    const { toolCalls } = await planner.generate(deskRequest(turns, { pendingSummary: 'Lagoon' }));
    expect(toolCalls[0]?.args).toEqual({ ...args, party: 3 });
  });

  test('is completed from earlier messages when its summary says too little', async () => {
    const turns = [
      "book Niazi's tomorrow at 8 for 4",
      { role: 'assistant' as const, text: 'Reply YES or NO.' },
      'make it 9',
    ];
    const { toolCalls } = await planner.generate(deskRequest(turns, { pendingSummary: 'Your table.' }));
    expect(toolCalls[0]?.args).toEqual({
      listing: 'niazis-kyrenia',
      startsAtLocal: '2026-11-22T21:00',
      party: 4,
    });
  });

  test('is no booking when it is a cancellation', async () => {
    const pendingSummary =
      "Cancel this booking? Niazi's – Dinner table\nSunday 22 November 2026, 20:00\nFor 4 people, code K7QF2M.";
    const { toolCalls } = await planner.generate(deskRequest(['cancel it', 'make it 9'], { pendingSummary }));
    expect(toolCalls.map(({ name }) => name)).not.toContain('initiateBooking');
  });

  test('once settled, is not carried into the next booking', async () => {
    const turns = [
      "book Niazi's tomorrow at 8 for 4",
      { role: 'assistant' as const, text: 'Reply YES to confirm or NO to release it.' },
      'sure, go ahead',
      { role: 'assistant' as const, text: "Confirmed: Niazi's – Dinner table" },
      'book a table',
    ];
    expect((await planner.generate(deskRequest(turns))).text).toMatch(/Which place/);
  });
});

describe('tools that are switched off', () => {
  const without = (name: string) => deskTools.filter((tool) => tool.name !== name);
  test.each([
    ['initiateBooking', "book Niazi's tomorrow at 8 for 4", /Booking is switched off/],
    ['searchMarketplace', 'find fish', /Searching is switched off/],
    ['cancelBooking', 'cancel K7QF2M', /Cancelling is switched off/],
    ['myBookings', 'my bookings', /cannot look up bookings/],
  ])('%s is not called', async (name, said, sentence) => {
    const answer = await planner.generate(deskRequest([said], {}, without(name)));
    expect([answer.toolCalls, answer.text]).toEqual([[], expect.stringMatching(sentence)]);
  });
});

test.each<[string, Language, RegExp]>([
  ['what is the meaning of life?', 'en', /^That I do not know\. I can find places/],
  ['neden gökyüzü mavi?', 'tr', /^Bunu bilmiyorum\. /],
  ['γιατί είναι γαλάζιος ο ουρανός;', 'el', /^Αυτό δεν το ξέρω\. /],
])(
  'a question that nothing answers is told to be one, with what can be asked: %s',
  async (said, language, sentence) => {
    const { text, toolCalls } = await planner.generate(deskRequest([said], { language }));
    expect(toolCalls).toEqual([]);
    expect(text).toMatch(sentence);
  },
);
