import { describe, expect, test } from '@jest/globals';
import type { TaxiDriver } from '@merve/contract';
import { readChange, readRegistration } from './driver-form.ts';

const filled = {
  name: ' Hasan ',
  phone: '0090 533 123 45 67',
  language: 'tr',
  vehicle: 'White Skoda',
  plate: 'ABC 123',
  seats: '4',
  latitude: '35,3364',
  longitude: '33.3199',
};
function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}
const at = new Date('2026-11-21T10:00:00Z');
const driver: TaxiDriver = {
  driverId: 'd',
  marketId: 'm',
  name: 'Hasan',
  phone: '+905331234567',
  language: 'tr',
  vehicle: 'White Skoda',
  plate: 'ABC 123',
  seats: 4,
  location: { latitude: 35, longitude: 33 },
  locatedAt: at,
  cells: { near: 'a', far: 'b' },
  onDuty: true,
  rideId: null,
  free: true,
  askedAt: at,
  offers: [],
  createdAt: at,
  updatedAt: at,
};

describe('registering', () => {
  test('what was typed, with a decimal comma too', () => {
    expect(readRegistration(form(filled))).toMatchObject({
      ok: true,
      value: { name: 'Hasan', seats: 4, location: { latitude: 35.3364, longitude: 33.3199 } },
    });
  });
  test('names each field that is wrong, and no other', () => {
    const read = readRegistration(form({ ...filled, seats: '40', latitude: '', name: ' ' }));
    expect(read.ok ? [] : Object.keys(read.problems).toSorted()).toEqual(['location', 'name', 'seats']);
  });
});

describe('changing', () => {
  test('sends what differs alone', () => {
    expect(readChange(form({ ...filled, plate: 'XYZ 9', seats: '6' }), driver)).toEqual({
      plate: 'XYZ 9',
      seats: 6,
    });
    expect(readChange(form(filled), driver)).toEqual({});
  });
});
