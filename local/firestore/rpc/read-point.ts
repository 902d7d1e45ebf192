import type { Database } from '../engine/database.ts';
import type { WireConsistency } from '../protocol/wire.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { decodeTimestamp } from '../values/wire-values.ts';
import type { CallContext } from './context.ts';

/** The point in time that a read sees, and the transaction that it is part of. */
export interface ReadPoint {
  readonly transaction: Transaction | undefined;
  /** Set if this read began the transaction: the id goes into the first answer. */
  readonly begun: Uint8Array | undefined;
  /** Microseconds, for reads of the past; undefined reads the present. */
  readonly past: number | undefined;
}

/** Begins, joins or does without a transaction, as the request's consistency selector says. */
export function openRead(database: Database, wire: WireConsistency, context: CallContext): ReadPoint {
  const { transactions, store } = database;
  if (wire.transaction && wire.transaction.length > 0) {
    const transaction = transactions.use(wire.transaction, context.connection);
    return { transaction, begun: undefined, past: database.momentOf(transaction) };
  }
  if (wire.newTransaction) {
    const transaction = beginTransaction(database, wire.newTransaction, context);
    return { transaction, begun: Buffer.from(transaction.id, 'hex'), past: database.momentOf(transaction) };
  }
  if (wire.readTime) {
    const past = decodeTimestamp(wire.readTime).toMicros();
    store.checkReadTime(past, database.clock.micros());
    return { transaction: undefined, begun: undefined, past };
  }
  return { transaction: undefined, begun: undefined, past: undefined };
}

export function beginTransaction(
  database: Database,
  options: NonNullable<WireConsistency['newTransaction']>,
  context: CallContext,
): Transaction {
  let readTime: number | undefined;
  if (options.readOnly) {
    const now = database.clock.micros();
    readTime = options.readOnly.readTime
      ? decodeTimestamp(options.readOnly.readTime).toMicros()
      : database.store.readTime(now);
    database.store.checkReadTime(readTime, now);
  }
  return database.transactions.begin(context.connection, readTime, options.readWrite?.retryTransaction);
}

/** Runs a read; a transaction that it began dies with it if it fails or its client has gone. */
export async function withReadPoint<T>(
  database: Database,
  wire: WireConsistency,
  context: CallContext,
  read: (point: ReadPoint) => Promise<T>,
): Promise<T> {
  const point = openRead(database, wire, context);
  const begun = point.begun ? point.transaction : undefined;
  const abandon = (): void => {
    if (begun) database.transactions.end(begun, 'rolled back');
  };
  if (begun) context.signal.addEventListener('abort', abandon, { once: true });
  try {
    return await read(point);
  } catch (error) {
    abandon();
    throw error;
  } finally {
    // grpc-js also says "cancelled" when a call ends as it should: after the answer that means nothing.
    context.signal.removeEventListener('abort', abandon);
  }
}

/** A document at a read point. Locks must have been taken before. */
export const documentAt = (database: Database, path: string, point: ReadPoint): StoredDocument | undefined =>
  point.past === undefined ? database.store.get(path) : database.store.getAt(path, point.past);

/** The read time to report, in microseconds. */
export const reportedTime = (database: Database, point: ReadPoint): number =>
  point.past ?? database.store.readTime(database.clock.micros());
