import { Firestore } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { collection, doc, setDoc, type Firestore as WebFirestore } from 'firebase/firestore';
import { z } from 'zod';
import { followDocument, followQuery, ids, isSettled } from '../js-sdk/follow.ts';
import { startWithWebClients, type WebClients } from '../js-sdk/web-clients.ts';
import type { TriggerEvent } from '../triggers/trigger-event.ts';
import type { FaultRule } from './fault-plan.ts';

let web: WebClients;
let mine: WebFirestore;
let backend: Firestore;

const url = (path: string): string => `http://127.0.0.1:${web.server.port}${path}`;
const PLAN = z.strictObject({ seed: z.number(), rules: z.array(z.unknown()) });
/** Over HTTP, as a test in another process does. */
async function faults(method: string, body?: unknown): Promise<z.infer<typeof PLAN>> {
  const answer = await fetch(url('/local/v1/faults'), {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return PLAN.parse(await answer.json());
}

beforeAll(async () => {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  web = await startWithWebClients();
  mine = web.client();
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${web.server.port}`;
  backend = new Firestore({ projectId: 'demo-web' });
});
afterEach(() => web.server.faults.clear());
afterAll(async () => {
  await backend.terminate();
  await web.stop();
});

describe('over HTTP', () => {
  test('a plan is set, added to, read and ended', async () => {
    const rule: FaultRule = { kind: 'latency', ms: 1, rpc: 'Commit' };
    expect(await faults('PUT', { seed: 5, rules: [rule] })).toEqual({
      seed: 5,
      rules: [{ rule, left: null, happened: 0 }],
    });
    await faults('POST', { kind: 'aborted', rpc: 'Commit', times: 1 });
    await backend.doc('plan/a').set({});
    expect((await faults('GET')).rules).toEqual([
      { rule, left: null, happened: 2 },
      { rule: { kind: 'aborted', rpc: 'Commit', times: 1 }, left: 0, happened: 1 },
    ]);
    expect((await faults('DELETE')).rules).toEqual([]);
  });

  test('faults, cost, clock, idle and indexes are no other web page’s business', async () => {
    const statusOf = async (path: string, headers: Record<string, string>): Promise<number> =>
      (await fetch(url(`/local/v1/${path}`), { headers })).status;
    for (const path of ['faults', 'cost', 'clock', 'idle', 'indexes']) {
      expect(await statusOf(path, { origin: 'https://evil.example' })).toBe(403);
      expect(await statusOf(path, { 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await statusOf(path, {})).toBe(200);
    }
  });
});

describe('an RPC', () => {
  const expectRefused = async (kind: FaultRule['kind'], status: number): Promise<void> => {
    await faults('PUT', [{ kind, rpc: 'RunQuery', path: 'some/{id}' }]);
    // Read-only transactions are not run again for these: the first refusal is the last.
    await expect(backend.collection('some').count().get()).resolves.toBeDefined();
    const refused = await fetch(url('/v1/projects/demo-web/databases/(default)/documents:runQuery'), {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'some' }] } }),
    });
    expect(refused.status).toBe(status);
  };
  test.each([
    ['unavailable', 503],
    ['aborted', 409],
    ['deadline', 504],
  ] as const)('fails as %s', (kind, status) => expectRefused(kind, status));

  test('that fails for a while is repeated by the server SDK until it is well', async () => {
    await faults('PUT', [{ kind: 'unavailable', rpc: 'BatchGetDocuments', path: 'retried/{id}', times: 2 }]);
    expect((await backend.doc('retried/a').get()).exists).toBe(false);
    expect(web.server.faults.status()[0]?.happened).toBe(2);
  });

  test('of a web client’s Write stream is repeated, and a commit applied but not acknowledged is seen', async () => {
    await faults('PUT', [
      { kind: 'unavailable', rpc: 'Write', path: 'written/{id}', times: 1 },
      { kind: 'applied-unacknowledged', rpc: 'Write', path: 'written/{id}', times: 1 },
    ]);
    await setDoc(doc(mine, 'written/a'), { n: 1 });
    expect((await backend.doc('written/a').get()).get('n')).toBe(1);
    expect(web.server.faults.status().map(({ happened }) => happened)).toEqual([1, 1]);
  });
});

describe('a listener', () => {
  test('that is dropped comes back and misses nothing', async () => {
    const followed = followQuery(collection(mine, 'dropped'));
    await followed.until(isSettled);
    await faults('PUT', [{ kind: 'listener-dropped', path: 'dropped/{id}', times: 1 }]);
    await backend.doc('dropped/a').set({});
    await followed.until((snapshot) => ids(snapshot).includes('a') && isSettled(snapshot));
    expect(web.server.faults.pending()).toEqual([]);
    followed.stop();
  });

  test('of the server SDK too', async () => {
    let seen: string[] = [];
    let told: () => void = () => {};
    const stop = backend.collection('watched').onSnapshot((snapshot) => {
      seen = snapshot.docs.map(({ id }) => id);
      told();
    });
    const until = async (id: string): Promise<void> => {
      while (!seen.includes(id)) await new Promise<void>((resolve) => (told = resolve));
    };
    await backend.doc('watched/first').set({});
    await until('first');
    await faults('PUT', [{ kind: 'listener-dropped', path: 'watched/{id}', times: 1 }]);
    await backend.doc('watched/a').set({});
    await until('a');
    expect(web.server.faults.pending()).toEqual([]);
    stop();
  });

  test('that goes silent hears nothing until its connection is given up, then everything', async () => {
    const followed = followDocument(doc(mine, 'silent/a'));
    await followed.until(isSettled);
    await web.server.clock.freeze();
    await faults('PUT', [{ kind: 'listener-silent', path: 'silent/a', ms: 5000, times: 1 }]);
    await backend.doc('silent/a').set({ n: 1 });
    await backend.doc('silent/a').set({ n: 2 });
    // Others hear of it: it is this client's stream alone that is deaf.
    const other = followDocument(doc(web.client(), 'silent/a'));
    await other.until((snapshot) => snapshot.get('n') === 2);
    other.stop();
    expect(followed.seen.some((snapshot) => snapshot.exists())).toBe(false);
    await web.server.clock.advance(5000);
    await followed.until((snapshot) => snapshot.get('n') === 2);
    web.server.clock.reset();
    followed.stop();
  });
});

describe('a trigger’s events', () => {
  const received: TriggerEvent[] = [];
  const document = (id: string): string => `events/${id}`;

  beforeAll(async () => {
    web.server.delivery.deliverTo(async (event) => {
      received.push(event);
      return 200;
    });
    await fetch(
      url('/emulator/v1/projects/demo-web/eventarcTrigger?eventarcTriggerId=us-central1-onEvent-0'),
      {
        method: 'POST',
        body: JSON.stringify({
          eventType: 'google.cloud.firestore.document.v1.written',
          document: { value: 'events/{id}' },
        }),
      },
    );
  });
  afterEach(() => {
    received.length = 0;
  });
  afterAll(() => web.server.delivery.deliverTo(undefined));

  test('are doubled with the same id', async () => {
    await faults('PUT', [{ kind: 'delivery-duplicated', trigger: 'onEvent', times: 1 }]);
    await backend.doc(document('twice')).set({});
    await web.server.idle();
    expect(received.map(({ path }) => path)).toEqual([document('twice'), document('twice')]);
    expect(received[0]?.id).toBe(received[1]?.id);
  });

  test('are delayed by the clock, which overtakes them', async () => {
    await web.server.clock.freeze();
    await faults('PUT', [{ kind: 'delivery-delayed', path: document('late'), ms: 60_000 }]);
    await backend.doc(document('late')).set({});
    await backend.doc(document('early')).set({});
    await web.server.clock.advance(59_999);
    expect(received.map(({ path }) => path)).toEqual([document('early')]);
    await web.server.clock.advance(1);
    await web.server.idle();
    expect(received.map(({ path }) => path)).toEqual([document('early'), document('late')]);
    web.server.clock.reset();
  });

  test('are reordered, in the same way with the same seed', async () => {
    let run = 0;
    const order = async (seed: number): Promise<string[]> => {
      received.length = 0;
      run++;
      await web.server.clock.freeze();
      await faults('PUT', { seed, rules: [{ kind: 'delivery-reordered', ms: 1000 }] });
      for (const id of ['a', 'b', 'c', 'd', 'e']) await backend.doc(document(id)).set({ run });
      await web.server.clock.advance(1000);
      await web.server.idle();
      web.server.clock.reset();
      return received.map(({ path }) => path);
    };
    const first = await order(11);
    expect(first).not.toEqual([...first].sort());
    expect([...first].sort()).toEqual(['a', 'b', 'c', 'd', 'e'].map(document));
    expect(await order(11)).toEqual(first);
  });

  test('are lost', async () => {
    await faults('PUT', [{ kind: 'delivery-lost', path: document('lost') }]);
    await Promise.all([backend.doc(document('lost')).set({}), backend.doc(document('kept')).set({})]);
    await web.server.idle();
    expect(received.map(({ path }) => path)).toEqual([document('kept')]);
  });
});
