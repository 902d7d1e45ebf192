import { expect, test } from '@jest/globals';
import { hoursOf } from './open-until.ts';

const now = Date.parse('2026-11-24T17:00:00Z');
const open = { openNow: true, openUntil: '2026-11-24T20:00:00Z', utcOffsetMinutes: 120 };

test('a place is open until an hour of its own clock', () => {
  expect(hoursOf(open, now)).toEqual({ isOpen: true, until: new Date('2026-11-24T22:00:00Z') });
  expect(hoursOf({ ...open, utcOffsetMinutes: -480 }, now)).toMatchObject({
    until: new Date('2026-11-24T12:00:00Z'),
  });
});

test.each([
  ['its clock is not known', { utcOffsetMinutes: null }],
  ['nobody knows when it closes', { openUntil: null }],
  ['it closes another day', { openUntil: '2026-11-25T17:00:00Z' }],
  ['it was to close before now', { openUntil: '2026-11-24T16:59:00Z' }],
])('it is only open where %s', (_why, changes) => {
  expect(hoursOf({ ...open, ...changes }, now)).toEqual({ isOpen: true, until: null });
});

test('one that is closed, or of which nothing is known, has no hour', () => {
  expect(hoursOf({ ...open, openNow: false }, now)).toEqual({ isOpen: false });
  expect(hoursOf({ ...open, openNow: null }, now)).toBeNull();
});
