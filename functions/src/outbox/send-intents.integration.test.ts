import { describe, expect, test } from '@jest/globals';
import { claimed } from './claim.ts';
import { sendClaimed } from './send-intents.ts';
import { sendQueued } from './send-queued.ts';
import type { OutboxDesk } from './testing/outbox-desk.ts';
import { outboxDeskOfFile } from './testing/outbox-desk-of-file.ts';
import { only, sampleReply } from './testing/sample-intents.ts';

let desk: OutboxDesk;
outboxDeskOfFile((opened) => {
  desk = opened;
});

describe('an intent claimed at birth', () => {
  test('is sent once, recorded in one round trip, and followed to read by its callbacks', async () => {
    const to = await desk.person('+905338810001');
    const intents = claimed(
      sampleReply({ threadId: 'birth', to, now: desk.clock.now() }),
      'worker',
      desk.clock.now(),
    );
    await desk.store(intents);
    const recipients = new Map([[to, { optedOut: false, lastInboundAt: desk.clock.now() }]]);
    // No callback in between: its round trips are its own.
    desk.sandbox.setFaults([{ kind: 'no-callback', times: 1 }]);
    const { result: sent, cost } = await desk.local.server.cost.measure(() =>
      sendClaimed(desk.documents, desk.sender, intents, { ...desk.options, recipients }),
    );
    expect(cost).toMatchObject({ roundTrips: 1, writes: 2, documentReads: 0 });
    expect(sent).toEqual([{ intentId: 'birth:1:0', state: 'sent' }]);
    expect(await desk.intent('birth:1:0')).toMatchObject({
      state: 'sent',
      lease: null,
      attempts: 1,
      errorCode: null,
    });
    expect(await desk.attempts('birth:1:0')).toEqual(['accepted']);
    expect(desk.sandbox.messages()).toHaveLength(1);

    const next = claimed(
      sampleReply({ threadId: 'birth2', to, now: desk.clock.now() }),
      'worker',
      desk.clock.now(),
    );
    await desk.store(next);
    await sendClaimed(desk.documents, desk.sender, next, desk.options);
    const read = await desk.reached('birth2:1:0', 'read');
    expect(read.providerId).toBe(desk.sandbox.messages()[1]?.sid);
  });

  test('is left to its worker by the trigger and by the sweep, while the lease runs', async () => {
    const to = await desk.person('+905338810002');
    await desk.store(
      claimed(sampleReply({ threadId: 'mine', to, now: desk.clock.now() }), 'worker', desk.clock.now()),
    );
    const result = await sendQueued(desk.documents, desk.sender, 'mine:1:0', desk.options);
    expect(result).toEqual({ claimed: false, reason: 'not_queued' });
    await desk.sweep();
    expect(desk.sandbox.messages()).toHaveLength(0);
    expect((await desk.intent('mine:1:0')).state).toBe('sending');
  });

  test('is not sent by a worker that was frozen until its lease was nearly over', async () => {
    const to = await desk.person('+905338810003');
    const intents = claimed(
      sampleReply({ threadId: 'frozen', to, now: desk.clock.now() }),
      'worker',
      desk.clock.now(),
    );
    await desk.store(intents);
    desk.clock.advance(50_000);
    const sent = await sendClaimed(desk.documents, desk.sender, intents, desk.options);
    expect(sent).toEqual([{ intentId: 'frozen:1:0', state: 'queued' }]);
    expect(desk.sandbox.messages()).toHaveLength(0);
    await desk.sweep();
    expect(desk.bodies()).toEqual(['A message of frozen']);
  });
});

describe('the trigger', () => {
  test('delivered ten times in parallel, on two instances, sends one message', async () => {
    const to = await desk.person('+905338810004');
    await desk.store(sampleReply({ threadId: 'twice', to, now: desk.clock.now() }));
    const instances = [desk.documents, desk.local.anotherClient()];
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        sendQueued(instances[index % 2] ?? desk.documents, desk.sender, 'twice:1:0', desk.options),
      ),
    );
    expect(results.filter((result) => result.claimed)).toHaveLength(1);
    expect(desk.sandbox.messages()).toHaveLength(1);
    expect(await desk.reached('twice:1:0', 'read')).toMatchObject({ attempts: 1 });
  });

  test('for an intent that is not there does nothing', async () => {
    const result = await sendQueued(desk.documents, desk.sender, 'nobody:1:0', desk.options);
    expect(result).toEqual({ claimed: false, reason: 'missing' });
  });
});

describe('order', () => {
  const longText = Array.from(
    { length: 80 },
    (_, n) => `Sentence number ${n} of a text that needs more than one message.`,
  ).join(' ');

  test('the parts of a long reply arrive in order, one after another', async () => {
    const to = await desk.person('+905338810005');
    const intents = claimed(
      sampleReply({ threadId: 'long', to, text: longText, now: desk.clock.now() }),
      'worker',
      desk.clock.now(),
    );
    expect(intents.length).toBeGreaterThan(2);
    await desk.store(intents);
    await sendClaimed(desk.documents, desk.sender, intents.toReversed(), desk.options);
    expect(desk.bodies().join('')).toBe(longText);
  });

  test('a part that is refused for pace holds back those after it, and none is lost', async () => {
    const to = await desk.person('+905338810006');
    const intents = claimed(
      sampleReply({ threadId: 'paced', to, text: longText, now: desk.clock.now() }),
      'worker',
      desk.clock.now(),
    );
    await desk.store(intents);
    desk.sandbox.setFaults([{ kind: '429', times: 1 }]);
    const sent = await sendClaimed(desk.documents, desk.sender, intents, desk.options);
    expect(sent.map(({ state }) => state)).toEqual(intents.map(() => 'queued'));
    expect(desk.sandbox.messages()).toHaveLength(0);

    desk.clock.advance(60_000);
    await desk.sweep();
    expect(desk.bodies().join('')).toBe(longText);
  });

  test('a later message that is asked for first lets the earlier one of its thread go first', async () => {
    const to = await desk.person('+905338810007');
    const now = desk.clock.now();
    const first = sampleReply({ threadId: 'queue', to, seq: 1, text: 'first', now });
    const second = sampleReply({ threadId: 'queue', to, seq: 2, text: 'second', now });
    await desk.store([...first, ...second]);
    const result = await sendQueued(desk.documents, desk.sender, 'queue:2:0', desk.options);
    expect(result).toEqual({ claimed: true, state: 'sent' });
    expect(desk.bodies()).toEqual(['first', 'second']);
  });

  test('different people are served in parallel: one who cannot be reached holds up nobody', async () => {
    const slow = await desk.person('+905338810008');
    const fast = await desk.person('+905338810009');
    const now = desk.clock.now();
    const intents = claimed(
      [
        ...sampleReply({ threadId: 'slow', to: slow, now }),
        ...sampleReply({ threadId: 'fast', to: fast, now }),
      ],
      'worker',
      now,
    );
    await desk.store(intents);
    desk.sandbox.setFaults([{ kind: 'timeout-after-accept', times: 1, to: '+905338810008' }]);
    const sending = sendClaimed(desk.documents, desk.impatient, intents, desk.options);
    await desk.reached('fast:1:0', 'read');
    expect((await sending).map(({ state }) => state)).toHaveLength(2);
  });
});

describe('before sending', () => {
  test('after STOP nothing is sent but the answer to it; that is no fault and raises no alert', async () => {
    const to = await desk.person('+905338810010', { optedOut: true });
    const now = desk.clock.now();
    const alerts = (await desk.alerts()).length;
    await desk.store([
      ...sampleReply({ threadId: 'bye', to, type: 'consent', text: 'You will get no more messages.', now }),
      ...sampleReply({ threadId: 'stopped', to, now }),
    ]);
    await sendQueued(desk.documents, desk.sender, 'bye:1:0', desk.options);
    await sendQueued(desk.documents, desk.sender, 'stopped:1:0', desk.options);
    expect(desk.bodies()).toEqual(['You will get no more messages.']);
    expect(await desk.intent('stopped:1:0')).toMatchObject({ state: 'failed', errorCode: 'OPTED_OUT' });
    expect(await desk.alerts()).toHaveLength(alerts);
  });

  test('a merchant who said STOP is not told of bookings, and an operator is told of that, once', async () => {
    const to = await desk.person('+905338810019', { optedOut: true });
    const now = desk.clock.now();
    for (const booking of ['first', 'second']) {
      const [notice] = sampleReply({ threadId: booking, to, now });
      if (notice === undefined) throw new Error('no intent');
      await desk.store([{ ...notice, threadId: null, order: 0, type: 'merchant_booking_confirmed' }]);
      await sendQueued(desk.documents, desk.sender, notice.intentId, desk.options);
      expect(await desk.intent(notice.intentId)).toMatchObject({ state: 'failed', errorCode: 'OPTED_OUT' });
    }
    expect(desk.sandbox.messages().filter((message) => message.to === to)).toHaveLength(0);
    const alert = only((await desk.alerts()).filter(({ kind }) => kind === 'message-recipient-blocked'));
    expect(alert).toMatchObject({ state: 'open', subject: expect.stringMatching(/19$/) });
  });

  test('outside the 24-hour window: the template, or a failure and one alert, and no free text', async () => {
    const yesterday = new Date(desk.clock.now().getTime() - 25 * 3_600_000);
    const to = await desk.person('+905338810011', { lastInboundAt: yesterday });
    desk.sandbox.setLastInbound('+905338810011', yesterday);
    const now = desk.clock.now();
    const [plain] = sampleReply({ threadId: 'closed', to, now });
    const [templated] = sampleReply({ threadId: 'templated', to, now });
    if (plain === undefined || templated === undefined) throw new Error('no intents');
    const template = { contentSid: 'HX000000000000000000000000000000b1', variables: { 1: 'A table for 4' } };
    await desk.store([plain, { ...templated, template }]);
    await sendQueued(desk.documents, desk.sender, 'closed:1:0', desk.options);
    await sendQueued(desk.documents, desk.sender, 'templated:1:0', desk.options);
    expect(desk.bodies()).toEqual(['A table for 4']);
    expect(await desk.intent('closed:1:0')).toMatchObject({ state: 'failed', errorCode: 'NO_TEMPLATE' });
    const alert = only((await desk.alerts()).filter(({ kind }) => kind === 'message-template-missing'));
    expect(alert).toMatchObject({ subject: 'markets/north-cyprus/merve/config', state: 'open' });
    await desk.reached('templated:1:0', 'read');
  });

  test('a person who never wrote gets no free text', async () => {
    await desk.store(
      sampleReply({ threadId: 'stranger', to: 'whatsapp:+905338810012', now: desk.clock.now() }),
    );
    await sendQueued(desk.documents, desk.sender, 'stranger:1:0', desk.options);
    expect(desk.sandbox.messages()).toHaveLength(0);
    expect((await desk.intent('stranger:1:0')).errorCode).toBe('NO_TEMPLATE');
  });

  test('a recipient that the provider refuses fails with one alert, and is not tried again', async () => {
    const to = await desk.person('+905338810013');
    const [intent] = sampleReply({ threadId: 'refused', to, text: 'x', now: desk.clock.now() });
    if (intent === undefined) throw new Error('no intent');
    await desk.store([{ ...intent, body: 'x'.repeat(1_601) }]);
    await sendQueued(desk.documents, desk.sender, 'refused:1:0', desk.options);
    await desk.sweep();
    expect(await desk.intent('refused:1:0')).toMatchObject({
      state: 'failed',
      errorCode: '21617',
      attempts: 1,
    });
    expect((await desk.alerts()).filter(({ subject }) => subject.includes('refused'))).toHaveLength(1);
  });
});

describe('Firestore', () => {
  const faults = () => desk.local.server.faults;

  test('applies a claim and does not acknowledge it: the message is sent, once', async () => {
    const to = await desk.person('+905338810014');
    await desk.store(sampleReply({ threadId: 'unacked-claim', to, now: desk.clock.now() }));
    faults().set([
      { kind: 'applied-unacknowledged', rpc: 'Commit', pathContains: 'unacked-claim', times: 1 },
    ]);
    const result = await sendQueued(desk.documents, desk.sender, 'unacked-claim:1:0', desk.options);
    expect(faults().pending()).toEqual([]);
    expect(result.claimed).toBe(true);
    expect(desk.sandbox.messages()).toHaveLength(1);
    expect(await desk.reached('unacked-claim:1:0', 'read')).toMatchObject({ attempts: 1 });
  });

  test('applies the record and does not acknowledge it: recorded once, nothing moved back', async () => {
    const to = await desk.person('+905338810015');
    const now = desk.clock.now();
    const intents = claimed(sampleReply({ threadId: 'unacked-record', to, now }), 'worker', now);
    await desk.store(intents);
    faults().set([
      { kind: 'applied-unacknowledged', rpc: 'Commit', pathContains: 'unacked-record', times: 1 },
    ]);
    const recipients = new Map([[to, { optedOut: false, lastInboundAt: now }]]);
    desk.sandbox.setFaults([{ kind: 'no-callback', times: 1 }]);
    const sent = await sendClaimed(desk.documents, desk.sender, intents, { ...desk.options, recipients });
    expect(faults().pending()).toEqual([]);
    expect(sent).toEqual([{ intentId: 'unacked-record:1:0', state: 'sent' }]);
    expect(await desk.attempts('unacked-record:1:0')).toEqual(['accepted']);
    expect(desk.sandbox.messages()).toHaveLength(1);
  });

  test('cannot record how an attempt ended: the intent stays with its worker, and the sweep finds the message', async () => {
    const to = await desk.person('+905338810016');
    const now = desk.clock.now();
    const intents = claimed(sampleReply({ threadId: 'no-record', to, now }), 'worker', now);
    await desk.store(intents);
    // Refused for good as far as the SDK's own retries go.
    faults().set([{ kind: 'deadline', rpc: 'Commit', pathContains: 'no-record', times: 20 }]);
    const options = { ...desk.options, statusCallbackUrl: 'http://127.0.0.1:9/status' };
    const sent = await sendClaimed(desk.documents, desk.sender, intents, options);
    faults().clear();
    expect(sent).toEqual([{ intentId: 'no-record:1:0', state: 'sending' }]);
    desk.clock.advance(121_000);
    await desk.sweep();
    const message = only(desk.sandbox.messages().filter((sent) => sent.to === to));
    expect((await desk.intent('no-record:1:0')).providerId).toBe(message.sid);
  });
});

describe('round trips', () => {
  test('a queued intent costs five: three for the claim, one for the record, one for the next in the thread', async () => {
    const to = await desk.person('+905338810017');
    await desk.store(sampleReply({ threadId: 'cost', to, now: desk.clock.now() }));
    desk.sandbox.setFaults([{ kind: 'no-callback', times: 1 }]);
    const { cost } = await desk.local.server.cost.measure(() =>
      sendQueued(desk.documents, desk.sender, 'cost:1:0', desk.options),
    );
    expect(cost.roundTrips).toBe(5);
  });
});
