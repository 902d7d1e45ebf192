import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Thread } from '@merve/contract';
import { pairBurst, pairIntervalMs, sendWritten } from '../outbox/index.ts';
import { letHoldGo } from './let-hold-go.ts';
import { offering } from './testing/demo-market.ts';
import { addressOf, createWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

let person: string;
let count = 0;
beforeEach(() => {
  count += 1;
  person = `late-${count}`;
});

const holdMs = offering.holdMinutes * 60_000;

/** A table held for this person, and its transaction. Every test has its own evening. */
async function hold() {
  const startsAtLocal = `2026-12-${String(count).padStart(2, '0')}T20:00`;
  world.model.script([{ call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party: 4 } }]);
  const { appended } = await world.says(person, 'Book a table for 4');
  const found = (await world.documents.allTransactions.get()).docs
    .map((document) => document.data())
    .find(({ threadId, state }) => threadId === appended.threadId && state === 'hold');
  if (found === undefined) throw new Error('nothing is held');
  return found;
}

const expire = ({ businessId, txId }: { businessId: string; txId: string }) =>
  letHoldGo(world.documents, { businessId, txId, now: world.clock.now() });

async function send(intents: Awaited<ReturnType<typeof letHoldGo>>['intents']) {
  await sendWritten(world.documents, world.sender, intents, world);
}

async function threadOf(threadId: string): Promise<Thread> {
  const thread = (await world.documents.thread(threadId).get()).data();
  if (thread === undefined) throw new Error('no thread');
  return thread;
}

const heard = () => world.sender.textsTo(addressOf(person));

describe('a hold that runs out while the person is still being asked', () => {
  test('is let go, the person is told once what and why, and the thread waits for nothing', async () => {
    const held = await hold();
    world.clock.advance(holdMs);
    const { outcome, intents } = await expire(held);
    expect(outcome.kind).toBe('expired');
    await send(intents);
    const [, told, ...more] = heard();
    expect(more).toEqual([]);
    expect(told).toContain('The Olive Lantern – Table');
    expect(told).toContain('20:00 (Asia/Famagusta');
    expect(told).toMatch(/nothing was booked.*look again/s);
    const thread = await threadOf(held.threadId);
    expect(thread).toMatchObject({ state: 'idle', pendingAction: null, lastSeq: 3 });
    const message = await world.documents.message(held.threadId, 3).get();
    expect(message.data()).toMatchObject({ role: 'assistant', text: told });
  });

  test('is let go once, by however many tasks and sweeps at once, and told once', async () => {
    const held = await hold();
    world.clock.advance(holdMs);
    const all = await Promise.all([1, 2, 3, 4].map(() => expire(held)));
    expect(all.filter(({ outcome }) => outcome.kind === 'expired')).toHaveLength(1);
    await Promise.all(all.map(({ intents }) => send(intents)));
    expect(heard()).toHaveLength(2);
    const events = await world.documents.events(held.businessId, held.txId).get();
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
      world.clock.advance(holdMs);
      await send((await expire(held)).intents);
      const { reply } = await world.says(person, word);
      expect(reply).toMatch(/run out, so nothing was booked/);
      const after = await world.documents.transaction(held.businessId, held.txId).get();
      expect(after.data()?.state).toBe('expired');
      // Told once: after that a YES is a message like any other.
      world.model.script('Yes to what?');
      expect((await world.says(person, 'YES')).reply).toBe('Yes to what?');
    },
  );

  test('a late tap on its button is told so too; a tap on an older one is not', async () => {
    const held = await hold();
    const actionId = (await threadOf(held.threadId)).pendingAction?.actionId ?? '';
    world.clock.advance(holdMs);
    await expire(held);
    const tapped = await world.says(person, 'YES', { button: { actionId, answer: 'yes' } });
    expect(tapped.reply).toMatch(/run out/);
    const older = await world.says(person, 'YES', { button: { actionId: 'ffff', answer: 'yes' } });
    expect(older.reply).toMatch(/settled earlier/);
  });

  test('any other message goes to the model as always', async () => {
    const held = await hold();
    world.clock.advance(holdMs);
    await expire(held);
    world.model.script('What time would suit you?');
    expect((await world.says(person, 'hm, is another evening possible?')).reply).toBe(
      'What time would suit you?',
    );
  });

  test('leaves no faster than one person may be written to, and counts for what they are written next', async () => {
    const held = await hold();
    world.clock.advance(holdMs);
    const now = world.clock.now().getTime();
    const outboundPace = new Date(now + (pairBurst + 1) * pairIntervalMs);
    await world.documents.thread(held.threadId).update({ outboundPace });
    const { intents } = await expire(held);
    const [notBefore] = intents.map((intent) => intent.notBefore.getTime() - now);
    expect(notBefore).toBe(2 * pairIntervalMs);
    expect((await threadOf(held.threadId)).outboundPace).toEqual(
      new Date(outboundPace.getTime() + pairIntervalMs),
    );
    const before = heard().length;
    await send(intents);
    expect(heard()).toHaveLength(before);
    world.clock.advance(2 * pairIntervalMs);
    await send(intents);
    expect(heard().at(-1)).toMatch(/nothing was booked/);
  });

  test('on the web it appears in the conversation, and nothing is sent', async () => {
    const held = await hold();
    const ref = world.documents.thread(held.threadId);
    await ref.update({ replyTo: { channel: 'web', uid: 'u1' } });
    world.clock.advance(holdMs);
    expect((await expire(held)).intents).toEqual([]);
    const message = await world.documents.message(held.threadId, 3).get();
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
    await world.documents.thread(held.threadId).update({ ...change(await threadOf(held.threadId)) });
    world.clock.advance(holdMs);
    const { outcome, intents } = await expire(held);
    expect([outcome.kind, intents]).toEqual(['expired', []]);
    expect(await threadOf(held.threadId)).toMatchObject({ state: 'idle', pendingAction: null, lastSeq: 2 });
  });

  test('before the hold has ended, or after it was confirmed', async () => {
    const held = await hold();
    expect(await expire(held)).toMatchObject({ outcome: { kind: 'not-due' }, intents: [] });
    await world.says(person, 'YES');
    world.clock.advance(holdMs);
    expect(await expire(held)).toMatchObject({ outcome: { kind: 'not-held' }, intents: [] });
    expect((await threadOf(held.threadId)).lapsedAction).toBeNull();
  });

  test('whose answer is waiting for its turn: the turn tells them, once', async () => {
    const held = await hold();
    world.clock.advance(holdMs);
    const late = await world.append(person, 'YES');
    expect((await expire(held)).intents).toEqual([]);
    await world.process(late);
    expect(heard().slice(1)).toEqual([expect.stringMatching(/run out/)]);
    expect((await threadOf(held.threadId)).pendingAction).toBeNull();
  });

  test('who has been offered something else since', async () => {
    const first = await hold();
    await world.documents
      .thread(first.threadId)
      .update({ 'pendingAction.ref': 'businesses/b/transactions/other' });
    world.clock.advance(holdMs);
    expect(await expire(first)).toMatchObject({ outcome: { kind: 'expired' }, intents: [] });
    expect((await threadOf(first.threadId)).pendingAction?.ref).toBe('businesses/b/transactions/other');
  });
});

test('costs three round trips, as the expiry alone did: the hold, its locks with the thread, the commit', async () => {
  const held = await hold();
  world.clock.advance(holdMs);
  world.local.server.faults.set([{ kind: 'latency', ms: 15 }]);
  world.local.server.cost.start('letHoldGo');
  await expire(held);
  world.local.server.faults.clear();
  expect(world.local.server.cost.read('letHoldGo')?.roundTrips).toBe(3);
});
