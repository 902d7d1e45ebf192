import { describe, expect, test } from '@jest/globals';
import { type PendingAction, type Thread, threadSchema } from '@merve/contract';
import fc from 'fast-check';
import { isJoined, type Join, joinThreads } from './join-threads.ts';

const now = new Date('2026-11-21T10:00:00Z');

function thread(threadId: string, changes: Partial<Thread> = {}): Thread {
  const lastSeq = changes.lastSeq ?? 0;
  return {
    ...threadSchema.parse({
      threadId,
      threadType: 'merve',
      actorId: `act_${threadId}`,
      marketId: 'north-cyprus',
      language: 'en',
      state: 'idle',
      pendingAction: null,
      lease: null,
      lastSeq,
      lastInboundSeq: lastSeq,
      processedSeq: lastSeq,
      lastFinishId: null,
      unprocessed: false,
      summary: '',
      context: { lastLocation: null, lastListings: [] },
      readerUid: null,
      replyTo: { channel: 'web', uid: 'ana' },
      profileName: null,
      optedOut: false,
      lastInboundAt: now,
      createdAt: now,
      updatedAt: now,
    }),
    ...changes,
  };
}

function action(minutes: number): PendingAction {
  return {
    actionId: `a${minutes}`,
    kind: 'confirm_transaction',
    tool: 'initiateBooking',
    args: {},
    argsHash: '',
    policyVersion: 1,
    ref: '',
    summary: '',
    price: null,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    ownerActorId: 'act_web',
    createdBySeq: 1,
  };
}

const join = (from: Thread | null, into: Thread | null): Join => ({
  from,
  into,
  intoThreadId: 'phone',
  fromActorId: 'act_web',
  intoActorId: 'act_phone',
  readerUid: 'ana',
  now,
});

describe('joinThreads', () => {
  test('sets aside one number for each message, after all that is there, all processed', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.option(fc.nat(500)), fc.nat(500), (said, saidThere, copiedBefore) => {
        const copied = Math.min(copiedBefore, said);
        const copiedTo = { threadId: 'phone', fromSeq: 1, throughSeq: copied, firstSeq: 1, complete: true };
        const from = thread('web', { lastSeq: said, copiedTo: copied === 0 ? null : copiedTo });
        const into = saidThere === null ? null : thread('phone', { lastSeq: saidThere });
        const joined = joinThreads(join(from, into));
        const block = joined.from?.copiedTo;
        expect(block).toMatchObject({
          fromSeq: copied + 1,
          throughSeq: said,
          firstSeq: (saidThere ?? 0) + 1,
        });
        expect(joined.into).toMatchObject({
          threadId: 'phone',
          actorId: 'act_phone',
          lastSeq: (saidThere ?? 0) + said - copied,
          processedSeq: (saidThere ?? 0) + said - copied,
          readerUid: 'ana',
          alsoActorIds: ['act_web'],
          lease: null,
        });
        expect(isJoined(join(joined.from, joined.into))).toBe(true);
      }),
    );
  });

  test.each([
    [null, null, null, null],
    [5, null, 'a5', null],
    [null, 5, 'a5', null],
    [5, 8, 'a8', 'a5'],
    [8, 5, 'a8', 'a5'],
  ])(
    'of actions that wait until minute %s and %s, %s waits and %s is given back',
    (web, phone, kept, loser) => {
      const waits = (minutes: number | null) => (minutes === null ? null : action(minutes));
      const joined = joinThreads(
        join(thread('web', { pendingAction: waits(web) }), thread('phone', { pendingAction: waits(phone) })),
      );
      expect(joined.into.pendingAction?.actionId ?? null).toBe(kept);
      expect(joined.into.state).toBe(kept === null ? 'idle' : 'awaiting_confirmation');
      expect(joined.loser?.actionId ?? null).toBe(loser);
      expect(joined.from?.pendingAction).toBeNull();
    },
  );

  test('a phone alone becomes readable, and what other actors left there before stays its own', () => {
    const into = thread('phone', { lastSeq: 3, alsoActorIds: ['act_id'] });
    const joined = joinThreads(join(null, into));
    expect(joined.into).toMatchObject({ readerUid: 'ana', alsoActorIds: ['act_id', 'act_web'], lastSeq: 3 });
    expect(joined.from).toBeNull();
    expect(isJoined(join(null, into))).toBe(false);
  });
});
