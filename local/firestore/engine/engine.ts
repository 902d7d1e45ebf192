import { VirtualClock } from '../clock/virtual-clock.ts';
import type { AppliedCommit } from '../store/document-store.ts';
import { DEFAULT_TRANSACTION_LIMITS, type TransactionLimits } from '../transactions/transaction-registry.ts';
import { Database, DEFAULT_LOCK_SETTINGS, type DocumentCheck, type LockSettings } from './database.ts';

/** All databases of all projects; each is made when first named and knows nothing of the others. */
export class Engine {
  readonly #databases = new Map<string, Database>();
  readonly #listeners = new Set<(commit: AppliedCommit) => void>();
  readonly #settings: LockSettings;
  readonly #limits: TransactionLimits;
  readonly #check: DocumentCheck | undefined;
  readonly clock: VirtualClock;

  /**
   * @param check asked of every document before it is stored
   * @param clock the time of all databases; the real one, if absent
   */
  constructor(
    settings: Partial<LockSettings> = {},
    limits: Partial<TransactionLimits> = {},
    check?: DocumentCheck,
    clock = new VirtualClock(),
  ) {
    this.#check = check;
    this.clock = clock;
    this.#settings = { ...DEFAULT_LOCK_SETTINGS, ...settings };
    this.#limits = { ...DEFAULT_TRANSACTION_LIMITS, ...limits };
  }

  /** @param name `projects/p/databases/d` */
  database(name: string): Database {
    const known = this.#databases.get(name);
    if (known) return known;
    const made = new Database(name, this.#settings, this.#limits, this.clock, this.#check);
    made.store.onCommit((commit) => {
      for (const listener of this.#listeners) listener(commit);
    });
    this.#databases.set(name, made);
    return made;
  }

  clear(name: string): void {
    this.database(name).clear();
  }

  databases(): Iterable<Database> {
    return this.#databases.values();
  }

  /** Called after every commit of every database, before its client is told. */
  onCommit(listener: (commit: AppliedCommit) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  connectionClosed(connection: string): void {
    for (const database of this.#databases.values()) database.transactions.connectionClosed(connection);
  }

  close(): void {
    for (const database of this.#databases.values()) database.close();
  }
}
