import type { FirestoreError } from '../errors.ts';
import type { Query } from '../query/query.ts';

/**
 * A running transaction. A read-write one holds shared locks on the documents and queries it has read until it ends;
 * a read-only one reads at `readTime` and locks nothing.
 */
export interface Transaction {
  readonly id: string;
  /** Order of birth; a retry keeps the order of its first attempt, so that it grows old and is spared in deadlocks. */
  readonly age: number;
  readonly readOnly: boolean;
  /** Microseconds: the moment it reads, if it reads one; for a read-write one under optimistic concurrency, of its first read. */
  readTime: number | undefined;
  /** Under optimistic concurrency: what it read has changed since. It may read on, but not write. */
  outdated: boolean;
  /** A retry after ABORTED: it queues for its locks instead of sharing them. */
  readonly retry: boolean;
  readonly documents: Set<string>;
  readonly queries: Map<string, Query>;
  /** Connections that have spoken for this transaction. */
  readonly connections: Set<string>;
  readonly startedAt: number;
  lastUsedAt: number;
  /** Why it is over, for whoever still speaks of it. */
  ended: FirestoreError | 'committed' | 'rolled back' | undefined;
}
