import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  type KnownEvent,
  type PredictHqDouble,
  startPredictHqDouble,
} from '../../../../local/sandbox/predict-hq/index.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { testConfig, testContext } from '../../tools/testing/tool-context.ts';
import { createPredictHq } from './index.ts';

const accessToken = 'a-token-of-the-test';
const kyrenia = { latitude: 35.34, longitude: 33.32 };
const from = new Date('2026-12-01T17:00:00Z');
const until = new Date('2026-12-01T21:00:00Z');
const caller = testContext(testConfig([]));
const event = (id: string, more: Partial<KnownEvent> = {}): KnownEvent => ({
  ...{ id, title: 'Concert of the Nightingales', category: 'concerts', rank: 60, at: kyrenia },
  ...{ start: new Date('2026-12-01T18:00:00Z'), end: new Date('2026-12-01T22:00:00Z') },
  ...more,
});
const all = [
  event('near'),
  event('storm', { category: 'severe-weather', rank: 85 }),
  event('holiday', { category: 'public-holidays' }),
  event('far', { at: { latitude: 35.36, longitude: 33.32 } }),
  event('over', { start: new Date('2026-12-01T10:00:00Z'), end: new Date('2026-12-01T12:00:00Z') }),
];

let double: PredictHqDouble;
let logs: string[];
beforeEach(async () => {
  logs = captureLogs();
  double = await startPredictHqDouble({
    accessToken,
    events: () => all,
    holds: ({ latitude }) => latitude > 35.2,
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await double.stop();
});
const ask = (at = kyrenia, token = accessToken) =>
  createPredictHq({ accessToken: token, baseUrl: double.url, cap: null, timeoutMs: 60_000 }).around({
    ...{ at, radiusMetres: 1_609, from, until, caller },
  });

describe('what is on around a venue', () => {
  test('is what moves people within a mile at the hour, the greatest first, without a title', async () => {
    expect(await ask()).toEqual([
      { evidenceId: 'predicthq:storm', kind: 'severe_weather_warning', rank: 85 },
      { evidenceId: 'predicthq:near', kind: 'crowd', rank: 60 },
    ]);
    expect(double.requests[0]).toMatchObject({
      status: 200,
      parameters: {
        within: '1609m@35.34000,33.32000',
        'active.gte': '2026-12-01T17:00:00',
        'active.lte': '2026-12-01T21:00:00',
      },
    });
    expect(logs.join()).not.toMatch(/Nightingales|token-of-the-test/u);
  });

  test('is nothing outside of the subscription, without a word', async () => {
    expect(await ask({ latitude: 35.1, longitude: 33.3 })).toEqual([]);
  });

  test('is an error without a token that is known, and where the plan does not allow the question', async () => {
    await expect(ask(kyrenia, 'another')).rejects.toMatchObject({ details: { reason: 'denied' } });
    double.plan({ kind: 'status', status: 400 });
    await expect(ask()).rejects.toMatchObject({ details: { reason: 'rejected' } });
  });
});
