/** What the test page can do; the test calls it as `web.…`. Bundled with the web SDK when the test runs. */
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';

export interface ConnectOptions {
  /** Of the server, or of what stands in front of it. */
  readonly port?: number;
  /** Absent, the SDK does as it does by default. */
  readonly transport?: 'streaming' | 'long polling' | 'detected';
  /** Keeps documents in IndexedDB, shared by all tabs. */
  readonly persistent?: boolean;
  /** Whose token every request bears. Absent, the administrator's; `signed in`: of whoever signs in, see `signIn`. */
  readonly user?: string;
  /** What stands for Firebase Auth. */
  readonly authUrl?: string;
}

const TRANSPORTS = {
  streaming: { experimentalAutoDetectLongPolling: false },
  'long polling': { experimentalForceLongPolling: true },
  detected: { experimentalAutoDetectLongPolling: true },
};

interface Seen {
  readonly ids: string[];
  readonly data: unknown[];
  readonly fromCache: boolean;
  readonly pending: boolean;
}

const app = initializeApp({ projectId: 'demo-browser', apiKey: 'none' });
const seen = new Map<string, Seen[]>();
const failures = new Map<string, string>();
let db: full.Firestore;
let auth: ReturnType<typeof initializeAuth> | undefined;
let small: lite.Firestore;

const web = {
  connect({ port = 0, transport, persistent, user, authUrl }: ConnectOptions): void {
    if (user === 'signed in' && authUrl) {
      auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, authUrl, { disableWarnings: true });
    }
    db = full.initializeFirestore(app, {
      ...(transport ? TRANSPORTS[transport] : {}),
      ...(persistent
        ? { localCache: full.persistentLocalCache({ tabManager: full.persistentMultipleTabManager() }) }
        : {}),
    });
    const mockUserToken = user ? { sub: user } : 'owner';
    full.connectFirestoreEmulator(db, '127.0.0.1', port, user === 'signed in' ? {} : { mockUserToken });
  },

  /** Signs in as this user, or out. */
  async signIn(user: string | null): Promise<void> {
    if (!auth) throw new Error('This page is not connected as one who signs in.');
    await (user === null ? auth.signOut() : signInWithCustomToken(auth, user));
  },

  terminate: (): Promise<void> => full.terminate(db),

  follow(path: string): void {
    seen.set(path, []);
    failures.delete(path);
    full.onSnapshot(
      full.collection(db, path),
      { includeMetadataChanges: true },
      (snapshot) => {
        seen.get(path)?.push({
          ids: snapshot.docs.map(({ id }) => id),
          data: snapshot.docs.map((one) => one.data()),
          fromCache: snapshot.metadata.fromCache,
          pending: snapshot.metadata.hasPendingWrites,
        });
      },
      (error) => failures.set(path, error.code),
    );
  },

  all: (path: string): Seen[] => seen.get(path) ?? [],
  failure: (path: string): string => failures.get(path) ?? '',

  /** Whether the latest snapshot is the server's, with these documents. */
  settled(path: string, ids: string): boolean {
    const last = seen.get(path)?.at(-1);
    return last !== undefined && !last.fromCache && !last.pending && last.ids.join() === ids;
  },

  /** The latest snapshot of everything followed, for a test that has waited in vain. */
  state: (): object => ({
    seen: Object.fromEntries([...seen].map(([path, all]) => [path, all.at(-1)])),
    failures: Object.fromEntries(failures),
  }),

  cached: (path: string): boolean => seen.get(path)?.at(-1)?.fromCache ?? false,

  set: (path: string, data: object): Promise<void> =>
    full.setDoc(full.doc(db, path), { ...data, at: full.serverTimestamp() }),

  /** Begins a write and does not wait for it. */
  begin: (path: string, data: object): void => void full.setDoc(full.doc(db, path), data),

  /** Begins to add one to a number, and does not wait for it. */
  bump: (path: string): void =>
    void full.setDoc(full.doc(db, path), { n: full.increment(1) }, { merge: true }),

  remove: (path: string): Promise<void> => full.deleteDoc(full.doc(db, path)),

  pending: (path: string): boolean => seen.get(path)?.at(-1)?.pending ?? false,

  /** The code with which a document is refused, or an empty string. */
  refusal: (path: string): Promise<string> =>
    full.getDocFromServer(full.doc(db, path)).then(
      () => '',
      (error) => error.code,
    ),

  /** The code with which a write is refused, or an empty string. */
  tryToSet: (path: string, data: object): Promise<string> =>
    full.setDoc(full.doc(db, path), data).then(
      () => '',
      (error) => error.code,
    ),

  failingUpdate: (path: string): Promise<string> =>
    full.updateDoc(full.doc(db, path), { n: 1 }).then(
      () => '',
      (error) => error.code,
    ),

  async increment(path: string): Promise<void> {
    await full.runTransaction(
      db,
      async (transaction) => {
        const now = await transaction.get(full.doc(db, path));
        transaction.set(full.doc(db, path), { n: (now.get('n') ?? 0) + 1 });
      },
      { maxAttempts: 20 },
    );
  },

  async get(path: string): Promise<unknown> {
    return (await full.getDocFromServer(full.doc(db, path))).data();
  },

  /** Writes values that JSON has no words for, and says how they come back from the server. */
  async roundTrip(path: string): Promise<unknown> {
    const bytes = full.Bytes.fromUint8Array(new Uint8Array([0, 255]));
    const at = new full.Timestamp(1_700_000_000, 123_456_000);
    const data = {
      nan: Number.NaN,
      minusZero: -0,
      infinite: 1 / 0,
      large: 2 ** 53 - 1,
      half: 0.5,
      bytes,
      at,
    };
    await full.setDoc(full.doc(db, path), data);
    const back = (await full.getDocFromServer(full.doc(db, path))).data() ?? {};
    return {
      nan: Number.isNaN(back['nan']),
      minusZero: Object.is(back['minusZero'], -0),
      infinite: back['infinite'] === 1 / 0,
      large: back['large'] === 2 ** 53 - 1,
      half: back['half'] === 0.5,
      bytes: bytes.isEqual(back['bytes']),
      at: at.isEqual(back['at']),
    };
  },

  async count(path: string): Promise<number> {
    return (await full.getCountFromServer(full.collection(db, path))).data().count;
  },

  async lite(port: number): Promise<unknown> {
    small = lite.getFirestore(app, 'small');
    lite.connectFirestoreEmulator(small, '127.0.0.1', port, { mockUserToken: 'owner' });
    const many = lite.collection(small, 'lite');
    const batch = lite.writeBatch(small);
    batch.set(lite.doc(many, 'a'), { n: 1, at: lite.serverTimestamp() });
    batch.set(lite.doc(many, 'b'), { n: 2 });
    await batch.commit();
    await lite.runTransaction(small, async (transaction) => {
      const a = await transaction.get(lite.doc(many, 'a'));
      transaction.update(lite.doc(many, 'a'), { n: a.get('n') + 9 });
    });
    const found = await lite.getDocs(lite.query(many, lite.where('n', '>', 1), lite.orderBy('n', 'desc')));
    const missing = await lite.updateDoc(lite.doc(many, 'none'), { n: 1 }).then(
      () => '',
      (error) => error.code,
    );
    return {
      found: found.docs.map(({ id }) => id),
      count: (await lite.getCount(many)).data().count,
      sum: (await lite.getAggregate(many, { n: lite.sum('n') })).data().n,
      timed: (await lite.getDoc(lite.doc(many, 'a'))).get('at') instanceof lite.Timestamp,
      missing,
    };
  },
};

Object.assign(globalThis, { web });
