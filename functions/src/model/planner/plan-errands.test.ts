import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '@merve/contract';
import { serviceSentences } from '../../capabilities/services/sentences.ts';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { errorSentence } from '../../language/error-sentences/index.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import type { ModelRequest, ModelTurn } from '../language-model.ts';
import { deskCatalogue, deskRequest, deskTools } from '../testing/planner-desk.ts';
import { plannerSentences } from './planner-sentences/index.ts';

const tool = (name: string) => ({ name, description: name, parameters: { type: 'object', properties: {} } });
const errands = [
  'sendWhatsAppMessage',
  'bookService',
  'scheduleViewing',
  'changeOrder',
  'orderFood',
  'requestTaxi',
];
const tools = [...deskTools, ...errands.map(tool)];
const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const lagoon = { listingId: 'lagoon', name: 'Lagoon Balık' };
const clubs = [
  { listingId: 'club-33', name: 'Club 33' },
  { listingId: 'the-table', name: 'The Table' },
];

async function plan(
  turns: readonly (string | ModelTurn)[],
  situation: Partial<ModelRequest['situation']> = {},
  offered = tools,
) {
  const { text, toolCalls } = await planner.generate(deskRequest(turns, situation, offered));
  return toolCalls[0] === undefined ? text : [toolCalls[0].name, toolCalls[0].args];
}
const said = (text: string): ModelTurn => ({ role: 'assistant', text });

describe('a message to the other side', () => {
  test.each<[string, JsonObject]>([
    ['Tell the restaurant we are late', { message: 'we are late' }],
    ['tell the taxi driver I am at the blue gate', { message: 'I am at the blue gate' }],
    ['message the driver (K7QF2M): two suitcases', { message: 'two suitcases', reference: 'K7QF2M' }],
    ['Restorana on dakika gecikeceğimizi söyle', { message: 'on dakika gecikeceğimizi' }],
    ["Niazi's'e geç kalacağımızı iletir misin", { message: 'geç kalacağımızı' }],
  ])('“%s” is passed on', async (text, args) => {
    expect(await plan([text])).toEqual(['sendWhatsAppMessage', args]);
  });

  test.each(['en', 'tr', 'he', 'ru'] as const)(
    'is asked for where it is missing, and taken: %s',
    async (language) => {
      const { askMessage } = plannerSentences(language);
      expect(await plan(['message the driver'], { language })).toBe(askMessage());
      expect(await plan(['message the driver', said(askMessage()), 'I am here'], { language })).toEqual([
        'sendWhatsAppMessage',
        { message: 'I am here' },
      ]);
    },
  );

  test('is passed on about the code that answers which one', async () => {
    const which = said('Which one is it about: Carob Oven (K7QF2M) or Ali (M2FQ7K)?');
    expect(await plan(['tell them we are late', which, 'K7QF2M'])).toEqual([
      'sendWhatsAppMessage',
      { message: 'we are late', reference: 'K7QF2M' },
    ]);
  });

  test('that cannot be passed on here is said so; a question about a place is none', async () => {
    expect(await plan(['Tell the restaurant we are late'], {}, [...deskTools])).toMatch(/cannot do that yet/);
    expect(await plan(["tell me about Niazi's"])).toEqual(['searchMarketplace', { query: "Niazi's" }]);
    expect(await plan(['tell the restaurant to cancel my booking'])).toEqual(['myBookings', {}]);
  });
});

describe('a service', () => {
  test.each([
    ['a cleaner tomorrow at ten', 'cleaning'],
    ['I need a plumber in Kyrenia', 'plumber Kyrenia'],
    ['yarın saat 10’da temizlikçi lazım', 'cleaning'],
    ['Ich brauche einen Klempner in Kyrenia', 'plumber Kyrenia'],
    ['Нужен электрик', 'electrician'],
    ["I'm locked out!! flat 3, 5 Carob Street, Kyrenia. can a locksmith come now?", 'locksmith Kyrenia'],
    ['kapıda kaldım! Carob Sokak 5 Girne, çilingir lazım hemen', 'locksmith Carob Sokak 5 Girne'],
  ])('“%s” is looked for first', async (text, query) => {
    const [name, args] = await plan([text]);
    expect([name, (args as JsonObject).query]).toEqual(['searchMarketplace', expect.stringContaining(query)]);
  });

  test.each([
    ['the first one', 'club-33'],
    ['2', 'the-table'],
    ['Club 33', 'club-33'],
  ])('of the one that is chosen with “%s” is asked for, when it was wished for', async (choice, listing) => {
    const turns = [
      'a cleaner tomorrow at ten',
      said('Here is what I found:\n1. Club 33\n2. The Table'),
      choice,
    ];
    expect(await plan(turns, { lastListings: clubs })).toEqual([
      'bookService',
      { listing, service: 'cleaner', startsAtLocal: '2026-11-22T10:00' },
    ]);
  });

  test('is asked of the one business that was found, at the address that was written', async () => {
    const text = "I'm locked out!! flat 3, 5 Carob Street, Kyrenia. can a locksmith come now?";
    const found: ModelTurn = {
      role: 'tool',
      results: [
        {
          callId: null,
          name: 'searchMarketplace',
          response: { committed: false, results: [{ listingId: 'club-33', name: 'Club 33' }] },
        },
      ],
    };
    expect(await plan([text, found])).toEqual([
      'bookService',
      {
        listing: 'club-33',
        service: 'locksmith',
        address: 'flat 3, 5 Carob Street, Kyrenia',
        note: text,
      },
    ]);
  });

  test('of a named business says what is to be done, where and when', async () => {
    const text =
      'I need a plumber from Club 33 on Monday at 9 to fix the kitchen tap, address: Harbour Street 3, Kyrenia';
    expect(await plan([text])).toEqual([
      'bookService',
      {
        listing: 'club-33',
        service: 'fix kitchen tap',
        startsAtLocal: '2026-11-23T09:00',
        address: 'Harbour Street 3, Kyrenia',
        note: text,
      },
    ]);
  });

  test('is asked for by day without an hour: the hour is asked', async () => {
    const { askClock } = plannerSentences('en');
    expect(await plan(['a gardener from Club 33 tomorrow'])).toBe(askClock());
    expect(await plan(['a gardener from Club 33 tomorrow', said(askClock()), '10'])).toEqual([
      'bookService',
      { listing: 'club-33', service: 'gardener', startsAtLocal: '2026-11-22T10:00' },
    ]);
  });

  test.each(['en', 'tr'] as const)('takes the answers to what it was refused for: %s', async (language) => {
    const wish = language === 'en' ? 'I need a plumber from Club 33' : 'Club 33’ten tesisatçı istiyorum';
    const refused = (code: 'ITEM_NOT_FOUND' | 'PLACE_MISSING') =>
      said(
        errorSentence(
          { code, details: { item: 'plumber', name: 'Club 33', names: '1. Tap repair' } },
          language,
        ),
      );
    const which = [wish, refused('ITEM_NOT_FOUND'), 'tap repair'];
    const where = [...which, refused('PLACE_MISSING'), 'Dome 3, Girne'];
    const what = [...where, said(serviceSentences(language).needsNote('Tap repair')), 'it drips'];
    expect(await plan(which, { language })).toEqual([
      'bookService',
      { listing: 'club-33', service: 'tap repair' },
    ]);
    expect(await plan(what, { language })).toEqual([
      'bookService',
      { listing: 'club-33', service: 'tap repair', address: 'Dome 3, Girne', note: 'it drips' },
    ]);
  });

  test.each([
    ['find a plumber near me', 'searchMarketplace'],
    ["book a table at Niazi's tomorrow at 8 for 4", 'initiateBooking'],
    ['how much is a plumber?', 'searchMarketplace'],
  ])('is not what “%s” asks for', async (text, name) => {
    expect((await plan([text]))[0]).toBe(name);
  });

  test('is forgotten with the next wish, and where it is switched off', async () => {
    const found = said('Here is what I found:\n1. Club 33\n2. The Table');
    expect((await plan(['a cleaner tomorrow at ten', found, 'my bookings']))[0]).toBe('myBookings');
    expect((await plan(['I need a plumber tomorrow at ten'], {}, [...deskTools]))[0]).not.toBe('bookService');
  });
});

describe('a viewing', () => {
  test.each<[string, JsonObject]>([
    ['I would like to see the flat on Friday at ten', { startsAtLocal: '2026-11-27T10:00' }],
    ['can you arrange a viewing', {}],
    ['schedule a visit tomorrow at 15:30', { startsAtLocal: '2026-11-22T15:30' }],
    ['daireyi yarın saat 15:00’te görmek istiyorum', { startsAtLocal: '2026-11-22T15:00' }],
    ['evi gezebilir miyim', {}],
  ])('“%s” of the one place in view', async (text, when) => {
    expect(await plan([text], { lastListings: [lagoon] })).toEqual([
      'scheduleViewing',
      { listing: 'lagoon', ...when },
    ]);
  });

  test('of a place that is named', async () => {
    expect(await plan(['a viewing of Club 33 on Monday at 11'], { lastListings: [lagoon] })).toEqual([
      'scheduleViewing',
      { listing: 'club-33', startsAtLocal: '2026-11-23T11:00' },
    ]);
  });

  test('of one of several is asked which; of none in view is looked for', async () => {
    expect(await plan(['I would like a viewing'], { lastListings: clubs })).toMatch(/Club 33 or The Table/);
    expect(await plan(['I would like to view a flat in Kyrenia'])).toEqual([
      'searchMarketplace',
      { query: expect.stringMatching(/^flat\b.*\bKyrenia$/) },
    ]);
  });

  test('is taken up by the answer to which', async () => {
    const which = said(plannerSentences('en').askListingAmong('Club 33 or The Table'));
    const turns = ['I would like a viewing on Monday at 11', which, 'the second one'];
    expect(await plan(turns, { lastListings: clubs })).toEqual([
      'scheduleViewing',
      { listing: 'the-table', startsAtLocal: '2026-11-23T11:00' },
    ]);
  });
});

describe('a change of an order', () => {
  const sent = said('Sent to Carob Oven: Order K7QF2M\n2 × 1. Margherita pizza');

  test('that was just spoken of, or is named', async () => {
    expect(await plan([sent, 'make it three pizzas'])).toEqual([
      'changeOrder',
      { changes: [{ do: 'set', item: 'pizzas', quantity: 3 }] },
    ]);
    expect(await plan(['add a cola to my order'])).toEqual([
      'changeOrder',
      { changes: [{ do: 'add', item: 'cola', quantity: 1 }] },
    ]);
    expect(await plan(['change the address to Harbour Street 3, Kyrenia'])).toEqual([
      'changeOrder',
      { changes: [], address: 'Harbour Street 3, Kyrenia' },
    ]);
  });

  test('is none while something else waits, nor without an order', async () => {
    expect((await plan([sent, 'make it three pizzas'], { pendingSummary: 'Your table.' }))[0]).not.toBe(
      'changeOrder',
    );
    expect((await plan(['add a cola']))[0]).not.toBe('changeOrder');
  });
});
