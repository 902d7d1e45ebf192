import type { VirtualClock } from '../clock/virtual-clock.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import type { WireWrite, WireWriteResult } from '../protocol/wire.ts';
import type { Query } from '../query/query.ts';
import type { Documents, StoredDocument } from '../store/document.ts';
import { type Author, DocumentStore } from '../store/document-store.ts';
import { type StagedWrites, stageWrites, writeTarget } from '../store/stage-writes.ts';
import { hasChangedSince } from '../transactions/has-changed-since.ts';
import { contention, LockTable, type LockWait, type WriteSet } from '../transactions/lock-table.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { type TransactionLimits, TransactionRegistry } from '../transactions/transaction-registry.ts';
import { assertCommit } from './assert-commit.ts';

export interface LockSettings {
  /** How long a first attempt waits politely to read what another transaction has read. */
  readonly patienceMilliseconds: number;
  /** The same for a retry. */
  readonly retryPatienceMilliseconds: number;
  /** How long a commit waits for readers. Production: 20 s. */
  readonly commitWaitMilliseconds: number;
}

export const DEFAULT_LOCK_SETTINGS: LockSettings = {
  patienceMilliseconds: 100,
  retryPatienceMilliseconds: 2000,
  commitWaitMilliseconds: 20_000,
};

export interface CommitOutcome {
  readonly results: readonly WireWriteResult[];
  /** Microseconds since 1970. */
  readonly commitTime: number;
}

/**
 * Refuses a commit by throwing; sees what each write would do. Returns what else its decision rests on: if one of these
 * documents has changed when the commit is applied, the guard is asked again.
 */
export type CommitGuard = (staged: StagedWrites, commitTime: number) => Promise<Documents>;

/** So often a guard looks at a commit whose documents others keep changing; then the commit is ABORTED. */
const GUARD_TRIES = 100;

/** Refuses, by throwing, a document that is about to be stored. */
export type DocumentCheck = (document: StoredDocument) => void;

/**
 * Pessimistic: transactions lock what they read. Optimistic: they read one moment and lock nothing; one that writes is
 * ABORTED if what it has read has changed since.
 */
export type Concurrency = 'pessimistic' | 'optimistic';

/** One database of one project: its documents, its locks, its transactions. */
export class Database {
  readonly name: string;
  readonly store: DocumentStore;
  readonly transactions: TransactionRegistry;
  readonly clock: VirtualClock;
  concurrency: Concurrency = 'pessimistic';
  readonly #locks: LockTable;
  readonly #settings: LockSettings;
  readonly #check: DocumentCheck | undefined;

  constructor(
    name: string,
    settings: LockSettings,
    limits: TransactionLimits,
    clock: VirtualClock,
    check?: DocumentCheck,
  ) {
    this.#check = check;
    this.clock = clock;
    this.name = name;
    this.store = new DocumentStore(name, clock.micros());
    this.#settings = settings;
    this.#locks = new LockTable(
      clock,
      (transaction, error) => this.transactions.end(transaction, error),
      (path) => this.store.get(path) !== undefined,
    );
    this.transactions = new TransactionRegistry(limits, clock, () => this.#locks);
  }

  /** The moment that a transaction reads, microseconds, or undefined for the present. The first read may fix it. */
  momentOf(transaction: Transaction): number | undefined {
    if (this.concurrency === 'optimistic') {
      transaction.readTime ??= this.store.readTime(this.clock.micros());
    }
    return transaction.readTime;
  }

  /** Locks documents for a read-write transaction; throws if it ended meanwhile. */
  async lockDocuments(transaction: Transaction, paths: readonly string[]): Promise<void> {
    await this.#lock(
      transaction,
      paths.map((key) => ({ key })),
    );
  }

  /** Locks a query's whole result, so that no document can enter or leave it. `key` tells equal queries. */
  async lockQuery(transaction: Transaction, key: string, query: Query): Promise<void> {
    await this.#lock(transaction, [{ key: `query:${key}`, query }]);
  }

  /** The commits and reads that wait for locks now. */
  lockWaits(): LockWait[] {
    return this.#locks.waits();
  }

  /** Applies the writes as one step, after whoever has read what they change. Ends the transaction if given. */
  async commit(
    writes: readonly WireWrite[],
    author: Author,
    transaction?: Transaction,
    guard?: CommitGuard,
  ): Promise<CommitOutcome> {
    const paths = writes.map((write) => writeTarget(write, this.name).path);
    if (transaction?.readOnly && writes.length > 0) {
      throw invalidArgument('Cannot modify entities in a read-only transaction.');
    }
    for (let tries = 0; tries < GUARD_TRIES; tries++) {
      const guarded = guard ? await this.#passGuard(writes, guard) : undefined;
      const writeSet = { paths, documents: () => this.#touched(writes, paths) };
      const apply = (): CommitOutcome | 'changed' => {
        if (transaction?.ended) throw endOf(transaction);
        return this.#apply(writes, new Set(paths), author, transaction, guarded);
      };
      const outcome =
        this.concurrency === 'optimistic'
          ? this.#overtake(transaction, writeSet, apply)
          : await this.#locks.write(transaction, writeSet, this.#settings.commitWaitMilliseconds, apply);
      // What the guard saw changed while waiting for the locks: it must look again.
      if (outcome !== 'changed') return outcome;
    }
    throw contention();
  }

  /** Empties the database at once: running transactions end, listeners are told, triggers are not. */
  clear(): void {
    this.transactions.close();
    const changes = [...this.store.all()].map((before) => ({ key: before.key, before, after: undefined }));
    const time = this.store.nextCommitTime(this.clock.micros());
    this.store.apply(time, changes, { type: 'system', id: undefined }, true);
    this.store.forgetBefore(time);
  }

  close(): void {
    this.transactions.close();
  }

  async #lock(transaction: Transaction, locks: Parameters<LockTable['read']>[1]): Promise<void> {
    if (transaction.readOnly) return;
    if (this.concurrency === 'optimistic') {
      const time = transaction.readTime;
      this.#locks.share(transaction, locks);
      if (time !== undefined && locks.some((lock) => hasChangedSince(this.store, lock, time))) {
        transaction.outdated = true;
      }
      return;
    }
    const patience = transaction.retry
      ? this.#settings.retryPatienceMilliseconds
      : this.#settings.patienceMilliseconds;
    await this.#locks.read(transaction, locks, patience);
    if (transaction.ended) throw endOf(transaction);
    transaction.lastUsedAt = this.clock.milliseconds();
  }

  /** The optimistic commit: it waits for nobody, and outdates whoever has read what it writes. */
  #overtake(
    transaction: Transaction | undefined,
    writeSet: WriteSet,
    apply: () => CommitOutcome | 'changed',
  ): CommitOutcome | 'changed' {
    if (transaction?.outdated && writeSet.paths.length > 0) {
      this.transactions.end(transaction, contention());
      throw contention();
    }
    const readers = this.#locks.readersOf(transaction, writeSet);
    const outcome = apply();
    if (outcome !== 'changed') for (const reader of readers) reader.outdated = true;
    return outcome;
  }

  /** @param exact whether server timestamps have the microseconds of the commit's time */
  #stage(writes: readonly WireWrite[], exact = false): { staged: StagedWrites; commitTime: number } {
    const commitTime = this.store.nextCommitTime(this.clock.micros());
    const lookup = (path: string): StoredDocument | undefined => this.store.get(path);
    const staged = stageWrites(this.name, writes, lookup, commitTime, exact ? commitTime : undefined);
    return { staged, commitTime };
  }

  async #passGuard(writes: readonly WireWrite[], guard: CommitGuard): Promise<Documents> {
    let refused: unknown;
    let stage: { staged: StagedWrites; commitTime: number };
    try {
      // Exact, so that a server timestamp is `request.time`, and a time that a client told by its own clock is not.
      stage = this.#stage(writes, true);
    } catch (error) {
      // A client that may not write hears that, and not from a failed precondition whether the document is there.
      refused = error;
      stage = this.#stage(
        writes.map((write) => ({ ...write, currentDocument: {} })),
        true,
      );
    }
    const consulted = await guard(stage.staged, stage.commitTime);
    if (refused) throw refused;
    return new Map([...consulted, ...stage.staged.found]);
  }

  #apply(
    writes: readonly WireWrite[],
    paths: ReadonlySet<string>,
    author: Author,
    transaction: Transaction | undefined,
    guarded: Documents | undefined,
  ): CommitOutcome | 'changed' {
    for (const [path, document] of guarded ?? []) if (this.store.get(path) !== document) return 'changed';
    const { staged, commitTime } = this.#stage(writes);
    if (this.#check) for (const { after } of staged.changes) if (after) this.#check(after);
    assertCommit(this.store, {
      changes: staged.changes,
      commitTime,
      locked: paths,
      isReadByAnother: (path) =>
        this.concurrency === 'pessimistic' && this.#locks.isReadByAnother(transaction, path),
    });
    this.store.apply(commitTime, staged.changes, author);
    if (transaction) this.transactions.end(transaction, 'committed');
    return { results: staged.results, commitTime };
  }

  /** The documents before and after, as far as they can be told, to hold against the locks of queries. */
  #touched(writes: readonly WireWrite[], paths: readonly string[]): StoredDocument[] {
    const touched = paths.flatMap((path) => this.store.get(path) ?? []);
    try {
      for (const { after } of this.#stage(writes).staged.changes) if (after) touched.push(after);
    } catch (error) {
      // A precondition that fails now is reported when the writes are applied, not while waiting.
      if (!(error instanceof FirestoreError)) throw error;
    }
    return touched;
  }
}

function endOf(transaction: Transaction): FirestoreError {
  if (transaction.ended instanceof FirestoreError) return transaction.ended;
  return invalidArgument('The referenced transaction has expired or is no longer valid.');
}
