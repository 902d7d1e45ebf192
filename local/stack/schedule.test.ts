import { describe, expect, test } from '@jest/globals';
import { isDue } from './schedule.ts';

const at = (time: string) => new Date(`2027-03-27T${time}:00Z`);

describe('isDue', () => {
  test.each([
    ['every 1 minutes', '10:07', true],
    ['every 5 minutes', '10:05', true],
    ['every 5 minutes', '10:07', false],
    ['every 2 hours', '10:00', true],
    ['every 2 hours', '11:00', false],
    ['every day 03:00', '03:00', true],
    ['every day 03:00', '03:01', false],
    ['*/15 * * * *', '10:45', true],
    ['*/15 * * * *', '10:46', false],
    ['0 3 * * *', '03:00', true],
    ['30 4 * * 6', '04:30', true],
    ['30 4 * * 1-5', '04:30', false],
    ['0,20 4 27 3 *', '04:20', true],
    ['every blue moon', '04:20', true],
  ])('%s at %s UTC: %s', (schedule, time, due) => {
    expect(isDue(schedule, at(time))).toBe(due);
  });

  test('a cron line is read in its own time zone', () => {
    // 27 March 2027 is the last winter day in Famagusta: UTC+2. The day after, the clocks are at UTC+3.
    expect(isDue('0 9 * * *', at('07:00'), 'Asia/Famagusta')).toBe(true);
    expect(isDue('0 9 * * *', new Date('2027-03-28T06:00:00Z'), 'Asia/Famagusta')).toBe(true);
  });
});
