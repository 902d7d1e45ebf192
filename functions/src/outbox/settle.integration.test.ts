import { describe, expect, test } from '@jest/globals';
import type { OutboxIntent } from '@merve/contract';
import type { MessageSender } from '../integrations/message-sender.ts';
import { claimed } from './claim.ts';
import { recordAttempt } from './record-attempt.ts';
import { sendClaimed } from './send-intents.ts';
import { sendQueued } from './send-queued.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import type { OutboxDesk } from './testing/outbox-desk.ts';
import { outboxDeskOfFile } from './testing/outbox-desk-of-file.ts';
import { only, sampleReply } from './testing/sample-intents.ts';

let desk: OutboxDesk;
outboxDeskOfFile((opened) => {
  desk = opened;
});

/** Callbacks go nowhere: as when Twilio drops them. */
const unreachable = () => ({ ...desk.options, statusCallbackUrl: 'http://127.0.0.1:9/status' });
/** As above, by a turn, which knows whom it answers: it looks at nothing else that was sent. */
const unreachableByTurn = (to: string) => ({
  ...unreachable(),
  recipients: new Map([[to, { optedOut: false, lastInboundAt: desk.clock.now() }]]),
});

describe('the provider', () => {
  test('answers 429: one message in the end, after the pause', async () => {
    const intent = await desk.claimed('pace', '+905338820001');
    desk.sandbox.setFaults([{ kind: '429', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
    const waiting = await desk.intent('pace:1:0');
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1, errorCode: '20429', lease: null });
    expect(waiting.notBefore.getTime()).toBeGreaterThanOrEqual(desk.clock.now().getTime() + 2_000);
    expect(await sendQueued(desk.documents, desk.sender, 'pace:1:0', desk.options)).toMatchObject({
      reason: 'not_due',
    });

    desk.clock.advance(10_000);
    await desk.sweep();
    expect(desk.sandbox.messages()).toHaveLength(1);
    expect(await desk.reached('pace:1:0', 'read')).toMatchObject({ attempts: 2, errorCode: null });
    expect(await desk.attempts('pace:1:0')).toEqual(['postponed', 'accepted']);
  });

  test('answers 429 for ever: the intent fails with one alert, after eight attempts', async () => {
    await desk.person('+905338820002');
    const intent = await desk.claimed('never', '+905338820002');
    desk.sandbox.setFaults([{ kind: '429', times: 100, to: '+905338820002' }]);
    await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
    for (let round = 0; round < 12; round += 1) {
      desk.clock.advance(600_000);
      await desk.sweep();
    }
    expect(await desk.intent('never:1:0')).toMatchObject({
      state: 'failed',
      errorCode: 'ATTEMPTS_EXHAUSTED',
      attempts: 8,
    });
    expect((await desk.alerts()).filter(({ subject }) => subject.includes('never'))).toHaveLength(1);
  });

  test('times out after accepting: never two messages, settled by the callback', async () => {
    const intent = await desk.claimed('timeout', '+905338820003');
    desk.sandbox.setFaults([{ kind: 'timeout-after-accept', times: 1 }]);
    await sendClaimed(desk.documents, desk.impatient, [intent], desk.options);
    const read = await desk.reached('timeout:1:0', 'read');
    expect(read.providerId).toBe(only(desk.sandbox.messages()).sid);
    desk.clock.advance(600_000);
    await desk.sweep();
    expect(desk.sandbox.messages()).toHaveLength(1);
  });

  test('times out after accepting and no callback comes: never two messages, settled by the list', async () => {
    const intent = await desk.claimed('list', '+905338820004');
    desk.sandbox.setFaults([{ kind: 'timeout-after-accept', times: 1 }]);
    await sendClaimed(desk.documents, desk.impatient, [intent], unreachable());
    expect(await desk.intent('list:1:0')).toMatchObject({ state: 'unknown', providerId: null });
    await desk.sweep();
    expect((await desk.intent('list:1:0')).state).toBe('unknown');

    desk.clock.advance(121_000);
    expect(await desk.sweep()).toMatchObject({ reconciled: 1, sent: 0 });
    const settled = await desk.intent('list:1:0');
    expect(settled.providerId).toBe(only(desk.sandbox.messages()).sid);
    expect(['sent', 'delivered', 'read']).toContain(settled.state);
  });

  test.each(['500', 'connect-reset'] as const)(
    '%s without accepting: sent again, once it is certain',
    async (kind) => {
      const threadId = `lost-${kind}`;
      const intent = await desk.claimed(threadId, '+905338820005', `text of ${kind}`);
      desk.sandbox.setFaults([{ kind, times: 1 }]);
      await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
      expect((await desk.intent(`${threadId}:1:0`)).state).toBe('unknown');
      await desk.sweep();
      expect(desk.sandbox.messages()).toHaveLength(0);

      desk.clock.advance(121_000);
      await desk.sweep();
      expect(desk.bodies()).toEqual([`text of ${kind}`]);
      await desk.reached(`${threadId}:1:0`, 'read');
    },
  );

  test('500 after accepting: never two messages', async () => {
    const intent = await desk.claimed('taken', '+905338820006');
    desk.sandbox.setFaults([{ kind: '500-after-accept', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [intent], unreachable());
    desk.clock.advance(121_000);
    await desk.sweep();
    await desk.sweep();
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
    for (const intent of twins)
      await sendClaimed(desk.documents, desk.impatient, [intent], unreachableByTurn(to));
    desk.clock.advance(121_000);
    // Two sweeps at once: the message on the list must not be given to both intents.
    await Promise.all([desk.sweep(), sweepOutbox(desk.local.anotherClient(), desk.sender, desk.options)]);
    expect(desk.bodies()).toEqual(['OK.', 'OK.']);
    const ids = await Promise.all(
      [1, 2].map(async (seq) => (await desk.intent(`twins:${seq}:0`)).providerId),
    );
    expect(new Set(ids).size).toBe(2);
  });

  test('accepted the later of two with the same text: the message is the later one’s, and only the earlier is sent again', async () => {
    const now = desk.clock.now();
    const to = await desk.person('+905338820041');
    const [earlier, later] = [1, 2].map((seq) =>
      only(claimed(sampleReply({ threadId: 'late-twin', to, seq, text: 'Bye.', now }), 'worker', now)),
    );
    if (earlier === undefined || later === undefined) throw new Error('two were made');
    await desk.store([earlier]);
    desk.sandbox.setFaults([{ kind: '500', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [earlier], unreachable());
    desk.clock.advance(20_000);
    const attemptedAt = desk.clock.now();
    const lease = { turnId: 'worker', until: new Date(attemptedAt.getTime() + 60_000) };
    const second = { ...later, attemptedAt, lease };
    await desk.store([second]);
    desk.sandbox.setFaults([{ kind: '500-after-accept', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [second], unreachable());
    const first = only(desk.sandbox.messages());
    desk.clock.advance(141_000);
    await desk.sweep();
    await desk.sweep();
    expect(desk.bodies()).toEqual(['Bye.', 'Bye.']);
    expect((await desk.intent(second.intentId)).providerId).toBe(first.sid);
    expect(await desk.attempts(second.intentId)).toHaveLength(1);
  });

  test('accepted two with the same text within one second: each is given its own, and neither is sent again', async () => {
    const to = await desk.person('+905338820042');
    // The provider lists whole seconds, so both stand there as if they came before the second was begun.
    desk.clock.advance(1_200 - (desk.clock.now().getTime() % 1_000));
    const pair: OutboxIntent[] = [];
    for (const seq of [1, 2]) {
      const now = desk.clock.now();
      const intent = only(
        claimed(sampleReply({ threadId: 'one-second', to, seq, text: 'Closed.', now }), 'worker', now),
      );
      await desk.store([intent]);
      desk.sandbox.setFaults([{ kind: '500-after-accept', times: 1 }]);
      await sendClaimed(desk.documents, desk.sender, [intent], unreachableByTurn(to));
      pair.push(intent);
      desk.clock.advance(60);
    }
    const accepted = desk.sandbox.messages().map(({ sid }) => sid);
    expect(accepted).toHaveLength(2);
    desk.clock.advance(121_000);
    await desk.sweep();
    await desk.sweep();
    expect(desk.bodies()).toEqual(['Closed.', 'Closed.']);
    const ids = pair.map(async ({ intentId }) => (await desk.intent(intentId)).providerId);
    expect((await Promise.all(ids)).toSorted()).toEqual(accepted.toSorted());
  });

  test.each([
    ['the first', ['500-after-accept', '500']],
    ['the second', ['500', '500-after-accept']],
  ] as const)(
    'accepted only %s of two with the same text, the second of which follows at once: it waits a moment, and only the other is sent again',
    async (which, faults) => {
      const to = await desk.person('+905338820043');
      desk.clock.advance(1_200 - (desk.clock.now().getTime() % 1_000));
      const threadId = `soon-${faults[0]}`;
      const replyOf = (seq: number) =>
        only(sampleReply({ threadId, to, seq, text: `Soon, ${which}.`, now: desk.clock.now() }));
      const [first, second] = [replyOf(1), replyOf(2)];
      await desk.store([first, second]);
      const send = ({ intentId }: OutboxIntent) =>
        sendQueued(desk.documents, desk.sender, intentId, unreachable());
      desk.sandbox.setFaults(faults.map((kind) => ({ kind, times: 1 })));
      // The next in line follows by itself, and is asked for once more.
      expect(await send(first)).toMatchObject({ state: 'unknown' });
      expect(await send(second)).toMatchObject({ claimed: false, reason: 'not_due' });
      desk.clock.advance(2_000);
      expect(await send(second)).toMatchObject({ state: 'unknown' });
      const accepted = only(desk.sandbox.messages());
      desk.clock.advance(121_000);
      await desk.sweep();
      await desk.sweep();
      expect(desk.bodies()).toEqual([first.body, first.body]);
      const one = which === 'the first' ? first : second;
      expect((await desk.intent(one.intentId)).providerId).toBe(accepted.sid);
      expect(await desk.attempts(one.intentId)).toHaveLength(1);
    },
  );

  test('accepted none of two with the same text, while the other is being sent: nothing is decided before that one is', async () => {
    const lost = await desk.claimed('lost-twin', '+905338820040', 'See you.');
    desk.sandbox.setFaults([{ kind: '500', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [lost], unreachable());
    desk.clock.advance(121_000);
    // The twin was accepted, and its worker has not recorded it yet.
    const twin = await desk.claimed('sent-twin', '+905338820040', 'See you.');
    const outcome = await desk.sender.send({
      to: twin.to,
      marketId: 'north-cyprus',
      content: { kind: 'text', body: twin.body, buttons: [] },
      statusCallbackUrl: 'http://127.0.0.1:9/status',
    });
    if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
    await desk.sweep();
    expect((await desk.intent(lost.intentId)).state).toBe('unknown');
    await recordAttempt(
      desk.documents,
      twin,
      { end: 'accepted', providerId: outcome.providerId, handedOverAt: desk.clock.now() },
      desk.clock.now(),
    );
    await desk.sweep();
    expect(desk.bodies()).toEqual(['See you.', 'See you.']);
    const ids = [lost, twin].map(async ({ intentId }) => (await desk.intent(intentId)).providerId);
    expect(new Set(await Promise.all(ids)).size).toBe(2);
  });

  test('fails the message later with 63016: the intent ends, one alert however often it is reported', async () => {
    const intent = await desk.claimed('late', '+905338820008');
    desk.sandbox.setLastInbound('+905338820008', undefined);
    desk.sandbox.setFaults([{ kind: 'duplicate-callback', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
    expect(await desk.reached('late:1:0', 'failed')).toMatchObject({ errorCode: '63016' });
    desk.clock.advance(600_000);
    await desk.sweep();
    expect(desk.sandbox.messages()).toHaveLength(1);
    const alert = only((await desk.alerts()).filter(({ subject }) => subject.includes('late')));
    expect(alert.kind).toBe('message-outside-window');
  });
});

describe('the sweep', () => {
  test('goes on after a failure with one intent', async () => {
    const first = await desk.claimed('unlucky', '+905338820030');
    const second = await desk.claimed('lucky', '+905338820031');
    desk.clock.advance(121_000);
    const sender: MessageSender = {
      ...desk.sender,
      listSentTo: (to, marketId, since) =>
        to === first.to ? Promise.reject(new Error('no list')) : desk.sender.listSentTo(to, marketId, since),
    };
    expect((await desk.sweep(sender)).failures).toBe(1);
    expect((await desk.intent(first.intentId)).state).toBe('unknown');
    await desk.reached(second.intentId, 'read');
    await desk.sweep();
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
    expect(desk.bodies().toSorted()).toEqual(people.map((_, n) => `to ${n}`).toSorted());
  });
});
