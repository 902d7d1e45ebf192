import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startForTest, type TestServer } from './testing/start-for-test.ts';

let local: TestServer;

beforeAll(async () => {
  local = await startForTest();
});
afterEach(() => {
  local.server.faults.clear();
  local.server.cost.clear();
});
afterAll(() => local.stop());

const DOCUMENTS = '/v1/projects/demo-test/databases/(default)/documents';
const OWNER = { authorization: 'Bearer owner' };
const token = (claims: object): string =>
  `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = OWNER) {
  const answer = await fetch(local.url(path), {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
}

describe('the port', () => {
  test('answers on 127.0.0.1 and ::1, gRPC and HTTP alike', async () => {
    expect(await send('GET', '/')).toMatchObject({ status: 200, body: 'Ok\n' });
    const six = await fetch(`http://[::1]:${local.server.port}/`).catch(() => undefined);
    if (six) expect(await six.text()).toBe('Ok\n');
    await local.client().doc('port/a').set({ x: 1 });
  });

  test('survives whatever is sent to it', async () => {
    const scrawls = [
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nrubbish',
      'PR',
      'GET',
      '\0\u0001\u0002',
      'POST / HTTP/1.1\r\n\r\n',
    ];
    for (const scrawl of scrawls) {
      // Closed when the server has read all of it and hung up too.
      const socket = connect(local.server.port, '127.0.0.1', () => socket.end(scrawl));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => {});
      socket.resume();
      await closed;
    }
    expect((await send('GET', '/')).status).toBe(200);
  });
});

describe('the REST surface', () => {
  test('creates, reads, changes, lists and deletes a document', async () => {
    const made = await send('POST', `${DOCUMENTS}/rest?documentId=a`, {
      fields: { n: { integerValue: '1' } },
    });
    expect(made).toMatchObject({ status: 200, body: { fields: { n: { integerValue: '1' } } } });
    expect(await send('POST', `${DOCUMENTS}/rest?documentId=a`, {})).toMatchObject({
      status: 409,
      body: { error: { code: 409, status: 'ALREADY_EXISTS' } },
    });
    const changed = await send(
      'PATCH',
      `${DOCUMENTS}/rest/a?updateMask.fieldPaths=m.x&currentDocument.exists=true`,
      {
        fields: { m: { mapValue: { fields: { x: { nullValue: null } } } } },
      },
    );
    expect(changed.body.fields).toEqual({
      n: { integerValue: '1' },
      m: { mapValue: { fields: { x: { nullValue: null } } } },
    });
    expect((await send('GET', `${DOCUMENTS}/rest/a?mask.fieldPaths=n`)).body.fields).toEqual({
      n: { integerValue: '1' },
    });
    await send('POST', `${DOCUMENTS}/rest?documentId=b`, {});
    const page = await send('GET', `${DOCUMENTS}/rest?pageSize=1`);
    expect(page.body.documents).toHaveLength(1);
    const rest = await send('GET', `${DOCUMENTS}/rest?pageSize=1&pageToken=${page.body.nextPageToken}`);
    expect(rest.body.documents[0].name).toMatch(/rest\/b$/);
    await send('DELETE', `${DOCUMENTS}/rest/a`);
    expect(await send('GET', `${DOCUMENTS}/rest/a`)).toMatchObject({ status: 404 });
  });

  test('serves the server SDK in its REST mode', async () => {
    const script = join(__dirname, 'testing/exercise-rest-sdk.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script], {
      env: { ...process.env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${local.server.port}` },
    });
    expect(JSON.parse(stdout)).toEqual({
      bytes: 'x',
      found: 1,
      missing: false,
      count: 1,
      collections: ['a'],
      documents: ['b'],
      createAgain: 6,
    });
  });

  test.each([
    ['POST', `${DOCUMENTS}:runQuery`, '{"structuredQuery":'],
    ['POST', `${DOCUMENTS}:runQuery`, '[]'],
    ['POST', `${DOCUMENTS}:runQuery`, '{"structuredQuery":{"from":"x"}}'],
    ['POST', `${DOCUMENTS}:runQuery`, '{"structuredQuery":{"from":[{"collectionId":7}]}}'],
    ['POST', `${DOCUMENTS}:runQuery`, '{"structuredQuery":{"where":{}}}'],
    ['POST', `${DOCUMENTS}:commit`, '{"writes":[{}]}'],
    ['POST', `${DOCUMENTS}:commit`, '{"writes":[{"update":{"name":"nonsense"}}]}'],
    ['POST', `${DOCUMENTS}:commit`, '{"transaction":"AAAA"}'],
    ['POST', `${DOCUMENTS}:batchGet`, '{"documents":["projects/x/databases/y/documents/a/b"]}'],
    ['GET', `${DOCUMENTS}/%E0%A4%A`, undefined],
    ['GET', `${DOCUMENTS}/a//b`, undefined],
    ['PATCH', `${DOCUMENTS}/a/b`, '{"fields":{"x":{"integerValue":"many"}}}'],
    ['PATCH', `${DOCUMENTS}/a/b`, '{"fields":{"x":{"timestampValue":"yesterday"}}}'],
    ['PATCH', `${DOCUMENTS}/a/b`, '{"fields":{"x":{}}}'],
    ['PUT', `${DOCUMENTS}/a/b`, '{}'],
  ])('%s %s with %s is refused with INVALID_ARGUMENT', async (method, path, body) => {
    expect(await send(method, path, body)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });

  test('answers NOT_FOUND for what it does not serve', async () => {
    expect(await send('GET', '/no/such/thing')).toMatchObject({
      status: 404,
      body: { error: { status: 'NOT_FOUND' } },
    });
  });
});

describe('clients', () => {
  test.each([
    ['a user', token({ sub: 'u1', iat: 0, exp: 3600 })],
    ['nobody', ''],
  ])('%s is denied while no rules engine is plugged in', async (_name, authorization) => {
    const headers: Record<string, string> = authorization ? { authorization } : {};
    const denied = { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } };
    expect(await send('GET', `${DOCUMENTS}/a/b`, undefined, headers)).toMatchObject(denied);
    const name = 'projects/demo-test/databases/(default)/documents/denied/a';
    const writes = [{ update: { name, fields: {} } }];
    expect(await send('POST', `${DOCUMENTS}:commit`, { writes }, headers)).toMatchObject(denied);
    const structuredQuery = { from: [{ collectionId: 'a' }] };
    expect(await send('POST', `${DOCUMENTS}:runQuery`, { structuredQuery }, headers)).toMatchObject(denied);
  });

  test('a policy decides with the claims, the document and what would become of it', async () => {
    const asked: string[] = [];
    local.server.setPolicy({
      check: async ({ claims, operation }) => {
        asked.push(`${claims?.['sub']} ${operation.kind}`);
        return operation.kind === 'write' &&
          operation.steps.every(({ after }) => after?.fields.get('mine') === true)
          ? { allowed: true }
          : { allowed: false, reason: 'no' };
      },
    });
    const headers = { authorization: token({ sub: 'u1' }) };
    const mine = await send(
      'PATCH',
      `${DOCUMENTS}/own/a`,
      { fields: { mine: { booleanValue: true } } },
      headers,
    );
    const other = await send(
      'PATCH',
      `${DOCUMENTS}/own/a`,
      { fields: { mine: { booleanValue: false } } },
      headers,
    );
    expect([mine.status, other.status]).toEqual([200, 403]);
    expect(asked).toEqual(['u1 write', 'u1 write']);
  });

  test('a browser from another origin is let in, with its origin echoed', async () => {
    const answer = await fetch(local.url(`${DOCUMENTS}:commit`), {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'authorization' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  });
});

describe('a web page that is not of this machine', () => {
  const CONTROL = '/emulator/v1/projects/demo-test';
  test.each([
    ['puts no rules', 'PUT', `${CONTROL}:securityRules`, 'service cloud.firestore {}'],
    ['empties no database', 'DELETE', `${CONTROL}/databases/(default)/documents`, undefined],
    ['registers no trigger', 'PUT', `${CONTROL}/triggers/t`, '{}'],
    ['is no administrator', 'POST', `${DOCUMENTS}:commit`, '{"writes":[]}'],
    ['may not ask beforehand either', 'OPTIONS', `${DOCUMENTS}:commit`, undefined],
    [
      'opens no channel',
      'POST',
      '/google.firestore.v1.Firestore/Write/channel?VER=8&RID=1&CVER=22',
      'headers=',
    ],
  ])('%s', async (_what, method, path, body) => {
    for (const origin of [
      'https://evil.example',
      'http://localhost.evil.example',
      'http://127.0.0.1.evil.example',
      'null',
    ]) {
      const answer = await fetch(local.url(path), {
        method,
        headers: { origin, authorization: 'Bearer owner', 'x-goog-api-client': 'gccl/1' },
        ...(body === undefined ? {} : { body }),
      });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('admin endpoints', () => {
  test('keep the security rules that are put, and refuse what is none', async () => {
    const rules = { rules: { files: [{ content: 'service cloud.firestore {}' }] } };
    const path = '/emulator/v1/projects/demo-test:securityRules';
    expect((await send('PUT', path, JSON.stringify(rules), { 'content-type': 'text/plain' })).status).toBe(
      200,
    );
    expect((await send('GET', path)).body.rules.files[0].content).toBe('service cloud.firestore {}');
    expect((await send('PUT', path, '{"rules":{}}')).body.error.status).toBe('INVALID_ARGUMENT');
  });

  test('empty one database and leave the others', async () => {
    const db = local.client();
    const other = local.client({ databaseId: 'other' });
    await Promise.all([db.doc('clear/a/sub/b').set({}), other.doc('clear/a').set({})]);
    await send('DELETE', '/emulator/v1/projects/demo-test/databases/(default)/documents', undefined, {});
    expect(await db.listCollections()).toEqual([]);
    expect((await other.doc('clear/a').get()).exists).toBe(true);
  });

  test('acknowledge a database edition', async () => {
    const path = '/v1/projects/demo-test/databases/(default)';
    expect(await send('PATCH', path, { concurrencyMode: 'PESSIMISTIC' })).toMatchObject({
      status: 200,
      body: { concurrencyMode: 'PESSIMISTIC' },
    });
  });
});

describe('the cost account', () => {
  test('counts reads, writes and round trips under a label', async () => {
    const db = local.client();
    await db.doc('cost/warm').get();
    await send('PUT', '/local/v1/cost', { label: 'one', latency: 25 });
    await Promise.all([db.doc('cost/a').get(), db.doc('cost/b').get()]);
    await db.collection('cost').where('x', '==', 1).get();
    await db.runTransaction(async (transaction) => {
      await transaction.getAll(db.doc('cost/a'), db.doc('cost/b'));
      transaction.set(db.doc('cost/a'), { x: 1 });
      transaction.delete(db.doc('cost/b'));
    });
    const { body } = await send('GET', '/local/v1/cost');
    expect(body.one).toMatchObject({
      rpcs: { BatchGetDocuments: 3, RunQuery: 1, Commit: 1 },
      documentReads: 5,
      writes: 1,
      deletes: 1,
      roundTrips: 4,
    });
    expect(body.one.bytesIn).toBeGreaterThan(100);
    expect(local.server.cost.read('one')?.roundTrips).toBe(4);
    await send('DELETE', '/local/v1/cost');
    expect(local.server.cost.read('one')).toBeUndefined();
  });
});

describe('the fault plan', () => {
  test('makes an RPC fail the given number of times', async () => {
    const db = local.client();
    await send('PUT', '/local/v1/faults', [
      { rpc: 'Commit', pathContains: 'faults/a', kind: 'aborted', times: 1 },
    ]);
    const name = 'projects/demo-test/databases/(default)/documents/faults/a';
    const writes = [{ update: { name, fields: {} } }];
    expect((await send('POST', `${DOCUMENTS}:commit`, { writes })).body.error.status).toBe('ABORTED');
    expect((await send('POST', `${DOCUMENTS}:commit`, { writes })).status).toBe(200);
    expect((await db.doc('faults/a').get()).exists).toBe(true);
  });

  test('slows an RPC down', async () => {
    local.server.faults.set([{ kind: 'latency', ms: 120, rpc: 'GetDocument' }]);
    const started = performance.now();
    await send('GET', `${DOCUMENTS}/faults/b`);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test('refuses a rule that it does not know', async () => {
    expect((await send('PUT', '/local/v1/faults', [{ kind: 'earthquake' }])).status).toBe(400);
  });
});
