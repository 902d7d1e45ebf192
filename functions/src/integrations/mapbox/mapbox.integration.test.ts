import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  type KnownFeature,
  type MapboxDouble,
  startMapboxDouble,
} from '../../../../local/sandbox/mapbox/index.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { testConfig, testContext } from '../../tools/testing/tool-context.ts';
import type { MapQuestion } from '../map-search.ts';
import { createMapbox, type MapboxOptions } from './index.ts';

const token = 'pk.a-token-of-the-test';
const feature = (changes: Partial<KnownFeature>): KnownFeature => ({
  name: 'Copper Tap Fuel',
  words: ['petrol', 'station'],
  type: 'poi',
  category: 'gas station',
  town: 'Kyrenia',
  phone: null,
  latitude: 35.33,
  longitude: 33.32,
  ...changes,
});
const features = [
  feature({}),
  feature({ name: 'Far Fuel', latitude: 35.12, longitude: 33.94, town: 'Famagusta', phone: '+905330000499' }),
  feature({ name: 'Fuel of Elsewhere', latitude: 36.9, longitude: 30.7, town: 'Antalya' }),
  feature({
    name: 'Lapta',
    words: ['Lapithos'],
    type: 'place',
    category: null,
    town: 'Lapta',
    latitude: 35.336,
  }),
];
const question: MapQuestion = {
  text: 'petrol station',
  bounds: { west: 32.2, south: 34.5, east: 34.7, north: 35.75 },
  near: { latitude: 35.34, longitude: 33.32 },
  language: 'en',
  caller: testContext(testConfig([])),
};

let double: MapboxDouble;
let logs: string[];
let now: Date;
beforeEach(async () => {
  logs = captureLogs();
  now = new Date('2026-11-21T10:00:20Z');
  double = await startMapboxDouble({ token, features, perMinute: 3, now: () => now });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await double.stop();
});
// Nobody waits for this but where it is asked for: on a busy machine a quick answer would be too late, and be asked for twice.
const client = (options: Partial<MapboxOptions> = {}) =>
  createMapbox({ token, baseUrl: double.url, cap: null, now: () => now, timeoutMs: 60_000, ...options });
const find = (mapbox = client(), changes: Partial<MapQuestion> = {}) =>
  mapbox.points({ ...question, limit: 5, ...changes });

describe('points of interest', () => {
  test('are asked for by words, around a place, inside the market, in the person’s language', async () => {
    const found = await find(client(), { language: 'he' });
    expect(found.map(({ name }) => name)).toEqual(['Copper Tap Fuel', 'Far Fuel']);
    expect(found[1]).toMatchObject({
      category: 'gas station',
      address: 'Far Fuel, Famagusta, Cyprus',
      phone: '+905330000499',
      at: { latitude: 35.12, longitude: 33.94 },
    });
    expect(double.requests).toEqual([
      {
        path: '/search/searchbox/v1/forward',
        status: 200,
        parameters: {
          q: 'petrol station',
          bbox: '32.2,34.5,34.7,35.75',
          proximity: '33.32,35.34',
          language: 'he',
          limit: '5',
          types: 'poi',
        },
      },
    ]);
  });

  test('without a place are drawn to the middle of the market, not to the data centre', async () => {
    const { near: _near, ...anywhere } = question;
    await client().points({ ...anywhere, text: 'petrol', limit: 5 });
    expect(double.requests[0]?.parameters['proximity']).toBe('33.45,35.125');
  });

  test('are each judged: what does not read, and what is outside, is left out', async () => {
    const poi = (properties: object, coordinates: unknown = [33.3, 35.3]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties: { mapbox_id: 'x', name: 'Kept', ...properties },
    });
    const body = {
      type: 'FeatureCollection',
      features: [
        poi({}),
        poi({ name: '' }),
        poi({}, [30.7, 36.9]),
        poi({}, [33, 1000]),
        poi({}, 'x'),
        7,
        null,
      ],
    };
    double.plan({ kind: 'body', body: JSON.stringify(body) });
    expect(await find()).toEqual([
      {
        id: 'x',
        name: 'Kept',
        category: null,
        address: null,
        phone: null,
        at: { latitude: 35.3, longitude: 33.3 },
      },
    ]);
  });

  test.each([';;;', '   ', '…!?', '\u0000'])('are not asked for with “%s”', async (text) => {
    expect(await find(client(), { text })).toEqual([]);
    expect(double.requests).toHaveLength(0);
  });

  test('are asked for in a form Mapbox takes, whatever was typed', async () => {
    const text = `petrol; ${'station '.repeat(60)}\ud800`;
    expect(await find(client(), { text })).toHaveLength(2);
    expect(double.requests[0]).toMatchObject({ status: 200 });
  });

  test.each([
    [-3, '1'],
    [4.7, '4'],
    [99, '10'],
  ])('limited to %p are asked for as %s', async (limit, asked) => {
    await client().points({ ...question, limit });
    expect(double.requests[0]?.parameters['limit']).toBe(asked);
  });
});

describe('a name', () => {
  test('is located as a town or a street, never as a point of interest', async () => {
    expect(await client().locate({ ...question, text: 'Lapithos', language: 'tr' })).toEqual({
      label: 'Lapta',
      at: { latitude: 35.336, longitude: 33.32 },
    });
    expect(await client().locate({ ...question, text: 'Copper Tap Fuel' })).toBeNull();
    expect(double.requests[0]).toMatchObject({
      path: '/search/geocode/v6/forward',
      parameters: { limit: '1', autocomplete: 'false', language: 'tr,en' },
    });
    expect(double.requests[0]?.parameters['permanent']).toBeUndefined();
  });
});

describe('a failure', () => {
  const failed = (reason: string) =>
    expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE', details: expect.objectContaining({ reason }) });

  test('that passes is asked about once more', async () => {
    double.plan({ kind: 'status', status: 503 });
    expect(await find()).toHaveLength(2);
    double.plan({ kind: 'reset' });
    expect(await find()).toHaveLength(2);
  });

  test.each([
    [401, 'denied'],
    [403, 'denied'],
    [422, 'rejected'],
    [404, 'missing'],
  ])('with %d is final: %s, seen by an operator', async (status, reason) => {
    double.plan({ kind: 'status', status });
    await expect(find()).rejects.toEqual(failed(reason));
    expect(double.requests).toHaveLength(1);
    expect(logs.join()).toContain('"severity":"ERROR"');
  });

  test('of a wrong token says so, and never says the token', async () => {
    await expect(find(client({ token: 'pk.wrong-one' }))).rejects.toEqual(failed('denied'));
    expect(logs.join()).toContain('denied');
    expect(logs.join()).not.toContain('pk.');
  });

  test('by hanging is given up twice, and comes back as unavailable', async () => {
    double.plan({ kind: 'hang' }, { kind: 'hang' });
    await expect(find(client({ timeoutMs: 3_000 }))).rejects.toEqual(failed('unavailable'));
    expect(double.requests).toHaveLength(2);
    expect(logs.join()).not.toContain(token);
  });

  test.each(['not json', '{"message":"fine"}', '[]', 'null'])('of form (%s) is one too', async (body) => {
    double.plan({ kind: 'body', body }, { kind: 'body', body });
    await expect(find()).rejects.toEqual(failed('malformed'));
  });

  test('by the rate limit is not repeated until the minute is over', async () => {
    const mapbox = client();
    for (let count = 0; count < 3; count += 1) await find(mapbox);
    await expect(find(mapbox)).rejects.toEqual(failed('limited'));
    await expect(find(mapbox)).rejects.toEqual(failed('limited'));
    expect(double.requests.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    now = new Date('2026-11-21T10:01:00Z');
    expect(await find(mapbox)).toHaveLength(2);
  });

  test('again and again opens the breaker: nothing more is asked', async () => {
    const mapbox = client();
    double.plan(...Array.from({ length: 10 }, () => ({ kind: 'status', status: 500 }) as const));
    for (let count = 0; count < 3; count += 1)
      await expect(find(mapbox)).rejects.toEqual(failed('unavailable'));
    const asked = double.requests.length;
    await expect(find(mapbox)).rejects.toEqual(failed('unavailable'));
    expect(double.requests).toHaveLength(asked);
  });

  test('because the caller gave up is not repeated', async () => {
    double.plan({ kind: 'hang' });
    const caller = new AbortController();
    const asked = find(client({ timeoutMs: 60_000 }), { signal: caller.signal });
    setImmediate(() => caller.abort());
    await expect(asked).rejects.toEqual(failed('unavailable'));
    expect(double.requests.length).toBeLessThanOrEqual(1);
  });
});

test('nothing is kept: the same question is asked again', async () => {
  const mapbox = client();
  await find(mapbox);
  await find(mapbox);
  expect(double.requests).toHaveLength(2);
});

describe('a drive', () => {
  const kyrenia = { latitude: 35.34, longitude: 33.32 };
  const nicosia = { latitude: 35.18, longitude: 33.36 };
  const rome = { latitude: 41.9, longitude: 12.5 };
  const { caller } = question;

  test('is as long and takes as long as the road says, from one place and from several in their order', async () => {
    const one = await client().drive({ from: kyrenia, to: nicosia, caller });
    expect(one?.metres).toBeGreaterThan(20_000);
    expect(one?.seconds).toBeGreaterThan(1_800);
    const several = await client().drivesFrom({ from: [nicosia, kyrenia, rome], to: kyrenia, caller });
    expect([several[0], several[1]]).toEqual([one, { metres: 0, seconds: 0 }]);
    expect(several[2]).toBeNull();
  });

  test('is asked for with traffic, without its course, and by no more places than are paid for', async () => {
    await client().drive({ from: kyrenia, to: nicosia, caller });
    await client().drivesFrom({ from: [kyrenia, nicosia, kyrenia, nicosia], to: kyrenia, caller });
    expect(double.requests).toEqual([
      {
        path: '/directions/v5/mapbox/driving-traffic/33.32%2C35.34%3B33.36%2C35.18',
        ...{ status: 200, parameters: { overview: 'false' } },
      },
      {
        path: '/directions-matrix/v1/mapbox/driving-traffic/33.32%2C35.34%3B33.36%2C35.18%3B33.32%2C35.34%3B33.32%2C35.34',
        status: 200,
        parameters: { sources: '0;1;2', destinations: '3', annotations: 'duration,distance' },
      },
    ]);
  });

  test('that no road makes is none, and no origins are not asked for', async () => {
    expect(await client().drive({ from: rome, to: nicosia, caller })).toBeNull();
    expect(await client().drivesFrom({ from: [], to: nicosia, caller })).toEqual([]);
    expect(double.requests).toHaveLength(1);
  });

  test('that is given up is no answer, and leaves no request behind', async () => {
    double.plan({ kind: 'hang' });
    const giveUp = new AbortController();
    const asked = client({ timeoutMs: 60_000 }).drive({
      from: kyrenia,
      to: nicosia,
      caller,
      signal: giveUp.signal,
    });
    while (double.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    giveUp.abort();
    await expect(asked).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(double.requests).toHaveLength(1);
  });

  test('fails as everything of the map does: the token is in no log, and a breaker opens', async () => {
    const mapbox = client();
    double.plan(...Array.from({ length: 10 }, () => ({ kind: 'status', status: 500 }) as const));
    const failed = {
      code: 'UPSTREAM_UNAVAILABLE',
      details: expect.objectContaining({ reason: 'unavailable' }),
    };
    for (let count = 0; count < 4; count += 1)
      await expect(mapbox.drive({ from: kyrenia, to: nicosia, caller })).rejects.toMatchObject(failed);
    expect(double.requests.length).toBeLessThan(8);
    expect(logs.join('\n')).not.toContain(token);
  });
});
