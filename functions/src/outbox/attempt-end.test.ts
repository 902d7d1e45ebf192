import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { attemptEndOf, changesBy, maximumAttempts, pauseMs } from './attempt-end.ts';
import { claimed } from './claim.ts';
import { replyIntents } from './intent.ts';
import { lateChanges } from './record-attempt.ts';

const now = new Date('2027-03-01T12:00:00Z');
const [base] = claimed(
  replyIntents({
    threadId: 't',
    seq: 1,
    to: 'whatsapp:+905338800001',
    text: 'x',
    buttons: [],
    marketId: 'm',
    now,
    traceId: 'x',
  }),
  'worker',
  now,
);
if (base === undefined) throw new Error('no intent');
const at = { asked: now, now };

describe('attemptEndOf', () => {
  test('a refusal for pace goes back to the queue, later each time, and never before the provider said', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: maximumAttempts - 1 }),
        fc.option(fc.integer({ min: 0, max: 3_600_000 })),
        (attempts, retryAfterMs) => {
          const end = attemptEndOf(
            { kind: 'not_processed', code: '20429', retryAfterMs },
            { ...base, attempts },
            at,
          );
          if (end.end !== 'postponed') throw new Error(end.end);
          const pause = end.notBefore.getTime() - now.getTime();
          const least = retryAfterMs ?? Math.min(2_000 * 2 ** (attempts - 1), 300_000);
          expect(pause).toBeGreaterThanOrEqual(least);
          expect(pause).toBeLessThanOrEqual(least * 1.5 + 1);
        },
      ),
    );
  });

  test('the last attempt that is not processed fails the intent: no loop', () => {
    const outcome = { kind: 'not_processed', code: '20429', retryAfterMs: null } as const;
    expect(attemptEndOf(outcome, { ...base, attempts: maximumAttempts }, at)).toEqual({
      end: 'rejected',
      code: 'ATTEMPTS_EXHAUSTED',
    });
  });

  test('messages refused together do not come back together', () => {
    const pauses = Array.from({ length: 20 }, (_, n) => pauseMs({ intentId: `t:${n}:0`, attempts: 1 }, null));
    expect(new Set(pauses).size).toBeGreaterThan(15);
  });

  test('what was accepted was handed over when the request began', () => {
    const asked = new Date(now.getTime() - 9_000);
    const end = attemptEndOf({ kind: 'accepted', providerId: 'SM1' }, base, { asked, now });
    expect(changesBy(end, now)).toMatchObject({ state: 'sent', handedOverAt: asked, updatedAt: now });
  });

  test('an unclear end never puts the intent back to the queue', () => {
    const end = attemptEndOf({ kind: 'unknown', reason: 'timed out' }, base, at);
    expect(changesBy(end, now).state).toBe('unknown');
  });
});

describe('lateChanges: a worker that comes after the callback or the sweep', () => {
  const accepted = { end: 'accepted', providerId: 'SM1', handedOverAt: now } as const;

  test('accepted settles unknown, and keeps a requeued intent from being sent again', () => {
    for (const state of ['unknown', 'queued'] as const) {
      expect(lateChanges({ ...base, state }, 1, accepted, now)).toMatchObject({
        state: 'sent',
        providerId: 'SM1',
      });
    }
  });

  test('accepted never moves a delivered intent back; it only adds the id', () => {
    expect(lateChanges({ ...base, state: 'delivered' }, 1, accepted, now)).toEqual({
      providerId: 'SM1',
      handedOverAt: now,
      updatedAt: now,
    });
    const read = { ...base, state: 'read', providerId: 'SM1', handedOverAt: now } as const;
    expect(lateChanges(read, 1, accepted, now)).toBeNull();
  });

  test('accepted tells when a message was handed over that only a callback had told of; of another message it tells nothing', () => {
    const reported = {
      ...base,
      state: 'delivered',
      providerId: 'SM1',
      handedOverAt: new Date(now.getTime() + 1),
    } as const;
    expect(lateChanges(reported, 1, accepted, now)).toMatchObject({ handedOverAt: now });
    expect(lateChanges({ ...reported, providerId: 'SM2' }, 1, accepted, now)).toBeNull();
  });

  test('any other end settles only the unknown of its own attempt', () => {
    const rejected = { end: 'rejected', code: '63016' } as const;
    expect(lateChanges({ ...base, state: 'unknown' }, 1, rejected, now)).toMatchObject({ state: 'failed' });
    expect(lateChanges({ ...base, state: 'unknown', attempts: 2 }, 1, rejected, now)).toBeNull();
    expect(lateChanges({ ...base, state: 'delivered' }, 1, rejected, now)).toBeNull();
    expect(lateChanges({ ...base, state: 'queued' }, 1, { end: 'unknown', code: 'x' }, now)).toBeNull();
  });
});
