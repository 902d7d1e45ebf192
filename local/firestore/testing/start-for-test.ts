import { Firestore, type Settings } from '@google-cloud/firestore';
import { measuredSettings } from '../cost/measurement.ts';
import { type FirestoreLocal, type FirestoreLocalOptions, startFirestoreLocal } from '../index.ts';

export interface TestServer {
  readonly server: FirestoreLocal;
  /** A server SDK client, set up as an application under emulation would be. */
  client(settings?: Settings): Firestore;
  url(path: string): string;
  /** Ends the clients, waits until they have hung up, then ends the server. */
  stop(): Promise<void>;
}

/** Starts an emulator on a free port for one test file. */
export async function startForTest(options: FirestoreLocalOptions = {}): Promise<TestServer> {
  // Otherwise the SDK looks for a metadata server of the cloud, and warns after the tests are over.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  // Explicitly off: the environment may name the product's indexes, which are none of these tests' business.
  const server = await startFirestoreLocal({ indexes: 'off', ...options });
  const clients: Firestore[] = [];
  return {
    server,
    client: (settings = {}) => {
      process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
      const client = new Firestore({ ...measuredSettings, projectId: 'demo-test', ...settings });
      clients.push(client);
      return client;
    },
    url: (path) => `http://127.0.0.1:${server.port}${path}`,
    stop: async () => {
      await Promise.all(clients.map((client) => client.terminate()));
      // The SDK ends the streams of its listeners in its own time; what it did after the tests would end the process.
      await server.hungUp();
      await server.stop();
    },
  };
}
