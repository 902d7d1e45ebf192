import {
  credentials,
  Metadata,
  makeGenericClientConstructor,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { decodeMessage, encodeMessage } from './protocol/codec.ts';
import { RPC_NAMES, STREAMED_ANSWERS, type StreamMessages } from './protocol/rpc-messages.ts';
import { startForTest, type TestServer } from './testing/start-for-test.ts';

const sameBytes = (bytes: Buffer): Buffer => bytes;
const GenericClient = makeGenericClientConstructor({}, 'firestore');

let local: TestServer;
let client: InstanceType<typeof GenericClient>;
const owner = new Metadata();
owner.set('authorization', 'Bearer owner');

beforeAll(async () => {
  local = await startForTest();
  client = new GenericClient(`127.0.0.1:${local.server.port}`, credentials.createInsecure());
});
afterAll(async () => {
  client.close();
  await local.stop();
});

const pathOf = (rpc: string): string => `/google.firestore.v1.Firestore/${rpc}`;

/** The status of a call with raw bytes; 0 for success. */
function call(rpc: string, bytes: Buffer, metadata = owner): Promise<number> {
  return new Promise((resolve) => {
    if (rpc === 'BatchGetDocuments' || rpc === 'RunQuery' || rpc === 'RunAggregationQuery') {
      const stream = client.makeServerStreamRequest(pathOf(rpc), sameBytes, sameBytes, bytes, metadata);
      stream.on('data', () => {});
      stream.on('error', (error: ServiceError) => resolve(error.code));
      stream.on('end', () => resolve(0));
      return;
    }
    client.makeUnaryRequest(pathOf(rpc), sameBytes, sameBytes, bytes, metadata, (error) =>
      resolve(error?.code ?? 0),
    );
  });
}

describe('the gRPC door', () => {
  test('serves firebase-admin', async () => {
    process.env['FIRESTORE_EMULATOR_HOST'] = `localhost:${local.server.port}`;
    const app = getApps()[0] ?? initializeApp({ projectId: 'demo-admin' });
    const db = getFirestore(app);
    await db.doc('a/b').set({ x: 1 });
    expect((await db.collection('a').get()).docs.map((one) => one.data())).toEqual([{ x: 1 }]);
    await db.terminate();
  });

  test('answers any bytes with a status, and lives on', async () => {
    expect(STREAMED_ANSWERS.size).toBe(4);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...RPC_NAMES),
        fc.uint8Array({ maxLength: 60 }),
        async (rpc, bytes) => {
          const code = await call(rpc, Buffer.from(bytes));
          expect(code).not.toBe(status.INTERNAL);
          expect(code).not.toBe(status.UNAVAILABLE);
        },
      ),
      { numRuns: 150 },
    );
    expect(await call('NoSuchThing', Buffer.alloc(0))).toBe(status.UNIMPLEMENTED);
  });

  test('refuses a client without an account', async () => {
    const name = 'projects/p/databases/(default)/documents/a/b';
    const code = await call('GetDocument', encodeMessage('GetDocumentRequest', { name }), new Metadata());
    expect(code).toBe(status.PERMISSION_DENIED);
  });

  test('a write stream shakes hands, then commits in order, and ends with the error of a bad write', async () => {
    const database = 'projects/p/databases/(default)';
    const stream = client.makeBidiStreamRequest(pathOf('Write'), sameBytes, sameBytes, owner);
    const answers: StreamMessages['Write']['response'][] = [];
    const ended = new Promise<number>((resolve) => {
      stream.on('error', (error: ServiceError) => resolve(error.code));
      stream.on('end', () => resolve(0));
    });
    stream.on('data', (bytes: Buffer) => answers.push(decodeMessage('WriteResponse', bytes)));
    const send = (request: StreamMessages['Write']['request']) =>
      stream.write(encodeMessage('WriteRequest', request));
    send({ database });
    const update = { name: `${database}/documents/w/a`, fields: { n: { integerValue: '1' } } };
    send({ writes: [{ update, currentDocument: { exists: false } }] });
    send({ writes: [{ update, currentDocument: { exists: false } }] });
    expect(await ended).toBe(status.ALREADY_EXISTS);
    expect(answers).toHaveLength(2);
    expect(answers[0]?.streamId).toBeTruthy();
    expect(answers[1]?.writeResults).toHaveLength(1);
  });

  test('the listen stream survives nonsense', async () => {
    for (const bytes of [
      Buffer.from('nonsense'),
      encodeMessage('ListenRequest', { database: 'x' }),
      Buffer.alloc(0),
    ]) {
      const stream = client.makeBidiStreamRequest(pathOf('Listen'), sameBytes, sameBytes, owner);
      const code = new Promise<number>((resolve) =>
        stream.on('error', (error: ServiceError) => resolve(error.code)),
      );
      stream.on('data', () => {});
      stream.write(bytes);
      expect(await code).toBe(status.INVALID_ARGUMENT);
    }
  });
});

test('it is known when the last client has hung up', async () => {
  const own = await startForTest();
  const [one, other] = [own.client(), own.client()];
  await Promise.all([one, other].map((each) => each.doc('a/b').get()));
  let left = false;
  const hungUp = own.server.hungUp().then(() => {
    left = true;
  });
  await one.terminate();
  await other.doc('a/b').get();
  expect(left).toBe(false);
  await other.terminate();
  await hungUp;
  await own.stop();
});
