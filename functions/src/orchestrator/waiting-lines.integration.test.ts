import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TurnEvent } from '@merve/contract';
import { postMessage } from '../channels/web/post-message.ts';
import { type WebhookDoor, webhookDoor } from '../channels/whatsapp/testing/webhook-door.ts';
import type { Appended } from '../conversations/append-inbound.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { market } from './testing/demo-market.ts';
import { wishInWords } from './testing/wish-in-words.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let door: WebhookDoor;
let count = 0;
let phone = '';
beforeAll(async () => {
  world = await createWorld();
  door = webhookDoor(world);
});
afterAll(() => world.stop());
beforeEach(() => {
  count += 1;
  phone = `+90533000${String(7000 + count)}`;
  world.model.drain();
  world.clock.advance(24 * 60 * 60_000);
});

const cry = 'my husband collapsed, he is not breathing';
const heard = () => world.sender.textsTo(`whatsapp:${phone}`);
const told = (texts: readonly string[]) => texts.filter((text) => text.includes('112')).length;

/** Posts lines to the webhook, none of which gets its turn. */
async function wait(...lines: string[]): Promise<Appended[]> {
  const appended: Appended[] = [];
  for (const line of lines) appended.push(await door.posts(phone, line));
  return appended;
}

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('there is none');
  return item;
}

async function outcomes({ threadId }: Appended): Promise<(string | null)[]> {
  const turns = await world.documents.turns(threadId).orderBy('seq').get();
  return turns.docs.map((document) => document.data().outcome);
}

const states = async (threadId: string) => (await world.bookingsOf(threadId)).map(({ state }) => state);

/** A model that answers when it is told to, and says when it was asked. */
function thinking() {
  const asked = Promise.withResolvers<void>();
  const thought = Promise.withResolvers<void>();
  const model: LanguageModel = {
    modelId: 'slow',
    async generate() {
      asked.resolve();
      await thought.promise;
      const usage = { inputTokens: 1, outputTokens: 1 };
      const text = 'The harbour is lovely.';
      return { modelId: 'slow', rawParts: [{ text }], text, toolCalls: [], finish: 'stop', usage };
    },
  };
  return { model, asked: asked.promise, answer: thought.resolve };
}

async function propose(): Promise<Appended> {
  const day = new Date(world.clock.now().getTime() + 48 * 3_600_000).toISOString().slice(0, 10);
  const args = { listing: 'lst_olive', startsAtLocal: `${day}T20:00`, party: 2 };
  world.model.script([{ call: 'initiateBooking', args }]);
  const asked = first(await wait(wishInWords(args.startsAtLocal, args.party)));
  await world.process(asked);
  world.clock.advance(1_000);
  return asked;
}

describe('words of danger among lines that wait', () => {
  test('are answered before the lines they came behind, once, and every line has its own turn', async () => {
    const lines = await wait('hello', 'is it nice there', cry, 'with a view');
    world.model.script('one', 'two', 'four?');
    await world.process(first(lines));
    expect(heard().map((text) => (text.includes('112') ? 'help' : text))).toEqual([
      'help',
      'one',
      'two',
      'four?',
    ]);
    expect(await outcomes(first(lines))).toEqual(['answered', 'answered', 'emergency', 'answered']);
    const thread = await world.threadOf(first(lines).threadId);
    expect(thread).toMatchObject({ unprocessed: false, helpedSeqs: [] });
    const messages = await world.documents.messages(thread.threadId).where('inReplyToSeq', '==', 3).get();
    expect(messages.docs.map((document) => document.data().text.includes('112'))).toEqual([true]);
  });

  test('are answered while a model still thinks about an earlier line, whoever else comes for them, and once', async () => {
    const { model, asked, answer } = thinking();
    const before = first(await wait('hello'));
    const slow = world.process(before, { model });
    await asked;
    const help = first(await wait(cry));
    const workers = await Promise.all([1, 2, 3].map(() => world.process(help)));
    expect(workers.map(({ kind }) => kind)).toEqual(['busy', 'busy', 'busy']);
    expect(told(heard())).toBe(1);
    answer();
    await slow;
    expect(told(heard())).toBe(1);
    expect(heard()).toContain('The harbour is lovely.');
    expect(await outcomes(before)).toEqual(['answered', 'emergency']);
  });

  test('on the web, are told by the stream of their own message while the one before is thought about', async () => {
    const { model, asked, answer } = thinking();
    const sender = {
      ...{ uid: `waits-${count}`, name: null, marketId: market.marketId, traceId: 'trace' },
      actorKey: 'a key of the test alone',
    };
    const slow = postMessage({ ...world, model }, sender, { message: 'hello' });
    await asked;
    const helped = Promise.withResolvers<TurnEvent>();
    const own = postMessage(world, sender, { message: cry }, (event) => {
      if (event.type === 'message') helped.resolve(event);
    });
    expect(JSON.stringify(await helped.promise)).toContain('112');
    answer();
    await slow;
    expect((await own).replies.map(({ text }) => text.includes('112'))).toEqual([true]);
  });

  test('break no turn that begins where they were answered: it proposes, and is confirmed', async () => {
    const asked = await propose();
    const { model, asked: begun, answer } = thinking();
    const question = first(await wait('is there parking'));
    const slow = world.process(question, { model });
    await begun;
    const help = first(await wait(cry));
    await world.process(help);
    answer();
    await slow;
    world.clock.advance(1_000);
    await world.process(first(await wait('YES')));
    expect(await states(asked.threadId)).toEqual(['confirmed']);
  });
});

describe('lines that wait behind a proposal are read one by one, in order', () => {
  test('a YES in the middle books, and what stands around it is answered', async () => {
    const asked = await propose();
    const lines = await wait('is there parking', 'YES', 'and is it by the sea');
    world.model.script('There is a car park.', 'It is by the harbour.');
    await world.process(first(lines));
    expect(await states(asked.threadId)).toEqual(['confirmed']);
    expect(await outcomes(asked)).toEqual(['proposed', 'answered', 'committed', 'answered']);
  });

  test('a NO before a YES is the one that counts', async () => {
    const asked = await propose();
    world.model.script('Hm.');
    await world.process(first(await wait('NO', 'YES')));
    expect(await states(asked.threadId)).toEqual(['cancelled']);
  });

  test('STOP before a YES ends all of it: nothing is booked, and nothing more is said', async () => {
    const asked = await propose();
    const before = heard().length;
    await world.process(first(await wait('STOP', 'YES', 'hello?')));
    expect(await states(asked.threadId)).toEqual(['cancelled']);
    expect(heard().slice(before)).toHaveLength(1);
    expect(await outcomes(asked)).toEqual(['proposed', 'consent-stop', 'opted-out', 'opted-out']);
  });

  test('an allergy told before a YES goes along with it', async () => {
    const asked = await propose();
    world.model.script('I will keep it in mind.');
    await world.process(first(await wait('my son is allergic to peanuts', 'YES')));
    const [booking] = await world.bookingsOf(asked.threadId);
    expect(booking?.state).toBe('confirmed');
    expect(JSON.stringify(booking)).toContain('allergic to peanuts');
  });
});

describe('lines over the limit, which are answered along with a later one', () => {
  /** Five lines at once, which is as many as are answered. */
  async function floods(): Promise<void> {
    world.model.script('1', '2', '3', '4', '5');
    for (const line of ['a', 'b', 'c', 'd', 'e']) await world.process(first(await wait(line)));
  }

  test('lose neither an emergency nor an allergy nor STOP that stands among them', async () => {
    await floods();
    const lines = await wait('for two', 'I am allergic to sesame', cry, 'on friday', 'STOP');
    await world.process(first(lines));
    expect(told(heard())).toBe(1);
    const { actorId, optedOut, deferred } = await world.threadOf(first(lines).threadId);
    expect(optedOut).toBe(true);
    expect(deferred).toBeNull();
    const person = (await world.documents.person(actorId).get()).data();
    expect(person?.safety.statements.map(({ words }) => words)).toEqual([expect.stringContaining('sesame')]);
  });

  test('lose no YES, which books though what stands around it waits', async () => {
    const asked = await propose();
    world.model.script('1', '2', '3', '4');
    for (const line of ['a', 'b', 'c', 'd']) await world.process(first(await wait(line)));
    const lines = await wait('is there parking', 'YES', 'and is it by the sea');
    await world.process(first(lines));
    expect(await states(asked.threadId)).toEqual(['confirmed']);
    expect((await world.threadOf(asked.threadId)).deferred?.messages.map(({ text }) => text)).toEqual([
      'is there parking',
      'and is it by the sea',
    ]);
  });
});
