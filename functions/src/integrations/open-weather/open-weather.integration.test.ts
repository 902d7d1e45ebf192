import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  type OpenWeatherDouble,
  startOpenWeatherDouble,
} from '../../../../local/sandbox/open-weather/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { testConfig, testContext } from '../../tools/testing/tool-context.ts';
import { createOpenWeather } from './index.ts';

const apiKey = 'a-weather-key-of-the-test';
const now = new Date('2026-12-01T08:20:00Z');
const at = { latitude: 35.3412, longitude: 33.3198 };
const caller = testContext(testConfig([]));

let firestore: LocalFirestore;
let double: OpenWeatherDouble;
let logs: string[];
beforeEach(async () => {
  firestore = await startLocalFirestore();
  logs = captureLogs();
  double = await startOpenWeatherDouble({
    apiKey,
    now: () => now,
    weather: (_at, time) =>
      time.getUTCHours() === 18
        ? { sky: 'thunderstorm', celsius: 16, wind: 12, rain: 15 }
        : { sky: 'clear', celsius: 24, wind: 3 },
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([double.stop(), firestore.stop()]);
});
const client = (key = apiKey, time = () => now) =>
  createOpenWeather({
    ...{ apiKey: key, baseUrl: double.url, cap: null, timeoutMs: 60_000 },
    ...{ documents: firestore.anotherClient(), now: time },
  });
const ask = (hour: string, weather = client()) => weather.forecast({ at, hour: new Date(hour), caller });

describe('the forecast for an hour', () => {
  test('is of the three hours that hold it, in millimetres an hour, and names its evidence', async () => {
    expect(await ask('2026-12-01T16:30:00Z')).toEqual({
      ...{ evidenceId: 'openweather:35.35,33.30:2026-12-01T18', condition: 'thunderstorm', celsius: 16 },
      ...{ windMetresPerSecond: 12, rainMillimetres: 5, snowMillimetres: 0, isThunderstorm: true },
    });
    expect(double.requests).toEqual([
      {
        ...{ path: '/data/2.5/forecast', status: 200 },
        parameters: { lat: '35.35', lon: '33.30', units: 'metric' },
      },
    ]);
    expect(logs.join()).not.toContain(apiKey);
  });

  test('is unknown later than five days ahead, and for what is over', async () => {
    const weather = client();
    expect(await ask('2026-12-06T06:00:00Z', weather)).not.toBeNull();
    expect(await ask('2026-12-06T12:00:00Z', weather)).toBeNull();
    expect(await ask('2026-12-01T05:00:00Z', weather)).toBeNull();
    // What was just asked for is not asked for again.
    expect(double.requests).toHaveLength(1);
  });

  test('is an error where the key is wrong, the market has it switched off, or the answer is none', async () => {
    await expect(ask('2026-12-01T16:30:00Z', client('another'))).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      details: { reason: 'denied' },
    });
    double.plan({ kind: 'body', body: '{"list":[{"dt":1}]}' });
    await expect(ask('2026-12-01T16:30:00Z')).rejects.toMatchObject({ details: { reason: 'malformed' } });
    const { providers } = caller.config;
    const off = {
      ...caller.config,
      providers: { ...providers, openWeather: { enabled: false, perDayMicros: 1 } },
    };
    const weather = client();
    await ask('2026-12-01T16:30:00Z', weather);
    await expect(
      weather.forecast({ at, hour: now, caller: { market: caller.market, config: off } }),
    ).rejects.toMatchObject({ details: { reason: 'off' } });
  });

  test('is asked for once more after a lost answer', async () => {
    double.plan({ kind: 'status', status: 503 });
    expect(await ask('2026-12-01T16:30:00Z')).not.toBeNull();
    expect(double.requests.map(({ status }) => status)).toEqual([503, 200]);
  });

  test('is asked for once by all instances, for ten minutes, and anew where what is kept cannot be told', async () => {
    const after = (minutes: number) => () => new Date(now.getTime() + minutes * 60_000);
    const hour = '2026-12-01T16:30:00Z';
    const first = await ask(hour);
    expect(await ask(hour, client(apiKey, after(9)))).toEqual(first);
    expect(double.requests).toHaveLength(1);
    await ask(hour, client(apiKey, after(10)));
    expect(double.requests).toHaveLength(2);
    // What was written by another version, or by a clock that runs ahead, is asked for anew.
    const [kept] = (await firestore.documents.db.collection('sharedAnswers').get()).docs;
    await kept?.ref.update({ json: '{"list":[{"dt":1}]}' });
    expect(await ask(hour, client(apiKey, after(11)))).toEqual(first);
    expect(await ask(hour, client(apiKey, after(-60)))).toEqual(first);
    await kept?.ref.update({ json: 'not JSON at all' });
    expect(await ask(hour, client(apiKey, after(-55)))).toEqual(first);
    expect(double.requests).toHaveLength(5);
  });
});
