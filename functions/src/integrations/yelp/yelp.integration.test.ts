import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  type KnownBusiness,
  startYelpDouble,
  type YelpDouble,
} from '../../../../local/sandbox/yelp/index.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { testConfig, testContext } from '../../tools/testing/tool-context.ts';
import type { ProviderCaller } from '../provider/json-provider.ts';
import { createYelp } from './index.ts';

const apiKey = 'a-yelp-key-of-the-test';
const kyrenia = { latitude: 35.34, longitude: 33.32 };
const context = testContext(testConfig([]));
const caller = (enabled: boolean): ProviderCaller => ({
  market: context.market,
  config: {
    ...context.config,
    providers: { ...context.config.providers, yelp: { enabled, perDayMicros: 1_000_000 } },
  },
});
const business = (id: string, more: Partial<KnownBusiness> = {}): KnownBusiness => ({
  ...{ id, name: `House of ${id}`, words: ['cozy', 'cafe'], at: kyrenia, rating: 4.5, reviews: 12 },
  ...{ price: '€€', address: ['Quay 1', 'Kyrenia'] },
  ...more,
});

let double: YelpDouble;
let logs: string[];
beforeEach(async () => {
  logs = captureLogs();
  double = await startYelpDouble({
    apiKey,
    businesses: [
      business('a'),
      business('b', { price: null }),
      business('far', { at: { latitude: 36, longitude: 33 } }),
    ],
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await double.stop();
});
const search = (more: object = {}, key = apiKey) =>
  createYelp({ apiKey: key, baseUrl: double.url, cap: null, timeoutMs: 60_000 }).searchText({
    ...{ text: 'cozy cafe', type: null, fields: [], openNow: false, price: null, within: null },
    ...{ rankBy: 'relevance', pageToken: null, language: 'tr', region: null, limit: 8, timeoutMs: 60_000 },
    ...{ bias: { centre: kyrenia, radiusMetres: 15_000 }, caller: caller(true) },
    ...more,
  });

describe('Yelp’s places', () => {
  test('come with their stars, tier and the way to their page, and leave nothing in a log', async () => {
    const { places } = await search();
    expect(places.map(({ id, rating, priceLevel }) => [id, rating, priceLevel])).toEqual([
      ['a', 4.5, 2],
      ['b', 4.5, null],
    ]);
    expect(places[0]?.attributions).toEqual([{ provider: 'Yelp', uri: 'https://www.yelp.com/biz/a' }]);
    expect(double.requests[0]).toMatchObject({
      status: 200,
      parameters: { term: 'cozy cafe', latitude: '35.34000', locale: 'tr_TR', limit: '8' },
    });
    expect(logs.join()).not.toMatch(/House of|yelp-key/u);
  });

  test('are not asked for without a point, nor in a market that did not switch it on, and a bad key is an error', async () => {
    expect((await search({ bias: null })).places).toEqual([]);
    await expect(search({ caller: caller(false) })).rejects.toMatchObject({ details: { reason: 'off' } });
    expect(double.requests).toEqual([]);
    await expect(search({}, 'another')).rejects.toMatchObject({ details: { reason: 'denied' } });
  });
});
