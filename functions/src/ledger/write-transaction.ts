import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type {
  ResourceLock,
  Transaction,
  TransactionEvent,
  TransactionState,
  Transition,
} from '@merve/contract';
import { writeBooking } from '../commitments/write-commitment.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { LocksRead, WantedLock } from './choose-locks.ts';
import { eventIdFor } from './identity.ts';
import { noteOccupancy } from './occupancy.ts';
import { effectiveState, isLawful } from './transition.ts';

/**
 * What must hold of every write of the ledger, whoever asked for it. Thrown before anything is written, or inside the
 * caller's Firestore transaction: then none of it is. `broken` names the rule to operators.
 * @throws MerveError `INTERNAL`
 */
function assertHolds(holds: boolean, broken: string, { txId, businessId }: Transaction): void {
  if (!holds)
    throw new MerveError('INTERNAL', `The ledger would break: ${broken}`, {
      details: { broken, txId, businessId },
    });
}

/** Who caused a change, null for time itself, and why. */
interface Cause {
  readonly actorId: string | null;
  readonly reason: string | null;
}

/** Writes the immutable record of one transition, under its deterministic id: it can exist only once. */
function writeEvent(
  tx: FirestoreTransaction,
  documents: Documents,
  { txId, businessId, updatedAt }: Transaction,
  transition: Transition,
  change: Cause & { readonly from: TransactionState | null; readonly to: TransactionState },
): void {
  const eventId = eventIdFor(txId, transition);
  const event: TransactionEvent = { eventId, txId, businessId, transition, ...change, at: updatedAt };
  tx.create(documents.event(businessId, txId, eventId), event);
}

/**
 * Writes a transaction that is made now, a hold or the house's own block, with its events and all its locks.
 * @param places how many places a slot of the offering has
 * @param read the locks as they were read in this Firestore transaction
 * @param replacedTxId the hold that ends in the same transaction, and whose locks it may take over
 */
export function writeMade(
  tx: FirestoreTransaction,
  documents: Documents,
  transaction: Transaction,
  {
    places,
    locks,
    read,
    replacedTxId = null,
    ...cause
  }: Cause & {
    readonly places: number;
    readonly locks: readonly WantedLock[];
    readonly read: LocksRead;
    readonly replacedTxId?: string | null;
  },
): void {
  const { businessId, offeringId, txId, timeZone, holdExpiresAt, createdAt, state } = transaction;
  const isOpen = ({ lockKey }: WantedLock) => {
    const lock = read.get(lockKey);
    const isOver = lock?.state === 'held' && lock.expiresAt !== null && lock.expiresAt <= createdAt;
    return read.has(lockKey) && (lock === undefined || isOver || lock.txId === replacedTxId);
  };
  assertHolds(state === 'hold' || state === 'confirmed', 'made-in-another-state', transaction);
  assertHolds(sameKeys(keysOf(locks), transaction.lockKeys), 'locks-are-not-its-slots', transaction);
  assertHolds(locks.every(isOpen), 'lock-of-another', transaction);
  writeBooking(tx, documents, transaction, { isNew: true });
  writeEvent(tx, documents, transaction, 'drafted', { ...cause, from: null, to: 'draft' });
  writeEvent(tx, documents, transaction, 'held', { ...cause, from: 'draft', to: 'hold' });
  if (state === 'confirmed')
    writeEvent(tx, documents, transaction, 'confirmed', { ...cause, from: 'hold', to: 'confirmed' });
  for (const { lockKey, slotStartsAt } of locks) {
    const lock: ResourceLock = {
      lockKey,
      businessId,
      offeringId,
      txId,
      state: state === 'hold' ? 'held' : 'confirmed',
      slotStartsAt,
      timeZone,
      expiresAt: holdExpiresAt,
      places,
      createdAt,
      updatedAt: createdAt,
    };
    // A free lock is created, never set: if another transaction came first, this one must fail, not overwrite.
    if (read.get(lockKey) === undefined) tx.create(documents.lock(businessId, lockKey), lock);
    else tx.set(documents.lock(businessId, lockKey), lock);
  }
  const taken = locks.map((lock) => ({ ...lock, places }));
  noteOccupancy(tx, documents, businessId, taken, true);
}

/** Writes a transition: the transaction, its event, and its own locks (confirmed, or given back). */
export function writeTransition(
  tx: FirestoreTransaction,
  documents: Documents,
  before: Transaction,
  after: Transaction & { readonly state: 'confirmed' | 'cancelled' | 'expired' },
  { owned, ...cause }: Cause & { readonly owned: readonly ResourceLock[] },
): void {
  const { businessId, txId, state, updatedAt } = after;
  const stands = effectiveState(before, updatedAt);
  const from = state === 'expired' ? before.state : stands;
  assertHolds(txId === before.txId && businessId === before.businessId, 'another-transaction', after);
  assertHolds(isLawful(from, state), 'transition-not-in-the-table', after);
  assertHolds(state !== 'expired' || stands === 'expired', 'expired-before-its-time', after);
  assertOwned(after, owned);
  if (state === 'confirmed')
    assertHolds(sameKeys(keysOf(owned), after.lockKeys), 'confirmed-without-its-locks', after);
  writeBooking(tx, documents, after);
  writeEvent(tx, documents, after, state, { ...cause, from: before.state, to: state });
  for (const lock of owned) {
    const reference = documents.lock(businessId, lock.lockKey);
    if (state === 'confirmed') tx.set(reference, { ...lock, state, expiresAt: null, updatedAt });
    else tx.delete(reference);
  }
  if (state !== 'confirmed') noteOccupancy(tx, documents, businessId, owned, false);
}

/** Writes what is new of a transaction that stays in its state, and lets its locks wait as long as it does. No event. */
export function writeStanding(
  tx: FirestoreTransaction,
  documents: Documents,
  before: Transaction,
  after: Transaction,
  owned: readonly ResourceLock[] = [],
): void {
  assertHolds(after.txId === before.txId && after.state === before.state, 'state-without-transition', after);
  assertHolds(sameKeys(after.lockKeys, before.lockKeys), 'locks-without-transition', after);
  assertOwned(after, owned);
  writeBooking(tx, documents, after);
  for (const lock of owned) {
    tx.set(documents.lock(after.businessId, lock.lockKey), {
      ...lock,
      expiresAt: after.holdExpiresAt,
      updatedAt: after.updatedAt,
    });
  }
}

const keysOf = (locks: readonly Pick<ResourceLock, 'lockKey'>[]) => locks.map(({ lockKey }) => lockKey);

/** Whether both name the same locks, each once. */
const sameKeys = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && new Set([...some, ...others]).size === others.length;

/** Another's locks are never touched. */
function assertOwned(transaction: Transaction, owned: readonly ResourceLock[]): void {
  const isOwn = ({ txId, lockKey }: ResourceLock) =>
    txId === transaction.txId && transaction.lockKeys.includes(lockKey);
  assertHolds(owned.every(isOwn), 'lock-of-another', transaction);
}
