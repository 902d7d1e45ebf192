import type { CollectionReference } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { apiErrorSchema } from '@merve/contract';
import { accountRoutes as routes } from '@merve/contract/api';
import { z } from 'zod';
import type { LanguageModel } from '../model/language-model.ts';
import { calls } from '../orchestrator/testing/scripted-model.ts';
import { wishInWords } from '../orchestrator/testing/wish-in-words.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { sweepErasures } from '../people/erase-person.ts';
import { actorIdFor } from '../platform/ids.ts';
import { keptByCapabilities } from './capabilities.ts';
import { createApi } from './create-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const key = 'a key of the test alone';
let world: World;
/** Stands in for `world.model` while it is set. */
let model: LanguageModel | null = null;
const deleted: string[] = [];
let api: ReturnType<typeof createApi>;
let uid: string;
/** A word of this test alone. */
let rare: string;
let count = 0;
beforeAll(async () => {
  process.env['ACTOR_KEY'] = key;
  world = await createWorld();
  api = createApi({
    dependencies: async () => ({
      ...world,
      ...(model === null ? {} : { model }),
      deleteAccount: async (one) => void deleted.push(one),
    }),
    verify: tokensAreNames,
  });
});
afterAll(() => world.stop());
beforeEach(() => {
  count += 1;
  uid = `forgettable-${count}`;
  rare = `quetzalcoatlus-${count}`;
  model = null;
});

async function call(method: string, path: string, body?: unknown, token: string | null = uid) {
  const response = await api.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  return { status: response.status, json };
}
const say = async (message: string, token = uid) => {
  const answer = await call('POST', '/v1/chat/message', { message }, token);
  expect(answer.status).toBe(200);
};
const exported = async (token = uid) => {
  const { json } = await call('GET', '/v1/me/export', undefined, token);
  return routes.exportMe.response.schema.parse(json).kept;
};

/** Every document of the database that has one of these words in it or in its path. */
async function documentsWith(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  const visit = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) {
      const data = (await reference.get()).data();
      const text = `${reference.path} ${JSON.stringify(data ?? null)}`;
      if (data !== undefined && words.some((word) => text.includes(word))) found.push(reference.path);
      for (const under of await reference.listCollections()) await visit(under);
    }
  };
  for (const collection of await world.documents.db.listCollections()) await visit(collection);
  return found;
}

/** A table booked, a note in it, an allergy, and a rare word in all of them. */
async function live(day: number): Promise<void> {
  const startsAtLocal = `2026-12-${String(day).padStart(2, '0')}T20:00`;
  const args = { listing: 'lst_olive', startsAtLocal, party: 2, note: `a ${rare} at the table` };
  world.model.script(calls('initiateBooking', args));
  await say(`${wishInWords(startsAtLocal, 2)}, with a ${rare} at the table`);
  await say('yes');
  await say('I am allergic to peanuts');
  world.model.script(`A ${rare} it is.`);
  await say(`thank you, ${rare}`);
}

test('an export holds every document that says something of them, and nothing of anybody else', async () => {
  await live(1);
  const stranger = `${uid}-stranger`;
  world.model.script('Hello, stranger.');
  await say('my word is tyrannosaurus', stranger);
  const kept = await exported();
  const paths = await documentsWith(rare);
  expect(new Set(paths.map((path) => path.split('/')[0]))).toEqual(
    // The last is the outcome that was kept for a repeated request: a key, which an export leaves out.
    new Set(['threads', 'businesses', 'outbox', 'idempotency']),
  );
  const texts = Object.values(kept).flatMap((documents) => documents.map((one) => JSON.stringify(one)));
  // A thread's tail is a copy of messages that are told themselves.
  const shown = paths.filter((path) => !path.startsWith('idempotency/') && !path.endsWith('/tail/newest'));
  expect(texts.filter((text) => text.includes(rare))).toHaveLength(shown.length);
  expect(JSON.stringify(kept['users'])).toContain('peanut');
  expect(JSON.stringify(kept)).not.toContain('tyrannosaurus');
  expect(JSON.stringify(await exported(stranger))).not.toContain(rare);
  expect(await exported('somebody-who-never-wrote')).toEqual({});
});

test('an erasure leaves the rare word nowhere, the sign-in gone and the row of the ledger; asked twice, it is one', async () => {
  const actorId = actorIdFor(`web:${uid}`, key);
  await live(2);
  const stranger = `${uid}-stranger`;
  world.model.script('Hello, stranger.');
  await say('my word is tyrannosaurus', stranger);
  const [first, second] = [await call('DELETE', '/v1/me'), await call('DELETE', '/v1/me')];
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(second.json).toEqual(first.json);
  expect(deleted).toContain(uid);
  world.clock.advance(16 * 60_000);
  await sweepErasures({ ...world, keptByCapabilities });
  expect(await documentsWith(actorId, `"${uid}"`, rare)).toEqual([]);
  expect(await exported()).toEqual({});
  const rows = (await world.documents.allTransactions.get()).docs.map((one) => one.data());
  const row = rows.find(({ startsAt }) => startsAt.toISOString().startsWith('2026-12-02'));
  expect(row).toMatchObject({
    state: 'confirmed',
    actorId: expect.stringMatching(/^erased_/),
    customerName: null,
  });
  expect(row).not.toHaveProperty('note');
  expect(JSON.stringify(await exported(stranger))).toContain('tyrannosaurus');
  expect(deleted).not.toContain(stranger);
});

test('without a token nothing is told and nothing begins', async () => {
  const begun = async () => (await world.documents.erasures.get()).size;
  const before = await begun();
  for (const [method, path] of [
    ['GET', '/v1/me/export'],
    ['DELETE', '/v1/me'],
  ] as const) {
    const { status, json } = await call(method, path, undefined, null);
    const { error } = z.object({ error: apiErrorSchema }).parse(json);
    expect(`${status} ${error.code}`).toBe('401 UNAUTHENTICATED');
  }
  expect(await begun()).toBe(before);
});

test('in mid-turn: the answer is not given, and nothing of the turn is left', async () => {
  const actorId = actorIdFor(`web:${uid}`, key);
  let erased = 0;
  model = {
    modelId: 'slow',
    async generate() {
      if (erased === 0) erased = (await call('DELETE', '/v1/me')).status;
      return calls('searchMarketplace', { query: rare })();
    },
  };
  const { status } = await call('POST', '/v1/chat/message', { message: rare });
  expect(erased).toBe(202);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await documentsWith(rare)).toEqual([]);
  world.clock.advance(16 * 60_000);
  await sweepErasures({ ...world, keptByCapabilities });
  expect(await documentsWith(rare, actorId)).toEqual([]);
});
