import { expect, test } from '@jest/globals';
import { datesFromTimestamps } from './dates-from-timestamps.ts';

const noon = new Date('2026-11-21T10:00:00Z');
const timestamp = { seconds: 1, nanoseconds: 0, toDate: () => noon };

test('timestamps become dates at any depth, and nothing else changes', () => {
  expect(
    datesFromTimestamps({ at: timestamp, list: [{ at: timestamp }], text: 'toDate', none: null }),
  ).toEqual({
    at: noon,
    list: [{ at: noon }],
    text: 'toDate',
    none: null,
  });
});
