import { describe, expect, test } from '@jest/globals';
import type { AuditWatermark } from '@merve/contract';
import { changesSince, completed, freshWatermark, maxWaitMs, overlapMs, trustedMark } from './watermark.ts';

const start = new Date('2026-11-21T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const underway = { startedAt: start, path: null, changedAt: null, unripeSince: null };
const mark = (changes: Partial<AuditWatermark> = {}): AuditWatermark => ({
  ...freshWatermark('any', 'changes', start),
  ...changes,
});

describe('a watermark', () => {
  test('begins at the beginning of time, and then a little before where it stands', () => {
    expect(changesSince(mark())).toBeNull();
    expect(changesSince(mark({ through: later(overlapMs) }))).toEqual(start);
  });

  test('moves to when the pass began, not to when it ended', () => {
    const after = completed(mark({ underway }), null, later(1_000));
    expect(after).toMatchObject({ through: start, underway: null, updatedAt: later(1_000) });
  });

  test('waits for what cannot be judged yet, but not for ever', () => {
    const unripe = (ms: number) => completed(mark({ underway }), later(-ms), later(1)).through;
    expect(unripe(1_000)).toEqual(later(-1_000));
    expect(unripe(maxWaitMs + 1)).toEqual(later(-maxWaitMs));
  });

  test('of the future goes back to what is not sealed; one that a server is a little ahead with stays', () => {
    expect(trustedMark(mark({ through: later(overlapMs) }), start).through).toEqual(later(overlapMs));
    const jumped = mark({ through: later(overlapMs + 1), underway, judged: ['a'] });
    const midnightOfYesterday = new Date('2026-11-20T00:00:00Z');
    expect(trustedMark(jumped, start)).toMatchObject({
      through: midnightOfYesterday,
      underway: null,
      judged: [],
    });
  });
});
