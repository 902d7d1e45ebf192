import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JsonObject, Market, MerveConfig, Place } from '@merve/contract';
import { z } from 'zod';
import { demoMarketId, seedDemoMarket } from '../../../../../local/seed/index.ts';
import { placesAround } from '../../../catalogue/places/find-places.ts';
import type { PlaceProvider, ProviderPlace, TextQuestion } from '../../../integrations/place-provider.ts';
import { loadMarket } from '../../../markets/index.ts';
import { MerveError } from '../../../platform/errors.ts';
import { type LocalFirestore, startLocalFirestore } from '../../../platform/testing/local-firestore.ts';
import { testContext } from '../../../tools/testing/tool-context.ts';
import { seedTrip } from '../testing/seed-trip.ts';
import { recommendPlacesTool } from './recommend-places.ts';
import { searchNearbyPlacesTool } from './search-nearby-places.ts';

const date = '2027-03-22';
const kyrenia = { latitude: 35.34, longitude: 33.32 };
let firestore: LocalFirestore;
let market: Market;
let config: MerveConfig;
let onTrip: readonly { readonly name: string }[] = [];
let own: Place | undefined;
/** What Google was asked, and what it answers by the text. */
let asked: string[] = [];
let answer: (question: TextQuestion) => readonly Partial<ProviderPlace>[] = () => [];

const nobodyKnows = {
  address: null,
  rating: null,
  ratings: null,
  priceLevel: null,
  website: null,
  photo: null,
};
const google: PlaceProvider = {
  source: 'google',
  async searchText(question) {
    asked.push(question.text);
    const places = answer(question).map(
      (place, index): ProviderPlace => ({
        ...{ ...nobodyKnows, id: `g${index}`, name: null, at: kyrenia, openNow: null, openUntil: null },
        ...{ utcOffsetMinutes: null, attributions: [], listingId: null },
        ...place,
      }),
    );
    return { places, nextPageToken: null };
  },
  searchNearby: async () => ({ places: [], nextPageToken: null }),
  details: async () => null,
  photo: async () => null,
};
const tools = () => ({
  recommend: recommendPlacesTool({
    documents: firestore.documents,
    outsidePlaces: { google, map: null, geocoder: null },
  }),
  nearby: searchNearbyPlacesTool({ documents: firestore.documents }),
});

beforeAll(async () => {
  firestore = await startLocalFirestore();
  const { documents } = firestore;
  await seedDemoMarket(documents.db);
  ({ market, config } = await loadMarket(documents, demoMarketId, Object.values(tools())));
  config = { ...config, placeSearch: { enabled: true } };
  const tripId = await seedTrip(documents, { marketId: demoMarketId, actorId: 'act_1', date });
  onTrip = (await documents.itineraryDay(tripId, 1).get()).data()?.items ?? [];
  const near = await placesAround(documents, {
    ...{ marketId: demoMarketId, centre: kyrenia, radiusKm: 30, of: { purpose: 'outing' } },
  });
  own = near.map(({ place }) => place).find(({ name }) => onTrip.every((one) => one.name !== name));
});
afterAll(() => firestore.stop());

const context = (more: object = {}) =>
  testContext(config, { market, now: new Date(`${date}T06:00:00Z`), ...more });
async function recommend(places: JsonObject[], more: object = {}) {
  asked = [];
  const result = await tools().recommend.invoke({ places }, context(more));
  return result.status === 'ok' ? result.data : result;
}

describe('places that are recommended for a trip', () => {
  test('are our own first, believed by name, and nobody is asked for them', async () => {
    const data = await recommend([{ name: own?.name ?? '', category: 'attraction' }]);
    expect(data).toMatchObject({ places: [{ placeId: own?.placeId, outsideId: null, isVerified: true }] });
    expect(asked).toEqual([]);
  });

  test('are looked up by name, then by the English one; found ones keep nothing but an id of the provider’s', async () => {
    answer = ({ text }) => (text.startsWith('Obscure') ? [{ name: 'Obscure Grotto', rating: 5 }] : []);
    const data = await recommend([
      { name: '알려지지 않은 동굴', name_en: 'Obscure Grotto', category: 'attraction' },
      { name: 'Invented Palace', category: 'attraction' },
    ]);
    expect(data).toMatchObject({
      places: [
        { name: '알려지지 않은 동굴', outsideId: 'g0', isVerified: true },
        { name: 'Invented Palace', outsideId: null, isVerified: false },
      ],
      message: expect.stringContaining('Invented Palace (not verified'),
    });
    expect(JSON.stringify(data)).not.toContain('rating');
    expect(asked).toHaveLength(3);
  });

  test('of the same name in another town, or of another name there, are not believed, and not dropped', async () => {
    answer = () => [
      { name: 'Moon Garden', at: { latitude: 41, longitude: 29 } },
      { name: 'Sun Garden', at: kyrenia },
    ];
    const data = await recommend([{ name: 'Moon Garden', category: 'attraction' }]);
    expect(data).toMatchObject({ places: [{ name: 'Moon Garden', isVerified: false }] });
  });

  test('are shown not verified while the provider fails', async () => {
    answer = () => {
      throw new MerveError('RATE_LIMITED', 'quota');
    };
    const data = await recommend([{ name: 'Moon Garden', name_en: 'Moon Garden', category: 'attraction' }]);
    expect(data).toMatchObject({ places: [{ isVerified: false }] });
    expect(asked).toHaveLength(1);
  });

  test('that the trip has are said to be there, and not told again', async () => {
    const data = await recommend([{ name: onTrip[0]?.name ?? '', category: 'attraction' }]);
    expect(data).toMatchObject({ places: [], message: expect.stringContaining('In your trip already') });
  });

  test('are for who has a trip, at most three, and bad arguments are named', async () => {
    const place = { name: 'X', category: 'attraction' };
    expect(await recommend([place], { actorId: 'act_2' })).toMatchObject({
      status: 'refused',
      code: 'NOT_FOUND',
    });
    expect(await recommend([place, place, place, place])).toMatchObject({ code: 'TOOL_ARGUMENTS_INVALID' });
    expect(await recommend([{ ...place, category: 'volcano' }])).toMatchObject({
      code: 'TOOL_ARGUMENTS_INVALID',
    });
  });
});

const listed = z.array(z.object({ name: z.string(), distanceKm: z.number() }));

describe('what is near a place of a trip', () => {
  const near = (args: JsonObject, more: object = {}) => tools().nearby.invoke(args, context(more));

  test('is told nearest first, three if nobody says how many, and nothing that the trip has', async () => {
    const result = await near({ referencePlaceName: onTrip[0]?.name ?? '' });
    if (result.status !== 'ok') throw new Error(JSON.stringify(result));
    const places = listed.parse(result.data['places']);
    expect(places).toHaveLength(3);
    expect(places.map(({ distanceKm }) => distanceKm)).toEqual(
      places.map(({ distanceKm }) => distanceKm).toSorted((one, other) => one - other),
    );
    for (const { name } of onTrip) expect(places.map((place) => place.name)).not.toContain(name);
  });

  test('is no place to eat: those are told by who looks at allergies', async () => {
    const result = await near({ referencePlaceName: onTrip[0]?.name ?? '', category: 'restaurant' });
    expect(result).toMatchObject({
      status: 'ok',
      data: { places: [], message: expect.stringContaining('allergies') },
    });
  });

  test('of a place that nobody knows is refused, in Korean as the source has it', async () => {
    expect(await near({ referencePlaceName: 'Xyzzy' }, { language: 'ko' })).toMatchObject({
      status: 'refused',
      code: 'PLACE_NOT_FOUND',
      message: '기준 장소의 좌표를 찾을 수 없습니다.',
    });
  });
});
