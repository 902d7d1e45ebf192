import type { Firestore } from '@google-cloud/firestore';
import { countAll, field } from '@google-cloud/firestore/pipelines';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { collection, doc, setDoc } from 'firebase/firestore';
import { followQuery, isSettled } from '../js-sdk/follow.ts';
import { startWithWebClients } from '../js-sdk/web-clients.ts';
import { startForTest, type TestServer } from '../testing/start-for-test.ts';

let local: TestServer;
let db: Firestore;
const account = (path = '', init?: RequestInit): Promise<Response> =>
  fetch(local.url(`/local/v1/cost${path}`), init);

beforeAll(async () => {
  local = await startForTest();
  db = local.client();
  await db.doc('warm/up').get();
});
afterAll(() => local.stop());

test('commits are counted with their index entries, and read as JSON or as a table', async () => {
  await account('', { method: 'PUT', body: JSON.stringify({ label: 'one note' }) });
  await db.doc('notes/a').set({ text: 'x', tags: ['p', 'q'] });
  await db.doc('notes/a').update({ text: 'y' });
  await db.doc('notes/a').delete();
  const one: unknown = await (await account('?label=one%20note')).json();
  expect(one).toMatchObject({
    rpcs: { Commit: 3 },
    writes: 2,
    deletes: 1,
    indexEntriesWritten: 6 + 2,
    indexEntriesRemoved: 2 + 6,
    roundTrips: 3,
  });
  const table = await (await account('?format=table&label=one%20note')).text();
  const [titles = '', row = ''] = table.split('\n').map((line) => line.trim().split(/ {2,}/).join('|'));
  expect(titles).toMatch(
    /^label\|round trips\|RPCs\|reads\|writes\|deletes\|index entries \+\|−\|bytes in\|bytes out$/,
  );
  expect(row).toMatch(/^one note\|3\|3\|0\|2\|1\|8\|8\|\d{2,}\|\d{2,}$/);
  expect((await account('?label=unknown')).status).toBe(404);
  expect(await (await account('', { method: 'DELETE' })).json()).toHaveProperty('one note');
  expect(await (await account()).json()).not.toHaveProperty('one note');
});

describe('a measurement counts its own work alone', () => {
  const read = (id: string) => db.doc(`measured/${id}`).get();

  test('what is sent together shares a round trip, in a transaction and behind a timer too', async () => {
    const { cost } = await local.server.cost.measure(async () => {
      await Promise.all([read('a'), read('b'), db.collection('measured').get()]);
      await new Promise((resolve) => setTimeout(resolve, 1));
      await db.runTransaction(async (tx) => {
        await tx.get(db.doc('measured/a'));
        tx.set(db.doc('measured/a'), { text: 'x' });
      });
    });
    expect(cost).toMatchObject({
      rpcs: { BatchGetDocuments: 3, RunQuery: 1, Commit: 1 },
      roundTrips: 3,
      writes: 1,
      indexEntriesWritten: 2,
    });
  });

  test('calls of others meanwhile are not counted, and make it no longer', async () => {
    let working = true;
    const others = (async () => {
      for (let n = 0; working; n += 1) await db.doc('others/one').set({ n });
    })();
    const [one, two] = await Promise.all(
      [1, 2].map((reads) =>
        local.server.cost.measure(async () => {
          for (let n = 0; n < reads; n += 1) await read(String(n));
        }),
      ),
    );
    working = false;
    await others;
    for (const [reads, measured] of [one, two].entries()) {
      expect(measured?.cost).toMatchObject({
        rpcs: { BatchGetDocuments: reads + 1 },
        documentReads: reads + 1,
        roundTrips: reads + 1,
        writes: 0,
        indexEntriesWritten: 0,
      });
    }
  });
});

describe('what a call goes through is counted where its answer does not tell', () => {
  const readsOf = async (run: () => Promise<unknown>): Promise<number | undefined> => {
    local.server.cost.start('measured');
    await run();
    return local.server.cost.read('measured')?.documentReads;
  };

  test('a pipeline reads all that its sources have, whatever it gives', async () => {
    const batch = db.batch();
    for (let n = 0; n < 7; n++) batch.set(db.doc(`piped/${n}`), { n });
    await batch.commit();
    const piped = db.pipeline().collection('piped');
    const some = db.pipeline().documents([db.doc('piped/1'), db.doc('piped/none')]);
    expect(await readsOf(() => piped.execute())).toBe(7);
    expect(await readsOf(() => piped.where(field('n').greaterThan(4)).limit(1).execute())).toBe(7);
    expect(await readsOf(() => piped.aggregate(countAll().as('all')).execute())).toBe(7);
    expect(await readsOf(() => some.execute())).toBe(2);
    expect(await readsOf(() => piped.union(some).execute())).toBe(9);
    expect(await readsOf(() => db.pipeline().collection('nothing').execute())).toBe(1);
    expect(local.server.cost.read('measured')).toMatchObject({
      rpcs: { ExecutePipeline: 1 },
      writes: 0,
      indexEntriesWritten: 0,
    });
  });

  test('an aggregation reads one for each thousand index entries', async () => {
    const writer = db.bulkWriter();
    for (let n = 0; n < 1001; n++) void writer.set(db.doc(`counted/${n}`), { n });
    await writer.close();
    const counted = db.collection('counted');
    expect(await readsOf(() => counted.where('n', '<', 0).count().get())).toBe(1);
    expect(await readsOf(() => counted.where('n', '<', 1000).count().get())).toBe(1);
    expect(await readsOf(() => counted.count().get())).toBe(2);
  });
});

test('listeners and Write streams of web clients are counted too', async () => {
  const web = await startWithWebClients();
  const mine = web.client();
  const followed = followQuery(collection(mine, 'notes'));
  await followed.until(isSettled);
  web.server.cost.start('web');
  await setDoc(doc(mine, 'notes/a'), { n: 1 });
  await followed.until((snapshot) => snapshot.size === 1 && isSettled(snapshot));
  expect(web.server.cost.read('web')).toMatchObject({
    rpcs: { Write: 1 },
    writes: 1,
    documentReads: 1,
    indexEntriesWritten: 2,
  });
  followed.stop();
  await web.stop();
});
