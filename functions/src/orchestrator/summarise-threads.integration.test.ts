import { afterEach, expect, test } from '@jest/globals';
import { askerOver } from '../model/asker.ts';
import { MerveError } from '../platform/errors.ts';
import { summariseThreads } from './summarise-threads.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';

const guest = guestOfEachTest('talker');
afterEach(() => expect(guest.world.model.drain()).toBe(0));

/** So many questions, each answered: twice as many messages. */
async function talk(turns: number): Promise<string> {
  let threadId = '';
  for (let turn = 1; turn <= turns; turn += 1) {
    guest.world.model.script(`answer ${turn}`);
    threadId = (await guest.says(`question ${turn}`)).appended.threadId;
  }
  return threadId;
}
const asked = () => JSON.stringify(guest.world.model.asked.at(-1));
/** As a model answers it. */
const notes = (summary: string): string => JSON.stringify({ summary });

test('is renewed once ten messages are out of view, takes in those and no others, and is shown to later turns', async () => {
  await talk(9);
  expect(await summariseThreads(guest.world)).toBe(0);
  const threadId = await talk(1);
  const usedBefore = (await guest.world.threadOf(threadId)).usageOfDay;

  guest.world.model.script(notes('Ayla likes meze and comes with four.'));
  expect(await summariseThreads(guest.world)).toBe(1);
  expect(asked()).toContain('answer 5');
  expect(asked()).not.toContain('question 6');
  const thread = await guest.world.threadOf(threadId);
  expect(thread).toMatchObject({
    summary: 'Ayla likes meze and comes with four.',
    summarisedSeq: 10,
    summaryDue: false,
  });
  expect(thread.usageOfDay).toMatchObject({
    turns: usedBefore?.turns,
    inputTokens: (usedBefore?.inputTokens ?? 0) + 10,
    purposes: { 'thread-summary': { answers: 1, inputTokens: 10, outputTokens: 5 } },
  });
  expect(await summariseThreads(guest.world)).toBe(0);

  await talk(1);
  expect(guest.world.model.requests.at(-1)?.system).toContain('Ayla likes meze');
  await talk(4);
  guest.world.model.script(notes('Ayla likes fish now.'));
  expect(await summariseThreads(guest.world)).toBe(1);
  expect(asked()).toContain('earlier notes]\\nAyla likes meze');
  expect(asked()).not.toContain('answer 5\\n');
  expect(await guest.world.threadOf(threadId)).toMatchObject({
    summary: 'Ayla likes fish now.',
    summarisedSeq: 20,
  });
});

test('a model that fails leaves the thread due, and its messages as they are', async () => {
  const threadId = await talk(10);
  guest.world.model.script(new MerveError('MODEL_UNAVAILABLE', 'the model is away'));
  expect(await summariseThreads(guest.world)).toBe(0);
  expect(await guest.world.threadOf(threadId)).toMatchObject({ summary: '', summaryDue: true });
  guest.world.model.script(notes('Better late.'));
  expect(await summariseThreads(guest.world)).toBe(1);
});

test('two sweeps at once renew it once, and a message that comes meanwhile is not lost', async () => {
  const threadId = await talk(10);
  guest.world.model.script(notes('one'), notes('two'));
  const [first, second, late] = await Promise.all([
    summariseThreads(guest.world),
    summariseThreads(guest.world),
    guest.append('still there?'),
  ]);
  expect(first + second).toBe(1);
  // Whether the second one got as far as asking is chance.
  guest.world.model.drain();
  expect(await guest.world.threadOf(threadId)).toMatchObject({
    summarisedSeq: 10,
    lastSeq: late.seq,
    unprocessed: true,
  });
});

test('an answer that never fits leaves the thread due, and what it cost is counted', async () => {
  const threadId = await talk(10);
  const used = (await guest.world.threadOf(threadId)).usageOfDay;
  guest.world.model.script('Ayla likes meze.', notes(''));
  expect(await summariseThreads(guest.world)).toBe(0);
  const thread = await guest.world.threadOf(threadId);
  expect(thread).toMatchObject({ summary: '', summaryDue: true });
  expect(thread.usageOfDay).toMatchObject({
    turns: used?.turns,
    inputTokens: (used?.inputTokens ?? 0) + 20,
    purposes: { 'thread-summary': { answers: 2, inputTokens: 20, outputTokens: 10 } },
  });

  // Not asked again in the same minute: it would cost again.
  expect(await summariseThreads(guest.world)).toBe(0);
  guest.world.clock.advance(120_000);
  guest.world.model.script(notes('Ayla likes fish.'));
  expect(await summariseThreads(guest.world)).toBe(1);
  await talk(1);
  expect((await guest.world.threadOf(threadId)).usageOfDay?.purposes).toMatchObject({
    'thread-summary': { answers: 3 },
  });
});

test('where no model is configured it is what words tell, once, and costs nothing', async () => {
  const threadId = await talk(10);
  const world = { ...guest.world, asker: askerOver([]) };
  expect(await summariseThreads(world)).toBe(1);
  const thread = await guest.world.threadOf(threadId);
  expect(thread).toMatchObject({ summary: 'Messages before: 10.', summarisedSeq: 10, summaryDue: false });
  expect(await summariseThreads(world)).toBe(0);
  // A model that comes later goes on from it.
  await talk(5);
  guest.world.model.script(notes('Once there is one.'));
  expect(await summariseThreads(guest.world)).toBe(1);
  expect(asked()).toContain('earlier notes]\\nMessages before: 10.');
});
