import { describe, expect, test } from '@jest/globals';
import type { SweepFailure } from '@merve/contract';
import { failureAfter, maxTries } from './sweep-failure.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const minute = 60_000;
const swept = { sweep: 'payments', subject: 'payments/p1', occasion: { state: '"due"', nextStepAt: '1' } };

/** Fails whenever it is tried; the minutes at which that was. */
function triedAt(): { tries: number[]; last: SweepFailure } {
  const tries = [0];
  let failure = failureAfter(undefined, swept, 'INTERNAL', new Date(start));
  for (let at = 1; at < 24 * 60; at += 1) {
    const now = new Date(start + at * minute);
    if (failure.retryAt === null || failure.retryAt > now) continue;
    tries.push(at);
    failure = failureAfter(failure, swept, 'INTERNAL', now);
  }
  return { tries, last: failure };
}

describe('failureAfter', () => {
  test('is tried by the next sweep, then after pauses twice as long each time, then put aside', () => {
    const { tries, last } = triedAt();
    expect(tries).toEqual([0, 1, 2, 4, 8, 16, 32, 64]);
    expect(last).toMatchObject({ tries: maxTries, retryAt: null, since: new Date(start) });
  });

  test('counts anew on another occasion', () => {
    const { last } = triedAt();
    const other = { ...swept, occasion: { ...swept.occasion, nextStepAt: '2' } };
    expect(failureAfter(last, other, 'INTERNAL', new Date(start))).toMatchObject({ tries: 1 });
  });
});
