import { get } from 'node:http';
import { GeoPoint, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { startForTest, type TestServer } from '../testing/start-for-test.ts';

const DATABASE = 'projects/demo-test/databases/(default)';

describe('the inspector', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startForTest({
      policy: {
        async check({ operation }) {
          if (operation.kind === 'get') return { allowed: true };
          return { allowed: false, reason: 'no rule at line 7', line: 7 };
        },
      },
    });
    const db = server.client();
    await db
      .doc('people/a')
      .set({ name: '<b>A</b>', at: new Timestamp(0, 5000), place: new GeoPoint(1, 2), list: [1, 2.5] });
    await db.doc('people/a/letters/1').set({});
    await db.doc('people/ghost/letters/1').set({});
  });
  afterAll(() => server.stop());

  const read = async (path: string) =>
    JSON.parse(await (await fetch(server.url(`/local/v1/${path}`))).text());
  const browse = (path: string, start = 0) =>
    read(`browse?${new URLSearchParams({ database: DATABASE, path, start: String(start) })}`);

  test('is one page that may load nothing from elsewhere', async () => {
    const answer = await fetch(server.url('/local/v1/'));
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    const page = await answer.text();
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/https?:\/\//);
    expect(page).not.toContain('innerHTML');
  });

  test('shows collections, documents and typed fields', async () => {
    expect(await read('databases')).toEqual({ databases: [{ name: DATABASE, documents: 3 }] });
    expect(await browse('')).toEqual({ path: '', collections: [{ id: 'people', documents: 1 }] });
    expect((await browse('people')).documents).toEqual([
      { id: 'a', exists: true },
      { id: 'ghost', exists: false },
    ]);
    expect(await browse('people/a')).toMatchObject({
      collections: [{ id: 'letters', documents: 1 }],
      fields: [
        { name: 'at', type: 'timestamp', text: '1970-01-01T00:00:00.000005Z' },
        { name: 'list', type: 'array', children: [{ type: 'integer' }, { type: 'double', text: '2.5' }] },
        { name: 'name', type: 'string', text: '<b>A</b>' },
        { name: 'place', type: 'geopoint', text: '1, 2' },
      ],
    });
    expect(await read(`browse?database=${encodeURIComponent('projects/p/databases/unknown')}`)).toEqual({
      path: '',
      collections: [],
    });
  });

  test('gives long collections page by page', async () => {
    const db = server.client();
    const batch = db.batch();
    for (let n = 100; n < 250; n++) batch.set(db.doc(`many/${n}`), {});
    await batch.commit();
    const first = await browse('many');
    const second = await browse('many', first.next);
    expect([first.documents.length, second.documents.length, second.next]).toEqual([100, 50, undefined]);
  });

  test('shows calls with their cost, and failed ones', async () => {
    const db = server.client();
    await db.collection('people').where('name', '==', 'x').get();
    await db
      .doc('people/a')
      .create({})
      .catch(() => {});
    const { calls } = await read('activity');
    expect(calls[0]).toMatchObject({
      rpc: 'Commit',
      target: 'people/a',
      status: 'ALREADY_EXISTS',
      writes: 0,
    });
    expect(calls[1]).toMatchObject({ rpc: 'RunQuery', target: 'people', status: 'OK', reads: 1 });
    expect(calls[1].milliseconds).toBeGreaterThan(0);
  });

  test('shows what was decided for clients, and why', async () => {
    const documents = server.url(`/v1/${DATABASE}/documents`);
    await fetch(`${documents}/people/a`);
    await fetch(`${documents}/people`);
    const { decisions } = await read('activity');
    expect(decisions[0]).toMatchObject({
      operation: 'list',
      target: 'people',
      client: 'nobody',
      allowed: false,
      explanation: 'no rule at line 7\nline: 7',
    });
    expect(decisions[1]).toMatchObject({ operation: 'get', target: 'people/a', allowed: true });
  });

  test('shows locks, faults, triggers and pending deliveries', async () => {
    const db = server.client();
    server.server.faults.set([{ kind: 'latency', rpc: 'Commit', ms: 1 }]);
    await db.runTransaction(async (transaction) => {
      await transaction.get(db.doc('people/a'));
      const { transactions, faults, triggers, pendingDeliveries, clock } = await read('activity');
      expect(transactions).toMatchObject([{ database: DATABASE, documents: ['people/a'], readOnly: false }]);
      expect(faults).toEqual([{ rule: { kind: 'latency', rpc: 'Commit', ms: 1 }, left: null, happened: 0 }]);
      expect(clock).toMatchObject({ real: true, frozen: false });
      expect([triggers, pendingDeliveries]).toEqual([[], 0]);
    });
    server.server.faults.clear();
  });

  test('shows what waits for locks', async () => {
    const db = server.client();
    const of = db.doc('people/waited');
    let write: Promise<unknown> = Promise.resolve();
    const waits = async () => (await read('activity')).lockWaits;
    await db.runTransaction(async (transaction) => {
      await transaction.get(of);
      write = of.set({});
      await eventually(async () => (await waits()).length > 0);
      expect(await waits()).toEqual([
        { database: DATABASE, kind: 'commit', documents: ['people/waited'], queries: 0 },
      ]);
    });
    await write;
    expect(await waits()).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['a page of another origin', { origin: 'https://example.org' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a link or an image of another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['a name that was led here', { host: 'rebound.example.org' }],
  ])('answers nothing to %s', async (_name, headers) => {
    for (const path of ['', 'databases', 'activity', 'browse']) {
      expect(await statusOf(server.url(`/local/v1/${path}`), headers)).toBe(403);
    }
  });
});

/** `fetch` would not let a program set Host. */
const statusOf = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
