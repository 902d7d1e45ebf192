import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MessageSender } from '../integrations/message-sender.ts';
import { seedOneRestaurant } from '../orchestrator/testing/demo-market.ts';
import { wishInWords } from '../orchestrator/testing/wish-in-words.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { maxTries } from '../platform/sweep/sweep-failure.ts';
import { auditEverything } from './audits.ts';
import { createApi } from './create-api.ts';
import { sweepEverything } from './repairs.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const minute = 60_000;
const many = 1000;
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  const database = `http://127.0.0.1:${world.local.server.port}/emulator/v1/projects/demo-test/databases/(default)`;
  await fetch(`${database}/documents`, { method: 'DELETE' });
  await seedOneRestaurant(world.documents);
});
afterAll(() => world.stop());

const putAside = async () => {
  const found = await world.documents.systemAlerts.where('kind', '==', 'put-aside').get();
  return found.docs.map((document) => document.data());
};
const failures = async () => (await world.documents.sweepFailures.get()).docs.map((found) => found.data());

/** Copies a document many times, with what makes it poison, and older than the original. */
async function poison(
  path: string,
  changes: (n: number, id: string) => Record<string, unknown>,
): Promise<void> {
  const { db } = world.documents;
  const original = (await db.doc(path).get()).data();
  const writer = db.bulkWriter({ throttling: false });
  for (let n = 0; n < many; n += 1) {
    const copy = db.doc(`${path}-${String(n).padStart(4, '0')}`);
    void writer.set(copy, { ...original, ...changes(n, copy.id) });
  }
  await writer.close();
}

/** Sweeps as the schedule does, minute by minute. */
async function sweepFor(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    world.clock.advance(minute);
    await sweepEverything(world);
  }
}

/** Sweeps until something is so: how many are dealt with in one sweep's time depends on the machine, that it comes about does not. */
async function sweepUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < 40 && !(await isSo()); passed += 1) await sweepFor(1);
}

describe('a thousand that cannot be dealt with', () => {
  test('threads, broken and of a market that is gone: the message of another gets its turn', async () => {
    const honest = await world.append('ayla', 'are you there?');
    await poison(`threads/${honest.threadId}`, (n, threadId) => ({
      threadId,
      lastInboundAt: new Date(world.clock.now().getTime() - 5 * minute),
      ...(n % 10 === 0 ? { marketId: 'gone' } : { replyTo: 'broken by hand' }),
    }));
    world.model.script('Here I am.');
    await sweepUntil(async () => (await world.textsIn(honest.threadId)).length > 1);
    expect(await world.textsIn(honest.threadId)).toEqual(['are you there?', 'Here I am.']);
  });

  test('holds keep no other from being let go', async () => {
    world.model.script([
      {
        call: 'initiateBooking',
        args: { listing: 'lst_olive', startsAtLocal: '2026-12-01T20:00', party: 2 },
      },
    ]);
    const { appended } = await world.says('bora', wishInWords('2026-12-01T20:00', 2));
    const [hold] = await world.bookingsOf(appended.threadId);
    if (hold === undefined) throw new Error('nothing is held');
    const path = world.documents.transaction(hold.businessId, hold.txId).path;
    await poison(path, (n) => ({
      txId: `${hold.txId}-${n}`,
      lockKeys: 'broken',
      holdExpiresAt: new Date(0 + n),
    }));
    world.clock.advance(60 * minute);
    const stateOfHold = async () =>
      (await world.documents.transaction(hold.businessId, hold.txId).get()).data()?.state;
    await sweepUntil(async () => (await stateOfHold()) !== 'hold');
    expect(await stateOfHold()).toBe('expired');
  });
});

test('a thousand messages of others that cannot be sent keep none from being sent', async () => {
  const { documents } = world;
  world.model.script('Sent after all.');
  // Answered while the provider is away: the answer waits in the outbox.
  const appended = await world.append('deniz', 'are you there?');
  const away: MessageSender = {
    showsButtons: () => false,
    listSentTo: async () => [],
    send: () => Promise.reject(new Error('no connection')),
  };
  await world.process(appended, { sender: away });
  const waiting = await documents.intents.where('threadId', '==', appended.threadId).get();
  const [intent] = waiting.docs;
  if (intent === undefined) throw new Error('nothing waits');
  await intent.ref.update({ state: 'queued', lease: null, notBefore: world.clock.now() });
  await poison(intent.ref.path, (n, intentId) => ({
    intentId,
    to: `whatsapp:+90555${String(n).padStart(7, '0')}`,
    order: 'broken',
    buttons: 'broken',
    notBefore: new Date(n),
  }));
  const state = async () => (await intent.ref.get()).get('state');
  await sweepUntil(async () => (await state()) !== 'queued');
  expect(await state()).toBe('sent');
});

describe('what fails again and again', () => {
  /** The message of a person in a market that was deleted meanwhile. */
  async function messageToNowhere(): Promise<string> {
    const { threadId } = await world.append('cem', 'hello?', { marketId: 'gone' });
    return threadId;
  }

  /** Longer than any pause between two tries. */
  async function sweepUntilPutAside(): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      world.clock.advance(60 * minute);
      await sweepEverything(world);
    }
  }

  test('is put aside after a few tries with one alert, and left alone', async () => {
    const threadId = await messageToNowhere();
    await sweepUntilPutAside();
    const before = await failures();
    expect(before).toMatchObject([{ tries: maxTries, retryAt: null }]);
    world.clock.advance(60 * minute);
    await sweepEverything(world);
    expect(await failures()).toEqual(before);
    await auditEverything(world);
    expect(await putAside()).toMatchObject([
      {
        state: 'open',
        subject: `threads/${threadId}`,
        count: 1,
        message: expect.stringMatching('NOT_FOUND'),
      },
    ]);
  });

  test('is tried again once an operator has closed its alert, and served when the cause is mended', async () => {
    const threadId = await messageToNowhere();
    await sweepUntilPutAside();
    const [alert] = await putAside();
    const market = (await world.documents.market('north-cyprus').get()).data();
    if (alert === undefined || market === undefined) throw new Error('nothing was put aside');
    await world.documents.market('gone').set({ ...market, marketId: 'gone' });
    const api = createApi({ dependencies: async () => world, verify: tokensAreNames });
    const closed = await api.request(`/v1/admin/alerts/${encodeURIComponent(alert.alertId)}/close`, {
      method: 'POST',
      headers: { authorization: 'Bearer admin:op', 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'the market is back' }),
    });
    expect(closed.status).toBe(200);
    world.model.script('Hello!');
    await sweepFor(1);
    expect(await world.textsIn(threadId)).toEqual(['hello?', 'Hello!']);
    expect(await failures()).toEqual([]);
  });

  test('that moves on without the sweep ends its alert by itself, and is not held against it later', async () => {
    const threadId = await messageToNowhere();
    await sweepUntilPutAside();
    const thread = await world.threadOf(threadId);
    await world.documents.thread(threadId).set({ ...thread, marketId: 'north-cyprus' });
    world.model.script('Hello!', 'Here I am.');
    await world.process({ threadId, seq: 1, actorId: '', duplicate: false, leased: null });
    await auditEverything(world);
    expect(await putAside()).toMatchObject([{ state: 'resolved' }]);
    // A later message whose trigger is lost is another occasion.
    await world.documents.thread(threadId).set({
      ...(await world.threadOf(threadId)),
      unprocessed: true,
      lastSeq: 3,
      lastInboundSeq: 3,
    });
    const first = (await world.documents.message(threadId, 1).get()).data();
    if (first === undefined) throw new Error('no message');
    await world.documents
      .message(threadId, 3)
      .set({ ...first, seq: 3, channelMessageId: 'SM-later', text: 'and?' });
    await sweepFor(2);
    expect(await world.textsIn(threadId)).toEqual(['hello?', 'Hello!', 'and?', 'Here I am.']);
  });
});

test('every part of the sweep runs whatever becomes of the others, and each failure is told', async () => {
  const { threadId } = await world.append('deniz', 'anybody?');
  world.model.script('Yes.');
  world.clock.advance(2 * minute);
  const down = (): never => {
    throw new Error('down');
  };
  const documents = {
    ...world.documents,
    requests: down,
    get rides(): never {
      return down();
    },
  };
  await expect(sweepEverything({ ...world, documents })).rejects.toThrow(/due: request, due: ride/);
  expect(await world.textsIn(threadId)).toEqual(['anybody?', 'Yes.']);
});
