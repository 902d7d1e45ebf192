import { beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxIntent } from '@merve/contract';
import type { MessageSender, SendOutcome } from '../integrations/message-sender.ts';
import { claimed, sendLeaseMs } from './claim.ts';
import { pairBurst, pairWindowMs } from './pace.ts';
import { sendClaimed } from './send-intents.ts';
import { sendQueued } from './send-queued.ts';
import { sendWritten } from './send-written.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import type { OutboxDesk } from './testing/outbox-desk.ts';
import { outboxDeskOfFile } from './testing/outbox-desk-of-file.ts';
import { only, sampleReply } from './testing/sample-intents.ts';
import { ScheduledSends } from './testing/scheduled-sends.ts';

let desk: OutboxDesk;
outboxDeskOfFile((opened) => {
  desk = opened;
});
let scheduled: ScheduledSends;
let phone: string;
let thread: string;
let count = 0;
beforeEach(() => {
  scheduled = new ScheduledSends();
  count += 1;
  phone = `+90533886${String(count).padStart(4, '0')}`;
  thread = `lane${count}`;
});

/** What this test's person was sent; sweeps also send what other tests have left. */
const bodies = (to = phone) =>
  desk.sandbox
    .messages()
    .filter((message) => message.to === `whatsapp:${to}`)
    .map(({ body }) => body);
const options = () => ({ ...desk.options, sendScheduler: scheduled });
const sweep = () => sweepOutbox(desk.documents, desk.sender, options());
/** Callbacks go nowhere: as when Twilio drops them. */
const unreachable = () => ({ ...options(), statusCallbackUrl: 'http://127.0.0.1:9/status' });

function reply(to: string, seq: number, text: string): OutboxIntent {
  return only(sampleReply({ threadId: thread, to, seq, text, now: desk.clock.now() }));
}

/** A notice about a transaction, as a merchant gets it: outside any thread. */
function notice(to: string, tx: string, event: string): OutboxIntent {
  const intent = reply(to, 0, `${event} ${tx}`);
  return { ...intent, intentId: `${tx}:${tx}:${event}:merchant`, type: event, threadId: null, order: 0 };
}

const longText = Array.from({ length: 80 }, (_, n) => `Sentence number ${n} of a text in parts.`).join(' ');

/** A sender whose first request waits until it is let go. */
function slowSender(): { sender: MessageSender; started: Promise<void>; letGo: () => void } {
  const start = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let requests = 0;
  const send = async (message: Parameters<MessageSender['send']>[0]): Promise<SendOutcome> => {
    requests += 1;
    if (requests === 1) {
      start.resolve();
      await gate.promise;
    }
    return desk.sender.send(message);
  };
  return { sender: { ...desk.sender, send }, started: start.promise, letGo: gate.resolve };
}

describe('the pace of one person', () => {
  test('a burst of forty messages never trips 63018: all arrive, in order, at most a burst a minute', async () => {
    const to = await desk.person(phone);
    const texts = Array.from({ length: 40 }, (_, n) => `message ${n}`);
    await desk.store(texts.map((text, n) => reply(to, n + 1, text)));
    await sendQueued(desk.documents, desk.sender, `${thread}:1:0`, options());
    await scheduled.runAll(desk);
    expect(bodies()).toEqual(texts);
    const times = desk.sandbox.messages().map(({ createdAt }) => createdAt.getTime());
    for (const [index, time] of times.entries()) {
      const next = times[index + pairBurst];
      if (next !== undefined) expect(next - time).toBeGreaterThanOrEqual(pairWindowMs);
    }
    const last = await desk.reached(`${thread}:40:0`, 'read', 'failed');
    expect(last).toMatchObject({ state: 'read', errorCode: null });
  });

  test('one person’s burst holds up nobody else', async () => {
    const to = await desk.person(phone);
    const other = await desk.person('+905338869999');
    const many = Array.from({ length: pairBurst + 5 }, (_, n) => reply(to, n + 1, `to one ${n}`));
    const now = desk.clock.now();
    const single = sampleReply({ threadId: `${thread}b`, to: other, text: 'to another', now });
    await desk.store([...many, ...single]);
    await sweep();
    expect(bodies('+905338869999')).toEqual(['to another']);
    expect(bodies()).toHaveLength(pairBurst);
  });

  test('counts what many transactions tell one merchant at once, too', async () => {
    const to = await desk.person(phone);
    const now = desk.clock.now();
    const notices = claimed(
      Array.from({ length: pairBurst + 4 }, (_, n) => notice(to, `${thread}tx${n}`, 'confirmed')),
      'workers',
      now,
    );
    await desk.store(notices);
    await Promise.all(notices.map((intent) => sendClaimed(desk.documents, desk.sender, [intent], options())));
    expect(bodies().length).toBeLessThanOrEqual(pairBurst);
    await scheduled.runAll(desk);
    for (let minute = 0; minute < 4; minute += 1) {
      desk.clock.advance(60_000);
      await sweep();
    }
    expect(bodies().toSorted()).toEqual(notices.map(({ body }) => body).toSorted());
  });
});

describe('the order of one person', () => {
  test('two workers with different messages of one thread: the later one does not overtake the slow one', async () => {
    const to = await desk.person(phone);
    const now = desk.clock.now();
    const first = only(claimed([reply(to, 1, 'first')], 'one worker', now));
    await desk.store([first, reply(to, 2, 'second')]);
    const slow = slowSender();
    const sending = sendClaimed(desk.documents, slow.sender, [first], options());
    await slow.started;
    const other = desk.local.anotherClient();
    const early = await sendQueued(other, desk.sender, `${thread}:2:0`, options());
    expect(early).toEqual({ claimed: false, reason: 'behind_earlier' });
    slow.letGo();
    await sending;
    await scheduled.runAll(desk);
    expect(bodies()).toEqual(['first', 'second']);
  });

  test('429 on the first part: the parts leave in order when its time comes, without a sweep', async () => {
    const to = await desk.person(phone);
    const now = desk.clock.now();
    const parts = claimed(sampleReply({ threadId: thread, to, text: longText, now }), 'worker', now);
    expect(parts.length).toBeGreaterThan(1);
    await desk.store(parts);
    desk.sandbox.setFaults([{ kind: '429', times: 1 }]);
    await sendWritten(desk.documents, desk.sender, parts, options());
    expect(bodies()).toEqual([]);
    const due = (await desk.intent(`${thread}:1:0`)).notBefore;
    expect(scheduled.tasks).toEqual([{ intentId: `${thread}:1:0`, at: due }]);
    await scheduled.runAll(desk);
    expect(bodies().join('')).toBe(longText);
  });

  test('a crash between two parts: the second leaves only when it is certain what became of the first', async () => {
    const to = await desk.person(phone);
    const now = desk.clock.now();
    const parts = claimed(sampleReply({ threadId: thread, to, text: longText, now }), 'dead worker', now);
    await desk.store(parts);
    const [first] = parts;
    if (first === undefined) throw new Error('no parts');
    // It was handed over, and then the process died: nothing is recorded, and no callback comes.
    await desk.sender.send({
      to,
      marketId: 'north-cyprus',
      content: { kind: 'text', body: first.body, buttons: [] },
      statusCallbackUrl: 'http://127.0.0.1:9/status',
    });
    desk.clock.advance(sendLeaseMs + 1);
    await sweep();
    expect(bodies()).toEqual([first.body]);
    for (let minute = 0; minute < 4; minute += 1) {
      desk.clock.advance(60_000);
      await sweep();
    }
    expect(bodies().join('')).toBe(longText);
  });

  test('a first part of which nothing is known holds back the second, and no other message of the thread', async () => {
    const to = await desk.person(phone);
    const now = desk.clock.now();
    const parts = claimed(sampleReply({ threadId: thread, to, text: longText, now }), 'worker', now);
    await desk.store([...parts, reply(to, 2, 'the next answer')]);
    desk.sandbox.setFaults([{ kind: '500', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, parts, unreachable());
    expect((await desk.intent(`${thread}:1:0`)).state).toBe('unknown');
    await sendQueued(desk.documents, desk.sender, `${thread}:1:1`, unreachable());
    expect(bodies()).toEqual([]);
    desk.clock.advance(121_000);
    await sweep();
    await sweep();
    expect(bodies().join('')).toBe(`${longText}the next answer`);
  });

  test('a message whose status is unknown does not keep a later one waiting for minutes', async () => {
    const to = await desk.person(phone);
    const first = only(claimed([reply(to, 1, 'first')], 'worker', desk.clock.now()));
    await desk.store([first, reply(to, 2, 'second')]);
    desk.sandbox.setFaults([{ kind: '500', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [first], unreachable());
    expect(await sendQueued(desk.documents, desk.sender, `${thread}:2:0`, options())).toMatchObject({
      claimed: true,
    });
    expect(bodies()).toEqual(['second']);
  });

  test('a worker that died with a message holds up the next one for its lease, not until the sweep', async () => {
    const to = await desk.person(phone);
    const dead = only(claimed([reply(to, 1, 'first')], 'dead worker', desk.clock.now()));
    await desk.store([dead, reply(to, 2, 'second')]);
    await sendQueued(desk.documents, desk.sender, `${thread}:2:0`, options());
    expect(bodies()).toEqual([]);
    await scheduled.runAll(desk);
    expect(bodies()).toEqual(['second']);
    expect((await desk.intent(`${thread}:1:0`)).state).toBe('unknown');
  });
});

describe('what a merchant is told of one booking', () => {
  test('429 on "confirmed": "cancelled" never comes before it', async () => {
    const to = await desk.person(phone);
    const confirmed = only(claimed([notice(to, thread, 'confirmed')], 'worker', desk.clock.now()));
    await desk.store([confirmed]);
    desk.sandbox.setFaults([{ kind: '429', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [confirmed], options());
    desk.clock.advance(1_000);
    const cancelled = only(claimed([notice(to, thread, 'cancelled')], 'other worker', desk.clock.now()));
    await desk.store([cancelled]);
    await sendClaimed(desk.documents, desk.sender, [cancelled], options());
    expect(bodies()).toEqual([]);
    await scheduled.runAll(desk);
    expect(bodies()).toEqual([`confirmed ${thread}`, `cancelled ${thread}`]);
  });

  test('nothing known of "confirmed": "cancelled" waits for it, and another booking does not', async () => {
    const to = await desk.person(phone);
    const confirmed = only(claimed([notice(to, thread, 'confirmed')], 'worker', desk.clock.now()));
    await desk.store([confirmed]);
    desk.sandbox.setFaults([{ kind: '500', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [confirmed], unreachable());
    desk.clock.advance(1_000);
    const later = claimed(
      [notice(to, thread, 'cancelled'), notice(to, `${thread}x`, 'confirmed')],
      'other worker',
      desk.clock.now(),
    );
    await desk.store(later);
    for (const intent of later) await sendClaimed(desk.documents, desk.sender, [intent], options());
    expect(bodies()).toEqual([`confirmed ${thread}x`]);
    desk.clock.advance(121_000);
    await sweep();
    await scheduled.runAll(desk);
    expect(bodies()).toEqual([`confirmed ${thread}x`, `confirmed ${thread}`, `cancelled ${thread}`]);
  });
});
