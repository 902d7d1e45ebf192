import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '@merve/contract';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { ModelTurn } from '../../../model/language-model.ts';
import { deskCatalogue, deskRequest, deskTools } from '../../../model/testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const [anyTool] = deskTools;
if (anyTool === undefined) throw new Error('the desk has no tools');
const tools = [
  ...deskTools,
  ...['rescheduleBooking', 'checkAvailability', 'getListingDetails'].map((name) => ({ ...anyTool, name })),
];
const next = async (turns: readonly (string | ModelTurn)[], having = tools) => {
  const { toolCalls, text } = await planner.generate(deskRequest(turns, {}, having));
  return { call: toolCalls[0] && { name: toolCalls[0].name, args: toolCalls[0].args }, text };
};

/** Sunday 22 November, 20:00 in Famagusta. */
const dinner: JsonObject = {
  reference: 'K7QF2M',
  businessName: "Niazi's",
  title: 'Table',
  when: 'Sunday 22 November 2026, 20:00',
  startsAt: '2026-11-22T18:00:00.000Z',
  party: 4,
};
const lunch: JsonObject = { ...dinner, reference: 'B3XW9T', businessName: 'Lagoon Balık' };
const afterLooking = (said: string, bookings: JsonObject[], told?: string) =>
  next([
    ...(told === undefined ? [] : [{ role: 'assistant' as const, text: told }]),
    said,
    {
      role: 'model',
      modelId: 'keyword-planner',
      rawParts: [{ functionCall: { name: 'myBookings', args: {} } }],
    },
    {
      role: 'tool',
      results: [{ callId: null, name: 'myBookings', response: { committed: false, bookings } }],
    },
  ]);

describe('moving a booking', () => {
  test.each([
    ['move my booking to 20:30', { startsAtLocal: '2026-11-22T20:30' }],
    ['reschedule my reservation to Tuesday', { startsAtLocal: '2026-11-24T20:00' }],
    ['Move K7QF2M to tomorrow at 9pm', { startsAtLocal: '2026-11-22T21:00' }],
    ['change my booking to 6 people', { party: 6 }],
    ['rezervasyonumu saat 21:30 olarak değiştir', { startsAtLocal: '2026-11-22T21:30' }],
  ])('%s', async (said, args) => {
    expect((await next([said])).call?.name).toBe('myBookings');
    expect((await afterLooking(said, [dinner])).call).toEqual({
      name: 'rescheduleBooking',
      args: { reference: 'K7QF2M', ...args },
    });
  });

  test.each([
    ['she said 3 works better', '2026-11-22T15:00'],
    ['my wife says half past eight is better', '2026-11-22T20:30'],
    ['eşim 9 daha iyi diyor', '2026-11-22T21:00'],
  ])('“%s”, right behind a booking, moves it', async (said, startsAtLocal) => {
    const { call } = await afterLooking(said, [dinner], "Confirmed: Niazi's – Table. K7QF2M");
    expect(call?.args).toEqual({ reference: 'K7QF2M', startsAtLocal });
  });

  test.each(['make it four margherita pizzas', 'move my booking to 20:30'])(
    '"%s" of somebody without a booking is told what they have besides, and never that they have nothing',
    async (said) => {
      const ride = { ...dinner, kind: 'ride', reference: 'S9D7', line: 'Taxi S9D7: on its way' };
      const unanswered = { ...lunch, reference: 'B3XW9T', isBooked: false };
      for (const open of [[ride], [unanswered], [ride, unanswered]]) {
        const { text } = await afterLooking(said, open);
        expect(text).not.toContain('nothing open');
        for (const { reference } of open) expect(text).toContain(reference);
      }
      expect((await afterLooking(said, [])).text).toContain('nothing open');
    },
  );

  test('asks which one is meant among several, and to when', async () => {
    const { call, text } = await afterLooking('move my booking to 20:30', [dinner, lunch]);
    expect(call).toBeUndefined();
    expect(text).toMatch(/K7QF2M.*B3XW9T.*Which one shall I move/s);
    expect((await afterLooking('reschedule my booking', [dinner])).text).toMatch(/and to when\?/);
    expect(
      (await afterLooking('move my booking at Lagoon Balık to 20:30', [dinner, lunch])).call?.args,
    ).toEqual({
      reference: 'B3XW9T',
      startsAtLocal: '2026-11-22T20:30',
    });
  });

  test('is honest where it is switched off', async () => {
    const { call, text } = await next(['move my booking to 20:30'], [...deskTools]);
    expect(call).toBeUndefined();
    expect(text.length).toBeGreaterThan(20);
  });
});

describe('asking what is free', () => {
  test.each([
    [
      "Is Niazi's free tomorrow at 8pm for 4?",
      { listing: 'niazis-kyrenia', date: '2026-11-22', time: '20:00', party: 4 },
    ],
    ["any free tables at Niazi's on Tuesday?", { listing: 'niazis-kyrenia', date: '2026-11-24' }],
    ["Niazi's yarın müsait mi?", { listing: 'niazis-kyrenia', date: '2026-11-22' }],
  ])('%s', async (said, args) => {
    expect((await next([said])).call).toEqual({ name: 'checkAvailability', args });
  });

  test('a wish to book books, and a question about a place is answered with its details', async () => {
    expect((await next(["book Niazi's tomorrow at 8pm for 4"])).call?.name).toBe('initiateBooking');
    expect((await next(["what time does Niazi's open?"])).call).toEqual({
      name: 'getListingDetails',
      args: { listing: 'niazis-kyrenia', about: ['hours'] },
    });
  });
});
