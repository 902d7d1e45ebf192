import { expect, test } from '@jest/globals';
import type { ResourceLock } from '@merve/contract';
import { locksOf } from './locks-of.ts';

const at = new Date('2026-11-21T10:00:00Z');
const lock = (lockKey: string): ResourceLock => ({
  lockKey,
  businessId: 'b',
  offeringId: 'o',
  txId: 't',
  state: 'held',
  slotStartsAt: at,
  timeZone: 'Asia/Famagusta',
  expiresAt: at,
  createdAt: at,
  updatedAt: at,
});
const faults = (state: 'hold' | 'cancelled') =>
  locksOf({ lockKeys: ['a', 'b'], state }, [lock('a'), lock('c')]).map(({ lockKey, isFault }) => [
    lockKey,
    isFault,
  ]);

test('a live booking must own what it names; what it owns unnamed is shown too', () => {
  expect(faults('hold')).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ]);
});

test('one that is over need not', () => {
  expect(faults('cancelled').some(([, isFault]) => isFault)).toBe(false);
});
