import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type Firestore, Timestamp } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { z } from 'zod';
import { startWithWebClients, type WebClients } from '../js-sdk/web-clients.ts';
import { type RulesTest, startWithRules } from '../rules/testing/with-rules.ts';
import { startForTest, type TestServer } from '../testing/start-for-test.ts';

const NEW_YEAR = '2030-01-01T00:00:00.000Z';
let local: TestServer;
let db: Firestore;

const TIME = z.strictObject({ now: z.string(), frozen: z.boolean(), waiting: z.number() });

async function clock(method: string, body?: unknown): Promise<z.infer<typeof TIME>> {
  const answer = await fetch(local.url('/local/v1/clock'), {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return TIME.parse(await answer.json());
}

beforeAll(async () => {
  local = await startForTest();
  db = local.client();
});
/** Each test has a day of its own: commit times never fall. */
let days = 0;
beforeEach(async () => {
  await clock('PUT', { now: new Date(Date.UTC(2030, 0, ++days)).toISOString(), frozen: true });
});
afterEach(() => local.server.clock.reset());
afterAll(() => local.stop());

const day = (time: Timestamp | undefined): string => time?.toDate().toISOString() ?? 'none';

test('commits, server timestamps and reads have its time', async () => {
  const start = local.server.clock.now();
  const { writeTime } = await db.doc('times/a').set({ at: Timestamp.now() });
  expect(writeTime.toMillis()).toBe(start.getTime());
  const { now } = await clock('POST', { advanceMs: 36e5 });
  expect(new Date(now).getTime()).toBe(start.getTime() + 36e5);
  const read = await db.doc('times/a').get();
  expect(day(read.readTime)).toBe(now);
  expect(day(read.updateTime)).toBe(start.toISOString());
});

test('what was read of the past is forgotten when its hour is over', async () => {
  const first = await db.doc('past/a').set({ n: 1 });
  await clock('POST', { advanceMs: 60_000 });
  await db.doc('past/a').set({ n: 2 });
  const readAt = (): Promise<number> =>
    db.runTransaction(async (transaction) => (await transaction.get(db.doc('past/a'))).get('n'), {
      readOnly: true,
      readTime: first.writeTime,
    });
  expect(await readAt()).toBe(1);
  await clock('POST', { advanceMs: 36e5 });
  await expect(readAt()).rejects.toMatchObject({ code: 9 });
});

test('a transaction that idles for a minute of it is over, and is run again', async () => {
  let runs = 0;
  await db.runTransaction(async (transaction) => {
    await transaction.get(db.doc('idle/a'));
    if (++runs === 1) await clock('POST', { advanceMs: 61_000 });
    transaction.set(db.doc('idle/a'), { runs });
  });
  expect(runs).toBe(2);
});

test('a commit waits for a lock by it, and gives up after its 20 seconds', async () => {
  let read: () => void = () => {};
  let release: () => void = () => {};
  const hasRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holder = db.runTransaction(async (transaction) => {
    await transaction.get(db.doc('locked/a'));
    read();
    await released;
  });
  await hasRead;
  const name = 'projects/demo-test/databases/(default)/documents/locked/a';
  const blocked = fetch(local.url('/v1/projects/demo-test/databases/(default)/documents:commit'), {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: [{ update: { name, fields: {} } }] }),
  });
  while (local.server.clock.waiting < 2) await new Promise(setImmediate);
  await clock('POST', { advanceMs: 19_900 });
  expect(
    await Promise.race([blocked.then(() => 'answered'), new Promise((done) => setImmediate(done, 'waits'))]),
  ).toBe('waits');
  await clock('POST', { advanceMs: 200 });
  expect((await blocked).status).toBe(409);
  release();
  await holder;
});

test('time passes as usual when it runs, from where it was set', async () => {
  await clock('PUT', { now: '2030-06-01T00:00:00Z', frozen: false });
  const [first, second] = [await db.doc('runs/a').set({}), await db.doc('runs/a').set({ n: 1 })];
  expect(day(first.writeTime).slice(0, 16)).toBe('2030-06-01T00:00');
  expect(second.writeTime.toMillis()).toBeGreaterThanOrEqual(first.writeTime.toMillis());
  const real = await clock('DELETE');
  expect(Math.abs(new Date(real.now).getTime() - Date.now())).toBeLessThan(5000);
});

test('set backwards, commit times do not fall', async () => {
  await clock('PUT', { now: '2030-07-01T00:00:00Z' });
  const before = await db.doc('back/a').set({});
  await clock('PUT', { now: '2020-01-01T00:00:00Z' });
  const after = await db.doc('back/a').set({ n: 1 });
  expect(after.writeTime.toMillis()).toBeGreaterThanOrEqual(before.writeTime.toMillis());
  expect(after.writeTime.isEqual(before.writeTime)).toBe(false);
});

test('what is no time is refused', async () => {
  for (const [method, body] of [
    ['PUT', { now: 'tomorrow' }],
    ['PUT', { later: 1 }],
    ['POST', { advanceMs: -1 }],
    ['PATCH', {}],
  ] as const) {
    const answer = await fetch(local.url('/local/v1/clock'), { method, body: JSON.stringify(body) });
    expect(answer.status).toBe(400);
  }
});

test('the web SDK sees it in server timestamps', async () => {
  const web: WebClients = await startWithWebClients();
  await web.server.clock.freeze(new Date(NEW_YEAR));
  const reference = doc(web.client(), 'stamps/a');
  await setDoc(reference, { at: serverTimestamp() });
  expect((await getDoc(reference)).get('at').toDate().toISOString()).toBe(NEW_YEAR);
  await web.stop();
});

test('rules see it as request.time', async () => {
  const rules: RulesTest = await startWithRules(
    'demo-clock',
    `rules_version = '2';
     service cloud.firestore { match /databases/{d}/documents {
       match /open/{id} { allow read: if request.time < timestamp.date(2030, 1, 2); }
     } }`,
  );
  await rules.server.clock.freeze(new Date(NEW_YEAR));
  await assertSucceeds(rules.as('ana').doc('open/a').get());
  await rules.server.clock.advance(24 * 36e5);
  await assertFails(rules.as('ana').doc('open/a').get());
  await rules.stop();
});

test('documents live until their time is over, by it, and what was renewed lives on', async () => {
  const server = await startForTest({
    indexes: {
      indexes: [],
      fieldOverrides: [{ collectionGroup: 'tickets', fieldPath: 'until', ttl: true, indexes: [] }],
    },
  });
  await server.server.clock.freeze(new Date(NEW_YEAR));
  const tickets = server.client().collection('events/e/tickets');
  const after = (minutes: number): Timestamp => Timestamp.fromMillis(Date.parse(NEW_YEAR) + minutes * 60_000);
  await tickets.doc('short').set({ until: after(15) });
  await tickets.doc('renewed').set({ until: after(15) });
  await tickets.doc('long').set({ until: after(60) });
  await tickets.doc('text').set({ until: 'never' });
  await tickets.doc('renewed').update({ until: after(60) });
  const left = async (): Promise<string[]> => (await tickets.get()).docs.map(({ id }) => id);
  await server.server.clock.advance(14 * 60_000);
  expect(await left()).toEqual(['long', 'renewed', 'short', 'text']);
  await server.server.clock.advance(10 * 60_000);
  expect(await left()).toEqual(['long', 'renewed', 'text']);
  await server.server.clock.advance(60 * 60_000);
  expect(await left()).toEqual(['text']);
  await server.stop();
});
