import { describe, expect, test } from '@jest/globals';
import { testPolicy } from '../capabilities/taxi/testing/policy.ts';
import { buildSnapshot } from './catalogue-snapshot.ts';
import { districtOf, resolvePlace } from './resolve-place.ts';
import { sampleListing } from './testing/sample-listings.ts';

const nicosia = { town: 'Nicosia / Lefkoşa', location: { latitude: 35.19, longitude: 33.36 } };
const catalogue = buildSnapshot('north-cyprus', 1, {
  listings: [
    sampleListing({ listingId: 'lantern', name: 'Carob Lantern' }),
    sampleListing({ listingId: 'abacus', name: 'Noodle Abacus', ...nicosia }),
    sampleListing({ listingId: 'harbour', name: 'Harbour View Rooms' }),
  ],
  businesses: [],
  offerings: [],
});
const label = (text: string) => resolvePlace(text, catalogue, testPolicy)?.label ?? null;

describe('a place', () => {
  test.each([
    ['Carob Lantern', 'Carob Lantern'],
    ['the carob lantern', 'Carob Lantern'],
    ['the harbour', 'Kyrenia harbour'],
    ['harbour', 'Kyrenia harbour'],
    ['Limana', 'Kyrenia harbour'],
    ['Harbour View Rooms', 'Harbour View Rooms'],
    ['Ercan airport', 'Ercan airport'],
    ['havaalanına', 'Ercan airport'],
    ['Girne', 'Kyrenia / Girne'],
    ['Lefkoşa’ya', 'Nicosia / Lefkoşa'],
    ['lefkosaya', 'Nicosia / Lefkoşa'],
    ['Nicosia city centre', 'Nicosia / Lefkoşa'],
    ['the moon', null],
    ['', null],
    ['to the', null],
  ])('“%s” is %s', (text, expected) => {
    expect(label(text)).toBe(expected);
  });

  test('has its nearest town as its district', () => {
    expect(districtOf({ latitude: 35.2, longitude: 33.35 }, catalogue)).toBe('Nicosia / Lefkoşa');
  });
});
