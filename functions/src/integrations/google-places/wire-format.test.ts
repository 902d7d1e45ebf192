import type { places_v1 } from '@googleapis/places';
import { describe, expect, test } from '@jest/globals';
import { placeFieldSchema } from '@merve/contract';
import fc from 'fast-check';
import { testConfig, testContext } from '../../tools/testing/tool-context.ts';
import type { NearbyQuestion, TextQuestion } from '../place-provider.ts';
import { maskFor, nearbyRequest, textRequest, weekOf } from './wire-format.ts';

const caller = testContext(testConfig([]));
const centre = { latitude: 32.08, longitude: 34.78 };
const shared = {
  fields: ['name'],
  language: 'he',
  region: 'il',
  limit: 20,
  caller,
  timeoutMs: 6_000,
} as const;
const text: TextQuestion = {
  ...{ text: 'pizza', type: 'restaurant', openNow: true, price: { min: 0, max: 4 } },
  ...{ bias: { centre, radiusMetres: 500 }, within: null, rankBy: 'relevance', pageToken: null },
  ...shared,
};
const nearby: NearbyQuestion = {
  ...{ type: 'cafe', around: { centre, radiusMetres: 2_000 }, rankBy: 'popularity' },
  ...shared,
};

describe('a request', () => {
  test('has only fields of Google’s own description', () => {
    // What has another field, or another type of one, does not compile.
    const byWords: places_v1.Schema$GoogleMapsPlacesV1SearchTextRequest = textRequest(text);
    const around: places_v1.Schema$GoogleMapsPlacesV1SearchNearbyRequest = nearbyRequest(nearby);
    expect([byWords.regionCode, around.includedTypes]).toEqual(['IL', ['cafe']]);
  });

  test('never asks for what is free, and never with bias and restriction together', () => {
    const price = fc.tuple(fc.nat(4), fc.nat(4)).map(([one, other]) => ({
      min: Math.min(one, other),
      max: Math.max(one, other),
    }));
    const within = fc.option(fc.constant({ west: 34, south: 32, east: 35, north: 33 }));
    fc.assert(
      fc.property(price, within, (range, rectangle) => {
        const body = textRequest({ ...text, price: range, within: rectangle });
        const { priceLevels = [], locationBias, locationRestriction } = body;
        expect(priceLevels).not.toContain('PRICE_LEVEL_FREE');
        expect(priceLevels).toHaveLength(Math.max(0, range.max - Math.max(range.min, 1) + 1));
        expect([locationBias, locationRestriction].filter((area) => area !== undefined)).toHaveLength(1);
      }),
    );
  });
});

test('P-30: a mask names each field once and nothing else, and costs what its dearest field does', () => {
  fc.assert(
    fc.property(fc.subarray([...placeFieldSchema.options], { minLength: 1 }), (fields) => {
      const { mask, costMicros } = maskFor('searchText', fields);
      const paths = mask.split(',');
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths).toEqual(expect.arrayContaining(['places.id', 'places.attributions', 'nextPageToken']));
      const isDear = fields.some((field) =>
        ['opening_hours', 'rating', 'user_ratings_total', 'price_level', 'website'].includes(field),
      );
      const isFree = fields.every((field) => field === 'place_id');
      expect(costMicros).toBe(isDear ? 35_000 : isFree ? 0 : 32_000);
    }),
  );
});

test('the hours of a week are ours by weekday, past midnight and without an end too, at the price of the hours of today', () => {
  const at = (day: number, hour: number, minute = 0) => ({ day, hour, minute });
  expect(
    weekOf([
      { open: at(0, 9), close: at(0, 17, 30) },
      { open: at(5, 19), close: at(6, 2) },
      { open: at(6, 10), close: at(0, 0) },
    ]),
  ).toEqual([
    { weekday: 7, opens: '09:00', closes: '17:30' },
    { weekday: 5, opens: '19:00', closes: '02:00' },
    { weekday: 6, opens: '10:00', closes: '24:00' },
  ]);
  expect(weekOf([{ open: at(0, 0) }])).toHaveLength(7);
  const { mask, costMicros } = maskFor('details', ['name'], false, true);
  expect(mask).toContain('regularOpeningHours.periods');
  expect(costMicros).toBe(maskFor('details', ['opening_hours']).costMicros);
});
