import { describe, expect, test } from '@jest/globals';
import type { TaxiDriver } from '@merve/contract';
import { isForDispatch } from './dispatch-line.ts';
import { rideCodeFor } from './ride-code.ts';
import { sampleDriver, start } from './testing/samples.ts';

const later = new Date(start.getTime() + 60_000);
const idle = sampleDriver(1);
const asked = sampleDriver(1, { offers: [{ rideId: 'ride_1', code: 'A2B3', until: later }] });
const driving = sampleDriver(1, { rideId: 'ride_1', free: false });
const goes = (driver: TaxiDriver, text: string, changes = {}) =>
  isForDispatch(driver, { text, hasLocation: false, now: start, ...changes });

describe('a driver’s message goes to dispatch', () => {
  test('with a code, asked or not: a wrong code is told so', () => {
    expect(goes(idle, 'YES A2B3')).toBe(true);
    expect(goes(asked, 'A2B3 where is that?')).toBe(true);
    expect(goes(driving, `${rideCodeFor('ride_1')} is late`)).toBe(true);
  });

  test('without a code only if it can mean a ride', () => {
    expect(goes(asked, 'evet')).toBe(true);
    expect(goes(idle, 'yes')).toBe(false);
    expect(goes(asked, 'yes', { now: new Date(later.getTime() + 1) })).toBe(false);
    expect(goes(driving, 'geldim')).toBe(true);
    expect(goes(idle, 'cancel')).toBe(false);
    expect(goes(idle, 'on duty')).toBe(true);
  });

  test('and everything else to the guest’s conversation', () => {
    expect(goes(asked, 'Book a table for 4')).toBe(false);
    expect(goes(driving, 'yes please')).toBe(false);
    expect(goes(idle, 'flat B2C3 please')).toBe(false);
  });

  test('with a location, on duty', () => {
    expect(goes(idle, '', { hasLocation: true })).toBe(true);
    expect(goes(sampleDriver(1, { onDuty: false, free: false }), '', { hasLocation: true })).toBe(false);
  });
});
