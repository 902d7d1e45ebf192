import { FirestoreError } from '../errors.ts';
import { CollectionIndex } from './collection-index.ts';
import type { DocumentChange, StoredDocument } from './document.ts';
import type { DocumentKey } from './path.ts';

/** How far back a read may reach. Production's default is one hour. */
export const RETENTION_MICROS = 3600 * 1e6;
const MAX_OLD_VERSIONS = 200;
const COMMITS_BETWEEN_SWEEPS = 10_000;

interface OldVersion {
  /** From when this state held. 0 for "before the first known write". */
  readonly since: number;
  readonly document: StoredDocument | undefined;
}

interface Entry {
  readonly key: DocumentKey;
  since: number;
  current: StoredDocument | undefined;
  /** Oldest first; each held until the next one's `since`. */
  old: OldVersion[];
}

/** Told of every commit, after it was applied. */
export type CommitListener = (commit: AppliedCommit) => void;

export interface AppliedCommit {
  /** `projects/p/databases/d` */
  readonly database: string;
  readonly commitTime: number;
  readonly changes: readonly DocumentChange[];
  readonly author: Author;
  /** True when the database was emptied from outside: no trigger fires. */
  readonly cleared: boolean;
}

/** Who wrote: for triggers `…WithAuthContext`. `type` as in the CloudEvent attribute `authtype`. */
export interface Author {
  readonly type: 'system' | 'app_user' | 'unauthenticated';
  readonly id: string | undefined;
}

/**
 * All documents of one database, with their recent past. Synchronous and without any I/O: whoever calls
 * `apply` has made sure that nothing else may happen in between.
 */
export class DocumentStore {
  readonly name: string;
  readonly #entries = new Map<string, Entry>();
  readonly #collections = new Map<string, CollectionIndex>();
  readonly #groups = new Map<string, CollectionIndex>();
  readonly #listeners = new Set<CommitListener>();
  #lastCommitTime: number;
  /** The latest time that any read was told: no later commit may bear it. */
  #lastReadTime = 0;
  /** Reads before this time cannot be answered: history was lost by a restart or by clearing. */
  #historyStart = 0;
  #count = 0;
  #commits = 0;

  constructor(name: string, now: number) {
    this.name = name;
    this.#lastCommitTime = now;
  }

  get size(): number {
    return this.#count;
  }

  get lastCommitTime(): number {
    return this.#lastCommitTime;
  }

  /** The next commit's time: now, but always later than the one before, and than what reads were told. Microseconds. */
  nextCommitTime(now: number): number {
    return Math.max(now, this.#lastCommitTime + 1, this.#lastReadTime + 1);
  }

  /** The present: at least the last commit's time, so that a read never claims to predate what it saw. */
  readTime(now: number): number {
    this.#lastReadTime = Math.max(now, this.#lastCommitTime);
    return this.#lastReadTime;
  }

  get(path: string): StoredDocument | undefined {
    return this.#entries.get(path)?.current;
  }

  /** The document as it was at `time`. Throws FAILED_PRECONDITION beyond the retained past. */
  getAt(path: string, time: number): StoredDocument | undefined {
    const entry = this.#entries.get(path);
    if (!entry) return undefined;
    if (entry.since <= time) return entry.current;
    for (let index = entry.old.length - 1; index >= 0; index--) {
      const version = entry.old[index];
      if (version && version.since <= time) return version.document;
    }
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      'The requested read time is too old: its versions are gone.',
    );
  }

  /** Throws unless reads at `time` can be answered; `now` bounds it from above. */
  checkReadTime(time: number, now: number): void {
    if (time > Math.max(now, this.#lastCommitTime)) {
      throw new FirestoreError('INVALID_ARGUMENT', 'The requested read time is in the future.');
    }
    if (time < now - RETENTION_MICROS || time < this.#historyStart) {
      throw new FirestoreError('FAILED_PRECONDITION', 'The requested read time is too old.');
    }
  }

  /** True if a state of `time` is still wholly known. */
  remembers(time: number, now: number): boolean {
    return (
      time >= this.#historyStart &&
      time >= now - RETENTION_MICROS &&
      time <= Math.max(now, this.#lastCommitTime)
    );
  }

  collection(path: string): CollectionIndex | undefined {
    return this.#collections.get(path);
  }

  group(collectionId: string): CollectionIndex | undefined {
    return this.#groups.get(collectionId);
  }

  /** Paths of the collections that hold documents now. */
  *collectionPaths(): Generator<string> {
    for (const [path, index] of this.#collections) if (index.documents.size > 0) yield path;
  }

  /** Every document as it was at `time`, in no order: for queries of the past, which use no index. */
  *documentsAt(time: number): Generator<StoredDocument> {
    for (const path of this.#entries.keys()) {
      const document = this.getAt(path, time);
      if (document) yield document;
    }
  }

  *all(): Generator<StoredDocument> {
    for (const entry of this.#entries.values()) if (entry.current) yield entry.current;
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Applies a commit's changes as one step. `commitTime` comes from {@link nextCommitTime}. */
  apply(commitTime: number, changes: readonly DocumentChange[], author: Author, cleared = false): void {
    this.#lastCommitTime = Math.max(this.#lastCommitTime, commitTime);
    for (const change of changes) {
      this.#remember(change, commitTime);
      this.#indexesOf(change.key).forEach((index) => {
        index.apply(change);
      });
    }
    if (++this.#commits % COMMITS_BETWEEN_SWEEPS === 0) this.forgetBefore(commitTime - RETENTION_MICROS);
    if (changes.length === 0) return;
    for (const listener of this.#listeners)
      listener({ database: this.name, commitTime, changes, author, cleared });
  }

  /** Restores a document from the journal: no listeners, no history. */
  restore(change: DocumentChange, commitTime: number): void {
    this.#lastCommitTime = Math.max(this.#lastCommitTime, commitTime);
    this.#historyStart = this.#lastCommitTime;
    const before = this.get(change.key.path);
    this.#remember({ ...change, before }, commitTime);
    const entry = this.#entries.get(change.key.path);
    if (entry) entry.old = [];
    if (!change.after) this.#entries.delete(change.key.path);
    for (const index of this.#indexesOf(change.key)) index.apply({ ...change, before });
  }

  /** Reads of the past may reach back to here and no further: older versions and tombstones are dropped. */
  forgetBefore(time: number): void {
    this.#historyStart = Math.max(this.#historyStart, time);
    for (const [path, entry] of this.#entries) {
      entry.old = entry.old.filter((_, index) => (entry.old[index + 1]?.since ?? entry.since) > time);
      if (!entry.current && entry.old.length === 0) this.#entries.delete(path);
    }
  }

  #remember({ key, before, after }: DocumentChange, commitTime: number): void {
    this.#count += Number(after !== undefined) - Number(before !== undefined);
    const entry = this.#entries.get(key.path);
    if (!entry) {
      const old = [{ since: 0, document: undefined }];
      this.#entries.set(key.path, { key, since: commitTime, current: after, old });
      return;
    }
    entry.old.push({ since: entry.since, document: entry.current });
    entry.since = commitTime;
    entry.current = after;
    if (entry.old.length > MAX_OLD_VERSIONS) entry.old = entry.old.slice(-MAX_OLD_VERSIONS / 2);
  }

  #indexesOf(key: DocumentKey): [CollectionIndex, CollectionIndex] {
    return [existing(this.#collections, key.collectionPath), existing(this.#groups, key.collectionId)];
  }
}

function existing(indexes: Map<string, CollectionIndex>, id: string): CollectionIndex {
  const known = indexes.get(id);
  if (known) return known;
  const made = new CollectionIndex();
  indexes.set(id, made);
  return made;
}
