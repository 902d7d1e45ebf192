/** What a person on WhatsApp hears while a tool takes long: by a still clock that rings, and by events. */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Thread } from '@merve/contract';
import { eventually } from '../../../local/testing/eventually.ts';
import { sweepOutbox } from '../outbox/index.ts';
import { log } from '../platform/log.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';
import { callLongWork, foundThree, longWorkOf, waitWord } from './testing/long-work.ts';

const guest = guestOfEachTest('hears');
afterEach(() => {
  guest.world.model.drain();
  jest.restoreAllMocks();
});

const longWork = () => longWorkOf(guest);
const leaseOf = async (threadId: string) => (await guest.world.threadOf(threadId)).lease;
const turnOf = async (threadId: string, seq: number) =>
  (await guest.world.documents.turn(threadId, seq).get()).data();

describe('a person on WhatsApp who waits for a tool', () => {
  test('hears of it once a turn, before the answer, whatever other tools take long', async () => {
    const { clock } = guest.world;
    const work = longWork();
    guest.world.model.script(callLongWork, callLongWork, 'Here they are.');
    const appended = await guest.append('find them all, twice');
    const turn = guest.world.process(appended, work.using());
    for (const index of [0, 1]) {
      await work.atWork(index + 1);
      clock.advance(20_000);
      await eventually(() => guest.heard().length > 0);
      work.end(foundThree, index);
    }
    const result = await turn;
    expect(guest.heard()).toEqual([waitWord, 'Here they are.']);
    // It stands in no conversation, and is counted and kept on record.
    expect(await guest.world.textsIn(appended.threadId)).toEqual(['find them all, twice', 'Here they are.']);
    expect(result).toMatchObject({ turns: [{ usage: { outbound: 2 } }] });
    expect(await turnOf(appended.threadId, appended.seq)).toMatchObject({ toldToWait: true });
  });

  test('hears of it at once where the model had taken its time, and not of a tool that is quick', async () => {
    const { clock } = guest.world;
    const work = longWork();
    guest.world.model.script(callLongWork, 'Quick.', callLongWork, 'Slow.');
    const quick = await guest.append('find one');
    const turn = guest.world.process(quick, work.using());
    await work.atWork();
    clock.advance(5_999);
    work.end(foundThree, 0);
    await turn;
    clock.advance(60_000);
    expect(guest.heard()).toEqual(['Quick.']);
    const slow = await guest.append('find all');
    const later = guest.world.process(slow, work.using());
    await work.atWork(2);
    clock.advance(6_000);
    await eventually(() => guest.heard().length === 2);
    work.end(foundThree, 1);
    await later;
    expect(guest.heard()).toEqual(['Quick.', waitWord, 'Slow.']);
  });

  test('of whom a worker died hears it from the dead one alone', async () => {
    const { clock } = guest.world;
    const work = longWork();
    guest.world.model.script(callLongWork, 'Here they are.');
    const appended = await guest.append('find them all');
    void guest.world.process(appended, work.using()).catch(() => undefined);
    await work.atWork();
    clock.advance(6_000);
    await eventually(() => guest.heard().length === 1);
    // It never rings again: the process is gone.
    const dead = await guest.world.threadOf(appended.threadId);
    await guest.world.documents
      .thread(appended.threadId)
      .set({ ...dead, lease: { turnId: 'dead', until: clock.now() } });
    const second = guest.world.process(appended, work.using());
    await work.atWork(2);
    clock.advance(20_000);
    await eventually(async () => (await leaseOf(appended.threadId))?.turnId !== 'dead');
    work.end(foundThree, 1);
    await second;
    expect(guest.heard()).toEqual([waitWord, 'Here they are.']);
    work.end(foundThree, 0);
  });

  test('whose word to wait could not leave hears the answer, and that word never behind it', async () => {
    jest.spyOn(log, 'warning').mockReturnValue(undefined);
    const { clock, sender } = guest.world;
    const work = longWork();
    guest.world.model.script(callLongWork, 'Here they are.');
    const appended = await guest.append('find them all');
    let refused = 0;
    const turn = guest.world.process(appended, {
      ...work.using(),
      sender: {
        listSentTo: async () => [],
        showsButtons: () => false,
        async send(message) {
          const isWait = message.content.kind === 'text' && message.content.body === waitWord;
          if (!isWait) return sender.send(message);
          refused += 1;
          return { kind: 'not_processed', code: '20429', retryAfterMs: null };
        },
      },
    });
    await work.atWork();
    clock.advance(6_000);
    await eventually(() => refused === 1);
    work.end();
    await turn;
    expect(guest.heard()).toEqual(['Here they are.']);
    clock.advance(120_000);
    await sweepOutbox(guest.world.documents, sender, guest.world);
    expect(guest.heard()).toEqual(['Here they are.']);
    const intent = (
      await guest.world.documents.intent(`${appended.threadId}:${appended.seq}:0`).get()
    ).data();
    expect(intent).toMatchObject({ type: 'wait', state: 'failed', errorCode: 'TOO_LATE' });
    const alerts = await guest.world.documents.systemAlerts.get();
    expect(alerts.docs.map((one) => one.data().subject).join()).not.toContain(appended.threadId);
  });

  test.each([
    [
      'is answered by a person of the team',
      async (thread: Thread) => {
        const humanTakeover = { by: 'operator', since: guest.world.clock.now(), until: null };
        await guest.world.documents.thread(thread.threadId).set({ ...thread, humanTakeover });
      },
    ],
    [
      'said STOP on another line',
      async ({ replyTo }: Thread) => {
        const address = replyTo.channel === 'whatsapp' ? replyTo.address : '';
        await guest.world.documents.session(address).update({ optedOut: true });
      },
    ],
    [
      'was just sent as much as is safe',
      async (thread: Thread) => {
        const outboundPace = new Date(guest.world.clock.now().getTime() + 3_600_000);
        await guest.world.documents.thread(thread.threadId).set({ ...thread, outboundPace });
      },
    ],
  ])('and meanwhile %s hears nothing of it', async (_what, meanwhile) => {
    const { clock, documents } = guest.world;
    const work = longWork();
    guest.world.model.script(callLongWork, 'Here they are.');
    const appended = await guest.append('find them all');
    const turn = guest.world.process(appended, work.using());
    await work.atWork();
    await meanwhile(await guest.world.threadOf(appended.threadId));
    clock.advance(30_000);
    work.end();
    await turn;
    expect(guest.heard()).not.toContain(waitWord);
    const told = await documents.intent(`${appended.threadId}:${appended.seq}:0`).get();
    expect(told.exists).toBe(false);
  });
});
