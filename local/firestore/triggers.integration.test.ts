import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startForTest, type TestServer } from './testing/start-for-test.ts';

interface Delivery {
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

let local: TestServer;
let db: Firestore;
let functions: Server;
let delivered: Delivery[];
let answers: number[];

beforeAll(async () => {
  functions = createServer((request, response) => {
    read(request).then((text) => {
      const status = answers.shift() ?? 200;
      if (status === 0) {
        request.socket.destroy();
        return;
      }
      if (status < 300) {
        delivered.push({
          path: request.url ?? '',
          contentType: request.headers['content-type'],
          body: JSON.parse(text),
        });
      }
      response.writeHead(status).end('{"status":"acknowledged"}');
    });
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  local = await startForTest();
  db = local.client();
});
beforeEach(() => {
  delivered = [];
  answers = [];
  const address = functions.address();
  if (address && typeof address !== 'string') local.server.setFunctionsEmulator(`127.0.0.1:${address.port}`);
});
afterAll(async () => {
  await local.stop();
  await new Promise((resolve) => functions.close(resolve));
});

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

async function register(
  key: string,
  kind: string,
  document: string,
  matchType = 'PATH_PATTERN',
): Promise<void> {
  const answer = await fetch(
    local.url(`/emulator/v1/projects/demo-test/eventarcTrigger?eventarcTriggerId=${key}`),
    {
      method: 'POST',
      body: JSON.stringify({
        eventType: `google.cloud.firestore.document.v1.${kind}`,
        database: '(default)',
        namespace: '(default)',
        document: { value: document, matchType },
      }),
    },
  );
  expect(answer.status).toBe(200);
}

describe('triggers', () => {
  test('each kind fires for its changes, as a structured CloudEvent', async () => {
    for (const kind of ['created', 'updated', 'deleted', 'written']) {
      await register(`us-central1-on${kind}-0`, kind, 'kinds/{id}');
    }
    const ref = db.doc('kinds/a');
    await ref.set({ n: 1, same: true });
    await ref.set({ n: 1, same: true });
    await ref.update({ n: 2, 'm.x': 1 });
    await ref.delete();
    await db.doc('kinds/a/deeper/b').set({});
    await local.server.idle();
    expect(delivered.map(({ path }) => path.split('/').pop()).sort()).toEqual([
      'us-central1-oncreated-0',
      'us-central1-ondeleted-0',
      'us-central1-onupdated-0',
      'us-central1-onwritten-0',
      'us-central1-onwritten-0',
      'us-central1-onwritten-0',
    ]);
    const updated = delivered.find(({ path }) => path.includes('onupdated'));
    expect(updated?.path).toBe('/functions/projects/demo-test/triggers/us-central1-onupdated-0');
    expect(updated?.contentType).toMatch(/^application\/cloudevents\+json/);
    expect(updated?.body).toMatchObject({
      specversion: '1.0',
      type: 'google.cloud.firestore.document.v1.updated',
      source: '//firestore.googleapis.com/projects/demo-test/databases/(default)',
      subject: 'documents/kinds/a',
      project: 'demo-test',
      database: '(default)',
      namespace: '(default)',
      document: 'kinds/a',
      datacontenttype: 'application/json',
      data: {
        value: {
          name: 'projects/demo-test/databases/(default)/documents/kinds/a',
          fields: { n: { integerValue: '2' } },
        },
        oldValue: { fields: { n: { integerValue: '1' } } },
        updateMask: { fieldPaths: ['n', 'm'] },
      },
    });
    expect(updated?.body['id']).toEqual(expect.any(String));
  });

  test('with auth context say who wrote', async () => {
    await register('us-central1-auth-0', 'created.withAuthContext', 'auth/{id}');
    await db.doc('auth/a').set({});
    await local.server.idle();
    expect(delivered[0]?.body).toMatchObject({ authtype: 'system' });
  });

  test('of the first generation get a context', async () => {
    const answer = await fetch(local.url('/emulator/v1/projects/demo-test/triggers/us-central1-old-0'), {
      method: 'PUT',
      body: JSON.stringify({
        eventTrigger: {
          resource: 'projects/demo-test/databases/(default)/documents/old/{id}',
          eventType: 'providers/cloud.firestore/eventTypes/document.create',
          service: 'firestore.googleapis.com',
        },
      }),
    });
    expect(await answer.json()).toEqual({});
    await db.doc('old/a').set({ x: 'y' });
    await local.server.idle();
    expect(delivered[0]?.body).toMatchObject({
      context: {
        eventType: 'providers/cloud.firestore/eventTypes/document.create',
        resource: { name: 'projects/demo-test/databases/(default)/documents/old/a' },
      },
      data: { value: { fields: { x: { stringValue: 'y' } } } },
    });
  });

  test('are delivered again after an error, a broken connection, or no emulator at all', async () => {
    await register('us-central1-again-0', 'created', 'again/{id}');
    answers = [500, 0];
    await db.doc('again/a').set({});
    await local.server.idle();
    expect(delivered).toHaveLength(1);
    const address = functions.address();
    local.server.setFunctionsEmulator(undefined);
    await db.doc('again/b').set({});
    expect(local.server.pendingDeliveries()).toBe(1);
    if (address && typeof address !== 'string')
      local.server.setFunctionsEmulator(`localhost:${address.port}`);
    await local.server.idle();
    expect(delivered).toHaveLength(2);
  });

  test('of a later generation take the place of earlier ones; a key that is gone is dropped', async () => {
    await register('us-central1-gen-0', 'created', 'gen/{id}');
    await register('us-central1-gen-1', 'created', 'gen/{id}');
    await db.doc('gen/a').set({});
    await local.server.idle();
    expect(delivered.map(({ path }) => path.slice(-5))).toEqual(['gen-1']);
    answers = [404, 404, 404, 404];
    await db.doc('gen/b').set({});
    await local.server.idle();
    expect(delivered).toHaveLength(1);
  });

  test('can be doubled, delayed and lost by an interceptor', async () => {
    await register('us-central1-fate-0', 'created', 'fate/{id}');
    local.server.delivery.intercept(({ path }) => {
      if (path === 'fate/lost') return [];
      return path === 'fate/twice' ? [{ delay: 0 }, { delay: 30 }] : [{ delay: 0 }];
    });
    await Promise.all(['once', 'twice', 'lost'].map((id) => db.doc(`fate/${id}`).set({})));
    await local.server.idle();
    local.server.delivery.intercept(undefined);
    expect(delivered.map(({ body }) => body['document']).sort()).toEqual([
      'fate/once',
      'fate/twice',
      'fate/twice',
    ]);
  });

  test('do not fire when the database is emptied from outside', async () => {
    await register('us-central1-wipe-0', 'deleted', 'wipe/{id}');
    await db.doc('wipe/a').set({});
    await fetch(local.url('/emulator/v1/projects/demo-test/databases/(default)/documents'), {
      method: 'DELETE',
    });
    await local.server.idle();
    expect(delivered).toEqual([]);
  });
});
