import { describe, expect, test } from '@jest/globals';
import type { IntentState } from '@merve/contract';
import fc from 'fast-check';
import { applyDeliveryStatus } from './apply-delivery-status.ts';
import { claimed } from './claim.ts';
import { rankOf, stateProvenBy } from './rank.ts';
import { recordAttempt } from './record-attempt.ts';
import { sendClaimed } from './send-intents.ts';
import type { OutboxDesk } from './testing/outbox-desk.ts';
import { outboxDeskOfFile } from './testing/outbox-desk-of-file.ts';
import { only, sampleReply } from './testing/sample-intents.ts';

let desk: OutboxDesk;
outboxDeskOfFile((opened) => {
  desk = opened;
});

describe('delivery callbacks', () => {
  test('that come before the provider id is stored are not lost, and the late record moves nothing back', async () => {
    const intent = await desk.claimed('race', '+905338820010');
    desk.sandbox.setFaults([{ kind: 'callback-before-response', times: 1 }]);
    const [sent] = await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
    expect(sent?.state).toBe('read');
    const stored = await desk.intent('race:1:0');
    expect(stored).toMatchObject({
      state: 'read',
      lease: null,
      providerId: only(desk.sandbox.messages()).sid,
    });
    expect(await desk.attempts('race:1:0')).toEqual(['reported']);
  });

  test('that race the record, thirty times over: always delivered, one end per attempt', async () => {
    const to = await desk.person('+905338820011');
    const now = desk.clock.now();
    const other = desk.local.anotherClient();
    const ends = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const intent = only(claimed(sampleReply({ threadId: `race${index}`, to, now }), 'worker', now));
        await desk.store([intent]);
        const providerId = `SM${index}`;
        const callback = { messageSid: providerId, status: 'delivered', errorCode: null };
        await Promise.all([
          recordAttempt(desk.documents, intent, { end: 'accepted', providerId, handedOverAt: now }, now),
          applyDeliveryStatus(other, { intentId: intent.intentId, callback, now }),
        ]);
        const stored = await desk.intent(intent.intentId);
        return {
          state: stored.state,
          right: stored.providerId === providerId,
          ends: (await desk.attempts(intent.intentId)).length,
        };
      }),
    );
    expect(ends).toEqual(ends.map(() => ({ state: 'delivered', right: true, ends: 1 })));
  });

  test('in any order, any number of times, before and after the id is stored: never back, and the end is the furthest', async () => {
    const words = ['queued', 'sent', 'delivered', 'read', 'undelivered', 'failed', 'teleported'];
    const steps = fc.shuffledSubarray([...words, ...words, 'record'], { minLength: 1 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (order) => {
        run += 1;
        const intent = await desk.claimed(`any-order-${run}`, '+905338820015');
        let state: IntentState = 'sending';
        for (const step of order) {
          const now = desk.clock.now();
          const next: IntentState | null =
            step === 'record'
              ? await recordAttempt(
                  desk.documents,
                  intent,
                  { end: 'accepted', providerId: 'SM1', handedOverAt: now },
                  now,
                )
              : await applyDeliveryStatus(desk.documents, {
                  intentId: intent.intentId,
                  callback: { messageSid: 'SM1', status: step, errorCode: null },
                  now,
                });
          if (next === null) throw new Error('the intent is gone');
          expect(rankOf(next)).toBeGreaterThanOrEqual(rankOf(state));
          state = next;
        }
        const furthest = Math.max(...order.map((step) => rankOf(stateProvenBy(step))));
        expect(rankOf(state)).toBe(furthest);
        expect(await desk.attempts(intent.intentId)).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });

  test('late, repeated and reordered, in parallel: forward only', async () => {
    const intent = await desk.claimed('shuffle', '+905338820012');
    const statuses = ['read', 'sent', 'delivered', 'queued', 'sent', 'read', 'delivered', 'teleported'];
    await Promise.all(
      statuses.map((status) =>
        applyDeliveryStatus(desk.documents, {
          intentId: intent.intentId,
          callback: { messageSid: 'SM1', status, errorCode: null },
          now: desk.clock.now(),
        }),
      ),
    );
    expect(await desk.intent('shuffle:1:0')).toMatchObject({ state: 'read', providerId: 'SM1' });
  });

  test('about no intent, or another message, change nothing and are no error', async () => {
    const now = desk.clock.now();
    const callback = { messageSid: 'SM1', status: 'failed', errorCode: '63016' };
    expect(await applyDeliveryStatus(desk.documents, { intentId: null, callback, now })).toBeNull();
    expect(await applyDeliveryStatus(desk.documents, { intentId: 'a/../b', callback, now })).toBeNull();
    const intent = await desk.claimed('other', '+905338820013');
    await recordAttempt(
      desk.documents,
      intent,
      { end: 'accepted', providerId: 'SM2', handedOverAt: now },
      now,
    );
    expect(await applyDeliveryStatus(desk.documents, { intentId: 'other:1:0', callback, now })).toBe('sent');
  });

  test('cost two round trips', async () => {
    const intent = await desk.claimed('callback-cost', '+905338820014');
    const callback = { messageSid: 'SM1', status: 'sent', errorCode: null };
    const { cost } = await desk.local.server.cost.measure(() =>
      applyDeliveryStatus(desk.documents, { intentId: intent.intentId, callback, now: desk.clock.now() }),
    );
    expect(cost.roundTrips).toBe(2);
  });
});
