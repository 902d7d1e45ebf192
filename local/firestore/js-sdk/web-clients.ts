import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import { type FirestoreLocal, type FirestoreLocalOptions, startFirestoreLocal } from '../index.ts';

export interface WebClients {
  readonly server: FirestoreLocal;
  /** A web SDK client of its own; an administrator unless given a user. */
  client(mockUserToken?: { sub: string } | 'owner'): Firestore;
  /** Ends the clients, not the server. */
  stopClients(): Promise<void>;
  stop(): Promise<void>;
}

/** An emulator on a free port, and web SDK clients of it, for one test file. */
export async function startWithWebClients(options: FirestoreLocalOptions = {}): Promise<WebClients> {
  setLogLevel('silent');
  const server = await startFirestoreLocal({ indexes: 'off', ...options });
  const apps: FirebaseApp[] = [];
  const stopClients = async (): Promise<void> => {
    await Promise.all(apps.map((app) => terminate(getFirestore(app))));
    await Promise.all(apps.map(deleteApp));
  };
  return {
    server,
    stopClients,
    client: (mockUserToken = 'owner') => {
      const app = initializeApp(
        { projectId: 'demo-web', apiKey: 'none' },
        `web-${apps.length}-${server.port}`,
      );
      apps.push(app);
      const db = getFirestore(app);
      connectFirestoreEmulator(db, '127.0.0.1', server.port, { mockUserToken });
      return db;
    },
    stop: async () => {
      await stopClients();
      await server.stop();
    },
  };
}
