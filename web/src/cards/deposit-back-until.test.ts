import { expect, test } from '@jest/globals';
import { depositBackUntil } from './deposit-back-until.ts';

const startsAt = '2026-11-22T18:00:00.000Z';
const before = new Date('2026-11-20T12:00:00Z');

test('a deposit comes back until so many minutes before the start, or never', () => {
  expect(depositBackUntil({ refundUntilMinutes: 24 * 60 }, startsAt, before)).toEqual(
    new Date('2026-11-21T18:00:00Z'),
  );
  expect(depositBackUntil({ refundUntilMinutes: 0 }, startsAt, before)).toEqual(new Date(startsAt));
  expect(depositBackUntil({ refundUntilMinutes: null }, startsAt, before)).toBeNull();
});

test('where that time is over by now, it does not come back any more', () => {
  const late = new Date('2026-11-21T18:00:00Z');
  expect(depositBackUntil({ refundUntilMinutes: 24 * 60 }, startsAt, late)).toBeNull();
});
