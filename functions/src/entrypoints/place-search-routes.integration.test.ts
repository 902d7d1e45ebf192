/** The door of the search of the world's places: Google's double behind it, a scripted model or none before it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  apiErrorSchema,
  locationNeededSchema,
  type MerveConfig,
  type PlaceSearchRequest,
  placeSearchResponseSchema,
} from '@merve/contract';
import { z } from 'zod';
import {
  demoCityPlaces,
  type GooglePlacesDouble,
  startGooglePlacesDouble,
} from '../../../local/sandbox/google-places/index.ts';
import { createGooglePlaces } from '../integrations/google-places/index.ts';
import { defaultMerveConfig } from '../markets/index.ts';
import { type Asker, askerOver } from '../model/asker.ts';
import type { StructuredRequest } from '../model/structured-model.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { identitySection, readConfig } from '../platform/config.ts';
import { actorIdFor } from '../platform/ids.ts';
import { placeSearchSection } from '../platform/place-search-section.ts';
import { captureLogs } from '../tools/testing/capture-logs.ts';
import { createApi } from './create-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const apiKey = 'AIza-a-key-of-the-test';
const demo = 'פיצה טבעונית בתל אביב';
const telAviv = { lat: 32.08, lng: 34.78 };
const cafes = {
  search: { mode: 'nearbysearch', target: { kind: 'coords', coords: telAviv }, filters: { type: 'cafe' } },
} as const;

let world: World;
let double: GooglePlacesDouble;
let api: ReturnType<typeof createApi>;
let asker: Asker;
let asked: StructuredRequest[];
let script: string[];
let uid: string;
let count = 0;
let logs: string[];

beforeAll(async () => {
  world = await createWorld();
  double = await startGooglePlacesDouble({ apiKey, places: demoCityPlaces(), now: () => world.clock.now() });
});
afterAll(async () => {
  await Promise.all([world.stop(), double.stop()]);
});
beforeEach(() => {
  logs = captureLogs();
  count += 1;
  uid = `searcher-${count}`;
  world.clock.advance(24 * 60 * 60_000);
  asker = askerOver([]);
  asked = [];
  script = [];
  const google = createGooglePlaces({
    ...{ apiKey, baseUrl: double.url, cap: null, settings: placeSearchSection.parse({}) },
    now: () => world.clock.now(),
  });
  api = createApi({
    dependencies: async () => ({ ...world, asker, outsidePlaces: { google, map: null, geocoder: null } }),
    verify: tokensAreNames,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const post = (body: unknown, { path = '/api/places/search', token = uid, ip = `198.51.100.${count}` } = {}) =>
  api.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  });
async function found(
  body: Partial<Record<keyof PlaceSearchRequest, unknown>>,
  how: Parameters<typeof post>[1] = {},
) {
  const response = await post(body, how);
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return placeSearchResponseSchema.parse(await response.json());
}
async function refused(body: unknown, how: Parameters<typeof post>[1] = {}) {
  const response = await post(body, how);
  const { error } = z.object({ error: apiErrorSchema }).parse(await response.json());
  return [response.status, error.code];
}
/** A model that answers what is scripted. */
const scripted = () =>
  askerOver([
    {
      policy: { timeoutMs: 60_000, breaker: { failures: 5, openMs: 60_000 } },
      model: {
        modelId: 'scripted',
        async complete(request) {
          asked.push(request);
          const text = script.shift() ?? '{}';
          return {
            ...{ modelId: 'scripted', rawParts: [{ text }], text, toolCalls: [], finish: 'stop' },
            usage: { inputTokens: 7, outputTokens: 3 },
          };
        },
      },
    },
  ]);

describe('a search', () => {
  test('P-01, P-10, P-11, P-12, P-99: of the source’s own words finds vegan pizza in Tel Aviv, in Hebrew, with one call', async () => {
    const before = double.requests.length;
    const { query, restaurants, meta } = await found({ text: demo, language: 'he', sessionId: 'abc123' });
    expect(query).toEqual({ mode: 'textsearch', language: 'he' });
    expect(meta).toMatchObject({ source: 'google', mode: 'textsearch', cached: false });
    expect(restaurants.length).toBeGreaterThan(5);
    expect(restaurants[0]).toMatchObject({
      placeId: expect.stringMatching(/^ChIJ/),
      name: expect.stringContaining('פיצה טבעונית'),
      address: expect.stringContaining('תל אביב'),
      location: { lat: expect.any(Number), lng: expect.any(Number) },
      googleMapsUri: expect.stringContaining('query_place_id='),
    });
    expect(double.requests.length - before).toBe(1);
  });

  test('P-04, P-07, P-43: “near me” is around the place of the request, and by /v1 it is the same', async () => {
    const { query, restaurants } = await found(
      { text: 'vegan pizza near me', userLocation: telAviv, language: 'en' },
      { path: '/v1/places/search' },
    );
    expect(query).toEqual({ mode: 'nearbysearch', language: 'en' });
    expect(restaurants.length).toBeGreaterThan(0);
    for (const { location } of restaurants)
      expect(Math.abs((location?.lat ?? 0) - telAviv.lat)).toBeLessThan(0.02);
  });

  test('what a model’s reading costs is counted in the account’s day, and so in the market’s', async () => {
    asker = scripted();
    const reading = { mode: 'textsearch', query: 'sushi', targetKind: 'city', targetWords: 'Tel Aviv' };
    script = [JSON.stringify({ ...reading, confidence: 0.9, rationale: 'a city' }), '{}', '{}'];
    await found({ text: 'sushi in Tel Aviv' });
    await found({ text: 'sushi in Tel Aviv' });
    const actorId = actorIdFor(`web:${uid}`, readConfig(identitySection).ACTOR_KEY);
    const days = (await world.documents.usageDays.where('actorId', '==', actorId).get()).docs;
    const answers = { answers: 3, inputTokens: 21, outputTokens: 9 };
    expect(days.map((day) => day.data())).toEqual([
      expect.objectContaining({
        ...{ marketId: market.marketId, turns: 0, inputTokens: 21, outputTokens: 9 },
        purposes: { 'place-search-intent': expect.objectContaining(answers) },
      }),
    ]);
  });

  test('P-54: “near me” where nobody knows where that is asks', async () => {
    expect(await refused({ text: 'pizza near me' })).toEqual([400, 'LOCATION_NEEDED']);
  });

  test('what was understood is told, and sent back it is the same search; also where the place is still missing', async () => {
    const first = await found({ text: 'cheap pizza in Tel Aviv', language: 'en' });
    expect(first.schema.search).toMatchObject({
      target: { kind: 'city', city: 'Tel Aviv' },
      filters: { keyword: 'pizza', price: { min: 0, max: 1 } },
    });
    const again = await found({ schema: first.schema, language: 'en' });
    expect(again.restaurants.map(({ placeId }) => placeId)).toEqual(
      first.restaurants.map(({ placeId }) => placeId),
    );
    const { schema } = locationNeededSchema.parse(await (await post({ text: 'pizza near me' })).json());
    const { restaurants } = await found({ schema, userLocation: telAviv });
    expect(restaurants.length).toBeGreaterThan(0);
  });

  test('how long a place is open is told with its hours', async () => {
    const { restaurants } = await found({ text: 'pizza in Tel Aviv', language: 'en' });
    const open = restaurants.filter(({ openNow, openUntil }) => openNow && openUntil !== null);
    expect(open.length).toBeGreaterThan(0);
    for (const { openUntil } of open)
      expect(Date.parse(openUntil ?? '')).toBeGreaterThan(world.clock.now().getTime());
  });

  test('P-33, P-42, P-46, P-99: with a model, its reading decides; the text is shown to it as data', async () => {
    asker = scripted();
    const reading = {
      ...{ mode: 'textsearch', query: 'sushi', targetKind: 'city', targetWords: 'Tel Aviv' },
      ...{ openNow: true, confidence: 0.9, rationale: 'a city is named' },
    };
    script = [JSON.stringify(reading)];
    const { query, meta } = await found({ text: 'raw fish, TLV, still open', language: 'en' });
    expect([query.mode, meta.source]).toEqual(['textsearch', 'google']);
    expect(double.requests.at(-1)?.body).toMatchObject({ textQuery: 'sushi Tel Aviv', openNow: true });
    expect(asked[0]?.data).toContain('raw fish, TLV');
    expect(asked[0]?.instruction).not.toContain('raw fish');
  });

  test('P-42: what a model answers that is no search is asked again, and then the words decide', async () => {
    asker = scripted();
    script = ['{"mode":"everywhere"}', 'no'];
    const { query } = await found({ text: demo, language: 'he' });
    expect([query.mode, asked.length]).toEqual(['textsearch', 2]);
  });

  test('P-08: with a schema no model is asked', async () => {
    asker = scripted();
    const { query } = await found({ schema: cafes });
    expect([query.mode, asked.length]).toEqual(['nearbysearch', 0]);
  });

  test('P-13, P-67: each place has ten fields, null where not asked', async () => {
    const { restaurants } = await found({ schema: { ...cafes, output: { fields: ['name'], page_size: 2 } } });
    expect(restaurants).toHaveLength(2);
    const { name, googleMapsUri, attributions, photoAttributions, ...others } = restaurants[0] ?? {};
    expect([typeof name, typeof googleMapsUri, attributions, photoAttributions]).toEqual([
      ...['string', 'string', [], []],
    ]);
    expect(Object.values(others)).toEqual(Array.from({ length: 11 }, () => null));
  });

  test.each([
    ['he', 'he'],
    ['tlh', 'en'],
    ['', 'en'],
  ])('P-05, C-23: language %j is answered in %s', async (language, spoken) => {
    expect((await found({ schema: cafes, language })).query.language).toBe(spoken);
  });

  test('P-74: nothing found is 200 with an empty list', async () => {
    const nowhere = { kind: 'coords', coords: { lat: -54, lng: 3 } };
    const { restaurants } = await found({ schema: { search: { ...cafes.search, target: nowhere } } });
    expect(restaurants).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each([
    ['empty text', { text: '' }],
    ['10,000 characters', { text: 'a'.repeat(10_000) }],
    ['an unknown mode', { schema: { search: { ...cafes.search, mode: 'all' } } }],
    ['a point outside the globe', { text: 'x', userLocation: { lat: 91, lng: 0 } }],
    [
      'a price min above max',
      { schema: { search: { ...cafes.search, filters: { price: { min: 4, max: 1 } } } } },
    ],
    ['a radius of −1', { schema: { search: { ...cafes.search, filters: { type: 'cafe', radius: -1 } } } }],
    ['P-09: a key', { text: 'pizza', key: apiKey }],
    ['P-09: a key in the schema', { schema: { ...cafes, apiKey } }],
    ['a market that is no id', { text: 'pizza', marketId: '../x' }],
    ['a token that is none', { text: 'pizza', pageToken: 'AAAA' }],
  ])('%s is 400', async (_what, body) => {
    expect(await refused(body)).toEqual([400, 'BAD_REQUEST']);
    expect(logs.join()).not.toContain(apiKey);
  });

  test('P-09: a key in the address is 400', async () => {
    const path = `/api/places/search?key=${apiKey}`;
    expect(await refused({ schema: cafes }, { path })).toEqual([400, 'BAD_REQUEST']);
    expect(logs.join()).not.toContain(apiKey);
  });

  test('who is not signed in is 401; a market without the search, and one that is none, are 404', async () => {
    const body = JSON.stringify({ text: demo });
    const open = await api.request('/api/places/search', { method: 'POST', body });
    expect(open.status).toBe(401);
    expect(await refused({ schema: cafes, marketId: 'atlantis' })).toEqual([404, 'NOT_FOUND']);
    const reference = world.documents.merveConfig(market.marketId);
    const off: MerveConfig = {
      ...defaultMerveConfig(market, world.tools.tools),
      placeSearch: { enabled: false },
    };
    await reference.set(off);
    expect(await refused({ schema: cafes })).toEqual([404, 'NOT_FOUND']);
    await reference.delete();
  });

  test('P-79: more than five at once, or ten a minute, is 429 with when to come back; by account and by address', async () => {
    for (let sent = 0; sent < 5; sent += 1) await found({ schema: cafes });
    const over = await post({ schema: cafes });
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '6']);
    expect(await refused({ schema: cafes }, { ip: '203.0.113.9' })).toEqual([429, 'RATE_LIMITED']);
    expect(await refused({ schema: cafes }, { token: `${uid}-another` })).toEqual([429, 'RATE_LIMITED']);
    world.clock.advance(6_000);
    await found({ schema: cafes });
  });

  const fault = (status: number, name: string, reason?: string) =>
    ({ kind: 'status', status, name, ...(reason !== undefined && { reason }) }) as const;
  test.each([
    ['P-71', [fault(403, 'PERMISSION_DENIED')], 502, 'UPSTREAM_DENIED'],
    ['P-71', [fault(400, 'INVALID_ARGUMENT', 'API_KEY_INVALID')], 502, 'UPSTREAM_DENIED'],
    ['P-72', [fault(429, 'RESOURCE_EXHAUSTED')], 429, 'RATE_LIMITED'],
    ['P-73', [fault(400, 'INVALID_ARGUMENT')], 400, 'BAD_REQUEST'],
    ['P-76', [fault(503, 'UNAVAILABLE'), fault(503, 'UNAVAILABLE')], 502, 'UPSTREAM_FAILED'],
  ] as const)('%s: what the provider refuses (%j) is %d', async (_row, faults, status, code) => {
    double.plan(...faults);
    expect(await refused({ schema: cafes })).toEqual([status, code]);
  });

  test('P-71: a refused key raises an alert, once', async () => {
    double.plan(fault(403, 'PERMISSION_DENIED', 'BILLING_DISABLED'));
    await refused({ schema: cafes });
    const alerts = await world.documents.systemAlerts.where('kind', '==', 'provider-denied').get();
    expect(alerts.docs).toHaveLength(1);
  });
});

describe('a session', () => {
  test('P-06, P-69: “there” is where the same session searched last, and nobody else’s', async () => {
    await found({ text: 'vegan pizza in Tel Aviv', language: 'en', sessionId: 'mine' });
    await found({ text: 'and what about sushi there?', language: 'en', sessionId: 'mine' });
    expect(double.requests.at(-1)?.body).toMatchObject({ textQuery: 'sushi Tel Aviv' });
    const kept = (await world.documents.placeSearchSessions.where('uid', '==', uid).get()).docs;
    expect(kept.map((one) => one.data().remembered.target)).toEqual([{ kind: 'city', words: 'Tel Aviv' }]);
    const stranger = { token: `${uid}-stranger`, ip: '203.0.113.77' };
    expect(await refused({ text: 'sushi near me', sessionId: 'mine' }, stranger)).toEqual([
      400,
      'LOCATION_NEEDED',
    ]);
  });

  test('P-70: where the person said to be is known in the next search of the session', async () => {
    await found({ text: 'coffee near me', userLocation: telAviv, sessionId: 'walk', language: 'en' });
    const { restaurants } = await found({ text: 'pizza near me', sessionId: 'walk', language: 'en' });
    expect(restaurants.length).toBeGreaterThan(0);
  });

  test('C-13: of another’s conversation is 403, of one’s own is remembered with it', async () => {
    const { threadId } = await world.append('ada', 'hello');
    expect(await refused({ schema: cafes, sessionId: threadId })).toEqual([403, 'FORBIDDEN']);
    await world.documents.thread(threadId).update({ readerUid: uid });
    await found({ schema: cafes, sessionId: threadId });
    const kept = await world.documents.placeSearchSessions.where('threadId', '==', threadId).get();
    expect(kept.docs).toHaveLength(1);
  });
});

describe('a further page', () => {
  const schema = {
    search: { mode: 'textsearch', query: 'pizza', target: { kind: 'city', city: 'Tel Aviv' } },
  };

  test('P-68: goes on where the one before ended, also without the search', async () => {
    const first = await found({ schema });
    const second = await found({ schema, pageToken: first.meta.nextPageToken });
    const bare = await found({ pageToken: first.meta.nextPageToken });
    const ids = [first, second].flatMap(({ restaurants }) => restaurants.map(({ placeId }) => placeId));
    expect([new Set(ids).size, ids.length]).toEqual([40, 40]);
    expect(bare.restaurants.map(({ placeId }) => placeId)).toEqual(ids.slice(20));
    expect(second.meta.nextPageToken).toBeNull();
  });

  test('of another account, of another search, of yesterday, or changed is refused', async () => {
    const { nextPageToken: pageToken } = (await found({ schema })).meta;
    const bad = [400, 'BAD_REQUEST'];
    expect(await refused({ schema, pageToken }, { token: `${uid}-x`, ip: '203.0.113.4' })).toEqual(bad);
    expect(await refused({ text: 'sushi', pageToken })).toEqual(bad);
    expect(await refused({ schema, pageToken: `${pageToken?.slice(0, -2)}AA` })).toEqual(bad);
    world.clock.advance(24 * 60 * 60_000);
    expect(await refused({ schema, pageToken })).toEqual(bad);
  });
});

describe('a photo', () => {
  const look = (address: string) => api.request(address, { headers: { 'x-forwarded-for': '203.0.113.5' } });

  test('P-66: is looked at by an address of ours, for an hour, and never stored', async () => {
    const { restaurants } = await found({ schema: cafes });
    const address = restaurants.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? '';
    expect(address).not.toContain(apiKey);
    const seen = await look(address);
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([302, 'no-store']);
    expect(seen.headers.get('location')).toContain(double.url);
    expect((await look(`${address.slice(0, -2)}AA`)).status).toBe(404);
    world.clock.advance(24 * 60 * 60_000);
    expect((await look(address)).status).toBe(404);
  });
});

test('C-25: after searches, nothing of Google’s but its ids stands anywhere in the database or the logs', async () => {
  await found({ text: demo, language: 'he', sessionId: 'terms' });
  await found({ schema: cafes, sessionId: 'terms' });
  const everything: string[] = [logs.join('\n')];
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections)
      for (const document of (await collection.get()).docs) {
        everything.push(JSON.stringify(document.data()));
        await walk(await document.ref.listCollections());
      }
  };
  await walk(await world.documents.db.listCollections());
  const stored = everything.join('\n');
  expect(stored).toContain('"place search"');
  for (const { name, address, website, photographer } of demoCityPlaces())
    for (const words of [...name, ...address, website, photographer])
      if (words !== null) expect(stored.includes(words)).toBe(false);
});

test('P-52, P-94, P-95, P-96: one line a search, with mode, kind, counts and a point to a kilometre; nothing that was written', async () => {
  await found({ schema: { search: { ...cafes.search, filters: { type: 'cafe', region: 'il' } } } });
  expect(logs.join()).toContain('region_only_biases');
  logs.length = 0;
  await found({
    text: 'vegan pizza near me',
    userLocation: { lat: 32.08123, lng: 34.78456 },
    language: 'en',
  });
  const lines = logs.flatMap((line) => {
    const entry = z.looseObject({ message: z.string() }).parse(JSON.parse(line));
    return entry.message === 'place search' ? [entry] : [];
  });
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ mode: 'nearbysearch', kind: 'me', outcome: 'found', around: '32.08,34.78', radius: 2000 },
      ...{ source: 'google', readBy: 'words', providerCalls: 1 },
    }),
  ]);
  expect(logs.join()).not.toContain('vegan');
});
