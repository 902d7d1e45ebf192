/** Days in a city that the market has nothing of: Google's double behind the tool, the keyword planner before it. */
import { beforeEach, expect, test } from '@jest/globals';
import { type JsonObject, placeDetailsResponseSchema, tripWeatherSchema } from '@merve/contract';
import { demoCityPlaces } from '../../../local/sandbox/google-places/index.ts';
import { startOpenWeatherDouble } from '../../../local/sandbox/open-weather/index.ts';
import { googleCityOfFile } from '../capabilities/place-search/testing/google-city.ts';
import { confirmItineraryHandler } from '../capabilities/trips/confirm-itinerary.ts';
import { generateItineraryTool } from '../capabilities/trips/generate-itinerary.ts';
import { searchNearbyPlacesTool } from '../capabilities/trips/places-of-trip/search-nearby-places.ts';
import { createOpenWeather } from '../integrations/open-weather/index.ts';
import type { RiskSources } from '../integrations/risk-sources.ts';
import { defaultMerveConfig } from '../markets/index.ts';
import { keywordPlanner } from '../model/keyword-planner.ts';
import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { actorIdFor } from '../platform/ids.ts';
import { toolRegistry } from '../tools/registry.ts';
import { testContext } from '../tools/testing/tool-context.ts';
import { capabilityPlannings } from './capabilities.ts';
import { createApi } from './create-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const city = googleCityOfFile();
let using: Partial<OrchestratorDependencies>;
let count = 0;

beforeEach(() => {
  count += 1;
  const { documents, catalogue, tools } = city.world;
  const outsidePlaces = { google: city.google(), map: null, geocoder: null };
  using = {
    tools: toolRegistry([...tools.tools, generateItineraryTool({ documents, catalogue, outsidePlaces })]),
    model: keywordPlanner(catalogue, capabilityPlannings),
    commitHandlers: [confirmItineraryHandler(documents)],
  };
});

async function says(text: string): Promise<string> {
  const appended = await city.world.append(`plans-abroad-${count}`, text, {});
  const result = await city.world.process(appended, { ...city.world, ...using });
  const replies = result.kind === 'processed' ? result.turns.flatMap((turn) => turn.replies) : [];
  return replies.map((reply) => reply.text).join('\n');
}

/** Museums of the double, each name once, as nobody there writes them. */
const museums = [
  ...new Set(
    demoCityPlaces()
      .filter(({ types }) => types.includes('museum'))
      .map(({ name }) => name[0].toLowerCase()),
  ),
].slice(0, 5);

/** What the page of a trip asks for besides: the weather, and what Google knows of a visit now. */
async function itsPage(tripId: string, outsideId: string): Promise<void> {
  const { world } = city;
  const uid = 'ana';
  process.env['ACTOR_KEY'] = 'a key of the test alone';
  const trip = (await world.documents.trip(tripId).get()).data();
  if (trip === undefined) throw new Error('The trip is saved');
  await world.documents
    .trip(tripId)
    .set({ ...trip, actorId: actorIdFor(`web:${uid}`, 'a key of the test alone') });
  const weather = await startOpenWeatherDouble({
    ...{ apiKey: 'k', now: () => world.clock.now() },
    weather: () => ({ sky: 'rain', celsius: 17.4, wind: 2, rain: 1 }),
  });
  const service = createOpenWeather({
    ...{ apiKey: 'k', baseUrl: weather.url, cap: null, now: () => world.clock.now() },
    documents: world.documents,
  });
  const ask = (path: string, by: string, riskSources: RiskSources | null, body?: object) =>
    createApi({
      dependencies: async () => ({
        ...{ ...world, riskSources, outsidePlaces: { google: city.google(), map: null, geocoder: null } },
      }),
      verify: tokensAreNames,
    }).request(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const sources = { weather: service, events: null };
  const told = tripWeatherSchema.parse(await (await ask(`/v1/trips/${tripId}/weather`, uid, sources)).json());
  expect(told.source).toEqual({ name: 'OpenWeather', uri: 'https://openweathermap.org/' });
  // Both days by one question, on the clock there; of a day that no forecast reaches nothing is made up.
  expect(weather.requests).toHaveLength(1);
  expect(told.days.map(({ day }) => day)).toEqual([1, 2]);
  for (const { state, hours } of told.days) {
    expect(['known', 'too-far']).toContain(state);
    expect(hours.length > 0).toBe(state === 'known');
    for (const hour of hours) expect(hour).toMatchObject({ sky: 'rain', celsius: 17 });
  }
  expect(told.days[0]?.hours.map(({ clock }) => clock)).toEqual(['09:00', '14:00', '19:00']);
  expect((await ask(`/v1/trips/${tripId}/weather`, 'eve', sources)).status).toBe(403);
  const nobody = await ask(`/v1/trips/${tripId}/weather`, uid, { weather: null, events: null });
  expect(await nobody.json()).toEqual({ source: null, days: [] });
  await weather.stop();

  const again = await ask('/v1/places/details', uid, null, {
    placeIds: [outsideId],
    language: 'en',
    whole: true,
  });
  const [place] = placeDetailsResponseSchema.parse(await again.json()).places;
  const known = demoCityPlaces().find(({ id }) => id === outsideId);
  expect(place).toMatchObject({ placeId: outsideId, rating: known?.rating, address: known?.address[0] });
  expect(place?.week?.map(({ weekday }) => weekday).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  if (known?.photographer != null) expect(place?.photoUrl).toMatch(/^\/v1\/places\/photos\//);
}

test('are planned out of what is named and verified, saved by a YES, and nothing of the provider is kept but ids', async () => {
  const asked = await says('Plan 2 days in Tel Aviv from Monday');
  expect(asked).toContain('I keep no sights in Tel Aviv (Israel) myself');
  const shown = await says(`${museums.join(', ')}, Atlantis Observatory`);
  // Each name once; the city is known by an open table.
  expect(city.double.requests.length).toBeLessThanOrEqual(museums.length + 1);
  expect(shown).toContain('Tel Aviv (Israel)');
  for (const museum of museums)
    expect(shown).toMatch(new RegExp(`\\d\\d:\\d\\d–\\d\\d:\\d\\d ${museum} \\(opening hours not known`));
  expect(shown).not.toMatch(/–\d\d:\d\d Atlantis Observatory/);
  expect(shown).toContain('The ways between are estimated');
  expect(await says('yes')).toContain('Saved: Tel Aviv (Israel)');
  const [trip] = (await city.world.documents.trips.get()).docs.map((one) => one.data());
  expect(trip).toMatchObject({ timeZone: 'Asia/Jerusalem', days: 2 });
  const days = (await city.world.documents.itineraryDays(trip?.tripId ?? '').get()).docs.map((one) =>
    one.data(),
  );
  const items = days.flatMap((day) => day.items);
  expect(items.map(({ name }) => name).toSorted()).toEqual(museums.toSorted());
  const ids = new Set(demoCityPlaces().map(({ id }) => id));
  expect(items.every(({ outsideId, placeId }) => placeId === null && ids.has(outsideId ?? ''))).toBe(true);
  await itsPage(trip?.tripId ?? '', items[0]?.outsideId ?? '');
  const kept = JSON.stringify([
    (await city.world.documents.trip(trip?.tripId ?? '').get()).data(),
    (await city.world.documents.itineraryDays(trip?.tripId ?? '').get()).docs.map((one) => one.data()),
  ]);
  for (const { name, address, at, website } of demoCityPlaces()) {
    for (const text of [...name, ...address, String(at.latitude), website ?? 'https://place-'])
      expect(kept).not.toContain(text);
  }
}, 120_000);

test('near a place of a trip abroad is told what the provider knows, the nearest first, once and kept by ids alone', async () => {
  const { world } = city;
  const { documents } = world;
  const actorId = 'act_abroad';
  const at = new Date('2027-03-19T08:00:00Z');
  await documents.trip('trip_near').set({
    ...{
      tripId: 'trip_near',
      marketId: market.marketId,
      actorId,
      destination: 'Tel Aviv (Israel)',
      title: null,
    },
    ...{
      timeZone: 'Asia/Jerusalem',
      startDate: '2027-03-22',
      days: 1,
      pace: 'normal',
      note: null,
      version: 1,
    },
    stay: { latitude: 32.0714, longitude: 34.7706 },
    ...{ savedPlaces: [], createdAt: at, updatedAt: at },
  });
  const outsidePlaces = { google: city.google(), map: null, geocoder: null };
  const tool = searchNearbyPlacesTool({ documents, outsidePlaces });
  const near = (args: JsonObject) =>
    tool.invoke(
      { referencePlaceName: museums[0] ?? '', ...args },
      testContext(defaultMerveConfig(market, [tool]), {
        ...{ market, actorId },
        now: new Date('2027-03-19T08:00:00Z'),
      }),
    );
  const unavailable = { kind: 'status', status: 503, name: 'UNAVAILABLE' } as const;
  const before = city.double.requests.length;
  const result = await near({ maxResults: 4 });
  expect(city.double.requests.slice(before).map(({ call }) => call)).toEqual(['searchText', 'searchNearby']);
  if (result.status !== 'ok' || result.passing === undefined) throw new Error(JSON.stringify(result));
  const names = new Set(demoCityPlaces().flatMap(({ name }) => name));
  const told = [...result.passing.text.matchAll(/^\d\. (.+), ([\d.]+) (m|km)$/gmu)];
  expect(told.length).toBe(4);
  expect(told.every(([, name]) => names.has(name ?? ''))).toBe(true);
  const metres = told.map(([, , count, unit]) => Number(count) * (unit === 'km' ? 1000 : 1));
  expect(metres).toEqual(metres.toSorted((one, other) => one - other));
  expect(result.passing.text).toContain('Source: Google Maps');
  const kept = JSON.stringify([result.data, result.ui]);
  for (const name of names) expect(kept).not.toContain(name);
  expect(await near({ keyword: 'sushi', category: 'restaurant' })).toMatchObject({
    data: { message: expect.stringContaining('allergies') },
  });
  city.double.plan(...Array.from({ length: 3 }, () => unavailable));
  expect(await near({})).toMatchObject({ status: 'refused', code: 'PLACE_NOT_FOUND' });
});

test('a town that nobody knows is asked about, and asks the provider once', async () => {
  const answer = await says('Plan 2 days in Xyzzyton from Monday');
  expect(answer).toContain('I do not know “Xyzzyton”');
});
