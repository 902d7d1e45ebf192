import { expect, test } from '@jest/globals';
import { assert, constantFrom, date, property } from 'fast-check';
import { dayInZone } from './day-in-zone.ts';
import { wallClock } from './wall-clock.ts';

const zones = ['Asia/Famagusta', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'];

test('a day holds its instant, begins at midnight of the zone, and the next one begins where it ends', () => {
  assert(
    property(
      date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      constantFrom(...zones),
      (instant, zone) => {
        const at = instant.getTime();
        const [begins, ends] = dayInZone(at, zone);
        expect(begins).toBeLessThanOrEqual(at);
        expect(ends).toBeGreaterThan(at);
        expect(wallClock(new Date(begins), zone)).toMatch(/T00:00$/);
        expect(wallClock(new Date(begins), zone).slice(0, 10)).toBe(wallClock(instant, zone).slice(0, 10));
        expect(dayInZone(ends, zone)[0]).toBe(ends);
      },
    ),
  );
});
