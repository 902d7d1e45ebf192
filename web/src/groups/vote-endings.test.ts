import { expect, test } from '@jest/globals';
import { endingBefore } from './vote-endings.ts';

const now = new Date('2026-11-28T12:00').getTime();

test.each([
  ['', 24],
  ['2026-12-05T20:00', 24],
  ['2026-11-28T20:00', 6],
  ['2026-11-28T17:00', 3],
  // Too soon for any: the page says that it would end after that time.
  ['2026-11-28T13:00', 3],
])('a vote for %j ends in %i hours', (when, hours) => expect(endingBefore(when, now)).toBe(hours));
