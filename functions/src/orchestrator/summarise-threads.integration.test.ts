import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { summariseThreads } from './summarise-threads.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let person: string;
let count = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  count += 1;
  person = `talker-${count}`;
});
afterEach(() => expect(world.model.drain()).toBe(0));

/** So many questions, each answered: twice as many messages. */
async function talk(turns: number): Promise<string> {
  let threadId = '';
  for (let turn = 1; turn <= turns; turn += 1) {
    world.model.script(`answer ${turn}`);
    threadId = (await world.says(person, `question ${turn}`)).appended.threadId;
  }
  return threadId;
}
const threadOf = async (threadId: string) => {
  const thread = (await world.documents.thread(threadId).get()).data();
  if (!thread) throw new Error('there is no thread');
  return thread;
};
const asked = () => JSON.stringify(world.model.requests.at(-1));

test('is renewed once ten messages are out of view, takes in those and no others, and is shown to later turns', async () => {
  await talk(9);
  expect(await summariseThreads(world)).toBe(0);
  const threadId = await talk(1);
  const usedBefore = (await threadOf(threadId)).usageOfDay;

  world.model.script('Ayla likes meze and comes with four.');
  expect(await summariseThreads(world)).toBe(1);
  expect(asked()).toContain('answer 5');
  expect(asked()).not.toContain('question 6');
  const thread = await threadOf(threadId);
  expect(thread).toMatchObject({
    summary: 'Ayla likes meze and comes with four.',
    summarisedSeq: 10,
    summaryDue: false,
  });
  expect(thread.usageOfDay).toMatchObject({
    turns: usedBefore?.turns,
    inputTokens: (usedBefore?.inputTokens ?? 0) + 10,
  });
  expect(await summariseThreads(world)).toBe(0);

  await talk(1);
  expect(world.model.requests.at(-1)?.system).toContain('Ayla likes meze');
  await talk(4);
  world.model.script('Ayla likes fish now.');
  expect(await summariseThreads(world)).toBe(1);
  expect(asked()).toContain('Earlier notes: Ayla likes meze');
  expect(asked()).not.toContain('answer 5\\n');
  expect(await threadOf(threadId)).toMatchObject({ summary: 'Ayla likes fish now.', summarisedSeq: 20 });
});

test('a model that fails leaves the thread due, and its messages as they are', async () => {
  const threadId = await talk(10);
  world.model.script(new Error('the model is away'));
  expect(await summariseThreads(world)).toBe(0);
  expect(await threadOf(threadId)).toMatchObject({ summary: '', summaryDue: true });
  world.model.script('Better late.');
  expect(await summariseThreads(world)).toBe(1);
});

test('two sweeps at once renew it once, and a message that comes meanwhile is not lost', async () => {
  const threadId = await talk(10);
  world.model.script('one', 'two');
  const [first, second, late] = await Promise.all([
    summariseThreads(world),
    summariseThreads(world),
    world.append(person, 'still there?'),
  ]);
  expect(first + second).toBe(1);
  // Whether the second one got as far as asking is chance.
  world.model.drain();
  expect(await threadOf(threadId)).toMatchObject({ summarisedSeq: 10, lastSeq: late.seq, unprocessed: true });
});
