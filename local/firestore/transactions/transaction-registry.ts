import { randomBytes } from 'node:crypto';
import type { ClockTimer, VirtualClock } from '../clock/virtual-clock.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import type { LockTable } from './lock-table.ts';
import type { Transaction } from './transaction.ts';

export interface TransactionLimits {
  /** A transaction unused for this long is ended. Production: 60 s. */
  readonly idleMilliseconds: number;
  /** A transaction is ended at this age, used or not. Production: 270 s. */
  readonly totalMilliseconds: number;
  /** After the last connection that spoke for a transaction closes, it is ended this much later. */
  readonly connectionGraceMilliseconds: number;
}

export const DEFAULT_TRANSACTION_LIMITS: TransactionLimits = {
  idleMilliseconds: 60_000,
  totalMilliseconds: 270_000,
  // Not at once: the SDK's client pool closes idle connections of which a running transaction made its first read.
  connectionGraceMilliseconds: 750,
};

const REMEMBERED_ENDINGS = 5000;

/** The message has the words by which the server SDK knows that it may run the transaction again. */
const expired = (): FirestoreError =>
  invalidArgument('The referenced transaction has expired or is no longer valid.');

/** The transactions of one database: their ids, their ends, and the reasons for these. */
export class TransactionRegistry {
  readonly #running = new Map<string, Transaction>();
  readonly #ended = new Map<string, Transaction>();
  readonly #limits: TransactionLimits;
  readonly #clock: VirtualClock;
  readonly #locks: () => LockTable;
  #births = 0;
  #sweeper: ClockTimer | undefined;

  constructor(limits: TransactionLimits, clock: VirtualClock, locks: () => LockTable) {
    this.#limits = limits;
    this.#clock = clock;
    this.#locks = locks;
  }

  get running(): number {
    return this.#running.size;
  }

  /** The running ones, oldest first. */
  list(): Transaction[] {
    return [...this.#running.values()];
  }

  /**
   * @param readTime microseconds; given for a read-only transaction
   * @param retryOf id of the attempt that this one repeats
   */
  begin(connection: string, readTime: number | undefined, retryOf?: Uint8Array): Transaction {
    const earlier = retryOf && retryOf.length > 0 ? this.#known(hex(retryOf)) : undefined;
    if (earlier && !earlier.ended) this.end(earlier, 'rolled back');
    const now = this.#clock.milliseconds();
    const transaction: Transaction = {
      id: randomBytes(12).toString('hex'),
      age: earlier?.age ?? ++this.#births,
      readOnly: readTime !== undefined,
      readTime,
      outdated: false,
      retry: retryOf !== undefined && retryOf.length > 0,
      documents: new Set(),
      queries: new Map(),
      connections: new Set([connection]),
      startedAt: now,
      lastUsedAt: now,
      ended: undefined,
    };
    this.#running.set(transaction.id, transaction);
    this.#locks().enter(transaction);
    this.#sweeper ??= this.#planSweep();
    return transaction;
  }

  /** The running transaction of that id. Throws ABORTED or INVALID_ARGUMENT if it is over or never was. */
  use(id: Uint8Array, connection: string): Transaction {
    const transaction = this.#known(hex(id));
    if (!transaction) throw invalidArgument('Invalid transaction.');
    if (transaction.ended instanceof FirestoreError) throw transaction.ended;
    if (transaction.ended) throw expired();
    transaction.lastUsedAt = this.#clock.milliseconds();
    transaction.connections.add(connection);
    return transaction;
  }

  /** Ends by the client's wish; a transaction that is already over stays as it ended. */
  rollback(id: Uint8Array): void {
    const transaction = this.#known(hex(id));
    if (!transaction) throw invalidArgument('Invalid transaction.');
    this.end(transaction, 'rolled back');
  }

  end(transaction: Transaction, how: FirestoreError | 'committed' | 'rolled back'): void {
    if (transaction.ended) return;
    transaction.ended = how;
    this.#running.delete(transaction.id);
    this.#ended.set(transaction.id, transaction);
    if (this.#ended.size > REMEMBERED_ENDINGS) {
      const oldest = this.#ended.keys().next().value;
      if (oldest !== undefined) this.#ended.delete(oldest);
    }
    this.#locks().release(transaction);
    transaction.documents.clear();
    transaction.queries.clear();
  }

  /** Ends, after a moment of grace, the transactions for which only that connection has spoken. */
  connectionClosed(connection: string): void {
    for (const transaction of this.#running.values()) {
      if (!transaction.connections.delete(connection) || transaction.connections.size > 0) continue;
      const end = (): void => {
        if (transaction.connections.size === 0) {
          this.end(transaction, new FirestoreError('ABORTED', 'The transaction lost its connection.'));
        }
      };
      this.#clock.after(this.#limits.connectionGraceMilliseconds, end, { background: true });
    }
  }

  close(): void {
    this.#sweeper?.cancel();
    this.#sweeper = undefined;
    for (const transaction of [...this.#running.values()]) this.end(transaction, 'rolled back');
  }

  #known(id: string): Transaction | undefined {
    return this.#running.get(id) ?? this.#ended.get(id);
  }

  #planSweep(): ClockTimer {
    const pause = Math.min(1000, this.#limits.idleMilliseconds / 4);
    return this.#clock.after(pause, () => this.#sweep(), { background: true });
  }

  #sweep(): void {
    const now = this.#clock.milliseconds();
    for (const transaction of [...this.#running.values()]) {
      const idle = now - transaction.lastUsedAt > this.#limits.idleMilliseconds;
      if (idle || now - transaction.startedAt > this.#limits.totalMilliseconds)
        this.end(transaction, expired());
    }
    this.#sweeper = this.#running.size > 0 ? this.#planSweep() : undefined;
  }
}

const hex = (id: Uint8Array): string => Buffer.from(id).toString('hex');
