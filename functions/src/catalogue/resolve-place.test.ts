import { describe, expect, test } from '@jest/globals';
import { testPolicy } from '../capabilities/taxi/testing/policy.ts';
import { buildSnapshot } from './catalogue-snapshot.ts';
import { districtOf, resolveEnd, resolvePlace } from './resolve-place.ts';
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

describe('an end of a ride', () => {
  const end = (text: string) => {
    const found = resolveEnd(text, catalogue, testPolicy);
    if (found.kind === 'one') return found.place.label;
    return found.kind === 'several' ? found.names : found.kind;
  };
  test.each<[string, string | readonly string[]]>([
    ['Carob Lantern in Kyrenia', 'Carob Lantern'],
    ['Lefkoşa Noodle Abacus’dan', 'Noodle Abacus'],
    ['Noodle Abacus, Nicosia', 'Noodle Abacus'],
    ['Kyrenia harbour', 'Kyrenia harbour'],
    ['Harbour View Rooms', 'Harbour View Rooms'],
    ['havaalanına', 'Ercan airport'],
    ['Girne', 'Kyrenia / Girne'],
    ['Nicosia city centre', 'Nicosia / Lefkoşa'],
    ['the blue house in Nicosia', 'town-only'],
    ['Kalem Pansiyon, Lefkoşa', 'town-only'],
    ['Nicosia harbour', 'town-only'],
    ['Carob Lantern and Noodle Abacus', ['Carob Lantern', 'Noodle Abacus']],
    ['Carob Lantern Ercan airport', ['Carob Lantern', 'Ercan airport']],
    ['the moon', 'unknown'],
    ['', 'unknown'],
  ])('“%s” is %j', (text, expected) => {
    const found = end(text);
    expect(typeof found === 'string' ? found : [...found].sort()).toEqual(expected);
  });
});
