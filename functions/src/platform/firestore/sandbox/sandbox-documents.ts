import type { Firestore } from '@google-cloud/firestore';
import { type Documents, documentsIn } from '../documents.ts';
import type { WouldWrite } from './overlay.ts';
import { type Past, PastDocuments } from './past-documents.ts';
import { SandboxDocument, SandboxQuery } from './sandbox-references.ts';
import { SandboxBatch, SandboxTransaction } from './sandbox-transaction.ts';

export interface Sandbox {
  /** The whole data model. What is written here is read back here, and goes nowhere else. */
  readonly documents: Documents;
  /** Puts a document there before anything runs; it does not count as written. */
  prepare(path: string, model: unknown): void;
  /** What would have been written so far, in the order of first writes. */
  wouldWrite(): readonly WouldWrite[];
}

/**
 * The data model over documents as `past` reads them, with writes kept in memory.
 *
 * What the backend may do to a database is listed here; whatever is not, throws. So code that begins to use more of the SDK
 * fails in the sandbox, and never reaches the database by a door that was forgotten.
 * @param db makes references; nothing is asked of it.
 * @param past the only thing the sandbox asks; of a read-only transaction best with a read time (`pastOf`).
 */
export function sandboxOver(db: Firestore, past: Past): Sandbox {
  const documents = new PastDocuments(past);
  const inside: Readonly<Record<string, unknown>> = {
    collection: (path: string) => new SandboxQuery(documents, { collection: path, everywhere: false }),
    collectionGroup: (name: string) => new SandboxQuery(documents, { collection: name, everywhere: true }),
    doc: (path: string) => new SandboxDocument(documents, path),
    batch: () => new SandboxBatch(documents),
    getAll: (...wanted: unknown[]) => new SandboxTransaction(documents).getAll(...wanted),
    async runTransaction<T>(work: (tx: SandboxTransaction) => Promise<T>): Promise<T> {
      const tx = new SandboxTransaction(documents);
      const result = await work(tx);
      await tx.commit();
      return result;
    },
  };
  const sandboxed = new Proxy(db, {
    get(_, name) {
      const method = typeof name === 'string' ? inside[name] : undefined;
      if (method === undefined) throw new Error(`The sandbox has no ${String(name)}`);
      return method;
    },
    set() {
      throw new Error('The sandbox cannot be changed');
    },
  });
  return {
    documents: documentsIn(sandboxed),
    prepare: (path, model) => documents.overlay.prepare(path, model),
    wouldWrite: () => documents.overlay.wouldWrite(),
  };
}
