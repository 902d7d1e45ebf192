import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  deleteDoc,
  doc,
  type Firestore,
  getDocFromServer,
  increment,
  runTransaction,
  setDoc,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import type { AccessPolicy } from '../access/access-policy.ts';
import { type RestAnswer, readRestAnswer } from '../conformance/rest-answer.ts';
import { startWithWebClients, type WebClients } from '../js-sdk/web-clients.ts';
import { RawChannel } from '../webchannel/raw-channel.ts';
import { RulesPolicy } from './rules-policy.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /free/{id} { allow read, write: if true; }
    match /writeOnly/{id} { allow write: if true; }
    match /whileOpen/{id} { allow write: if get(/databases/$(database)/documents/flags/open).data.on; }
  }
}`;
const DATABASE = 'projects/demo-web/databases/(default)';

let web: WebClients;
let client: Firestore;
let backend: Firestore;

beforeAll(async () => {
  web = await startWithWebClients();
  client = web.client({ sub: 'ana' });
  backend = web.client('owner');
  setLogLevel('silent');
});
beforeEach(() => web.server.setPolicy(new RulesPolicy({ rules: RULES })));
afterAll(() => web.stop());

const name = (path: string): string => `${DATABASE}/documents/${path}`;
const integer = (value: number): object => ({ integerValue: String(value) });
const set = (path: string, fields: object): object => ({ update: { name: name(path), fields } });
const merge = (path: string, fields: object): object => ({
  ...set(path, fields),
  updateMask: { fieldPaths: Object.keys(fields) },
});
const add = (path: string, field: string, by: number): object => ({
  ...merge(path, {}),
  updateTransforms: [{ fieldPath: field, increment: integer(by) }],
});

/** Commits over REST as a client without a user. */
async function commit(writes: readonly object[]): Promise<RestAnswer> {
  const url = `http://127.0.0.1:${web.server.port}/v1/${DATABASE}/documents:commit`;
  return readRestAnswer(await fetch(url, { method: 'POST', body: JSON.stringify({ writes }) }));
}

const read = async (path: string): Promise<unknown> => (await getDocFromServer(doc(backend, path))).data();

describe('a client writes one document more than once in a commit, and each write is applied in its turn', () => {
  test.each([
    [
      'set, then update',
      [set('free/r', { a: integer(1) }), merge('free/r', { b: integer(2) })],
      { a: 1, b: 2 },
    ],
    ['set, then delete', [set('free/r', { a: integer(1) }), { delete: name('free/r') }], undefined],
    ['delete, then set', [{ delete: name('free/r') }, set('free/r', { c: integer(3) })], { c: 3 }],
    ['increment twice', [add('free/r', 'n', 1), add('free/r', 'n', 2)], { n: 3, old: 1 }],
    [
      'increment, delete, increment',
      [add('free/r', 'n', 1), { delete: name('free/r') }, add('free/r', 'n', 5)],
      { n: 5 },
    ],
    [
      'a write that changes nothing, then one',
      [set('free/r', { old: integer(1) }), add('free/r', 'n', 2)],
      { old: 1, n: 2 },
    ],
  ])('over REST: %s', async (_what, writes, left) => {
    await setDoc(doc(backend, 'free/r'), { old: 1 });
    const { status, error } = await commit(writes);
    expect({ status, error }).toEqual({ status: 200, error: undefined });
    expect(await read('free/r')).toEqual(left);
  });

  test('by a batch of the web SDK', async () => {
    const ref = doc(client, 'free/batch');
    await writeBatch(client)
      .set(ref, { a: { b: 1 }, n: 1 })
      .update(ref, { 'a.c': 2 })
      .commit();
    expect(await read('free/batch')).toEqual({ a: { b: 1, c: 2 }, n: 1 });
    await writeBatch(client)
      .update(ref, { n: increment(1) })
      .update(ref, { n: increment(2) })
      .commit();
    expect(await read('free/batch')).toMatchObject({ n: 4 });
    await writeBatch(client)
      .update(ref, { n: increment(1) })
      .delete(ref)
      .set(ref, { n: increment(3) })
      .commit();
    expect(await read('free/batch')).toEqual({ n: 3 });
    await writeBatch(client).set(ref, { gone: true }).delete(ref).commit();
    expect(await read('free/batch')).toBeUndefined();
  });

  test('by a transaction of the web SDK', async () => {
    const ref = doc(client, 'free/transaction');
    await deleteDoc(ref);
    await runTransaction(client, async (transaction) => {
      await transaction.get(ref);
      transaction.set(ref, { a: { b: 1 } });
      transaction.set(ref, { a: { c: 2 } }, { merge: true });
      transaction.update(ref, { 'a.d': 3 });
    });
    expect(await read('free/transaction')).toEqual({ a: { b: 1, c: 2, d: 3 } });
  });

  test('through a Write channel of the browser', async () => {
    const channel = new RawChannel(web.server.port, 'Write');
    const writes = [set('free/channel', { a: integer(1) }), merge('free/channel', { b: integer(2) })];
    await channel.open([{ database: DATABASE }, { writes }], '');
    const arrays = await channel.poll();
    expect(JSON.stringify(arrays)).toContain('commitTime');
    expect(await read('free/channel')).toEqual({ a: 1, b: 2 });
    await channel.terminate();
  });
});

describe('a commit whose documents change while its rules are asked', () => {
  test('is decided anew, on what they are when it is applied', async () => {
    const rules = new RulesPolicy({ rules: RULES });
    await setDoc(doc(backend, 'flags/open'), { on: true });
    let asked = 0;
    web.server.setPolicy({
      check: async (request) => {
        const decision = await rules.check(request);
        if (++asked === 1) await setDoc(doc(backend, 'flags/open'), { on: false });
        return decision;
      },
    });
    expect((await commit([set('whileOpen/a', {})])).error?.status).toBe('PERMISSION_DENIED');
    expect(asked).toBe(2);
    expect(await read('whileOpen/a')).toBeUndefined();
  });

  test('is aborted when they never rest, and the server lives', async () => {
    let asked = 0;
    const restless: AccessPolicy = {
      check: async () => {
        await setDoc(doc(backend, 'free/restless'), { asked: ++asked });
        return { allowed: true };
      },
    };
    web.server.setPolicy(restless);
    expect((await commit([set('free/restless', { mine: integer(1) })])).error?.status).toBe('ABORTED');
    expect(await read('free/restless')).toEqual({ asked });
  });

  test('is not aborted for many at once', async () => {
    await setDoc(doc(backend, 'free/many'), { n: 0 });
    const answers = await Promise.all(Array.from({ length: 60 }, () => commit([add('free/many', 'n', 1)])));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await read('free/many')).toEqual({ n: 60 });
  });
});

test('the time of a request has microseconds, and is that of its server timestamps', async () => {
  const conditions = `request.time == request.resource.data.at && request.time.nanos() % 1000000 != 0`;
  const match = `match /now/{id} { allow write: if ${conditions}; }\n    match /free/{id}`;
  web.server.setPolicy(new RulesPolicy({ rules: RULES.replace('match /free/{id}', match) }));
  const stamped = {
    ...merge('now/a', {}),
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  };
  // One moment in a thousand has no microseconds; all of them did when `request.time` was rounded.
  const statuses = [];
  for (let n = 0; n < 20; n++) statuses.push((await commit([stamped])).status);
  expect(statuses).toContain(200);
  const stored = (await getDocFromServer(doc(backend, 'now/a'))).get('at');
  expect(stored.nanoseconds % 1_000_000).toBe(0);
});

describe('a verify', () => {
  beforeAll(() => setDoc(doc(backend, 'writeOnly/there'), { secret: 1 }));

  test.each([
    ['a document that is there', { verify: name('writeOnly/there') }],
    ['one that is not', { verify: name('writeOnly/missing') }],
    ['that it is there', { verify: name('writeOnly/there'), currentDocument: { exists: true } }],
    ['that it is not there', { verify: name('writeOnly/there'), currentDocument: { exists: false } }],
    ['that a missing one is there', { verify: name('writeOnly/missing'), currentDocument: { exists: true } }],
    [
      'when it was written',
      { verify: name('writeOnly/there'), currentDocument: { updateTime: '2026-01-01T00:00:00Z' } },
    ],
  ])('tells nobody who may not read: %s', async (_what, verify) => {
    const { error } = await commit([verify]);
    expect(error?.status).toBe('PERMISSION_DENIED');
    expect((await commit([set('free/beside', {}), verify])).error?.status).toBe('PERMISSION_DENIED');
  });

  test('serves whoever may read: a transaction that reads one document and writes another', async () => {
    await setDoc(doc(backend, 'free/read'), { n: 1 });
    await runTransaction(client, async (transaction) => {
      const seen = await transaction.get(doc(client, 'free/read'));
      transaction.set(doc(client, 'free/written'), { seen: seen.get('n') });
    });
    expect(await read('free/written')).toEqual({ seen: 1 });
  });
});
