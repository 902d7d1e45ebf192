import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { IntentState, OutboxIntent } from '@merve/contract';
import fc from 'fast-check';
import type { MessageSender } from '../integrations/message-sender.ts';
import { applyDeliveryStatus } from './apply-delivery-status.ts';
import { outboxAuditors } from './audit-outbox.ts';
import { claimed, claimIntent } from './claim.ts';
import { rankOf, stateProvenBy } from './rank.ts';
import { recordAttempt } from './record-attempt.ts';
import { callbackUrlFor, sendClaimed } from './send-intents.ts';
import { sendQueued } from './send-queued.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import { type OutboxDesk, startOutboxDesk } from './testing/outbox-desk.ts';
import { only, sampleReply } from './testing/sample-intents.ts';

let desk: OutboxDesk;
beforeAll(async () => {
  desk = await startOutboxDesk();
});
beforeEach(() => {
  desk.sandbox.clear();
  desk.sandbox.setFaults([]);
});
afterAll(() => desk.stop());

const bodies = () => desk.sandbox.messages().map(({ body }) => body);
const sweep = (sender: MessageSender = desk.sender) => sweepOutbox(desk.documents, sender, desk.options);
/** Callbacks go nowhere: as when Twilio drops them. */
const unreachable = () => ({ ...desk.options, statusCallbackUrl: 'http://127.0.0.1:9/status' });

/** An intent as its worker holds it, stored; and its address. */
async function claimedIntent(threadId: string, phone: string, text?: string): Promise<OutboxIntent> {
  const to = await desk.person(phone);
  const now = desk.clock.now();
  const reply = sampleReply({ threadId, to, now, ...(text === undefined ? {} : { text }) });
  const intents = claimed(reply, `worker of ${threadId}`, now);
  await desk.store(intents);
  return only(intents);
}

describe('the provider', () => {
  test('answers 429: one message in the end, after the pause', async () => {
    const intent = await claimedIntent('pace', '+905338820001');
    desk.sandbox.setFaults([{ kind: '429', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
    const waiting = await desk.intent('pace:1:0');
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1, errorCode: '20429', lease: null });
    expect(waiting.notBefore.getTime()).toBeGreaterThanOrEqual(desk.clock.now().getTime() + 2_000);
    expect(await sendQueued(desk.documents, desk.sender, 'pace:1:0', desk.options)).toMatchObject({
      reason: 'not_due',
    });

    desk.clock.advance(10_000);
    await sweep();
    expect(desk.sandbox.messages()).toHaveLength(1);
    expect(await desk.reached('pace:1:0', 'read')).toMatchObject({ attempts: 2, errorCode: null });
    expect(await desk.attempts('pace:1:0')).toEqual(['postponed', 'accepted']);
  });

  test('answers 429 for ever: the intent fails with one alert, after eight attempts', async () => {
    await desk.person('+905338820002');
    const intent = await claimedIntent('never', '+905338820002');
    desk.sandbox.setFaults([{ kind: '429', times: 100, to: '+905338820002' }]);
    await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
    for (let round = 0; round < 12; round += 1) {
      desk.clock.advance(600_000);
      await sweep();
    }
    expect(await desk.intent('never:1:0')).toMatchObject({
      state: 'failed',
      errorCode: 'ATTEMPTS_EXHAUSTED',
      attempts: 8,
    });
    expect((await desk.alerts()).filter(({ subject }) => subject.includes('never'))).toHaveLength(1);
  });

  test('times out after accepting: never two messages, settled by the callback', async () => {
    const intent = await claimedIntent('timeout', '+905338820003');
    desk.sandbox.setFaults([{ kind: 'timeout-after-accept', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
    const read = await desk.reached('timeout:1:0', 'read');
    expect(read.providerId).toBe(only(desk.sandbox.messages()).sid);
    desk.clock.advance(600_000);
    await sweep();
    expect(desk.sandbox.messages()).toHaveLength(1);
  });

  test('times out after accepting and no callback comes: never two messages, settled by the list', async () => {
    const intent = await claimedIntent('list', '+905338820004');
    desk.sandbox.setFaults([{ kind: 'timeout-after-accept', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [intent], unreachable());
    expect(await desk.intent('list:1:0')).toMatchObject({ state: 'unknown', providerId: null });
    await sweep();
    expect((await desk.intent('list:1:0')).state).toBe('unknown');

    desk.clock.advance(121_000);
    expect(await sweep()).toMatchObject({ reconciled: 1, sent: 0 });
    const settled = await desk.intent('list:1:0');
    expect(settled.providerId).toBe(only(desk.sandbox.messages()).sid);
    expect(['sent', 'delivered', 'read']).toContain(settled.state);
  });

  test.each(['500', 'connect-reset'] as const)(
    '%s without accepting: sent again, once it is certain',
    async (kind) => {
      const threadId = `lost-${kind}`;
      const intent = await claimedIntent(threadId, '+905338820005', `text of ${kind}`);
      desk.sandbox.setFaults([{ kind, times: 1 }]);
      await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
      expect((await desk.intent(`${threadId}:1:0`)).state).toBe('unknown');
      await sweep();
      expect(desk.sandbox.messages()).toHaveLength(0);

      desk.clock.advance(121_000);
      await sweep();
      expect(bodies()).toEqual([`text of ${kind}`]);
      await desk.reached(`${threadId}:1:0`, 'read');
    },
  );

  test('500 after accepting: never two messages', async () => {
    const intent = await claimedIntent('taken', '+905338820006');
    desk.sandbox.setFaults([{ kind: '500-after-accept', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [intent], unreachable());
    desk.clock.advance(121_000);
    await sweep();
    await sweep();
    expect(desk.sandbox.messages()).toHaveLength(1);
  });

  test('accepted one of two messages with the same text: exactly the other is sent again', async () => {
    const to = await desk.person('+905338820007');
    const now = desk.clock.now();
    const twins = claimed(
      [1, 2].flatMap((seq) => sampleReply({ threadId: 'twins', to, seq, text: 'OK.', now })),
      'worker',
      now,
    );
    await desk.store(twins);
    desk.sandbox.setFaults([
      { kind: 'timeout-after-accept', times: 1 },
      { kind: '500', times: 1 },
    ]);
    for (const intent of twins) await sendClaimed(desk.documents, desk.sender, [intent], unreachable());
    desk.clock.advance(121_000);
    // Two sweeps at once: the message on the list must not be given to both intents.
    await Promise.all([sweep(), sweepOutbox(desk.local.anotherClient(), desk.sender, desk.options)]);
    expect(bodies()).toEqual(['OK.', 'OK.']);
    const ids = await Promise.all(
      [1, 2].map(async (seq) => (await desk.intent(`twins:${seq}:0`)).providerId),
    );
    expect(new Set(ids).size).toBe(2);
  });

  test('accepted none of two with the same text, while the other is being sent: nothing is decided before that one is', async () => {
    const lost = await claimedIntent('lost-twin', '+905338820040', 'See you.');
    desk.sandbox.setFaults([{ kind: '500', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [lost], unreachable());
    desk.clock.advance(121_000);
    // The twin was accepted, and its worker has not recorded it yet.
    const twin = await claimedIntent('sent-twin', '+905338820040', 'See you.');
    const outcome = await desk.sender.send({
      to: twin.to,
      content: { kind: 'text', body: twin.body, buttons: [] },
      statusCallbackUrl: 'http://127.0.0.1:9/status',
    });
    if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
    await sweep();
    expect((await desk.intent(lost.intentId)).state).toBe('unknown');
    await recordAttempt(
      desk.documents,
      twin,
      { end: 'accepted', providerId: outcome.providerId },
      desk.clock.now(),
    );
    await sweep();
    expect(bodies()).toEqual(['See you.', 'See you.']);
    const ids = [lost, twin].map(async ({ intentId }) => (await desk.intent(intentId)).providerId);
    expect(new Set(await Promise.all(ids)).size).toBe(2);
  });

  test('fails the message later with 63016: the intent ends, one alert however often it is reported', async () => {
    const intent = await claimedIntent('late', '+905338820008');
    desk.sandbox.setLastInbound('+905338820008', undefined);
    desk.sandbox.setFaults([{ kind: 'duplicate-callback', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
    expect(await desk.reached('late:1:0', 'failed')).toMatchObject({ errorCode: '63016' });
    desk.clock.advance(600_000);
    await sweep();
    expect(desk.sandbox.messages()).toHaveLength(1);
    const alert = only((await desk.alerts()).filter(({ subject }) => subject.includes('late')));
    expect(alert.kind).toBe('message-outside-window');
  });
});

describe('delivery callbacks', () => {
  test('that come before the provider id is stored are not lost, and the late record moves nothing back', async () => {
    const intent = await claimedIntent('race', '+905338820010');
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
          recordAttempt(desk.documents, intent, { end: 'accepted', providerId }, now),
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
        const intent = await claimedIntent(`any-order-${run}`, '+905338820015');
        let state: IntentState = 'sending';
        for (const step of order) {
          const now = desk.clock.now();
          const next: IntentState | null =
            step === 'record'
              ? await recordAttempt(desk.documents, intent, { end: 'accepted', providerId: 'SM1' }, now)
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
    const intent = await claimedIntent('shuffle', '+905338820012');
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
    const intent = await claimedIntent('other', '+905338820013');
    await recordAttempt(desk.documents, intent, { end: 'accepted', providerId: 'SM2' }, now);
    expect(await applyDeliveryStatus(desk.documents, { intentId: 'other:1:0', callback, now })).toBe('sent');
  });

  test('cost two round trips', async () => {
    const intent = await claimedIntent('callback-cost', '+905338820014');
    desk.local.server.cost.start('callback');
    const callback = { messageSid: 'SM1', status: 'sent', errorCode: null };
    await applyDeliveryStatus(desk.documents, { intentId: intent.intentId, callback, now: desk.clock.now() });
    expect(desk.local.server.cost.read('callback')?.roundTrips).toBe(2);
  });
});

describe('a worker that dies', () => {
  test('between claim and request: unknown, then certain that nothing left, then sent once', async () => {
    await claimedIntent('died', '+905338820020');
    await sweep();
    expect((await desk.intent('died:1:0')).state).toBe('sending');
    desk.clock.advance(61_000);
    expect(await sweep()).toMatchObject({ expired: 1 });
    expect((await desk.intent('died:1:0')).state).toBe('unknown');
    expect(desk.sandbox.messages()).toHaveLength(0);
    desk.clock.advance(60_000);
    await sweep();
    expect(desk.sandbox.messages()).toHaveLength(1);
    await desk.reached('died:1:0', 'read');
    expect(await desk.attempts('died:1:0')).toEqual(['lease_expired', 'accepted']);
  });

  test('between request and record: unknown, then found on the list, never sent again', async () => {
    const intent = await claimedIntent('unrecorded', '+905338820021');
    await desk.sender.send({
      to: intent.to,
      content: { kind: 'text', body: intent.body, buttons: [] },
      statusCallbackUrl: callbackUrlFor('http://127.0.0.1:9/status', intent.intentId),
    });
    desk.clock.advance(121_000);
    await sweep();
    const settled = await desk.intent('unrecorded:1:0');
    expect(settled.providerId).toBe(only(desk.sandbox.messages()).sid);
    expect(await sweep()).toMatchObject({ sent: 0, reconciled: 0 });
  });

  test('only seemed to: it comes back after the sweep settled its message, and moves nothing back', async () => {
    const intent = await claimedIntent('zombie', '+905338820022');
    const outcome = await desk.sender.send({
      to: intent.to,
      content: { kind: 'text', body: intent.body, buttons: [] },
      statusCallbackUrl: callbackUrlFor(desk.options.statusCallbackUrl, intent.intentId),
    });
    if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
    await desk.reached('zombie:1:0', 'read');
    const end = { end: 'accepted', providerId: outcome.providerId } as const;
    expect(await recordAttempt(desk.documents, intent, end, desk.clock.now())).toBe('read');
    expect(
      await recordAttempt(desk.documents, intent, { end: 'rejected', code: 'x' }, desk.clock.now()),
    ).toBe('read');
    expect((await desk.intent('zombie:1:0')).state).toBe('read');
  });

  test('comes back with the provider id after its message was put back to the queue: not sent again', async () => {
    const intent = await claimedIntent('late-id', '+905338820023');
    desk.clock.advance(61_000);
    await sweep();
    await desk.documents.intent('late-id:1:0').update({ state: 'queued', notBefore: desk.clock.now() });
    const end = { end: 'accepted', providerId: 'SM-late' } as const;
    expect(await recordAttempt(desk.documents, intent, end, desk.clock.now())).toBe('sent');
    await sweep();
    expect(desk.sandbox.messages()).toHaveLength(0);
  });

  /** A worker that froze before its request; the sweep is certain that nothing left, and puts the message back. */
  async function frozen(threadId: string, phone: string): Promise<OutboxIntent> {
    const intent = await claimedIntent(threadId, phone);
    desk.clock.advance(61_000);
    await sweep();
    await desk.documents.intent(intent.intentId).update({ state: 'queued', notBefore: desk.clock.now() });
    return intent;
  }
  const accepted = (providerId: string) => ({ end: 'accepted', providerId }) as const;
  const alertsOn = async ({ intentId }: OutboxIntent) =>
    (await desk.alerts()).filter(({ subject }) => decodeURIComponent(subject).endsWith(intentId));
  async function audit(): Promise<void> {
    for (const auditor of outboxAuditors) {
      await auditor.auditChanges(desk, new Date(desk.clock.now().getTime() + 60_000));
    }
  }

  test('thaws after another sent its message, and the provider takes it again: one alert (CRITICAL), which audits keep open', async () => {
    const intent = await frozen('thawed', '+905338820024');
    await sweep();
    await desk.reached('thawed:1:0', 'read');
    await audit();
    expect(await alertsOn(intent)).toEqual([]);
    const end = accepted('SM-second');
    const late = () => recordAttempt(desk.documents, intent, end, desk.clock.now());
    expect(await Promise.all([late(), late()])).toEqual(['read', 'read']);
    const once = { kind: 'intent-sent-twice', severity: 'CRITICAL', state: 'open', count: 1 };
    expect(await alertsOn(intent)).toMatchObject([once]);
    expect(await desk.attempts('thawed:1:0')).toEqual(['accepted', 'accepted']);
    desk.clock.advance(15 * 60_000);
    await audit();
    expect(await alertsOn(intent)).toMatchObject([once]);
  });

  test('thaws while another is sending its message: the audit finds both', async () => {
    const intent = await frozen('overlap', '+905338820025');
    const claim = await claimIntent(desk.documents, 'overlap:1:0', 'another worker', desk.clock.now());
    if (!claim.won) throw new Error(claim.reason);
    const now = desk.clock.now();
    expect(await recordAttempt(desk.documents, intent, accepted('SM-one'), now)).toBe('sending');
    expect(await recordAttempt(desk.documents, claim.intent, accepted('SM-two'), now)).toBe('sent');
    await audit();
    expect(await alertsOn(intent)).toMatchObject([{ kind: 'intent-sent-twice', count: 1 }]);
  });

  test('thaws with the id of the message that was found on the list: no alert', async () => {
    const intent = await claimedIntent('found', '+905338820026');
    const outcome = await desk.sender.send({
      to: intent.to,
      content: { kind: 'text', body: intent.body, buttons: [] },
      statusCallbackUrl: callbackUrlFor('http://127.0.0.1:9/status', intent.intentId),
    });
    if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
    desk.clock.advance(121_000);
    await sweep();
    await recordAttempt(desk.documents, intent, accepted(outcome.providerId), desk.clock.now());
    await audit();
    expect(await alertsOn(intent)).toEqual([]);
    expect(await desk.attempts('found:1:0')).toEqual(['accepted']);
  });
});

describe('the sweep', () => {
  test('goes on after a failure with one intent', async () => {
    const first = await claimedIntent('unlucky', '+905338820030');
    const second = await claimedIntent('lucky', '+905338820031');
    desk.clock.advance(121_000);
    const sender: MessageSender = {
      ...desk.sender,
      listSentTo: (to, since) =>
        to === first.to ? Promise.reject(new Error('no list')) : desk.sender.listSentTo(to, since),
    };
    expect((await sweep(sender)).failures).toBe(1);
    expect((await desk.intent(first.intentId)).state).toBe('unknown');
    await desk.reached(second.intentId, 'read');
    await sweep();
    await desk.reached(first.intentId, 'read');
  });

  test('pages through more intents than fit on a page, and overlapping sweeps send each once', async () => {
    const now = desk.clock.now();
    const people = await Promise.all(
      Array.from({ length: 25 }, (_, n) => desk.person(`+9053388300${String(n).padStart(2, '0')}`)),
    );
    await desk.store(
      people.flatMap((to, n) => sampleReply({ threadId: `page${n}`, to, text: `to ${n}`, now })),
    );
    const options = { ...desk.options, pageSize: 10 };
    await Promise.all([
      sweepOutbox(desk.documents, desk.sender, options),
      sweepOutbox(desk.local.anotherClient(), desk.sender, options),
    ]);
    expect(bodies().toSorted()).toEqual(people.map((_, n) => `to ${n}`).toSorted());
  });
});
