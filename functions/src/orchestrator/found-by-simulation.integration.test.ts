import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MessageSender } from '../integrations/message-sender.ts';
import { sweepOutbox } from '../outbox/index.ts';
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
  const first = await world.append('eager', 'Book a table for 2');
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
  const first = await world.append('wary', 'Book a table for 2');
  await world.append('wary', 'NO');
  world.model.script(wish('2026-12-02T20:00'), 'All right.');
  await world.process(first);
  expect(await bookings(first.threadId)).toEqual(['hold']);
});

test('of fifty messages written before the first answer each gets its own', async () => {
  const first = await world.append('chatty', 'message 1');
  for (let count = 2; count <= 50; count += 1) await world.append('chatty', `message ${count}`);
  world.model.script(...Array.from({ length: 50 }, (_, index) => `answer ${index + 1}`));
  await world.process(first);
  const thread = (await world.documents.thread(first.threadId).get()).data();
  expect(thread).toMatchObject({ unprocessed: false, processedSeq: 50, lease: null });
  const messages = await world.documents.messages(first.threadId).orderBy('seq').get();
  const answers = messages.docs.map((document) => document.data()).filter(({ role }) => role === 'assistant');
  expect(answers.map(({ inReplyToSeq, text }) => [inReplyToSeq, text])).toEqual(
    Array.from({ length: 50 }, (_, index) => [index + 1, `answer ${index + 1}`]),
  );
});

test('an offer that could not be sent is not sent any more once it is over', async () => {
  const lost: MessageSender = {
    listSentTo: async () => [],
    showsButtons: () => false,
    send: async () => ({ kind: 'unknown', reason: 'timeout' }),
  };
  const asked = await world.append('patient', 'Book a table for 2');
  world.model.script(wish('2026-12-04T20:00'));
  await world.process(asked, { sender: lost });
  const { reply } = await world.says('patient', 'NO');
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
  const lost: MessageSender = {
    listSentTo: async () => [],
    showsButtons: () => false,
    send: async () => ({ kind: 'unknown', reason: 'timeout' }),
  };
  const asked = await world.append('waiting', 'Book a table for 2');
  world.model.script(wish('2026-12-05T20:00'));
  await world.process(asked, { sender: lost });
  world.clock.advance(5 * 60_000);
  await sweepOutbox(world.documents, world.sender, world);
  expect(world.sender.textsTo(addressOf('waiting')).join()).toContain('It is not booked yet');
});
