import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiErrorSchema } from '@merve/contract';
import { apiRoutes } from '@merve/contract/api';
import { z } from 'zod';
import { readTable } from '../../../web/src/admin/catalogue/csv/read-table.ts';
import { listingsTable, tableText } from '../../../web/src/admin/catalogue/csv/write-table.ts';
import { webhookDoor } from '../channels/whatsapp/testing/webhook-door.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { flood } from '../orchestrator/testing/flood.ts';
import { addressOf, createWorld, type World } from '../orchestrator/testing/world.ts';
import { createApi } from './create-api.ts';
import { importTable } from './testing/import-table.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

let world: World;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  Object.assign(process.env, {
    ACTOR_KEY: 'a key of the test alone',
    TWILIO_ACCOUNT_SID: 'AC0',
    TWILIO_AUTH_TOKEN: 'none',
    TWILIO_WHATSAPP_FROM: 'whatsapp:+14155550100',
    PUBLIC_WEBHOOK_URL: 'https://merve.test/twilioWebhook',
  });
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

/** What the API answers to a body as it stands; the code of the error, or null. */
async function send(path: string, body: string, token: string, method = 'POST') {
  const answer = await api.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
  const error = z.object({ error: apiErrorSchema }).safeParse(await answer.json());
  return { status: answer.status, code: error.data?.error.code ?? null };
}

describe('guessing the code that links a number', () => {
  const path = '/v1/me/whatsapp-link';
  const guessed = async (uid: string, code: string) =>
    (await send(`${path}/confirm`, JSON.stringify({ code }), uid)).code;
  const codes = () =>
    world.sender.textsTo(addressOf('guessed')).flatMap((text) => text.match(/\b\d{6}\b/) ?? []);

  test('of all accounts that ask and guess at once, five codes go out, each dies of five guesses, and the right one is no use then', async () => {
    world.model.script('Hello.');
    await world.says('guessed', 'hello');
    const phone = addressOf('guessed').replace('whatsapp:', '');
    const accounts = Array.from({ length: 8 }, (_, n) => `guesser-${n}`);
    const asked = [];
    // One after the other, so that it is known whose code is whose; what each is answered is the same.
    for (const uid of accounts) {
      const before = codes().length;
      const { status } = await send(path, JSON.stringify({ phone }), uid);
      asked.push({ uid, status, code: codes()[before] });
    }
    expect(asked.map(({ status }) => status)).toEqual(accounts.map(() => 202));
    expect(asked.map(({ code }) => code !== undefined)).toEqual(accounts.map((_, n) => n < 5));
    for (const { uid, code = '' } of asked) {
      const wrong = Array.from({ length: 12 }, (_, n) =>
        String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
      );
      const answers = await Promise.all(wrong.map((one) => guessed(uid, one)));
      expect(new Set(answers)).toEqual(new Set(['LINK_CODE_INVALID']));
      expect(await guessed(uid, code)).toBe('LINK_CODE_INVALID');
      expect((await world.documents.webIdentity(uid).get()).exists).toBe(false);
    }
  }, 120_000);

  test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥', '0x1F40', '1e5', '<script>'])(
    'what is no code is a wrong one: %p',
    async (typed) => {
      expect(await guessed('guesser-0', typed)).toBe('LINK_CODE_INVALID');
      expect(await guessed('guesser-0', typed.padEnd(2_000, typed || ' '))).toBe('LINK_CODE_INVALID');
    },
  );
});

describe('cells a spreadsheet would run', () => {
  const formulas = ['=HYPERLINK("https://evil.example","x")', '+1+cmd|calc', '-2+3', '@SUM(A1)', '\t=1+1'];

  test('come through import as the text they are, go out where nothing runs them, and come back as they were', async () => {
    const listing = {
      ...{ name: 'Formula', domain: 'restaurants', category: 'restaurant', town: 'Kyrenia / Girne' },
      ...{ address: '=1+1', latitude: '35.34', longitude: '33.32', active: 'yes' },
    };
    const fields = ['listing_id', ...Object.keys(listing), 'description'];
    // As anybody may have typed it: without the apostrophe our own tables have.
    const table = (rows: string[][]) =>
      [fields, ...rows]
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
        .join('\r\n');
    const written = table(formulas.map((cell, n) => [`formula-${n}`, ...Object.values(listing), cell]));
    const importing = async (text: string) => {
      const read = readTable(text);
      if (!read.ok) throw new Error(read.problems.join(' '));
      const rows = read.rows.map((one) => ('row' in one ? one.row : one.problems));
      const outcomes = await importTable(world, api, rows);
      return outcomes.map(({ result }) => result);
    };
    expect(await importing(written)).toEqual(formulas.map(() => 'created'));
    const stored = await Promise.all(
      formulas.map(async (_, n) => (await world.documents.listing(`formula-${n}`).get()).data()),
    );
    const listings = stored.filter((one) => one !== undefined);
    expect(listings.map(({ description }) => description)).toEqual(formulas.map((cell) => cell.trim()));
    const exported = listingsTable(listings, () => undefined);
    expect(exported).not.toMatch(/(?:^|,)"?[=+@\t]/m);
    expect(exported).not.toMatch(/(?:^|,)"?-(?!\d+(?:\.\d+)?(?:"|,|\r))/m);
    expect(await importing(exported)).toEqual(formulas.map(() => 'unchanged'));
    expect(tableText(['a'], [['=1']])).toContain("'=1");
  });
});

describe('a large body', () => {
  const everything = async () => {
    const all = await world.documents.db.listCollections();
    return (
      (await Promise.all(all.map((one) => one.listDocuments())))
        .flat()
        .map(({ path }) => path)
        // Who called, and how often, is counted of every call.
        .filter((path) => !path.startsWith('rateLimits/'))
        .toSorted()
    );
  };
  const padded = (bytes: number, padding: string, message = 'hi') => {
    const bare = Buffer.byteLength(JSON.stringify({ message, padding: '' }));
    return JSON.stringify({ message, padding: padding.repeat((bytes - bare) / Buffer.byteLength(padding)) });
  };

  test('of a megabyte is refused at every route that takes one, and nothing is stored', async () => {
    const before = await everything();
    const large = padded(1024 * 1024, 'x');
    for (const route of apiRoutes.filter(({ body }) => body !== undefined)) {
      // Searches have a limit of their own, which so many of them in one second would reach.
      if (route.limitedBy === 'place-searches') world.clock.advance(60_000);
      const path = route.path.replace(/\{\w+\}/g, 'lst_olive');
      const { status, code } = await send(path, large, 'admin:large', route.method.toUpperCase());
      expect([route.operationId, status, code]).toEqual([route.operationId, 400, 'BAD_REQUEST']);
    }
    expect(await everything()).toEqual(before);
  });

  test('of 63 kB is read, and one of more bytes is not, whatever its script', async () => {
    world.model.script('Hello.');
    expect(await send('/v1/chat/message', padded(63 * 1024, 'x'), 'large')).toEqual({
      status: 200,
      code: null,
    });
    const refused = { status: 400, code: 'BAD_REQUEST' };
    expect(await send('/v1/chat/message', padded(65 * 1024, 'x'), 'large')).toEqual(refused);
    // Fewer characters than the limit has bytes.
    expect(await send('/v1/chat/message', padded(180 * 1024, '가'), 'large')).toEqual(refused);
    const long = JSON.stringify({ message: 'x'.repeat(63 * 1024) });
    expect(await send('/v1/chat/message', long, 'large')).toEqual({ status: 400, code: 'MESSAGE_TOO_LONG' });
    const own = await world.documents.threads.where('readerUid', '==', 'large').get();
    expect(await world.textsIn(own.docs[0]?.id ?? '')).toEqual(['hi', 'Hello.']);
  });
});
