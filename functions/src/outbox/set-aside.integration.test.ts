import { beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxIntent } from '@merve/contract';
import { claimed, sendLeaseMs } from './claim.ts';
import { sendQueued } from './send-queued.ts';
import { sendWritten } from './send-written.ts';
import type { OutboxDesk } from './testing/outbox-desk.ts';
import { outboxDeskOfFile } from './testing/outbox-desk-of-file.ts';
import { only, sampleReply } from './testing/sample-intents.ts';

const minute = 60_000;
const many = 100;
let desk: OutboxDesk;
outboxDeskOfFile((opened) => {
  desk = opened;
});
let phone: string;
let thread: string;
let count = 0;
beforeEach(async () => {
  // What another test could not send would be tried by every sweep of this one.
  await desk.documents.db.recursiveDelete(desk.documents.intents);
  count += 1;
  phone = `+90533887${String(count).padStart(4, '0')}`;
  thread = `aside${count}`;
});

const bodies = () =>
  desk.sandbox
    .messages()
    .filter(({ to }) => to === `whatsapp:${phone}`)
    .map(({ body }) => body);

function reply(to: string, seq: number, text: string): OutboxIntent {
  return only(sampleReply({ threadId: thread, to, seq, text, now: desk.clock.now() }));
}

/** What was written to a merchant outside any thread. */
function notice(to: string, tx: string): OutboxIntent {
  return { ...reply(to, 0, `about ${tx}`), intentId: `${tx}:confirmed:merchant`, threadId: null, order: 0 };
}

/** Documents that somebody wrote by hand, or a version that is gone. */
async function storeBroken(
  intents: readonly OutboxIntent[],
  broken: (intent: OutboxIntent, n: number) => object,
): Promise<void> {
  const writer = desk.documents.db.bulkWriter({ throttling: false });
  for (const [n, intent] of intents.entries()) {
    void writer.set(desk.documents.db.doc(desk.documents.intent(intent.intentId).path), {
      ...intent,
      ...broken(intent, n),
    });
  }
  await writer.close();
}

/** Sweeps of the schedule, one a minute, until this person was sent something; how many it took. */
async function sweepsUntilSent(most = 6): Promise<number> {
  for (let sweeps = 1; sweeps <= most; sweeps += 1) {
    await desk.sweep();
    if (bodies().length > 0) return sweeps;
    desk.clock.advance(minute);
  }
  return Number.POSITIVE_INFINITY;
}

const repliesBefore = (to: string, howMany = many) =>
  Array.from({ length: howMany }, (_, n) => reply(to, n + 1, `broken ${n}`));

describe('a hundred intents of one person that cannot be read', () => {
  const unreadable = (_: OutboxIntent, n: number) =>
    [{ buttons: 'broken' }, { body: 7 }, { createdAt: 'yesterday' }, { intentId: null }][n % 4] ?? {};

  test('of a conversation, before an answer: it is sent by the first sweep', async () => {
    const to = await desk.person(phone);
    await storeBroken(repliesBefore(to), unreadable);
    await desk.store([reply(to, many + 1, 'the honest one')]);
    expect(await sweepsUntilSent()).toBe(1);
    expect(bodies()).toEqual(['the honest one']);
  });

  test('outside any conversation, before a notice: it is sent by the first sweep', async () => {
    const to = await desk.person(phone);
    await storeBroken(
      Array.from({ length: many }, (_, n) => notice(to, `${thread}tx${n}`)),
      (intent) => ({ buttons: 'broken', createdAt: new Date(intent.createdAt.getTime() - minute) }),
    );
    await desk.store([notice(to, `${thread}tx-honest`)]);
    expect(await sweepsUntilSent()).toBe(1);
    expect(bodies()).toEqual([`about ${thread}tx-honest`]);
  });

  test('do not keep an answer from being sent by the worker that wrote it, and honest ones keep their order', async () => {
    const to = await desk.person(phone);
    await storeBroken(repliesBefore(to), unreadable);
    const now = desk.clock.now();
    const first = reply(to, many + 1, 'first');
    await desk.store([first]);
    const second = claimed([reply(to, many + 2, 'second')], 'worker', now);
    await desk.store(second);
    // The first one must leave before it: nobody has sent it yet.
    await sendWritten(desk.documents, desk.sender, second, desk.options);
    expect(bodies()).toEqual([]);
    desk.clock.advance(minute);
    await desk.sweep();
    expect(bodies()).toEqual(['first', 'second']);
    const third = claimed([reply(to, many + 3, 'third')], 'worker', desk.clock.now());
    await desk.store(third);
    expect(await sendWritten(desk.documents, desk.sender, third, desk.options)).toMatchObject([
      { state: 'sent' },
    ]);
  });

  test('sent a moment ago, or of unknown fate: neither the pace nor the settlement of others fails by them', async () => {
    const to = await desk.person(phone);
    await storeBroken(repliesBefore(to), (_, n) => ({
      buttons: 'broken',
      state: n % 2 === 0 ? 'unknown' : 'sent',
      attemptedAt: new Date(desk.clock.now().getTime() - 30_000),
    }));
    const mine = claimed([reply(to, many + 1, 'the honest one')], 'worker that died', desk.clock.now());
    await desk.store(mine);
    desk.clock.advance(sendLeaseMs + 1);
    await desk.sweep();
    desk.clock.advance(3 * minute);
    await desk.sweep();
    expect(bodies()).toEqual(['the honest one']);
  });

  test('are each put aside with an alert', async () => {
    const to = await desk.person(phone);
    await storeBroken([reply(to, 1, 'broken')], unreadable);
    for (let sweeps = 0; sweeps < 8; sweeps += 1) {
      await desk.sweep();
      desk.clock.advance(65 * minute);
    }
    const path = desk.documents.intent(`${thread}:1:0`).path;
    expect((await desk.alerts()).filter(({ subject }) => subject === path)).toMatchObject([
      { kind: 'put-aside', state: 'open' },
    ]);
  });
});

/** More than one look of an outbox shows. */
const several = 30;

describe('intents of one person that can be read and not be sent', () => {
  test('claims of dead workers that cannot be given up: what is behind them is sent within three sweeps', async () => {
    const to = await desk.person(phone);
    const dead = claimed(repliesBefore(to, several), 'dead worker', desk.clock.now());
    await desk.store(dead);
    // The end of an attempt that has not ended: written by hand, it makes every ending fail.
    await Promise.all(
      dead.map(({ intentId, attempts }) =>
        desk.documents.attempt(intentId, attempts).set({
          ...{ intentId, attempt: attempts, end: 'rejected', code: null, providerId: null },
          at: desk.clock.now(),
        }),
      ),
    );
    await desk.store([reply(to, many + 1, 'the honest one')]);
    desk.clock.advance(sendLeaseMs + 1);
    expect(await sweepsUntilSent()).toBeLessThanOrEqual(3);
    expect(bodies()).toEqual(['the honest one']);
  });

  test('offers whose conversation is broken: a notice to the same person is sent within three sweeps', async () => {
    const to = await desk.person(phone);
    await desk.documents.db.doc(desk.documents.thread(thread).path).set({ broken: true });
    const offers = repliesBefore(to, several).map((intent) => ({
      ...intent,
      offer: { actionId: 'pa_gone', asks: intent.body, lapsed: '' },
    }));
    await storeBroken(offers, () => ({}));
    await desk.store([{ ...reply(to, many + 1, 'the honest one') }]);
    expect(await sweepsUntilSent()).toBeLessThanOrEqual(3);
    expect(bodies()).toEqual(['the honest one']);
  });

  test('one that failed once still leaves first when it can: its order is kept', async () => {
    const to = await desk.person(phone);
    await desk.documents.db.doc(desk.documents.session(to).path).update({ optedOut: 'broken' });
    await desk.store([reply(to, 1, 'first'), reply(to, 2, 'second')]);
    await desk.sweep();
    expect(bodies()).toEqual([]);
    await desk.person(phone);
    desk.clock.advance(minute);
    expect(await sendQueued(desk.documents, desk.sender, `${thread}:2:0`, desk.options)).toMatchObject({
      claimed: true,
    });
    expect(bodies()).toEqual(['first', 'second']);
  });
});
