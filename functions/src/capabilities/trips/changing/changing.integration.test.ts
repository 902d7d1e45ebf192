import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { JsonObject, Market, MerveConfig, PendingAction } from '@merve/contract';
import { demoMarketId, seedDemoMarket } from '../../../../../local/seed/index.ts';
import type { WeatherService } from '../../../integrations/weather-service.ts';
import { loadMarket } from '../../../markets/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../../../platform/testing/local-firestore.ts';
import type { Proposal, ToolContext } from '../../../tools/define-tool.ts';
import { testContext } from '../../../tools/testing/tool-context.ts';
import { myTripsTool } from '../my-trips.ts';
import { confirmTripDayHandler } from '../on-the-way/confirm-trip-day.ts';
import { addReservationToTripTool } from '../reservations/add-reservation-to-trip.ts';
import { seedTrip } from '../testing/seed-trip.ts';
import { addPlaceToItineraryTool } from './add-place-to-itinerary.ts';
import { changeTripDayTool } from './change-trip-day.ts';

const date = '2027-03-22';
const now = new Date('2027-03-19T08:00:00Z');
let firestore: LocalFirestore;
let market: Market;
let config: MerveConfig;
let tripId: string;

/** The same sky until the evening of the trip's first day, as far as it sees. */
const overcast: WeatherService = {
  source: { name: 'OpenWeather', uri: 'https://openweathermap.org/' },
  forecast: async ({ hour }) =>
    hour > new Date('2027-03-23T00:00:00Z')
      ? null
      : {
          ...{
            evidenceId: 'e',
            condition: 'clouds',
            celsius: 15,
            windMetresPerSecond: 1,
            rainMillimetres: 0,
          },
          ...{ snowMillimetres: 0, isThunderstorm: false },
        },
};
const toolOf = (name: string) => {
  const { documents } = firestore;
  const tools = [
    addPlaceToItineraryTool({ documents }),
    changeTripDayTool(documents),
    myTripsTool(documents, overcast),
    addReservationToTripTool(documents),
  ];
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(name);
  return tool;
};
const context = (more: Partial<ToolContext> = {}) => testContext(config, { market, now, ...more });
const call = (name: string, args: JsonObject, more: Partial<ToolContext> = {}) =>
  toolOf(name).invoke(args, context(more));
async function proposed(name: string, args: JsonObject, more: Partial<ToolContext> = {}): Promise<Proposal> {
  const result = await call(name, args, more);
  if (result.status !== 'proposal') throw new Error(JSON.stringify(result));
  return result.proposal;
}
async function yes({ kind, args, ref, summary, expiresAt }: Proposal, ownerActorId = 'act_1') {
  const { documents } = firestore;
  const action: PendingAction = {
    ...{ actionId: 'a1', tool: 't', kind, args, ref, summary, ownerActorId, price: null },
    ...{ argsHash: '', policyVersion: 1, expiresAt, createdBySeq: 1 },
  };
  return documents.db.runTransaction(async (tx) => {
    const effect = await confirmTripDayHandler(documents).commit(tx, action, {
      ...{ now, language: 'en', market, config, traceId: 't', threadId: 'thread-1' },
      idempotencyKey: 'thread-1:2',
    });
    effect.write();
    return effect;
  });
}
const itemsNow = async () => (await firestore.documents.itineraryDay(tripId, 1).get()).data()?.items ?? [];

beforeAll(async () => {
  firestore = await startLocalFirestore();
  await seedDemoMarket(firestore.documents.db);
  const { documents } = firestore;
  ({ market, config } = await loadMarket(documents, demoMarketId, [
    ...[addPlaceToItineraryTool({ documents }), changeTripDayTool(documents), myTripsTool(documents)],
    addReservationToTripTool(documents),
  ]));
});
beforeEach(async () => {
  tripId = await seedTrip(firestore.documents, { marketId: demoMarketId, actorId: 'act_1', date });
});
afterAll(() => firestore.stop());

describe('a place is added to a day', () => {
  test('where it costs the least time, and by one YES of two', async () => {
    const before = await itemsNow();
    const proposal = await proposed('add_place_to_itinerary', { placeName: 'Museum of Lost Keys' });
    expect(proposal.summary).toMatch(
      /With Museum of Lost Keys:[\s\S]*\d\d:\d\d–\d\d:\d\d Museum of Lost Keys/,
    );
    expect(await itemsNow()).toEqual(before);
    const effects = await Promise.all([yes(proposal), yes(proposal)]);
    expect(effects.map(({ committed }) => committed).toSorted()).toEqual([false, true]);
    const after = await itemsNow();
    expect(after).toHaveLength(before.length + 1);
    expect(after.find(({ name }) => name === 'Museum of Lost Keys')).toMatchObject({ fixed: false });
    expect(effects.find(({ committed }) => committed)?.context?.trip).toMatchObject({ tripId });
    const again = await call('add_place_to_itinerary', { placeName: 'Kayıp Anahtarlar Müzesi' });
    expect(again).toMatchObject({ status: 'refused', message: expect.stringContaining('already') });
  });

  test('at the time that is said, where it stays; what is closed then is told, and what nobody finds is not verified', async () => {
    const closed = await proposed('add_place_to_itinerary', {
      ...{ placeName: 'Museum of Lost Keys', startTime: '20:00', durationMinutes: 45 },
    });
    expect(closed.summary).toContain('20:00–20:45 Museum of Lost Keys');
    expect(closed.summary).toContain('is closed at this time');
    const eaten = await proposed('add_place_to_itinerary', {
      ...{ placeName: 'Grandmother’s Secret Terrace', category: 'restaurant', startTime: '13:00' },
    });
    expect(eaten.summary).toContain('not verified');
    expect(eaten.summary).toContain('nobody there was asked about allergies');
    expect(JSON.stringify(eaten.args)).toContain('"fixed":true');
  });

  test('by a word that several have, once it is said which', async () => {
    const asked = await call('add_place_to_itinerary', { placeName: 'the museum' });
    expect(asked).toMatchObject({ code: 'PLACE_MISSING', message: expect.stringMatching(/1\. .+\n2\. .+/) });
    const one = await proposed('add_place_to_itinerary', { placeName: 'borrowed books' });
    expect(one.summary).toContain('With Museum of Borrowed Books:');
  });

  test('of a model alone where somebody spoke of it, on the day and at the time that were said', async () => {
    const said = ['add the Museum of Lost Keys to day 1 at ten'];
    const spoken = [{ by: 'person' as const, text: said[0] ?? '', at: now }];
    const args = { placeName: 'Museum of Lost Keys', dayNumber: 1, startTime: '10:00' };
    expect((await call('add_place_to_itinerary', args, { said, spoken })).status).toBe('proposal');
    const wrong = [
      { ...args, placeName: 'Quince Garden' },
      { ...args, startTime: '11:00' },
    ];
    for (const one of wrong)
      expect(await call('add_place_to_itinerary', one, { said, spoken })).toMatchObject({
        code: 'NOT_AS_SAID',
      });
  });

  test.each<[string, JsonObject, string]>([
    ['a day that the trip has not', { placeName: 'Quince Garden', dayNumber: 4 }, 'TIME_INVALID'],
    ['a time past midnight', { placeName: 'Quince Garden', startTime: '23:50' }, 'TIME_INVALID'],
    ['no time at all', { placeName: 'Quince Garden', startTime: '25:99' }, 'TOOL_ARGUMENTS_INVALID'],
  ])('and not on %s', async (_what, args, code) => {
    expect(await call('add_place_to_itinerary', args)).toMatchObject({ status: 'refused', code });
  });
});

describe('a day is changed', () => {
  test('a visit is left out by its name or kind, and a day begins later', async () => {
    const [first, second] = await itemsNow();
    const proposal = await proposed('changeTripDay', { remove: first?.name ?? '' });
    expect(proposal.summary).toContain(`Without ${first?.name}:`);
    await yes(proposal);
    expect((await itemsNow()).map(({ name }) => name)).not.toContain(first?.name);
    const later = await proposed('changeTripDay', { startTime: '11:00', dayNumber: 1 });
    expect(later.summary).toMatch(
      new RegExp(`From 11:00 on:[\\s\\S]*\\d\\d:\\d\\d–\\d\\d:\\d\\d ${second?.name}`),
    );
    expect((await call('changeTripDay', { remove: 'the opera' })).status).toBe('refused');
  });

  test('by its owner and who may edit it, and by nobody else', async () => {
    const proposal = await proposed('changeTripDay', { startTime: '11:00' });
    expect(await yes(proposal, 'act_2')).toMatchObject({ committed: false });
    const context = {
      actorId: 'act_2',
      context: {
        lastLocation: null,
        lastListings: [],
        trip: { tripId, destination: 'x', endDate: date, at: now },
      },
    };
    expect(await call('changeTripDay', { startTime: '11:00' }, context)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a pasted confirmation becomes a visit at its time, with what was not read, by a YES', async () => {
  const before = await itemsNow();
  const text = `Reservation confirmed\nHotel: Hotel Olympia\nCheck-in: ${date} 14:00\nConfirmation number: X7QF2M\nPool closes at dusk`;
  const proposal = await proposed('addReservationToTrip', {}, { said: [text] });
  expect(proposal.summary).toMatch(
    /Read from your reservation: Hotel Olympia[\s\S]*14:00–14:30 Hotel Olympia/,
  );
  expect(proposal.summary).toContain(
    'I did not read these lines, please look yourself:\nPool closes at dusk',
  );
  expect(JSON.stringify(proposal)).not.toContain('X7QF2M');
  expect(await itemsNow()).toEqual(before);
  await yes(proposal);
  expect((await itemsNow()).find(({ name }) => name === 'Hotel Olympia')).toMatchObject({
    ...{ start: '14:00', fixed: true, placeId: null },
  });
  const elsewhere = text.replace(date, '2027-05-01');
  expect(await call('addReservationToTrip', {}, { said: [elsewhere] })).toMatchObject({
    code: 'TIME_INVALID',
  });
  expect(await call('addReservationToTrip', {}, { said: ['a table for two'] })).toMatchObject({
    code: 'NOT_AS_SAID',
  });
});

test('what is planned for a day is told, and what is booked then', async () => {
  const [first] = await itemsNow();
  const told = await call('myTrips', { date });
  expect(told).toMatchObject({
    status: 'ok',
    data: { message: expect.stringContaining(first?.name ?? '') },
    context: { trip: { tripId } },
  });
  expect(JSON.stringify(told)).toContain('Forecast (OpenWeather): 09:00 clouds, 15 °C');
  expect(await call('myTrips', { date: '2027-03-25' })).toMatchObject({
    data: {
      message: expect.stringMatching(/^Nothing is planned for[\s\S]*what the weather will be is not known/),
    },
  });
  expect(await call('myTrips', { dayNumber: 1 }, { actorId: 'act_2' })).toMatchObject({
    data: { message: 'You have no saved trip.' },
  });
});
