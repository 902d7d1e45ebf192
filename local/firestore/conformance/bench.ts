import type { CollectionReference, DocumentData, Firestore, Query } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, describe, test } from '@jest/globals';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import { startForTest, type TestServer } from '../testing/start-for-test.ts';
import { type RestAnswer, readRestAnswer } from './rest-answer.ts';

/** One rule of the documentation, and how to see through an unmodified client that it holds. */
export interface Row {
  readonly rule: string;
  /** The title of the page that states it. */
  readonly page: string;
  readonly check: (bench: Bench) => Promise<void>;
}

const PROJECT = 'demo-conformance';

/** A server, and clients of every kind for it. */
export class Bench {
  readonly local: TestServer;
  readonly db: Firestore;
  /** `projects/p/databases/d/documents` */
  readonly root = `projects/${PROJECT}/databases/(default)/documents`;
  readonly #apps: FirebaseApp[] = [];
  #collections = 0;

  constructor(local: TestServer) {
    this.local = local;
    this.db = local.client({ projectId: PROJECT });
  }

  /** A collection of its own for one row, with these documents in it. */
  async collection(documents: Readonly<Record<string, DocumentData>> = {}): Promise<CollectionReference> {
    const collection = this.db.collection(`c${++this.#collections}`);
    const batch = this.db.batch();
    for (const [id, data] of Object.entries(documents)) batch.set(collection.doc(id), data);
    await batch.commit();
    return collection;
  }

  /** A web SDK client of its own, as an administrator. */
  web(): web.Firestore {
    web.setLogLevel('silent');
    const app = initializeApp(
      { projectId: PROJECT, apiKey: 'none' },
      `bench-${this.#apps.length}-${Date.now()}`,
    );
    this.#apps.push(app);
    const db = web.getFirestore(app);
    web.connectFirestoreEmulator(db, '127.0.0.1', this.local.server.port, { mockUserToken: 'owner' });
    return db;
  }

  /** Calls the REST surface as an administrator. @param path below `documents`, e.g. `/c/a` or `:runQuery` */
  async rest(method: string, path: string, body?: unknown): Promise<RestAnswer> {
    const answer = await fetch(this.local.url(`/v1/${this.root}${path}`), {
      method,
      headers: { authorization: 'Bearer owner' },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return readRestAnswer(answer);
  }

  async close(): Promise<void> {
    await Promise.all(this.#apps.map((app) => web.terminate(web.getFirestore(app))));
    await Promise.all(this.#apps.map(deleteApp));
    await this.local.stop();
  }
}

/** Makes a chapter of rows a test suite, on a server of its own. */
export function conform(chapter: string, rows: readonly Row[]): void {
  describe(chapter, () => {
    let bench: Bench;
    beforeAll(async () => {
      bench = new Bench(await startForTest());
    });
    afterEach(() => bench.local.server.clock.reset());
    afterAll(() => bench.close());
    test.each(rows.map((row) => [`${row.rule} (${row.page})`, row] as const))('%s', (_name, { check }) =>
      check(bench),
    );
  });
}

/** The ids that a query finds, in its order. */
export const ids = async (query: Query): Promise<string[]> => (await query.get()).docs.map(({ id }) => id);

/** The numeric gRPC code with which a call fails; 0 if it succeeds. */
export async function codeOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 0;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : -1;
  }
}
