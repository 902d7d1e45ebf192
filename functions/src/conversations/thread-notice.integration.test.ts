import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Thread } from '@merve/contract';
import { pairIntervalMs } from '../outbox/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { appendInbound } from './append-inbound.ts';
import { presentThread } from './present-thread.ts';
import { inboundMessage } from './testing/inbound.ts';
import { prepareThreadNotice } from './thread-notice.ts';

let local: LocalFirestore;
beforeAll(async () => {
  local = await startLocalFirestore();
});
afterAll(() => local.stop());

const now = new Date('2026-11-21T10:00:00Z');
/** Actors and their threads; each test has its own. */
let web: Thread;
let phone: Thread;
let userId: Thread;
let count = 0;
beforeEach(async () => {
  count += 1;
  web = await threadOf(`act_web_${count}`, { channel: 'web', uid: 'ana' });
  phone = await threadOf(`act_phone_${count}`, {
    channel: 'whatsapp',
    address: `whatsapp:+90533889${1000 + count}`,
  });
  userId = await threadOf(`act_id_${count}`, { channel: 'whatsapp', address: `whatsapp:ID.${count}` });
});

async function threadOf(actorId: string, from: Thread['replyTo']): Promise<Thread> {
  const { threadId } = await appendInbound(local.documents, inboundMessage({ actorId, from, now }));
  return stored(threadId);
}

async function stored(threadId: string): Promise<Thread> {
  const thread = (await local.documents.thread(threadId).get()).data();
  if (thread === undefined) throw new Error('no thread');
  return thread;
}

/** As `mergeThreads` leaves two threads. */
async function join(from: Thread, into: Thread): Promise<void> {
  const { threadId, lastSeq } = into;
  const copiedTo = { threadId, fromSeq: 1, throughSeq: from.lastSeq, firstSeq: lastSeq + 1, complete: true };
  await local.documents.thread(from.threadId).update({ copiedTo });
  const { alsoActorIds } = await stored(from.threadId);
  await local.documents.thread(threadId).update({ alsoActorIds: [from.actorId, ...alsoActorIds] });
}

/** As `endLink` leaves the thread that was shared. */
async function unlink(thread: Thread): Promise<void> {
  await local.documents.thread(thread.threadId).update({ alsoActorIds: [] });
}

const presentOf = async (asked: Pick<Thread, 'threadId' | 'actorId'>) =>
  (await local.documents.db.runTransaction((tx) => presentThread(tx, local.documents, asked)))?.threadId;

describe('where a person is now who asked in a thread', () => {
  test('is that thread, if it was joined with no other', async () => {
    expect(await presentOf(web)).toBe(web.threadId);
    expect(await presentOf({ threadId: 'thr_none', actorId: 'act_none' })).toBeUndefined();
  });

  test('is the thread it was joined with, and their own again after an unlink', async () => {
    await join(web, phone);
    expect(await presentOf(web)).toBe(phone.threadId);
    // Written to before the link was made, not after: nothing new stands there after what was copied.
    await unlink(phone);
    expect(await presentOf(web)).toBe(web.threadId);
    await join(web, phone);
    expect(await presentOf(web)).toBe(phone.threadId);
  });

  test('is where the joins end', async () => {
    await join(web, phone);
    await join(phone, userId);
    for (const asked of [web, phone, userId]) expect(await presentOf(asked)).toBe(userId.threadId);
  });

  test('is not the thread on the way, which still names them, once the link has ended where the joins end', async () => {
    await join(web, phone);
    await join(phone, userId);
    await local.documents.thread(userId.threadId).update({ alsoActorIds: [phone.actorId] });
    expect(await presentOf(web)).toBe(web.threadId);
    expect(await presentOf(phone)).toBe(userId.threadId);
  });

  test('is the thread they asked in, where threads lead in a circle or nowhere', async () => {
    await join(web, phone);
    await join(phone, web);
    expect(await presentOf(userId)).toBe(userId.threadId);
    expect([web.threadId, phone.threadId]).toContain(await presentOf(web));
    await join(userId, { ...web, threadId: 'thr_gone', lastSeq: 0 }).catch(() => {});
    expect(await presentOf(userId)).toBe(userId.threadId);
  });
});

describe('a notice', () => {
  const tell = (asked: Thread, text: string) =>
    local.documents.db.runTransaction(async (tx) => {
      const notice = await prepareThreadNotice(tx, local.documents, {
        threadId: asked.threadId,
        actorId: asked.actorId,
        say: (language) => `${text} (${language})`,
        ui: { type: 'taxi_status' },
        traceId: 'trace',
        now,
      });
      notice.write();
      for (const intent of notice.intents) tx.create(local.documents.intent(intent.intentId), intent);
      return notice.intents;
    });

  test('stands at the end of the thread, with its card, and leaves for where the person writes', async () => {
    await join(web, phone);
    const intents = await tell(web, 'Your taxi is there');
    const { lastSeq, outboundPace } = await stored(phone.threadId);
    expect(lastSeq).toBe(phone.lastSeq + 1);
    expect(outboundPace).toEqual(new Date(now.getTime() + pairIntervalMs));
    const message = (await local.documents.message(phone.threadId, lastSeq).get()).data();
    expect(message).toMatchObject({
      role: 'assistant',
      text: 'Your taxi is there (en)',
      channel: 'whatsapp',
    });
    expect(message?.ui).toEqual({ type: 'taxi_status' });
    expect(intents).toMatchObject([{ intentId: `${phone.threadId}:${lastSeq}:0`, state: 'queued' }]);
    expect((await stored(web.threadId)).lastSeq).toBe(web.lastSeq);
  });

  test('is only in the thread for a person on the web, or who said STOP', async () => {
    await local.documents.thread(phone.threadId).update({ optedOut: true });
    for (const thread of [web, phone]) {
      expect(await tell(thread, 'Your taxi is there')).toEqual([]);
      expect((await stored(thread.threadId)).lastSeq).toBe(thread.lastSeq + 1);
    }
  });

  test('and others at the same moment each take a number of their own, and leave one after another', async () => {
    const texts = Array.from({ length: 12 }, (_, index) => `notice ${index}`);
    const intents = (await Promise.all(texts.map((text) => tell(phone, text)))).flat();
    const messages = await local.documents.messages(phone.threadId).orderBy('seq').get();
    const said = messages.docs.map((document) => document.data()).filter(({ role }) => role === 'assistant');
    expect(said.map(({ text }) => text).toSorted()).toEqual(texts.map((text) => `${text} (en)`).toSorted());
    const times = intents.toSorted((a, b) => a.order - b.order).map(({ notBefore }) => notBefore.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBe(now.getTime() + 2 * pairIntervalMs);
  });

  test('to nobody there is nothing', async () => {
    expect(await tell({ ...web, threadId: 'thr_none' }, 'Hello?')).toEqual([]);
  });
});
