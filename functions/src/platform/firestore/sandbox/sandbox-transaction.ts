import { z } from 'zod';
import type { SandboxWrite } from './overlay.ts';
import { storedFields } from './overlay.ts';
import type { PastDocuments } from './past-documents.ts';
import { refuseOptions, SandboxDocument, SandboxQuery, type SandboxSnapshot } from './sandbox-references.ts';

/** Writes gathered to be applied together. */
export class SandboxBatch {
  protected readonly documents: PastDocuments;
  protected readonly writes: SandboxWrite[] = [];

  constructor(documents: PastDocuments) {
    this.documents = documents;
  }

  create(reference: unknown, model: unknown): this {
    const document = own(reference);
    this.writes.push({ kind: 'create', path: document.path, fields: document.stored(model) });
    return this;
  }

  set(reference: unknown, model: unknown, options?: unknown): this {
    const document = own(reference);
    const kind = kindOfSet(options);
    this.writes.push({ kind, path: document.path, fields: document.stored(model) });
    return this;
  }

  update(reference: unknown, changes: unknown, precondition?: unknown): this {
    refuseOptions(precondition);
    this.writes.push({ kind: 'update', path: own(reference).path, fields: storedFields(changes) });
    return this;
  }

  delete(reference: unknown): this {
    this.writes.push({ kind: 'delete', path: own(reference).path });
    return this;
  }

  async commit(): Promise<void> {
    await this.documents.write(this.writes);
  }
}

/** A transaction of the sandbox. Nothing else writes there, so none is ever run again. */
export class SandboxTransaction extends SandboxBatch {
  async get(wanted: unknown): Promise<unknown> {
    this.refuseLateRead();
    return wanted instanceof SandboxQuery ? wanted.get() : own(wanted).get();
  }

  async getAll(...wanted: unknown[]): Promise<SandboxSnapshot[]> {
    this.refuseLateRead();
    return Promise.all(wanted.map((reference) => own(reference).get()));
  }

  /** As in Firestore: a read after a write would not see it. */
  private refuseLateRead(): void {
    if (this.writes.length > 0) throw new Error('A transaction reads before it writes');
  }
}

const merging = z.strictObject({ merge: z.literal(true) });

/** `{ merge: true }` is the one option known here. */
function kindOfSet(options: unknown): 'set' | 'merge' {
  const merges = options !== undefined && merging.safeParse(options).success;
  if (!merges) refuseOptions(options);
  return merges ? 'merge' : 'set';
}

/** @throws Error for a reference to the real database: nothing may be written there, nor read at another time. */
function own(reference: unknown): SandboxDocument {
  if (reference instanceof SandboxDocument) return reference;
  throw new Error('That reference is none of the sandbox');
}
