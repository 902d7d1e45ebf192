import { expect, test } from '@jest/globals';
import { isTakenOver } from './taken-over.ts';

const now = new Date('2026-11-21T10:00:00Z');
const takeover = (until: Date | null) => ({ by: 'root', since: now, until });

test('a takeover ends when its time is up, or never by itself', () => {
  expect(isTakenOver(null, now)).toBe(false);
  expect(isTakenOver(takeover(null), now)).toBe(true);
  expect(isTakenOver(takeover(new Date(now.getTime() + 1)), now)).toBe(true);
  expect(isTakenOver(takeover(now), now)).toBe(false);
});
