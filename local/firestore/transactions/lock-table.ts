import type { ClockTimer, VirtualClock } from '../clock/virtual-clock.ts';
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

/** A commit or a read that waits for a lock, and for which ones. */
export interface LockWait {
  readonly kind: 'commit' | 'read';
  /** Paths that the commit writes, or the read reads. */
  readonly documents: readonly string[];
  /** How many queries the read wants to lock. */
  readonly queries: number;
}

interface WaitingWriter {
  readonly transaction: Transaction | undefined;
  readonly paths: ReadonlySet<string>;
  readonly documents: () => readonly StoredDocument[];
  blockers: readonly Transaction[];
  retry: () => void;
  fail: (error: FirestoreError) => void;
}

interface WaitingReader {
  readonly transaction: Transaction;
  readonly lock: ReadLock;
  readonly proceed: () => void;
  readonly refresh: () => void;
}

export const contention = (): FirestoreError =>
  new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');

/** Of how many documents it is remembered that their readers leave them as they are. */
const REMEMBERED = 100_000;

/** How long a commit waits for younger readers before it takes precedence over them. */
const MERCY_MILLISECONDS = 200;

/**
 * The locks of one database. All locks are shared read locks of read-write transactions; a commit waits until nobody
 * else has read what it writes, and is then applied in one synchronous step, so that no write lock is ever held.
 *
 * Readers are polite: a transaction that wants to read what another running one has read waits for it for a moment
 * (`patience`, longer for a retry), because two that share a document and both write it must end in an abort. The
 * moment over, it shares. But behind a commit that waits to write what it would read, it waits on, so that writers do
 * not starve; unless that commit waits, through others, for the reader itself. A document that whoever read it last left as it is
 * (an offering, while its tables are booked) is shared at once, as in production: nobody who waits for it would be spared an abort.
 *
 * Who began first goes first: a commit waits for elder readers, and aborts younger ones when a moment has passed. Among
 * commits, cycles are found at once and the youngest is aborted.
 */
export class LockTable {
  readonly #active = new Set<Transaction>();
  readonly #holders = new Map<string, Set<Transaction>>();
  readonly #readers = new Map<string, WaitingReader[]>();
  readonly #writers = new Set<WaitingWriter>();
  readonly #clock: VirtualClock;
  readonly #abort: (transaction: Transaction, error: FirestoreError) => void;
  readonly #isThere: (path: string) => boolean;
  /** Documents that the last transaction to commit after reading them has not written. */
  readonly #leftAsTheyWere = new Set<string>();

  /**
   * @param abort ends a transaction that lost a deadlock; it must call {@link release}
   * @param isThere whether there is a document: one that is missing is mostly read by who wants to create it
   */
  constructor(
    clock: VirtualClock,
    abort: (transaction: Transaction, error: FirestoreError) => void,
    isThere: (path: string) => boolean = () => false,
  ) {
    this.#clock = clock;
    this.#abort = abort;
    this.#isThere = isThere;
  }

  /** Takes read locks, waiting for each at most `patience` ms since the queue last moved. */
  async read(transaction: Transaction, locks: readonly ReadLock[], patience: number): Promise<void> {
    const inOrder = [...locks].sort((left, right) => (left.key < right.key ? -1 : 1));
    for (const lock of inOrder) {
      if (this.#isHolder(transaction, lock.key)) continue;
      if (this.#isBusy(transaction, lock)) await this.#waitToRead(transaction, lock, patience);
      else this.#hold(transaction, lock);
      if (transaction.ended) return;
    }
  }

  /** Takes read locks at once, whoever else has them: for transactions that are checked when they commit. */
  share(transaction: Transaction, locks: readonly ReadLock[]): void {
    for (const lock of locks) this.#hold(transaction, lock);
  }

  /** The other transactions that have read what a commit is about to write. */
  readersOf(transaction: Transaction | undefined, writeSet: WriteSet): Transaction[] {
    return this.#blockersOf(transaction, writeSet);
  }

  /** Whether a transaction other than this one has a lock on a document. */
  isReadByAnother(transaction: Transaction | undefined, path: string): boolean {
    for (const holder of this.#holders.get(path) ?? []) if (holder !== transaction) return true;
    return false;
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
    const commit = (): T => {
      this.#learn(transaction, writeSet.paths);
      return apply();
    };
    let blockers = this.#blockersOf(transaction, writeSet);
    if (blockers.length === 0) return commit();
    const waiting: WaitingWriter = {
      transaction,
      paths: new Set(writeSet.paths),
      documents: writeSet.documents,
      blockers,
      retry: () => {},
      fail: () => {},
    };
    const deadline = this.#clock.milliseconds() + timeout;
    this.#writers.add(waiting);
    try {
      do {
        waiting.blockers = blockers;
        await this.#waitToWrite(waiting, deadline - this.#clock.milliseconds());
        blockers = this.#blockersOf(transaction, writeSet);
      } while (blockers.length > 0);
      return commit();
    } finally {
      this.#writers.delete(waiting);
      for (const path of waiting.paths) this.#admitReader(path);
      for (const [key, [head]] of this.#readers) if (head?.lock.query) this.#admitReader(key);
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

  /** Who waits now: commits first, each kind in the order in which they came. */
  waits(): LockWait[] {
    const commits = [...this.#writers].map(({ paths }) => ({
      kind: 'commit' as const,
      documents: [...paths],
      queries: 0,
    }));
    const reads = [...this.#readers.values()].flat().map(({ lock: { key, query } }) => ({
      kind: 'read' as const,
      documents: query ? [] : [key],
      queries: query ? 1 : 0,
    }));
    return [...commits, ...reads];
  }

  /** Marks a transaction as one whose query locks count. */
  enter(transaction: Transaction): void {
    this.#active.add(transaction);
  }

  #isHolder(transaction: Transaction, key: string): boolean {
    return this.#holders.get(key)?.has(transaction) ?? false;
  }

  #isBusy(transaction: Transaction, lock: ReadLock): boolean {
    if ((this.#readers.get(lock.key)?.length ?? 0) > 0) return true;
    const isTaken = !this.#isShared(lock.key) && this.isReadByAnother(transaction, lock.key);
    return isTaken || this.#writersAhead(transaction, lock).length > 0;
  }

  /** Whether a document may be read beside others at once. */
  #isShared(key: string): boolean {
    return this.#leftAsTheyWere.has(key) && this.#isThere(key);
  }

  /** Remembers what a commit did to the documents that it rests on. */
  #learn(transaction: Transaction | undefined, written: readonly string[]): void {
    if (this.#leftAsTheyWere.size > REMEMBERED) this.#leftAsTheyWere.clear();
    for (const path of transaction?.documents ?? []) this.#leftAsTheyWere.add(path);
    for (const path of written) this.#leftAsTheyWere.delete(path);
  }

  /** Commits that wait to write what the lock covers, other than those that wait for its own transaction. */
  #writersAhead(transaction: Transaction, { key, query }: ReadLock): WaitingWriter[] {
    return [...this.#writers].filter(({ blockers, paths, documents }) => {
      if (blockers.includes(transaction)) return false;
      return query ? documents().some((document) => matchesQuery(document, query)) : paths.has(key);
    });
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
        timer.cancel();
        const at = queue.indexOf(reader);
        if (at < 0) return;
        queue.splice(at, 1);
        if (queue.length === 0) this.#readers.delete(lock.key);
        // Held at once, not after the await: the next in the queue must see it.
        if (!transaction.ended) this.#hold(transaction, lock);
        resolve();
      };
      const waitOn = (): ClockTimer =>
        this.#clock.after(patience, () => {
          const behindWriter = this.#writersAhead(transaction, lock).length > 0;
          if (behindWriter && findCycle(transaction, this.#waitsFor()).length === 0) timer = waitOn();
          else proceed();
        });
      let timer = waitOn();
      const reader: WaitingReader = { transaction, lock, proceed, refresh: () => timer.restart() };
      queue.push(reader);
    });
  }

  #admitReader(key: string): void {
    const queue = this.#readers.get(key);
    const head = queue?.[0];
    if (!queue || !head || (this.#holders.has(key) && !this.#isShared(key))) return;
    if (this.#writersAhead(head.transaction, head.lock).length > 0) return;
    for (const reader of queue) reader.refresh();
    head.proceed();
    // The head may have ended while it waited: then the lock is still free for the next. And what is shared is free for all.
    this.#admitReader(key);
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
    let timer: ClockTimer | undefined;
    let mercy: ClockTimer | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        waiting.retry = resolve;
        waiting.fail = reject;
        timer = this.#clock.after(timeout, () => reject(contention()));
        mercy = this.#clock.after(MERCY_MILLISECONDS, () => this.#takePrecedence(waiting));
        this.#breakDeadlock(waiting.transaction);
      });
    } finally {
      timer?.cancel();
      mercy?.cancel();
    }
  }

  #takePrecedence({ transaction, blockers }: WaitingWriter): void {
    if (!transaction) return;
    for (const blocker of blockers) if (blocker.age > transaction.age) this.#abort(blocker, contention());
  }

  #breakDeadlock(transaction: Transaction | undefined): void {
    if (!transaction) return;
    const cycle = findCycle(transaction, this.#writersWaitFor());
    if (cycle.length === 0) return;
    const victim = cycle.reduce((youngest, one) => (one.age > youngest.age ? one : youngest));
    this.#abort(victim, contention());
    if (victim !== transaction) this.#breakDeadlock(transaction);
  }

  #writersWaitFor(): Map<Transaction, readonly Transaction[]> {
    const waitsFor = new Map<Transaction, readonly Transaction[]>();
    for (const { transaction, blockers } of this.#writers) {
      if (transaction) waitsFor.set(transaction, blockers);
    }
    return waitsFor;
  }

  /** Who waits for whom, readers behind commits included: they wait for whomever those commits wait for. */
  #waitsFor(): Map<Transaction, readonly Transaction[]> {
    const waitsFor = this.#writersWaitFor();
    for (const { transaction, lock } of [...this.#readers.values()].flat()) {
      const ahead = this.#writersAhead(transaction, lock).flatMap(({ blockers }) => blockers);
      waitsFor.set(transaction, [...(waitsFor.get(transaction) ?? []), ...ahead]);
    }
    return waitsFor;
  }
}
