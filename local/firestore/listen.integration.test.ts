import type { DocumentSnapshot, Firestore, QuerySnapshot } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../testing/eventually.ts';
import { Engine } from './engine/engine.ts';
import { FirestoreError } from './errors.ts';
import { ListenSession } from './listen/listen-session.ts';
import type { WireListenResponse, WireTarget } from './protocol/wire.ts';
import { denyAll } from './testing/deny-all.ts';
import { startForTest, type TestServer } from './testing/start-for-test.ts';

let local: TestServer;
let db: Firestore;

beforeAll(async () => {
  local = await startForTest();
  db = local.client();
});
afterAll(() => local.stop());

describe('onSnapshot', () => {
  test('of a document follows it from absence to its end', async () => {
    const ref = db.doc('listen/a');
    const seen: unknown[] = [];
    const stop = ref.onSnapshot((snapshot: DocumentSnapshot) => seen.push(snapshot.data()));
    await eventually(() => seen.length === 1);
    await ref.set({ n: 1 });
    await eventually(() => seen.length === 2);
    await ref.update({ n: 2 });
    await eventually(() => seen.length === 3);
    await ref.delete();
    await eventually(() => seen.length === 4);
    expect(seen).toEqual([undefined, { n: 1 }, { n: 2 }, undefined]);
    stop();
  });

  test('of a query with a limit keeps its window', async () => {
    const board = db.collection('board');
    await Promise.all([5, 3, 8].map((n) => board.doc(`p${n}`).set({ n })));
    const seen: string[][] = [];
    const kinds: string[][] = [];
    const stop = board
      .where('n', '>', 2)
      .orderBy('n', 'desc')
      .limit(2)
      .onSnapshot((snapshot: QuerySnapshot) => {
        seen.push(snapshot.docs.map(({ id }) => id));
        kinds.push(snapshot.docChanges().map(({ type }) => type));
      });
    await eventually(() => seen.length === 1);
    await board.doc('p9').set({ n: 9 });
    await eventually(() => seen.length === 2);
    await board.doc('p8').delete();
    await eventually(() => seen.length === 3);
    await board.doc('p1').set({ n: 1 });
    await board.doc('p5').set({ n: 7 });
    await eventually(() => seen.length === 4);
    expect(seen).toEqual([
      ['p8', 'p5'],
      ['p9', 'p8'],
      ['p9', 'p5'],
      ['p9', 'p5'],
    ]);
    expect(kinds[1]?.sort()).toEqual(['added', 'removed']);
    expect(kinds[3]).toEqual(['modified']);
    stop();
  });

  test('of a query says so when a document no longer matches', async () => {
    const ref = db.doc('leaving/a');
    await ref.set({ open: true });
    const sizes: number[] = [];
    const stop = db
      .collectionGroup('leaving')
      .where('open', '==', true)
      .onSnapshot(({ size }: QuerySnapshot) => sizes.push(size));
    await eventually(() => sizes.length === 1);
    await ref.set({ open: false });
    await eventually(() => sizes.length === 2);
    expect(sizes).toEqual([1, 0]);
    stop();
  });

  test('reports a query that Firestore refuses', async () => {
    const many = Array.from({ length: 31 }, (_, n) => n);
    const failed = new Promise<Error>((resolve) => {
      db.collection('x')
        .where('n', 'in', many)
        .onSnapshot(() => {}, resolve);
    });
    expect((await failed).message).toContain('IN');
  });
});

describe('a listen session', () => {
  const database = 'projects/p/databases/(default)';
  const query = (collectionId: string): WireTarget => ({
    targetId: 2,
    query: { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId }] } },
  });

  function open(engine: Engine): { session: ListenSession; told: WireListenResponse[] } {
    const told: WireListenResponse[] = [];
    const session = new ListenSession(
      { engine, policy: () => denyAll },
      { principal: { kind: 'administrator' }, connection: 'c', signal: new AbortController().signal },
      {
        send: (response) => told.push(response),
        fail: (error) => {
          throw error;
        },
      },
    );
    return { session, told };
  }

  const set = (engine: Engine, id: string, n: string) =>
    engine
      .database(database)
      .commit([{ update: { name: `${database}/documents/c/${id}`, fields: { n: { stringValue: n } } } }], {
        type: 'system',
        id: undefined,
      });
  const caughtUp = (told: WireListenResponse[]): boolean =>
    told.some(({ targetChange }) => targetChange?.targetChangeType === 'NO_CHANGE');

  test('that resumes is told only what changed since', async () => {
    const engine = new Engine();
    await set(engine, 'kept', 'old');
    await set(engine, 'changed', 'old');
    await set(engine, 'gone', 'old');
    const first = open(engine);
    first.session.handle({ database, addTarget: query('c') });
    await eventually(() => caughtUp(first.told));
    const resumeToken = first.told[first.told.length - 1]?.targetChange?.resumeToken ?? new Uint8Array();
    first.session.close();
    await set(engine, 'changed', 'new');
    await engine
      .database(database)
      .commit([{ delete: `${database}/documents/c/gone` }], { type: 'system', id: undefined });
    const second = open(engine);
    second.session.handle({
      database,
      addTarget: { ...query('c'), resumeToken, expectedCount: { value: 2 } },
    });
    await eventually(() => caughtUp(second.told));
    second.session.close();
    const changed = second.told.flatMap(({ documentChange }) => documentChange?.document?.name ?? []);
    const gone = second.told.flatMap(({ documentDelete }) => documentDelete?.document ?? []);
    expect(changed).toEqual([`${database}/documents/c/changed`]);
    expect(gone).toEqual([`${database}/documents/c/gone`]);
    expect(second.told.flatMap(({ filter }) => filter ?? [])).toMatchObject([
      { targetId: 2, count: 2, unchangedNames: { hashCount: expect.any(Number) } },
    ]);
    engine.close();
  });

  test('that resumes with a token from another life starts anew', async () => {
    const engine = new Engine();
    await set(engine, 'a', '1');
    const { session, told } = open(engine);
    const resumeToken = Buffer.from('read:1000');
    session.handle({ database, addTarget: { ...query('c'), resumeToken } });
    await eventually(() => caughtUp(told));
    session.close();
    const kinds = told.map(
      (one) => one.targetChange?.targetChangeType ?? (one.documentChange ? 'document' : '?'),
    );
    expect(kinds).toEqual(['ADD', 'RESET', 'document', 'CURRENT', 'NO_CHANGE']);
    engine.close();
  });

  test('ends a client that may not read', async () => {
    const engine = new Engine();
    const told: WireListenResponse[] = [];
    const session = new ListenSession(
      { engine, policy: () => denyAll },
      {
        principal: { kind: 'client', claims: undefined },
        connection: 'c',
        signal: new AbortController().signal,
      },
      { send: (response) => told.push(response), fail: () => {} },
    );
    session.handle({ database, addTarget: query('c') });
    await eventually(() => told.length > 0);
    session.close();
    expect(told).toMatchObject([
      {
        targetChange: {
          targetChangeType: 'REMOVE',
          cause: { code: new FirestoreError('PERMISSION_DENIED', '').code },
        },
      },
    ]);
    engine.close();
  });
});
