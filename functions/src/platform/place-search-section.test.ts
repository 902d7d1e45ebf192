import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { placeSearchSection } from './place-search-section.ts';

describe('settings of the search of places', () => {
  test('P-82 to P-90: have the defaults of their source, under its names', () => {
    expect(readConfig(placeSearchSection, {})).toMatchObject({
      PLACES_TEXTSEARCH_TIMEOUT_MS: 6000,
      PLACES_NEARBY_TIMEOUT_MS: 6000,
      PLACES_FINDPLACE_TIMEOUT_MS: 4000,
      PLACES_RETRY_ATTEMPTS: 2,
      PLACES_RETRY_BACKOFF_MS: [0, 300],
      PLACES_DEFAULT_RADIUS_METERS: 2000,
      PLACES_DEFAULT_CITY_RADIUS_METERS: 10_000,
      PLACES_MAX_RADIUS_METERS: 30_000,
      PLACES_PAGE_SIZE: 20,
      GOOGLE_PLACES_BILLED_IN_EEA: false,
    });
  });

  test('P-91, P-92: types and languages are lists; nine languages where nothing is said', () => {
    const { ALLOWED_TYPES, ALLOWED_LANGUAGES } = readConfig(placeSearchSection, {});
    expect(ALLOWED_TYPES).toEqual(expect.arrayContaining(['restaurant', 'cafe', 'bar']));
    expect(ALLOWED_LANGUAGES).toHaveLength(9);
    const own = readConfig(placeSearchSection, { ALLOWED_LANGUAGES: 'he, en', ALLOWED_TYPES: '["cafe"]' });
    expect([own.ALLOWED_LANGUAGES, own.ALLOWED_TYPES]).toEqual([['he', 'en'], ['cafe']]);
  });

  test('P-81, C-47: a key of one space is none: secrets must exist where they are not used', () => {
    expect(readConfig(placeSearchSection, { GOOGLE_PLACES_API_KEY: ' ' }).GOOGLE_PLACES_API_KEY).toBe(
      undefined,
    );
  });

  test.each([
    ['PLACES_TEXTSEARCH_TIMEOUT_MS', '0'],
    ['PLACES_RETRY_ATTEMPTS', 'two'],
    ['PLACES_RETRY_BACKOFF_MS', '[0,-1]'],
    ['PLACES_MAX_RADIUS_METERS', '60000'],
    ['PLACES_MAX_RADIUS_METERS', '5000'],
    ['PLACES_PAGE_SIZE', '21'],
    ['ALLOWED_TYPES', 'Café'],
    ['ALLOWED_TYPES', ','],
    ['ALLOWED_LANGUAGES', 'he,tlh'],
    ['GOOGLE_PLACES_API_BASE_URL', 'http://places.example'],
    ['GOOGLE_PLACES_BILLED_IN_EEA', 'perhaps'],
  ])('P-93: %s=%s is refused at start, by its name', (name, value) => {
    expect(() => readConfig(placeSearchSection, { [name]: value })).toThrow(name);
  });
});
