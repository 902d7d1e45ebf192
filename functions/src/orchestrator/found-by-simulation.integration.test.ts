import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { release, takeOver } from '../conversations/human-takeover.ts';
import type { MessageSender } from '../integrations/message-sender.ts';
import { sweepOutbox } from '../outbox/index.ts';
import { MerveError } from '../platform/errors.ts';
import { toolRegistry } from '../tools/registry.ts';
import { offering } from './testing/demo-market.ts';
import { wishInWords } from './testing/wish-in-words.ts';
import { addressOf, createWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const wish = (startsAtLocal: string) => [
  { call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party: 2 } },
];

async function bookings(threadId: string): Promise<string[]> {
  const transactions = world.documents.transaction('biz_olive', '-').parent;
  const found = await transactions.where('threadId', '==', threadId).get();
  return found.docs.map((document) => document.data().state).sort();
}

test('a YES written before an offer was there does not confirm it', async () => {
  const first = await world.append('eager', wishInWords('2026-12-01T20:00', 2));
  const early = await world.append('eager', 'YES');
  world.model.script(wish('2026-12-01T20:00'), 'Do you want it?');
  await world.process(first);
  expect(await bookings(first.threadId)).toEqual(['hold']);
  const replies = world.sender.textsTo(addressOf('eager'));
  expect(replies.at(-1)).toContain('Still waiting for your answer');
  expect(early.seq).toBe(first.seq + 1);

  const { reply } = await world.says('eager', 'YES');
  expect(reply).toContain('Confirmed');
  expect(await bookings(first.threadId)).toEqual(['confirmed']);
});

test('a NO written before an offer was there does not release it', async () => {
  const first = await world.append('wary', wishInWords('2026-12-02T20:00', 2));
  await world.append('wary', 'NO');
  world.model.script(wish('2026-12-02T20:00'), 'All right.');
  await world.process(first);
  expect(await bookings(first.threadId)).toEqual(['hold']);
});

test('a message that comes after more than thirty answers in a row gets its own', async () => {
  const first = await world.append('chatty', 'message 1');
  for (let count = 2; count <= 36; count += 1) await world.append('chatty', `message ${count}`);
  let asked = 0;
  await world.process(first, {
    model: {
      modelId: 'slow',
      async generate() {
        asked += 1;
        if (asked === 36) await world.append('chatty', 'one more');
        const usage = { inputTokens: 1, outputTokens: 1 };
        const text = `answer ${asked}`;
        return { modelId: 'slow', rawParts: [{ text }], text, toolCalls: [], finish: 'stop', usage };
      },
    },
  });
  const thread = (await world.documents.thread(first.threadId).get()).data();
  expect(thread).toMatchObject({ unprocessed: false, lease: null });
  const messages = await world.documents.messages(first.threadId).orderBy('seq').get();
  const said = messages.docs.map((document) => document.data());
  const late = said.find(({ text }) => text === 'one more');
  expect(said.filter(({ inReplyToSeq }) => inReplyToSeq === late?.seq)).toHaveLength(1);
  expect(said.filter(({ role }) => role === 'assistant')).toHaveLength(37);
});

/** A sender whose messages do not arrive, and it cannot tell. */
const lost: MessageSender = {
  listSentTo: async () => [],
  showsButtons: () => false,
  send: async () => ({ kind: 'unknown', reason: 'timeout' }),
};

test('an offer that could not be sent is not sent any more once it is over', async () => {
  const asked = await world.append('patient', wishInWords('2026-12-04T20:00', 2));
  world.model.script(wish('2026-12-04T20:00'));
  await world.process(asked, { sender: lost });
  // A button proves that they have it, whatever the provider said; typed, their NO could be to anything.
  const { actionId = '' } = (await world.threadOf(asked.threadId)).pendingAction ?? {};
  const { reply } = await world.says('patient', 'NO', { button: { actionId, answer: 'no' } });
  expect(reply).toContain('Released');

  world.clock.advance(5 * 60_000);
  await sweepOutbox(world.documents, world.sender, world);
  const received = world.sender.textsTo(addressOf('patient'));
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Released');
  const intents = await world.documents.intents.where('threadId', '==', asked.threadId).get();
  const offer = intents.docs.map((document) => document.data()).sort((a, b) => a.order - b.order)[0];
  expect(offer).toMatchObject({ state: 'failed', errorCode: 'OFFER_OVER' });
});

test('an offer that could not be sent is sent late while it still stands', async () => {
  const asked = await world.append('waiting', wishInWords('2026-12-05T20:00', 2));
  world.model.script(wish('2026-12-05T20:00'));
  await world.process(asked, { sender: lost });
  world.clock.advance(5 * 60_000);
  await sweepOutbox(world.documents, world.sender, world);
  expect(world.sender.textsTo(addressOf('waiting')).join()).toContain('It is not booked yet');
});

test('an answer that could not be sent is sent late without its reminder of an offer that is over', async () => {
  await offered('curious', '2026-12-07T20:00');
  const asked = await world.append('curious', 'Is there parking?');
  world.model.script('There is a car park next door.');
  const turn = await world.process(asked, { sender: lost });
  expect(turn).toMatchObject({ turns: [{ replies: [{ text: expect.stringContaining('Still waiting') }] }] });
  const sent = world.sender.textsTo(addressOf('curious')).length;
  expect((await world.says('curious', 'NO')).reply).toContain('Released');
  world.clock.advance(5 * 60_000);
  await sweepOutbox(world.documents, world.sender, world);
  const late = world.sender.textsTo(addressOf('curious')).slice(sent);
  expect(late).toContain('There is a car park next door.');
  expect(late.join()).not.toContain('Still waiting');
});

test('an answer that could not be sent is sent late with its reminder while the offer stands', async () => {
  await offered('calm', '2026-12-08T20:00');
  const asked = await world.append('calm', 'Is there parking?');
  world.model.script('There is a car park next door.');
  await world.process(asked, { sender: lost });
  world.clock.advance(5 * 60_000);
  await sweepOutbox(world.documents, world.sender, world);
  expect(world.sender.textsTo(addressOf('calm')).at(-1)).toMatch(/car park.*Still waiting/s);
});

test('an offer and a reminder that are sent when the time is up say so, and ask for nothing', async () => {
  const asked = await world.append('unlucky', wishInWords('2026-12-09T20:00', 2));
  world.model.script(wish('2026-12-09T20:00'), 'There is a car park next door.');
  await world.process(asked, { sender: lost });
  await world.process(await world.append('unlucky', 'Is there parking?'), { sender: lost });
  // Neither its task nor the sweep has let go of the hold yet.
  world.clock.advance(offering.holdMinutes * 60_000);
  for (let minute = 0; minute < 3; minute += 1) {
    await sweepOutbox(world.documents, world.sender, world);
    world.clock.advance(60_000);
  }
  const late = world.sender.textsTo(addressOf('unlucky'));
  expect(late).toHaveLength(2);
  for (const text of late) expect(text).toContain('That offer has run out');
  expect(late.join()).toContain('car park');
  expect(late.join()).not.toMatch(/Still waiting|not booked yet|YES/);
});

test.each([
  ['too long', 'x'.repeat(2_001)],
  ['without words', ''],
])(
  'a message %s that comes when the offer has run out is not told that it still waits',
  async (name, text) => {
    const { threadId } = await offered(
      `late ${name}`,
      name === 'too long' ? '2026-12-10T20:00' : '2026-12-11T20:00',
    );
    world.clock.advance(offering.holdMinutes * 60_000);
    const { reply } = await world.says(`late ${name}`, text);
    expect(reply).toContain('That offer has run out');
    expect(reply).not.toContain('Still waiting');
    expect((await world.documents.thread(threadId).get()).data()?.pendingAction).toBeNull();
  },
);

/** A person who was asked for a YES. */
/** The tools, of which `initiateBooking` does its work and then ends as if it had not. */
const failingAfterItsWork = () =>
  toolRegistry(
    world.tools.tools.map((tool) =>
      tool.name !== 'initiateBooking'
        ? tool
        : {
            ...tool,
            async invoke(args, context) {
              await tool.invoke(args, context);
              throw new MerveError('UPSTREAM_UNAVAILABLE', 'The answer was lost');
            },
          },
    ),
  );

test('an offer that a call let go, whose end nobody heard, is not said to wait', async () => {
  await offered('hasty', '2026-12-10T20:00');
  const asked = await world.append('hasty', 'make it three people');
  const call = {
    call: 'initiateBooking',
    args: { listing: 'lst_olive', startsAtLocal: '2026-12-10T20:00', party: 3 },
  };
  world.model.script([call], 'I could not do that.');
  await world.process(asked, { tools: failingAfterItsWork() });
  expect(await bookings(asked.threadId)).toEqual(['cancelled', 'hold']);
  const reply = world.sender.textsTo(addressOf('hasty')).at(-1);
  expect(reply).toContain('I have let go of the earlier offer.');
  expect(reply).not.toContain('Still waiting');
  expect((await world.threadOf(asked.threadId)).pendingAction).toBeNull();
});

test('an offer still waits after a call whose end nobody heard, and which let nothing go', async () => {
  await offered('steady', '2026-12-11T20:00');
  const asked = await world.append('steady', 'or on the 12th?');
  world.model.script(wish('2026-12-12T20:00'), 'I could not do that.');
  await world.process(asked, { tools: failingAfterItsWork() });
  expect(world.sender.textsTo(addressOf('steady')).at(-1)).toContain('Still waiting');
  expect((await world.says('steady', 'YES')).reply).toContain('Confirmed');
});

async function offered(person: string, startsAtLocal: string) {
  world.model.script(wish(startsAtLocal));
  return (await world.says(person, wishInWords(startsAtLocal, 2))).appended;
}

test('a worker that slept through the end of its lease does not write over the turn log of the next one', async () => {
  const asked = await world.append('sleeper', wishInWords('2026-12-06T20:00', 2));
  const started = Promise.withResolvers<void>();
  const wakes = Promise.withResolvers<void>();
  const [call] = wish('2026-12-06T20:00');
  const asleep = world.process(asked, {
    model: {
      modelId: 'asleep',
      async generate() {
        started.resolve();
        await wakes.promise;
        const toolCalls = [{ callId: null, name: call?.call ?? '', args: call?.args ?? {} }];
        const usage = { inputTokens: 1, outputTokens: 1 };
        return { modelId: 'asleep', rawParts: [], text: '', toolCalls, finish: 'stop', usage };
      },
    },
  });
  await started.promise;
  world.clock.advance(100_000);
  world.model.script(wish('2026-12-06T20:00'));
  expect((await world.process(asked)).kind).toBe('processed');
  wakes.resolve();
  await expect(asleep).rejects.toMatchObject({ code: 'LEASE_LOST' });
  const turn = (await world.documents.turn(asked.threadId, asked.seq).get()).data();
  expect(turn).toMatchObject({ state: 'finished', outcome: 'proposed' });
  expect(await bookings(asked.threadId)).toEqual(['hold']);
});

test('what an operator took over and gave back while a turn ran is answered by Merve', async () => {
  const asked = await world.append('patient-2', 'Is there parking?');
  const action = { threadId: asked.threadId, by: 'ops', now: world.clock.now() };
  const { db } = world.documents;
  const run = db.runTransaction.bind(db);
  // Given back between the refusal of the turn and its silent end.
  db.runTransaction = async (work, options) => {
    try {
      return await run(work, options);
    } catch (thrown) {
      if (thrown instanceof MerveError && thrown.code === 'TAKEN_OVER')
        await release(world.documents, { ...action, actionId: 'give' });
      throw thrown;
    }
  };
  let asks = 0;
  try {
    await world.process(asked, {
      model: {
        modelId: 'taken-over',
        async generate() {
          asks += 1;
          const takeover = { ...action, actionId: 'take', until: null, reason: 'the guest rang' };
          if (asks === 1) await takeOver(world.documents, takeover);
          const text = 'There is a car park next door.';
          const usage = { inputTokens: 1, outputTokens: 1 };
          return { modelId: 'taken-over', rawParts: [{ text }], text, toolCalls: [], finish: 'stop', usage };
        },
      },
    });
  } finally {
    db.runTransaction = run;
  }
  expect(world.sender.textsTo(addressOf('patient-2'))).toEqual(['There is a car park next door.']);
  expect(await world.threadOf(asked.threadId)).toMatchObject({ unprocessed: false, humanTakeover: null });
});

test('STOP on one line of a phone is heeded by the turn that is under way on another', async () => {
  const asked = await world.append('owner', 'Is there parking?');
  await world.process(asked, {
    model: {
      modelId: 'interrupted',
      async generate() {
        await world.says('owner', 'STOP', { threadType: 'ops' });
        const text = 'There is a car park next door.';
        const usage = { inputTokens: 1, outputTokens: 1 };
        return { modelId: 'interrupted', rawParts: [{ text }], text, toolCalls: [], finish: 'stop', usage };
      },
    },
  });
  expect(world.sender.textsTo(addressOf('owner'))).toEqual([expect.stringMatching(/no more messages/)]);
  const intents = await world.documents.intents.where('threadId', '==', asked.threadId).get();
  expect(intents.docs.map((document) => document.data())).toMatchObject([
    { state: 'failed', errorCode: 'OPTED_OUT' },
  ]);
  expect((await world.threadOf(asked.threadId)).optedOut).toBe(true);
});
