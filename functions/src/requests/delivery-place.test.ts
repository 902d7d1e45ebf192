import { expect, test } from '@jest/globals';
import { deliveryPlace, type WantedPlace } from './delivery-place.ts';

const now = new Date('2026-11-21T10:00:00Z');
const kyrenia = { latitude: 35.34, longitude: 33.32 };
const wanted = (changes: Partial<WantedPlace>): WantedPlace => ({
  address: null,
  lastLocation: null,
  delivery: { radiusKm: 8, towns: ['Kyrenia / Girne'], feeMinor: 0 },
  from: kyrenia,
  towns: ['Kyrenia / Girne', 'Nicosia / Lefkoşa'],
  canCollect: true,
  now,
  ...changes,
});
const at = (latitude: number, minutesAgo = 1) => ({
  latitude,
  longitude: 33.32,
  label: null,
  at: new Date(now.getTime() - minutesAgo * 60_000),
});
const verdict = (changes: Partial<WantedPlace>) => {
  const outcome = deliveryPlace(wanted(changes));
  return outcome.ok ? outcome.place : outcome.refusal.code;
};

test('an address in a served town is served, by either of its names and with endings', () => {
  for (const address of ['12 Harbour St, Kyrenia', "Girne'ye, Dome 3", 'GİRNE merkez', 'Girneye getirin']) {
    expect(verdict({ address })).toEqual({ address, location: null });
  }
});

test('an address in another town is not, and a shared location elsewhere does not make it so', () => {
  expect(verdict({ address: 'Dereboyu 5, Lefkoşa' })).toBe('OUT_OF_AREA');
  expect(verdict({ address: 'Dereboyu 5, Lefkosa', lastLocation: at(35.34) })).toBe('OUT_OF_AREA');
});

test('an address in no known town needs the location; without one it is asked for', () => {
  expect(verdict({ address: 'Blue house by the mosque' })).toBe('PLACE_MISSING');
  expect(verdict({ address: 'Blue house', lastLocation: at(35.35) })).toMatchObject({
    location: { latitude: 35.35 },
  });
  expect(verdict({})).toBe('PLACE_MISSING');
});

test('a shared location counts within the radius, and for an hour', () => {
  expect(verdict({ lastLocation: at(35.34 + 7.9 / 111.2) })).toMatchObject({ location: {} });
  expect(verdict({ lastLocation: at(35.34 + 8.2 / 111.2) })).toBe('OUT_OF_AREA');
  expect(verdict({ lastLocation: at(35.34, 61) })).toBe('PLACE_MISSING');
});
