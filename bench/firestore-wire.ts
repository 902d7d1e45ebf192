import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { decodeMessage, encodeMessage } from '../local/firestore/protocol/codec.ts';

const service = '/google.firestore.v1.Firestore/';

interface BatchGetAnswer {
  readonly transaction?: Uint8Array;
  readonly found?: object;
}

/** A Firestore client of three calls: gRPC and protocol buffers, and nothing that waits, retries or converts besides. */
export function connectWire(hostPort: string, project: string) {
  const database = `projects/${project}/databases/(default)`;
  const nameOf = (path: string) => `${database}/documents/${path}`;
  const client = new Client(hostPort, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const bytes = (message: Buffer): Buffer => message;

  const batchGet = (paths: readonly string[], consistency: object): Promise<BatchGetAnswer[]> =>
    new Promise((resolve, reject) => {
      const answers: BatchGetAnswer[] = [];
      client
        .makeServerStreamRequest(
          `${service}BatchGetDocuments`,
          bytes,
          (message) => decodeMessage<BatchGetAnswer>('BatchGetDocumentsResponse', message),
          encodeMessage('BatchGetDocumentsRequest', {
            database,
            documents: paths.map(nameOf),
            ...consistency,
          }),
          metadata,
        )
        .on('data', (answer: BatchGetAnswer) => answers.push(answer))
        .on('error', reject)
        .on('end', () => resolve(answers));
    });

  return {
    get: (paths: readonly string[]) => batchGet(paths, {}),
    /** Reads and locks; the transaction's id. */
    async getInTransaction(paths: readonly string[]): Promise<Uint8Array> {
      const answers = await batchGet(paths, { newTransaction: { readWrite: {} } });
      const begun = answers.find(({ transaction }) => transaction?.length)?.transaction;
      if (!begun) throw new Error('no transaction was begun');
      return begun;
    },
    /** Sets each document to these fields. */
    commit: (paths: readonly string[], fields: object, transaction?: Uint8Array): Promise<void> =>
      new Promise((resolve, reject) => {
        client.makeUnaryRequest(
          `${service}Commit`,
          bytes,
          bytes,
          encodeMessage('CommitRequest', {
            database,
            writes: paths.map((path) => ({ update: { name: nameOf(path), fields } })),
            ...(transaction ? { transaction } : {}),
          }),
          metadata,
          (error) => (error ? reject(error) : resolve()),
        );
      }),
    close: () => client.close(),
  };
}
