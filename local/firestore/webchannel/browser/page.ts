/** What the test page can do; the test calls it as `web.…`. Bundled with the web SDK when the test runs. */
import { initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';

interface ConnectOptions {
  readonly port: number;
  /** `true` and `false` force it; absent, the SDK finds out, by how soon the first bytes come. */
  readonly longPolling?: boolean;
  /** Keeps documents in IndexedDB, shared by all tabs. */
  readonly persistent?: boolean;
  readonly user?: string;
}

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
let small: lite.Firestore;

const web = {
  connect({ port, longPolling, persistent, user }: ConnectOptions): void {
    db = full.initializeFirestore(app, {
      ...(longPolling === true ? { experimentalForceLongPolling: true } : {}),
      ...(longPolling === false ? { experimentalAutoDetectLongPolling: false } : {}),
      ...(persistent
        ? { localCache: full.persistentLocalCache({ tabManager: full.persistentMultipleTabManager() }) }
        : {}),
    });
    full.connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: user ? { sub: user } : 'owner' });
  },

  follow(path: string): void {
    seen.set(path, []);
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
