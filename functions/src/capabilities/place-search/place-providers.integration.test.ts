/** Google against its double on loopback, the market's own places, and the map: one conformance test for all. */
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { placeFieldSchema } from '@merve/contract';
import {
  demoCityPlaces,
  type GooglePlacesDouble,
  startGooglePlacesDouble,
} from '../../../../local/sandbox/google-places/index.ts';
import { type MapboxDouble, startMapboxDouble } from '../../../../local/sandbox/mapbox/index.ts';
import { buildSnapshot, createOramaSearchIndex } from '../../catalogue/index.ts';
import { marketPlaces } from '../../catalogue/places/market-places.ts';
import { businessOf, sampleListing } from '../../catalogue/testing/sample-listings.ts';
import { createGooglePlaces } from '../../integrations/google-places/index.ts';
import { createMapbox } from '../../integrations/mapbox/index.ts';
import { mapPlaces } from '../../integrations/mapbox/map-places.ts';
import type { PlaceProvider, TextQuestion } from '../../integrations/place-provider.ts';
import type { ProviderCap } from '../../integrations/provider/json-provider.ts';
import { MerveError } from '../../platform/errors.ts';
import { placeSearchSection } from '../../platform/place-search-section.ts';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { testMarket } from '../../tools/testing/tool-context.ts';
import { runSearch } from './run-search.ts';
import { describePlaceProvider } from './testing/place-provider-conformance.ts';
import { rawInput, SearchDesk, schemaOf, searchContext, settings, telAviv } from './testing/search-desk.ts';

const apiKey = 'AIza-a-key-of-the-test';
const kyrenia = { latitude: 35.34, longitude: 33.32 };
/** Saturday, noon in Tel Aviv. */
const now = () => new Date('2026-11-21T10:00:00Z');

let double: GooglePlacesDouble;
let mapbox: MapboxDouble;
let local: LocalFirestore;
let google: PlaceProvider;
let map: PlaceProvider;
let market: PlaceProvider;
let logs: string[];

const listings = [
  sampleListing({
    listingId: 'lst_cafe',
    name: 'Carob Café',
    category: 'cafe',
    location: kyrenia,
    priceTier: 2,
  }),
  sampleListing({
    listingId: 'lst_far',
    name: 'Far Café',
    category: 'cafe',
    location: { latitude: 35.12, longitude: 33.94 },
  }),
];
const snapshot = buildSnapshot('north-cyprus', 1, {
  listings,
  businesses: listings.map((one) => businessOf(one)),
  offerings: [],
});

beforeAll(async () => {
  double = await startGooglePlacesDouble({ apiKey, places: demoCityPlaces(), now });
  const point = {
    words: ['café', 'cafe'],
    type: 'poi',
    category: 'cafe',
    town: 'Kyrenia',
    phone: null,
  } as const;
  mapbox = await startMapboxDouble({
    token: 'pk.test',
    features: [{ ...point, ...kyrenia, name: 'Harbour Café' }],
  });
  local = await startLocalFirestore();
  const latest = async () => snapshot;
  market = marketPlaces({
    ...{ documents: local.documents, catalogue: { latest }, now },
    searchIndex: createOramaSearchIndex(latest),
  });
  map = mapPlaces(createMapbox({ token: 'pk.test', baseUrl: mapbox.url, cap: null }));
});
afterAll(async () => {
  await Promise.all([double.stop(), mapbox.stop(), local.stop()]);
});
beforeEach(() => {
  logs = captureLogs();
  google = googleWith();
});
afterEach(() => {
  jest.restoreAllMocks();
});
const googleWith = (changes: Partial<Parameters<typeof createGooglePlaces>[0]> = {}) =>
  createGooglePlaces({ apiKey, baseUrl: double.url, cap: null, settings, ...changes });

describePlaceProvider('Google', {
  ...{ provider: () => google, centre: telAviv, town: 'Tel Aviv', keyword: 'pizza', type: 'cafe' },
  ...{ venue: 'Almond Café', calls: () => double.requests.length, callsOfSearch: 1 },
});
describePlaceProvider('the market', {
  ...{ provider: () => market, centre: kyrenia, town: 'Kyrenia', keyword: 'café', type: 'cafe' },
  ...{ venue: 'Carob Café', calls: () => 0, callsOfSearch: 0 },
});
describePlaceProvider('the map', {
  ...{ provider: () => map, centre: kyrenia, town: 'Kyrenia', keyword: 'café', type: 'cafe' },
  ...{ venue: 'Harbour Café', calls: () => mapbox.requests.length, callsOfSearch: 1 },
});

const question = (changes: Partial<TextQuestion> = {}): TextQuestion => ({
  ...{ text: 'פיצה טבעונית בתל אביב', type: null, openNow: false, price: null, bias: null, within: null },
  ...{ rankBy: 'relevance', pageToken: null, language: 'he', region: null, limit: 20, timeoutMs: 6_000 },
  fields: placeFieldSchema.options,
  caller: { market: testMarket, config: searchContext().config },
  ...changes,
});
const code = (name: string) => expect.objectContaining({ code: name });

describe('Google', () => {
  test('P-13, P-38: answers in the language asked for, in pages that go on', async () => {
    const { places } = await google.searchText(question());
    expect(places.length).toBeGreaterThan(10);
    expect(places.every(({ name }) => /פיצה טבעונית/.test(name ?? ''))).toBe(true);
    const first = await google.searchText(question({ text: 'pizza', language: 'en', limit: 20 }));
    const second = await google.searchText(
      question({ text: 'pizza', language: 'en', limit: 20, pageToken: first.nextPageToken }),
    );
    const ids = [...first.places, ...second.places].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const other = question({ text: 'sushi', pageToken: first.nextPageToken });
    await expect(google.searchText(other)).rejects.toEqual(code('BAD_REQUEST'));
  });

  test('P-30, C-26: the mask holds what was asked, id and attributions, and what is measured afterwards', async () => {
    const within = { west: 34.7, south: 32, east: 34.9, north: 32.2 };
    await google.searchText(question({ fields: ['name'] }));
    await google.searchText(question({ fields: ['rating'], within }));
    expect(double.requests.slice(-2).map(({ mask }) => mask)).toEqual([
      'places.id,places.attributions,places.displayName,nextPageToken',
      'places.id,places.attributions,places.rating,places.location,nextPageToken',
    ]);
  });

  test('C-62: each call costs what its dearest field does', async () => {
    const taken: number[] = [];
    const cap: ProviderCap = { take: async (_name, _caller, micros) => taken.push(micros) > 0 };
    const paid = googleWith({ cap });
    for (const fields of [['place_id'], ['name', 'geometry'], ['name', 'rating']] as const)
      await paid.searchText(question({ fields }));
    expect(taken).toEqual([32_000, 35_000]);
  });

  test('P-24: levels 1 to 4 alone are asked for, and hours', async () => {
    await google.searchText(question({ price: { min: 0, max: 2 }, openNow: true }));
    expect(double.requests.at(-1)?.body).toMatchObject({
      priceLevels: ['PRICE_LEVEL_INEXPENSIVE', 'PRICE_LEVEL_MODERATE'],
      openNow: true,
    });
  });

  test('half a place is a place; one without an id is none, and markup stays text', async () => {
    const body = JSON.stringify({
      places: [
        { id: 'a', rating: 'many', websiteUri: 'javascript:alert(1)', displayName: { text: '<b>Bold</b>' } },
        { displayName: { text: 'Nobody' } },
        7,
        { id: 'b', photos: [{}], location: { latitude: 99, longitude: 0 } },
      ],
    });
    double.plan({ kind: 'body', body });
    const { places } = await google.searchText(question());
    expect(places).toMatchObject([
      { id: 'a', name: '<b>Bold</b>', rating: null, website: null },
      { id: 'b', photo: null, at: null },
    ]);
  });

  test('P-66: a photo is an address without a key', async () => {
    const { places } = await google.searchText(question());
    const name = places.find(({ photo }) => photo !== null)?.photo?.name ?? '';
    const asked = { widthPixels: 400, caller: question().caller, timeoutMs: 6_000 };
    const address = await google.photo(name, asked);
    expect([address?.startsWith(double.url), address?.includes(apiKey)]).toEqual([true, false]);
    expect(await google.photo('places/x/photos/none', asked)).toBeNull();
    expect(await google.photo('../v1/other', asked)).toBeNull();
  });

  const fault = (status: number, name: string, reason?: string) =>
    ({ kind: 'status', status, name, ...(reason !== undefined && { reason }) }) as const;
  test.each([
    ['P-71: a key that may not', [fault(403, 'PERMISSION_DENIED')], 'UPSTREAM_DENIED', 1],
    ['P-71: a key that is none', [fault(400, 'INVALID_ARGUMENT', 'API_KEY_INVALID')], 'UPSTREAM_DENIED', 1],
    [
      'P-71: a project without billing',
      [fault(403, 'PERMISSION_DENIED', 'BILLING_DISABLED')],
      'UPSTREAM_DENIED',
      1,
    ],
    [
      'P-71: a project that is blocked, as 429',
      [fault(429, 'RESOURCE_EXHAUSTED', 'CONSUMER_SUSPENDED')],
      'UPSTREAM_DENIED',
      1,
    ],
    ['P-72: a quota that is spent', [fault(429, 'RESOURCE_EXHAUSTED')], 'RATE_LIMITED', 1],
    ['P-73: what the caller asked', [fault(400, 'INVALID_ARGUMENT')], 'BAD_REQUEST', 1],
    [
      'P-76: a service that fails twice',
      [fault(503, 'UNAVAILABLE'), fault(500, 'INTERNAL')],
      'UPSTREAM_FAILED',
      2,
    ],
    ['P-76: an answer that is none', [{ kind: 'body', body: '[]' }], 'UPSTREAM_FAILED', 1],
    ['P-76: a connection that breaks twice', [{ kind: 'reset' }, { kind: 'reset' }], 'UPSTREAM_FAILED', 2],
  ] as const)('%s is told as what it is', async (_what, faults, expected, attempts) => {
    const before = double.requests.length;
    double.plan(...faults);
    await expect(google.searchText(question())).rejects.toEqual(code(expected));
    expect(double.requests.length - before).toBe(attempts);
  });

  test('P-75, P-85: what never answers is given up after two attempts, as a time-out', async () => {
    double.plan({ kind: 'hang' }, { kind: 'hang' });
    const before = double.requests.length;
    await expect(google.searchText(question({ timeoutMs: 150 }))).rejects.toEqual(code('UPSTREAM_TIMEOUT'));
    expect(double.requests.length - before).toBe(2);
  });

  test('P-64, P-86: once more after what passes', async () => {
    double.plan(fault(503, 'UNAVAILABLE'));
    expect((await google.searchText(question())).places.length).toBeGreaterThan(0);
  });

  const cafes = schemaOf({
    ...{ mode: 'nearbysearch', target: { kind: 'coords', coords: { lat: 32.08, lng: 34.78 } } },
    filters: { type: 'cafe' },
  });

  test.each([400, 404, 408, 409, 425, 429])('P-64, P-86: none after a %d', async (status) => {
    double.plan(fault(status, 'FAILED_PRECONDITION'));
    const before = double.requests.length;
    await expect(google.searchText(question())).rejects.toBeInstanceOf(MerveError);
    expect(double.requests.length - before).toBe(1);
  });

  test('12.5 s in all: when they are over the search ends as a time-out, whatever is still to be tried', async () => {
    double.plan({ kind: 'hang' });
    const desk = new SearchDesk();
    const over = new AbortController();
    const allowed: number[] = [];
    const asked = double.requests.length;
    const searching = runSearch(
      {
        rawInput: rawInput({ schema: cafes }),
        context: searchContext({ settings: placeSearchSection.parse({ PLACES_NEARBY_TIMEOUT_MS: '30000' }) }),
      },
      {
        ...desk.ports,
        providers: [google],
        expires(ms) {
          allowed.push(ms);
          return over.signal;
        },
      },
    );
    const ended = expect(searching).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    while (double.requests.length === asked) await setImmediate();
    over.abort();
    await ended;
    expect(allowed).toEqual([12_500]);
    expect(double.requests.length).toBe(asked + 1);
  });

  test('P-64: what answers too late is asked once more', async () => {
    double.plan({ kind: 'slow', ms: 2_000 });
    expect((await google.searchText(question({ timeoutMs: 500 }))).places.length).toBeGreaterThan(0);
  });

  test('P-77: after five failures in a row nothing is asked', async () => {
    const once = placeSearchSection.parse({ PLACES_RETRY_ATTEMPTS: '1' });
    google = googleWith({ settings: once });
    for (let count = 0; count < 5; count += 1) {
      double.plan(fault(503, 'UNAVAILABLE'));
      await expect(google.searchText(question())).rejects.toEqual(code('UPSTREAM_FAILED'));
    }
    const before = double.requests.length;
    await expect(google.searchText(question())).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      details: { reason: 'breaker' },
    });
    expect(double.requests).toHaveLength(before);
  });

  test('P-65, P-78, P-80: no key and nothing of the question stands in a log', async () => {
    await googleWith({ apiKey: 'AIza-a-wrong-one' })
      .searchText(question())
      .catch(() => {});
    await google.searchText(question());
    expect(logs.length).toBeGreaterThan(1);
    for (const word of [apiKey, 'AIza-a-wrong-one', 'טבעונית']) expect(logs.join()).not.toContain(word);
  });
});

describe('the double refuses what Google does', () => {
  const post = async (
    method: string,
    body: object,
    mask: string | null = 'places.id',
    key: string | null = apiKey,
  ) => {
    const response = await fetch(`${double.url}/v1/places:${method}`, {
      method: 'POST',
      headers: {
        ...(key !== null && { 'x-goog-api-key': key }),
        ...(mask !== null && { 'x-goog-fieldmask': mask }),
      },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const circle = (radius: number) => ({ circle: { center: telAviv, radius } });
  const rectangle = {
    rectangle: { low: { latitude: 32, longitude: 34 }, high: { latitude: 33, longitude: 35 } },
  };

  test.each([
    ['no mask', 400, () => post('searchText', { textQuery: 'x' }, null)],
    ['a mask of what is not', 400, () => post('searchText', { textQuery: 'x' }, 'places.phone_book')],
    ['no key', 403, () => post('searchText', { textQuery: 'x' }, '*', null)],
    ['a wrong key', 400, () => post('searchText', { textQuery: 'x' }, '*', 'no')],
    ['no words', 400, () => post('searchText', {})],
    ['a field that is none', 400, () => post('searchText', { textQuery: 'x', radius: 5 })],
    ['a page of 0', 400, () => post('searchText', { textQuery: 'x', pageSize: 0 })],
    ['a page of 21', 400, () => post('searchText', { textQuery: 'x', pageSize: 21 })],
    ['what is free', 400, () => post('searchText', { textQuery: 'x', priceLevels: ['PRICE_LEVEL_FREE'] })],
    [
      'several types for words',
      400,
      () => post('searchText', { textQuery: 'x', includedType: ['cafe', 'bar'] }),
    ],
    [
      'a type that is none',
      400,
      () => post('searchText', { textQuery: 'x', includedType: 'castle_of_doom' }),
    ],
    [
      'a circle as a restriction of words',
      400,
      () => post('searchText', { textQuery: 'x', locationRestriction: circle(5) }),
    ],
    ['a bias of 50,001 m', 400, () => post('searchText', { textQuery: 'x', locationBias: circle(50_001) })],
    [
      'bias and restriction',
      400,
      () => post('searchText', { textQuery: 'x', locationBias: circle(5), locationRestriction: rectangle }),
    ],
    ['a nearby search without a circle', 400, () => post('searchNearby', { includedTypes: ['cafe'] })],
    [
      'a nearby search in a rectangle',
      400,
      () => post('searchNearby', { includedTypes: ['cafe'], locationRestriction: rectangle }),
    ],
    [
      'a nearby search for words',
      400,
      () => post('searchNearby', { textQuery: 'x', locationRestriction: circle(5) }),
    ],
    [
      'a nearby search by relevance',
      400,
      () => post('searchNearby', { locationRestriction: circle(5), rankPreference: 'RELEVANCE' }),
    ],
    [
      'nothing that is allowed',
      200,
      () => post('searchNearby', { includedTypes: ['cafe'], locationRestriction: circle(50_000) }),
    ],
  ])('%s: %d', async (_what, status, ask) => {
    expect(await ask()).toBe(status);
  });
});
