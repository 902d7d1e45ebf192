/** What a turn is shown of the past comes from one document beside the thread; the messages stay what it is measured by. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { threadNotice, writeThreadNotice } from '../conversations/thread-notice.ts';
import type { ModelRequest } from '../model/language-model.ts';
import { wishInWords } from './testing/wish-in-words.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let count = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const newPerson = () => {
  count += 1;
  return `tail ${count}`;
};
const tailOf = async (threadId: string) => (await world.documents.threadTail(threadId).get()).data();
const storedIn = async (threadId: string) =>
  (await world.documents.messages(threadId).orderBy('seq').get()).docs.map((document) => document.data());
const asked = (): ModelRequest | undefined => world.model.requests.at(-1);

/** As many messages of small talk, each with its answer. */
async function chats(person: string, times: number): Promise<string> {
  let threadId = '';
  for (let index = 1; index <= times; index += 1) {
    world.model.script(`answer ${index}`);
    threadId = (await world.says(person, `line ${index}`)).appended.threadId;
  }
  return threadId;
}

/** The tail says what the messages say, up to the newest that has had its turn. */
async function expectTrueTail(threadId: string): Promise<void> {
  const stored = await storedIn(threadId);
  const tail = await tailOf(threadId);
  const seqs = tail?.messages.map(({ seq }) => seq) ?? [];
  const same = stored.filter(({ seq }) => seqs.includes(seq));
  expect(tail?.messages.map(({ seq, role, text }) => [seq, role, text])).toEqual(
    same.map(({ seq, role, text }) => [seq, role, text]),
  );
}

describe('the tail of a thread', () => {
  test('is what the next turn’s model is shown: the same ten as from the messages', async () => {
    const person = newPerson();
    const threadId = await chats(person, 9);
    await expectTrueTail(threadId);
    world.model.script('yes?');
    await world.says(person, 'and now');
    const byTail = asked()?.turns;
    // The same thread without one, as it was before it was kept.
    const other = newPerson();
    const otherThread = await chats(other, 9);
    await world.documents.threadTail(otherThread).delete();
    world.model.script('yes?');
    await world.says(other, 'and now');
    expect(asked()?.turns).toEqual(byTail);
    expect(byTail).toHaveLength(11);
  });

  test('spares a turn the messages: one that is answered reads the newest alone', async () => {
    const person = newPerson();
    const threadId = await chats(person, 8);
    const { seq } = await world.append(person, 'once more');
    world.model.script('there');
    const { cost } = await world.local.server.cost.measure(async () => {
      await world.process({ threadId, seq, actorId: `act_${person}`, duplicate: false, leased: null });
    });
    // Thread, tail, message, what is on its way, and the finish's thread and session; the market and its spend, which this world keeps not.
    expect(cost.documentReads).toBeLessThanOrEqual(6 + 1 + 3);
    expect(cost.rpcs['RunQuery']).toBe(1);
  });

  test('holds after a burst, which is read once', async () => {
    const person = newPerson();
    const threadId = await chats(person, 6);
    const appended = await Promise.all(['a', 'b', 'c', 'd'].map((text) => world.append(person, text)));
    const [first] = appended.toSorted((one, other) => one.seq - other.seq);
    if (first === undefined) throw new Error('nothing came');
    world.model.script('to a', 'to b', 'to c', 'to d');
    const { cost } = await world.local.server.cost.measure(async () => {
      await world.process(first);
    });
    // What is on its way, once for each of them; and the window.
    expect(cost.rpcs['RunQuery']).toBe(4 + 1);
    await expectTrueTail(threadId);
    world.model.script('yes?');
    await world.says(person, 'and now');
    await expectTrueTail(threadId);
    expect(asked()?.turns.at(-2)).toMatchObject({ text: (await storedIn(threadId)).at(-3)?.text });
  });

  test('does not hide what others wrote meanwhile', async () => {
    const person = newPerson();
    const threadId = await chats(person, 6);
    await world.documents.db.runTransaction(async (tx) => {
      const thread = (await tx.get(world.documents.thread(threadId))).data();
      if (thread === undefined) throw new Error('no thread');
      writeThreadNotice(
        tx,
        world.documents,
        threadNotice(thread, {
          text: 'Your ride is on its way.',
          traceId: 'of-somebody-else',
          now: world.clock.now(),
        }),
      );
    });
    world.model.script('yes?');
    await world.says(person, 'and now');
    expect(asked()?.turns.some((turn) => 'text' in turn && turn.text === 'Your ride is on its way.')).toBe(
      true,
    );
    // Theirs to be erased by their trace: not kept a second time.
    expect(JSON.stringify(await tailOf(threadId))).not.toContain('ride');
    await expectTrueTail(threadId);
  });

  test('holds after a YES with a further wish, which is two turns of one message', async () => {
    const person = newPerson();
    world.model.script([
      {
        call: 'initiateBooking',
        args: { listing: 'lst_olive', startsAtLocal: '2026-12-09T20:00', party: 2 },
      },
    ]);
    const { appended } = await world.says(person, wishInWords('2026-12-09T20:00', 2));
    await expectTrueTail(appended.threadId);
    world.model.script('It opens at noon.');
    await world.says(person, 'yes, and when does it open?');
    await expectTrueTail(appended.threadId);
    const stored = await storedIn(appended.threadId);
    expect((await tailOf(appended.threadId))?.messages).toHaveLength(stored.length);
  });

  test('is of one thread alone: begun anew after an erasure, nothing of the old one is shown', async () => {
    const person = newPerson();
    const threadId = await chats(person, 2);
    // As erasure leaves it on the way: the thread gone, its copy not yet.
    await world.documents.thread(threadId).delete();
    for (const message of await storedIn(threadId))
      await world.documents.message(threadId, message.seq).delete();
    for (const { ref } of (await world.documents.intents.where('threadId', '==', threadId).get()).docs)
      await ref.delete();
    world.model.script('Welcome.');
    await world.says(person, 'hello there');
    expect(asked()?.turns).toHaveLength(1);
  });

  test('of a thread that counts a message nobody finds, a turn ends instead of looking for ever', async () => {
    const appended = await world.append(newPerson(), 'are you there?');
    await world.documents.message(appended.threadId, appended.seq).delete();
    expect(await world.process(appended)).toMatchObject({ kind: 'processed', turns: [] });
  });
});
