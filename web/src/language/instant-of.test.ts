import { describe, expect, test } from '@jest/globals';
import { instantOf } from './instant-of.ts';
import { wallClock } from './wall-clock.ts';

describe('the instant of a time on a wall', () => {
  test.each([
    ['2027-01-10', '09:30', 'Asia/Nicosia', '2027-01-10T07:30:00.000Z'],
    ['2027-07-10', '09:30', 'Asia/Nicosia', '2027-07-10T06:30:00.000Z'],
    ['2027-07-10', '00:10', 'Asia/Seoul', '2027-07-09T15:10:00.000Z'],
    // The day on which the clocks go forward, before and after it.
    ['2027-03-28', '01:30', 'Asia/Nicosia', '2027-03-27T23:30:00.000Z'],
    ['2027-03-28', '10:00', 'Asia/Nicosia', '2027-03-28T07:00:00.000Z'],
  ])('%s %s in %s', (date, clock, timeZone, instant) => {
    expect(instantOf(date, clock, timeZone).toISOString()).toBe(instant);
    expect(wallClock(instantOf(date, clock, timeZone), timeZone)).toBe(`${date}T${clock}`);
  });
});
