import { Duplex, Readable } from 'node:stream';
import { Firestore } from '@google-cloud/firestore';
import { FirestoreError } from '../errors.ts';
import { messageType, rpcTypes } from '../protocol/descriptor.ts';
import type { RpcName } from '../protocol/rpc-messages.ts';

/** What carries a client's calls to the database, in place of a network. */
export interface Carrier {
  /** The answer's messages. Rejects with a `FirestoreError`; never settles for a client that has died. */
  call(rpc: RpcName, request: object): Promise<readonly object[]>;
  /** Opens a Listen stream. */
  listen(outlet: { send(response: object): void; fail(error: FirestoreError): void }): {
    handle(request: object): void;
    close(): void;
  };
  /** Who hung up is forgotten, with the transactions begun there. */
  hangUp?(): void;
}

/** Codes that the SDK's generated client calls again by itself: firestore_client_config.json of the SDK. */
const retriedCodes: Partial<Record<RpcName, readonly number[]>> = {
  Commit: [8, 14],
  BatchWrite: [8, 10, 14],
  BeginTransaction: [4, 8, 13, 14],
  Rollback: [4, 8, 13, 14],
  ListCollectionIds: [4, 8, 13, 14],
};
const firstDelayMs = 100;
const delayFactor = 1.3;
const maxDelayMs = 60_000;
const totalTimeMs = 600_000;

interface CallOptions {
  readonly retry?: { readonly retryCodes?: readonly number[] };
}

/** As grpc-js hands an error to the SDK. */
function asSdkError(thrown: unknown): Error {
  if (!(thrown instanceof FirestoreError))
    return thrown instanceof Error ? thrown : new Error(String(thrown));
  return Object.assign(new Error(`${thrown.code} ${thrown.status}: ${thrown.message}`), {
    code: thrown.code,
    details: thrown.message,
  });
}

/** What the wire makes of a request: enums by name, int64 as text, nothing that the protocol does not know. */
function received(rpc: string, request: object): object {
  const type = messageType(rpcTypes(rpc).request);
  return type.toObject(type.fromObject(request), { longs: String, enums: String });
}

/** What the SDK's protocol loader makes of an answer. */
function delivered(rpc: string, answer: object): object {
  const type = messageType(rpcTypes(rpc).response);
  return type.toObject(type.fromObject(answer), {
    longs: String,
    enums: String,
    defaults: true,
    oneofs: true,
  });
}

/**
 * The server SDK's Firestore client over a carrier instead of gRPC. Everything above the wire is the SDK's own:
 * serialisation, transactions and their retries, back-off, listening. Below it only the generated client is replaced,
 * with the retries its configuration prescribes.
 */
export function connectInProcess(projectId: string, carrier: Carrier): Firestore {
  const client = generatedClient(carrier);
  const firestore = new Firestore({ projectId, ignoreUndefinedProperties: true });
  // The pool is where the SDK gets its generated clients from, and the one seam below its own logic.
  Reflect.set(firestore, '_clientPool', {
    run: async (_tag: string, _requiresGrpc: boolean, operation: (of: typeof client) => Promise<unknown>) =>
      operation(client),
    terminate: async () => carrier.hangUp?.(),
  });
  return firestore;
}

function generatedClient(carrier: Carrier) {
  const call = async (rpc: RpcName, request: object) => {
    const answers = await carrier.call(rpc, received(rpc, request));
    return answers.map((answer) => delivered(rpc, answer));
  };
  const unary = (rpc: RpcName) => async (request: object, options: CallOptions) => {
    const codes = options.retry?.retryCodes ?? retriedCodes[rpc] ?? [];
    const deadline = Date.now() + totalTimeMs;
    for (let delay = firstDelayMs; ; delay = Math.min(delay * delayFactor, maxDelayMs)) {
      try {
        return [(await call(rpc, request))[0]];
      } catch (thrown) {
        const transient = thrown instanceof FirestoreError && codes.includes(thrown.code);
        if (!transient || Date.now() >= deadline) throw asSdkError(thrown);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * delay));
      }
    }
  };
  /** The generated client asks for page after page by itself, and gives all that is in them. */
  const paged = (rpc: RpcName, field: string) => async (request: object, options: CallOptions) => {
    const all: unknown[] = [];
    for (let pageToken: unknown = ''; ; ) {
      const [answer = {}] = await unary(rpc)({ ...request, pageToken }, options);
      const found: unknown = Reflect.get(answer, field);
      if (Array.isArray(found)) all.push(...found);
      pageToken = Reflect.get(answer, 'nextPageToken');
      if (!pageToken) return [all];
    }
  };
  const streamed = (rpc: RpcName) => (request: object) => {
    const stream = Object.assign(new Readable({ objectMode: true, read() {} }), { end() {} });
    call(rpc, request).then(
      (answers) => {
        for (const answer of answers) stream.push(answer);
        stream.push(null);
      },
      (thrown: unknown) => stream.destroy(asSdkError(thrown)),
    );
    return stream;
  };
  return {
    batchGetDocuments: streamed('BatchGetDocuments'),
    runQuery: streamed('RunQuery'),
    runAggregationQuery: streamed('RunAggregationQuery'),
    executePipeline: streamed('ExecutePipeline'),
    commit: unary('Commit'),
    batchWrite: unary('BatchWrite'),
    beginTransaction: unary('BeginTransaction'),
    rollback: unary('Rollback'),
    listCollectionIds: paged('ListCollectionIds', 'collectionIds'),
    listDocuments: paged('ListDocuments', 'documents'),
    listen: () => listening(carrier),
    close: async () => {},
  };
}

function listening(carrier: Carrier): Duplex {
  const session = carrier.listen({
    send: (response) => void stream.push(delivered('Listen', response)),
    fail: (error) => stream.destroy(asSdkError(error)),
  });
  const stream = new Duplex({
    objectMode: true,
    read() {},
    write(request: object, _encoding, done) {
      session.handle(received('Listen', request));
      done();
    },
    final(done) {
      session.close();
      stream.push(null);
      done();
    },
    destroy(error, done) {
      session.close();
      done(error);
    },
  });
  return stream;
}
