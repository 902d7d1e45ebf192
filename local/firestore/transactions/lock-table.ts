import { FirestoreError } from '../errors.ts';
import { matchesQuery } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import type { StoredDocument } from '../store/document.ts';
import { findCycle } from './find-cycle.ts';
import type { Transaction } from './transaction.ts';

/** What a commit is about to write: paths, and the documents before and after, for the locks of queries. */
export interface WriteSet {
  readonly paths: readonly string[];
  /** Asked anew at each turn, since documents may change while the commit waits. */
  readonly documents: () => readonly StoredDocument[];
}

/** What a transaction wants to read: a document's path, or a query under a key of its own. */
export interface ReadLock {
  readonly key: string;
  readonly query?: Query;
}

interface WaitingWriter {
  readonly transaction: Transaction | undefined;
  readonly paths: ReadonlySet<string>;
  blockers: readonly Transaction[];
  retry: () => void;
  fail: (error: FirestoreError) => void;
}

interface WaitingReader {
  readonly proceed: () => void;
  readonly refresh: () => void;
}

export const contention = (): FirestoreError =>
  new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');

/**
 * The locks of one database. All locks are shared read locks of read-write transactions; a commit waits until nobody
 * else has read what it writes, and is then applied in one synchronous step, so that no write lock is ever held.
 *
 * Readers are polite: a transaction that wants to read what another running one has read waits for it for a moment
 * (`patience`, longer for a retry), because two that share a document and both write it must end in an abort. The
 * moment over, it shares. So a wait to read can never be part of a deadlock; among commits, cycles are found and the
 * youngest is aborted.
 */
export class LockTable {
  readonly #active = new Set<Transaction>();
  readonly #holders = new Map<string, Set<Transaction>>();
  readonly #readers = new Map<string, WaitingReader[]>();
  readonly #writers = new Set<WaitingWriter>();
  readonly #abort: (transaction: Transaction, error: FirestoreError) => void;

  /** @param abort ends a transaction that lost a deadlock; it must call {@link release} */
  constructor(abort: (transaction: Transaction, error: FirestoreError) => void) {
    this.#abort = abort;
  }

  /** Takes read locks, waiting for each at most `patience` ms since the queue last moved. */
  async read(transaction: Transaction, locks: readonly ReadLock[], patience: number): Promise<void> {
    const inOrder = [...locks].sort((left, right) => (left.key < right.key ? -1 : 1));
    for (const lock of inOrder) {
      if (this.#isHolder(transaction, lock.key)) continue;
      if (this.#isBusy(transaction, lock.key)) await this.#waitToRead(transaction, lock, patience);
      else this.#hold(transaction, lock);
      if (transaction.ended) return;
    }
  }

  /**
   * Waits until no other transaction has a read lock in the way of the write set, then calls `apply` in the same
   * synchronous step: nothing can come in between.
   * Throws ABORTED after `timeout` ms or when chosen as a deadlock's victim.
   */
  async write<T>(
    transaction: Transaction | undefined,
    writeSet: WriteSet,
    timeout: number,
    apply: () => T,
  ): Promise<T> {
    let blockers = this.#blockersOf(transaction, writeSet);
    if (blockers.length === 0) return apply();
    const waiting: WaitingWriter = {
      transaction,
      paths: new Set(writeSet.paths),
      blockers,
      retry: () => {},
      fail: () => {},
    };
    const deadline = Date.now() + timeout;
    this.#writers.add(waiting);
    try {
      do {
        waiting.blockers = blockers;
        await this.#waitToWrite(waiting, deadline - Date.now());
        blockers = this.#blockersOf(transaction, writeSet);
      } while (blockers.length > 0);
      return apply();
    } finally {
      this.#writers.delete(waiting);
      for (const path of waiting.paths) this.#admitReader(path);
    }
  }

  /** Drops all locks of a transaction and lets the waiting ones try again. */
  release(transaction: Transaction): void {
    this.#active.delete(transaction);
    const freed = [...transaction.documents, ...transaction.queries.keys()];
    for (const key of freed) {
      const holders = this.#holders.get(key);
      holders?.delete(transaction);
      if (holders?.size === 0) this.#holders.delete(key);
    }
    for (const writer of [...this.#writers]) {
      if (writer.transaction === transaction) writer.fail(contention());
      else if (writer.blockers.includes(transaction)) writer.retry();
    }
    for (const key of freed) this.#admitReader(key);
  }

  /** Marks a transaction as one whose query locks count. */
  enter(transaction: Transaction): void {
    this.#active.add(transaction);
  }

  #isHolder(transaction: Transaction, key: string): boolean {
    return this.#holders.get(key)?.has(transaction) ?? false;
  }

  #isBusy(transaction: Transaction, key: string): boolean {
    if ((this.#readers.get(key)?.length ?? 0) > 0) return true;
    for (const holder of this.#holders.get(key) ?? []) if (holder !== transaction) return true;
    for (const writer of this.#writers) {
      if (writer.paths.has(key) && !writer.blockers.includes(transaction)) return true;
    }
    return false;
  }

  #hold(transaction: Transaction, { key, query }: ReadLock): void {
    const holders = this.#holders.get(key) ?? new Set();
    holders.add(transaction);
    this.#holders.set(key, holders);
    if (query) transaction.queries.set(key, query);
    else transaction.documents.add(key);
  }

  #waitToRead(transaction: Transaction, lock: ReadLock, patience: number): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#readers.get(lock.key) ?? [];
      this.#readers.set(lock.key, queue);
      const proceed = (): void => {
        clearTimeout(timer);
        const at = queue.indexOf(reader);
        if (at < 0) return;
        queue.splice(at, 1);
        if (queue.length === 0) this.#readers.delete(lock.key);
        // Held at once, not after the await: the next in the queue must see it.
        if (!transaction.ended) this.#hold(transaction, lock);
        resolve();
      };
      const timer = setTimeout(proceed, patience);
      const reader = { proceed, refresh: () => timer.refresh() };
      queue.push(reader);
    });
  }

  #admitReader(key: string): void {
    const queue = this.#readers.get(key);
    if (!queue || this.#holders.has(key)) return;
    for (const writer of this.#writers) if (writer.paths.has(key)) return;
    const head = queue[0];
    for (const reader of queue) reader.refresh();
    head?.proceed();
    // The head may have ended while it waited: then the lock is still free for the next.
    if (head && !this.#holders.has(key)) this.#admitReader(key);
  }

  #blockersOf(transaction: Transaction | undefined, { paths, documents }: WriteSet): Transaction[] {
    const blockers = new Set<Transaction>();
    for (const path of paths) for (const holder of this.#holders.get(path) ?? []) blockers.add(holder);
    let written: readonly StoredDocument[] | undefined;
    for (const other of this.#active) {
      if (other === transaction || blockers.has(other) || other.queries.size === 0) continue;
      written ??= documents();
      for (const query of other.queries.values()) {
        if (written.some((document) => matchesQuery(document, query))) blockers.add(other);
      }
    }
    if (transaction) blockers.delete(transaction);
    return [...blockers];
  }

  async #waitToWrite(waiting: WaitingWriter, timeout: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        waiting.retry = resolve;
        waiting.fail = reject;
        timer = setTimeout(() => reject(contention()), Math.max(0, timeout));
        this.#breakDeadlock(waiting.transaction);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  #breakDeadlock(transaction: Transaction | undefined): void {
    if (!transaction) return;
    const waitsFor = new Map<Transaction, readonly Transaction[]>();
    for (const writer of this.#writers) {
      if (writer.transaction) waitsFor.set(writer.transaction, writer.blockers);
    }
    const cycle = findCycle(transaction, waitsFor);
    if (cycle.length === 0) return;
    const victim = cycle.reduce((youngest, one) => (one.age > youngest.age ? one : youngest));
    this.#abort(victim, contention());
    if (victim !== transaction) this.#breakDeadlock(transaction);
  }
}
