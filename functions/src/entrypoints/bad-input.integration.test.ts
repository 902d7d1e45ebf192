import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { webhookDoor } from '../channels/whatsapp/testing/webhook-door.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { flood } from '../orchestrator/testing/flood.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { createApi } from './create-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

let world: World;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  process.env['ACTOR_KEY'] = 'a key of the test alone';
  world = await createWorld();
  api = createApi({ dependencies: async () => world, verify: tokensAreNames });
});
afterAll(() => world.stop());

const post = (uid: string, message: object, ip = '198.51.100.7') =>
  api.request('/v1/chat/message', {
    method: 'POST',
    headers: { authorization: `Bearer ${uid}`, 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(message),
  });
const threads = async () => (await world.documents.threads.get()).size;

describe('floods', () => {
  test('a hundred and twenty messages of one person in a minute: few are taken, the rest leaves no trace, and another is served', async () => {
    world.model.script(...Array.from({ length: 20 }, () => 'Hello.'));
    const taken: number[] = [];
    for (let burst = 0; burst < 8; burst += 1) {
      const answers = await Promise.all(
        Array.from({ length: 15 }, (_, n) => post('flooder', { message: `m${burst}-${n}` })),
      );
      taken.push(...answers.map(({ status }) => status));
    }
    expect(taken.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
    expect(new Set(taken)).toEqual(new Set([200, 429]));
    const own = await world.documents.threads.where('readerUid', '==', 'flooder').get();
    const kept = await world.documents.messages(own.docs[0]?.id ?? '').get();
    const theirs = kept.docs.filter((message) => message.data().role === 'user');
    expect(theirs).toHaveLength(taken.filter((status) => status === 200).length);
    world.model.drain();
    world.model.script('Good evening.');
    expect((await post('bystander', { message: 'hi' }, '203.0.113.9')).status).toBe(200);
    world.model.drain();
  }, 60_000);

  test('a hundred messages of one person on WhatsApp within a minute: told to wait once a window, and the YES, the cancel and the STOP among them count', async () => {
    const report = await flood(world, '+905339990500', 100);
    expect(report).toMatchObject({ kept: 101, bookings: ['confirmed', 'cancelled'], optedOut: true });
    expect(report.wasOverLimit).toBe(true);
    // What is on its way already is one window of the pace at most.
    expect(report.cancelAskedAfterSeconds).toBeLessThanOrEqual(60);
    // Ten a minute and a burst of five are let through; each refusal's window, six seconds, is told of once.
    expect(report.asked).toBeLessThanOrEqual(20);
    expect(report.told).toBeGreaterThan(0);
    expect(report.told).toBeLessThanOrEqual(14);
    expect(report.largestThread).toBeLessThan(32_000);
  }, 180_000);

  test('a hundred anonymous accounts on one address are one address: few are taken', async () => {
    const before = await threads();
    world.model.script(...Array.from({ length: 20 }, () => 'Hello.'));
    const answers = [];
    for (let n = 0; n < 100; n += 1)
      answers.push(await post(`anonymous-${n}`, { message: 'hi' }, '203.0.113.77'));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBeLessThanOrEqual(6);
    expect(await threads()).toBe(before + taken);
    world.model.drain();
  }, 60_000);
});

describe('what vanishes or breaks while in use', () => {
  test('a market deleted: a message to it is refused, nothing is stored, and it is taken once the market is back', async () => {
    const reference = world.documents.market('north-cyprus');
    const market = (await reference.get()).data();
    if (market === undefined) throw new Error('there is no market');
    await reference.delete();
    const before = await threads();
    const message = { message: 'hi', clientMessageId: 'while-it-was-gone' };
    expect((await post('early', message, '203.0.113.80')).status).toBe(404);
    expect(await threads()).toBe(before);
    // A provider would not send it again: what comes by WhatsApp is kept, and answered later.
    const kept = await webhookDoor(world).posts('+905330000777', 'hello?');
    expect(await world.textsIn(kept.threadId)).toEqual(['hello?']);
    await reference.set(market);
    world.model.script('Hello.', 'Hello on WhatsApp.');
    expect((await post('early', message, '203.0.113.80')).status).toBe(200);
    await world.process(kept);
    expect(await world.textsIn(kept.threadId)).toEqual(['hello?', 'Hello on WhatsApp.']);
  });

  test('a thread broken by hand: its person gets a typed answer, and others are served', async () => {
    world.model.script('Hello.', 'Hello.');
    expect((await post('broken', { message: 'hi' }, '203.0.113.81')).status).toBe(200);
    const own = await world.documents.threads.where('readerUid', '==', 'broken').get();
    await own.docs[0]?.ref.firestore.doc(own.docs[0].ref.path).update({ replyTo: 'broken by hand' });
    const answer = await post('broken', { message: 'again' }, '203.0.113.81');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ error: { code: 'INTERNAL' } });
    expect((await post('whole', { message: 'hi' }, '203.0.113.82')).status).toBe(200);
  });

  test('a conversation erased in mid-turn: the turn ends in a typed way, and nothing of it comes back', async () => {
    const appended = await world.append('erased', 'hello?');
    const thread = world.documents.thread(appended.threadId);
    world.model.script('Hello!');
    const model: LanguageModel = {
      modelId: 'scripted',
      async generate(request) {
        await world.documents.db.recursiveDelete(thread);
        return world.model.generate(request);
      },
    };
    await expect(world.process(appended, { model })).rejects.toMatchObject({
      code: 'LEASE_LOST',
    });
    expect((await thread.get()).exists).toBe(false);
    expect(await world.textsIn(appended.threadId)).toEqual([]);
    expect(await world.process(appended)).toEqual({ kind: 'nothing-to-do' });
    expect((await world.documents.turns(appended.threadId).get()).size).toBe(0);
    const intents = await world.documents.intents.where('threadId', '==', appended.threadId).get();
    expect(intents.size).toBe(0);
  });
});
