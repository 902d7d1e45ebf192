import { expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { dayInWords } from './look-into-calendar.ts';

const zone = 'Asia/Famagusta';
const date = DateTime.fromISO('2026-11-28', { zone });
const at = (local: string) => DateTime.fromISO(local, { zone }).toJSDate();
const span = (from: string, until: string) => ({ from: at(from), until: at(until) });
const lunch = span('2026-11-28T12:00', '2026-11-28T13:30');
const overnight = span('2026-11-28T22:00', '2026-11-29T02:00');

test.each([
  [null, [], 'Saturday 28 November 2026: Your calendar is free then.'],
  [
    null,
    [lunch, overnight],
    'Saturday 28 November 2026: Your calendar already has something then: 12:00–13:30 and 22:00–24:00.',
  ],
  [
    null,
    [span('2026-11-27T20:00', '2026-11-28T00:00')],
    'Saturday 28 November 2026: Your calendar is free then.',
  ],
  [
    '20:00',
    [lunch],
    'Saturday 28 November 2026, 20:00: Your calendar is free then.\nSaturday 28 November 2026: Your calendar already has something then: 12:00–13:30.',
  ],
  [
    '13:00',
    [lunch],
    'Saturday 28 November 2026, 13:00: Your calendar already has something then: 12:00–13:30.',
  ],
])('at %s with %j', (clock, busy, told) => expect(dayInWords({ date, clock }, busy, 'en')).toBe(told));
