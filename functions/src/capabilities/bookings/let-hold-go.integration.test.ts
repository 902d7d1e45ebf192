import { describe, expect, jest, test } from '@jest/globals';
import type { Thread } from '@merve/contract';
import { offering } from '../../orchestrator/testing/demo-market.ts';
import { guestOfEachTest } from '../../orchestrator/testing/guest-of-each-test.ts';
import { applyDeliveryStatus, pairBurst, pairIntervalMs, sendWritten } from '../../outbox/index.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { letHoldGo } from './let-hold-go.ts';

const guest = guestOfEachTest('late');
const holdMs = offering.holdMinutes * 60_000;

/** A table held for this person, and its transaction. */
async function hold() {
  const { appended } = await guest.propose();
  const [found] = await guest.world.bookingsOf(appended.threadId);
  if (found?.state !== 'hold') throw new Error('nothing is held');
  return found;
}

const expire = ({ businessId, txId }: { businessId: string; txId: string }) =>
  letHoldGo(guest.world.documents, { businessId, txId, now: guest.world.clock.now() });

async function send(intents: Awaited<ReturnType<typeof letHoldGo>>['intents']) {
  await sendWritten(guest.world.documents, guest.world.sender, intents, guest.world);
}

describe('a hold that runs out while the person is still being asked', () => {
  test('is let go, the person is told once what and why, and the thread waits for nothing', async () => {
    const held = await hold();
    guest.world.clock.advance(holdMs);
    const { outcome, intents } = await expire(held);
    expect(outcome.kind).toBe('expired');
    await send(intents);
    const [, told, ...more] = guest.heard();
    expect(more).toEqual([]);
    expect(told).toContain('The Olive Lantern – Table');
    expect(told).toContain('20:00 (Asia/Famagusta');
    expect(told).toMatch(/nothing was booked.*look again/s);
    const thread = await guest.world.threadOf(held.threadId);
    expect(thread).toMatchObject({ state: 'idle', pendingAction: null, lastSeq: 3 });
    const message = await guest.world.documents.message(held.threadId, 3).get();
    expect(message.data()).toMatchObject({ role: 'assistant', text: told });
  });

  test('is told under the trace of the message that asked for it, from the task to the provider’s report', async () => {
    const held = await hold();
    const { documents, clock } = guest.world;
    const { traceId } = (await documents.message(held.threadId, 1).get()).data() ?? {};
    expect(held.traceId).toBe(traceId);
    clock.advance(holdMs);
    const { intents } = await expire(held);
    expect(intents.map((intent) => intent.traceId)).toEqual([traceId]);
    const logs = captureLogs();
    try {
      await send(intents);
      for (const { intentId } of intents) {
        const { providerId } = (await documents.intent(intentId).get()).data() ?? {};
        const callback = { messageSid: providerId ?? '', status: 'delivered', errorCode: null } as const;
        await applyDeliveryStatus(documents, { intentId, callback, now: clock.now() });
      }
    } finally {
      jest.restoreAllMocks();
    }
    const traced = logs.filter((line) => line.includes(`"traceId":"${traceId}"`)).join();
    expect(traced).toContain('message attempt ended');
    expect(traced).toContain('message reported');
  });

  test('is let go once, by however many tasks and sweeps at once, and told once', async () => {
    const held = await hold();
    guest.world.clock.advance(holdMs);
    const all = await Promise.all([1, 2, 3, 4].map(() => expire(held)));
    expect(all.filter(({ outcome }) => outcome.kind === 'expired')).toHaveLength(1);
    await Promise.all(all.map(({ intents }) => send(intents)));
    expect(guest.heard()).toHaveLength(2);
    const events = await guest.world.documents.events(held.businessId, held.txId).get();
    expect(events.docs.map((event) => event.data().transition).toSorted()).toEqual([
      'drafted',
      'expired',
      'held',
    ]);
  });

  test.each(['YES', 'no'])(
    'a late %s is told that it came too late, without a model, and books nothing',
    async (word) => {
      const held = await hold();
      guest.world.clock.advance(holdMs);
      await send((await expire(held)).intents);
      const { reply } = await guest.says(word);
      expect(reply).toMatch(/run out, so nothing was booked/);
      const after = await guest.world.documents.transaction(held.businessId, held.txId).get();
      expect(after.data()?.state).toBe('expired');
      // Told once: after that a YES is a message like any other.
      guest.world.model.script('Yes to what?');
      expect((await guest.says('YES')).reply).toBe('Yes to what?');
    },
  );

  test('a late tap on its button is told so too; a tap on an older one is not', async () => {
    const held = await hold();
    const actionId = (await guest.world.threadOf(held.threadId)).pendingAction?.actionId ?? '';
    guest.world.clock.advance(holdMs);
    await expire(held);
    const tapped = await guest.says('YES', { button: { actionId, answer: 'yes' } });
    expect(tapped.reply).toMatch(/run out/);
    const older = await guest.says('YES', { button: { actionId: 'ffff', answer: 'yes' } });
    expect(older.reply).toMatch(/settled earlier/);
  });

  test('any other message goes to the model as always', async () => {
    const held = await hold();
    guest.world.clock.advance(holdMs);
    await expire(held);
    guest.world.model.script('What time would suit you?');
    expect((await guest.says('hm, is another evening possible?')).reply).toBe('What time would suit you?');
  });

  test('leaves no faster than one person may be written to, and counts for what they are written next', async () => {
    const held = await hold();
    guest.world.clock.advance(holdMs);
    const now = guest.world.clock.now().getTime();
    const outboundPace = new Date(now + (pairBurst + 1) * pairIntervalMs);
    await guest.world.documents.thread(held.threadId).update({ outboundPace });
    const { intents } = await expire(held);
    const [notBefore] = intents.map((intent) => intent.notBefore.getTime() - now);
    expect(notBefore).toBe(2 * pairIntervalMs);
    expect((await guest.world.threadOf(held.threadId)).outboundPace).toEqual(
      new Date(outboundPace.getTime() + pairIntervalMs),
    );
    const before = guest.heard().length;
    await send(intents);
    expect(guest.heard()).toHaveLength(before);
    guest.world.clock.advance(2 * pairIntervalMs);
    await send(intents);
    expect(guest.heard().at(-1)).toMatch(/nothing was booked/);
  });

  test('on the web it appears in the conversation, and nothing is sent', async () => {
    const held = await hold();
    const ref = guest.world.documents.thread(held.threadId);
    await ref.update({ replyTo: { channel: 'web', uid: 'u1' } });
    guest.world.clock.advance(holdMs);
    expect((await expire(held)).intents).toEqual([]);
    const message = await guest.world.documents.message(held.threadId, 3).get();
    expect(message.data()).toMatchObject({
      channel: 'web',
      text: expect.stringMatching(/nothing was booked/),
    });
  });
});

describe('nobody is told', () => {
  const cases: [string, (thread: Thread) => Partial<Thread>][] = [
    ['who opted out', () => ({ optedOut: true })],
    [
      'whose 24-hour window is closed',
      ({ lastInboundAt }) => ({ lastInboundAt: new Date(lastInboundAt.getTime() - 86_400_000) }),
    ],
    [
      'while an operator speaks',
      ({ updatedAt }) => ({ humanTakeover: { by: 'op', since: updatedAt, until: null } }),
    ],
  ];
  test.each(cases)('%s; the hold is let go all the same', async (_name, change) => {
    const held = await hold();
    await guest.world.documents
      .thread(held.threadId)
      .update({ ...change(await guest.world.threadOf(held.threadId)) });
    guest.world.clock.advance(holdMs);
    const { outcome, intents } = await expire(held);
    expect([outcome.kind, intents]).toEqual(['expired', []]);
    expect(await guest.world.threadOf(held.threadId)).toMatchObject({
      state: 'idle',
      pendingAction: null,
      lastSeq: 2,
    });
  });

  test('before the hold has ended, or after it was confirmed', async () => {
    const held = await hold();
    expect(await expire(held)).toMatchObject({ outcome: { kind: 'not-due' }, intents: [] });
    await guest.says('YES');
    guest.world.clock.advance(holdMs);
    expect(await expire(held)).toMatchObject({ outcome: { kind: 'not-held' }, intents: [] });
    expect((await guest.world.threadOf(held.threadId)).lapsedAction).toBeNull();
  });

  test('whose answer is waiting for its turn: the turn tells them, once', async () => {
    const held = await hold();
    guest.world.clock.advance(holdMs);
    const late = await guest.append('YES');
    expect((await expire(held)).intents).toEqual([]);
    await guest.world.process(late);
    expect(guest.heard().slice(1)).toEqual([expect.stringMatching(/run out/)]);
    expect((await guest.world.threadOf(held.threadId)).pendingAction).toBeNull();
  });

  test('who has been offered something else since', async () => {
    const first = await hold();
    await guest.world.documents
      .thread(first.threadId)
      .update({ 'pendingAction.ref': 'businesses/b/transactions/other' });
    guest.world.clock.advance(holdMs);
    expect(await expire(first)).toMatchObject({ outcome: { kind: 'expired' }, intents: [] });
    expect((await guest.world.threadOf(first.threadId)).pendingAction?.ref).toBe(
      'businesses/b/transactions/other',
    );
  });
});

test('costs three round trips, as the expiry alone did: the hold, its locks with the thread, the commit', async () => {
  const held = await hold();
  guest.world.clock.advance(holdMs);
  const { cost } = await guest.world.local.server.cost.measure(() => expire(held));
  expect(cost.roundTrips).toBe(3);
});
