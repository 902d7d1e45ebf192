import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { measuredSettings } from '../../../../local/firestore/cost/measurement.ts';
import { connectInProcess } from '../../../../local/firestore/in-process/connect-in-process.ts';
import { type FirestoreLocal, startFirestoreLocal } from '../../../../local/firestore/index.ts';
import { repositoryRoot } from '../../../../local/stack/repository-root.ts';
import { type Documents, documentsIn } from '../firestore/documents.ts';

export interface LocalFirestore {
  readonly documents: Documents;
  readonly server: FirestoreLocal;
  /** A further client of the same database, as another instance of a function would have. */
  anotherClient(): Documents;
  stop(): Promise<void>;
}

/**
 * A firestore-local of the test file's own, on a free port.
 * @param by how its clients, the SDK's own, reach it. `grpc`: by a socket, as in production, for tests of what happens at once or on the way.
 *   `process`: in this process, at two thirds of the CPU.
 */
export async function startLocalFirestore(by: 'grpc' | 'process' = 'process'): Promise<LocalFirestore> {
  const server = await startFirestoreLocal({
    port: 0,
    projectId: 'demo-test',
    // As in production: a query without an index fails, and says which one to add.
    indexes: join(repositoryRoot(), 'firestore.indexes.json'),
    // Most tests live on a day of their own: by the real time, what they just wrote may be over for long.
    timeToLive: 'by-a-set-clock',
  });
  const clients: Firestore[] = [];
  const connect = () => {
    // The SDK reads this when a client is made, and then looks for no credentials.
    process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
    const client =
      by === 'process'
        ? connectInProcess('demo-test', server.carrier())
        : new Firestore({ ...measuredSettings, projectId: 'demo-test', ignoreUndefinedProperties: true });
    clients.push(client);
    return documentsIn(client);
  };
  return {
    documents: connect(),
    server,
    anotherClient: connect,
    async stop() {
      await Promise.all(clients.map((client) => client.terminate()));
      await server.stop();
    },
  };
}
