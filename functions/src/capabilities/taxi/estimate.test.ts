import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isLocated, minutesAway, nearestMinutes } from './estimate.ts';
import { inOrderOfAsking } from './find-drivers.ts';
import { testPolicy } from './testing/policy.ts';
import { driverAt, kyrenia, northOf, sampleDriver, sampleRide, start } from './testing/samples.ts';

const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe('when a taxi arrives', () => {
  test('is estimated along the road, at the market’s speed, and never less than a minute', () => {
    // 5 km in a straight line are 6.5 along the road: 13 minutes at 30 km/h.
    expect(minutesAway(driverAt(1, 5), kyrenia, testPolicy, start)).toBe(13);
    expect(minutesAway(driverAt(1, 0), kyrenia, testPolicy, start)).toBe(1);
    expect(minutesAway(driverAt(1, 5), kyrenia, { ...testPolicy, speedKmh: 60 }, start)).toBe(7);
  });

  test('is the nearest one’s of those who said where they are, and unknown if none did', () => {
    const old = sampleDriver(3, { location: kyrenia, locatedAt: later(-testPolicy.positionMinutes - 1) });
    expect(nearestMinutes([driverAt(1, 5), driverAt(2, 2), old], kyrenia, testPolicy, start)).toBe(6);
    expect(nearestMinutes([old], kyrenia, testPolicy, start)).toBeNull();
    expect(nearestMinutes([], kyrenia, testPolicy, start)).toBeNull();
  });
});

test('a position counts for as long as the policy says, to the minute', () => {
  const driver = sampleDriver(1);
  expect(isLocated(driver, testPolicy, later(testPolicy.positionMinutes))).toBe(true);
  expect(isLocated(driver, testPolicy, later(testPolicy.positionMinutes + 1))).toBe(false);
});

test('whoever has not said for long where they are is asked after everybody who has, however near they were', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ km: fc.integer({ min: 0, max: 20 }), age: fc.integer({ min: 0, max: 240 }) }), {
        maxLength: 12,
      }),
      (drivers) => {
        const all = drivers.map(({ km, age }, index) =>
          sampleDriver(index + 1, { location: northOf(kyrenia, km), locatedAt: later(-age) }),
        );
        const known = inOrderOfAsking(all, sampleRide(), testPolicy, start).map((driver) =>
          isLocated(driver, testPolicy, start),
        );
        expect(known).toEqual(known.toSorted((one, other) => Number(other) - Number(one)));
      },
    ),
  );
});
