import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { chatMessageRequestSchema, type TurnEvent } from '@merve/contract';
import { createWorld, type World } from '../../orchestrator/testing/world.ts';
import { postMessage } from './post-message.ts';

let world: World;
let uid: string;
let count = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  count += 1;
  uid = `web-user-${count}`;
});

const sender = () => ({
  uid,
  name: null,
  actorKey: 'a key of the test alone',
  marketId: 'north-cyprus',
  traceId: `trace-${count}`,
});

test('the same clientMessageId three times at once is one message, one turn, and the same replies for all', async () => {
  world.model.script('Hello!');
  const request = { message: 'hi', clientMessageId: 'once' };
  const answers = await Promise.all([1, 2, 3].map(() => postMessage(world, sender(), request)));
  expect(answers.map((answer) => answer.seq)).toEqual([1, 1, 1]);
  expect(answers.filter((answer) => !answer.duplicate)).toHaveLength(1);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.replies))).size).toBe(1);
  expect(answers[0]?.replies[0]?.text).toBe('Hello!');
});

test('every field of a message is read: languages Merve does not speak, and names of earlier clients, are no mistake', async () => {
  world.model.script('Hello!', 'Again!', 'Merhaba!');
  const said = (fields: object) => chatMessageRequestSchema.parse({ message: 'x', ...fields });
  const first = await postMessage(world, sender(), said({ language: 'fr', agentId: 'merve' }));
  expect((await world.threadOf(first.threadId)).language).toBe('en');
  const again = await postMessage(world, sender(), said({ sessionId: first.threadId, agentId: 'another' }));
  expect(again.threadId).toBe(first.threadId);
  await expect(postMessage(world, sender(), said({ sessionId: 'somebody-elses' }))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const tags = ['he-IL', 'HE_il', ' tr ', 'fr', '', 'x-klingon'];
  expect(tags.map((language) => said({ language }).language)).toEqual([
    ...['he', 'he', 'tr', undefined, undefined, undefined],
  ]);
  const located = said({
    location: { latitude: 35.3, longitude: 33.3 },
    language: 'tr',
    marketId: 'north-cyprus',
  });
  const third = await postMessage(world, sender(), located);
  const stored = await world.documents.message(third.threadId, third.seq).get();
  expect(stored.data()).toMatchObject({ text: 'x', location: { latitude: 35.3, longitude: 33.3 } });
});

test('a message while an earlier one is being answered waits for its own turn, and gets its own answer', async () => {
  world.model.script('first', 'second');
  const [first, second] = await Promise.all([
    postMessage(world, sender(), { message: 'one', clientMessageId: '1' }),
    postMessage(world, sender(), { message: 'two', clientMessageId: '2' }),
  ]);
  expect([first.replies[0]?.text, second.replies[0]?.text].sort()).toEqual(['first', 'second']);
  expect(first.seq).not.toBe(second.seq);
});

test('tells the turn as it happens: first that the message is safe, last how the conversation stands', async () => {
  world.model.script('Hello!');
  const events: TurnEvent[] = [];
  await postMessage(world, sender(), { message: 'hi' }, (event) => events.push(event));
  expect(events.map(({ type }) => type)).toEqual(['accepted', 'thinking', 'text', 'message', 'done']);
  expect(events[0]).toMatchObject({ seq: 1 });
  expect(events.at(-1)).toMatchObject({
    seq: 1,
    thread: { lastSeq: 2, state: 'idle', pendingAction: null, humanTakeover: false },
  });
});
