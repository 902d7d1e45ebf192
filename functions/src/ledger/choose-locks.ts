import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Business, Offering, ResourceLock } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { bookingEndsAt } from './check-bookable.ts';
import { lockKey, preferredToken } from './lock-keys.ts';
import { coveredSlots } from './slots.ts';

/** One slot a booking needs, and the lock document that stands for it. */
export interface WantedLock {
  readonly lockKey: string;
  readonly slotStartsAt: Date;
}

/** Locks as they were read, by key; a key that was not read is absent, a free one is `undefined`. */
export type LocksRead = ReadonlyMap<string, ResourceLock | undefined>;

/** The locks a booking, or one night of a stay, needs if it takes the given capacity token: one per slot it covers, all of one token. */
export function wantedLocks(
  offering: Offering,
  business: Business,
  startsAt: Date,
  token: number,
): WantedLock[] {
  const grid = { slotMinutes: offering.slotMinutes, timeZone: business.timeZone };
  return coveredSlots(startsAt, bookingEndsAt({ offering, business, startsAt }), grid).map(
    (slotStartsAt) => ({
      lockKey: lockKey(offering, slotStartsAt, token),
      slotStartsAt,
    }),
  );
}

/** The locks a transaction tries first. */
export function preferredLocks(
  offering: Offering,
  business: Business,
  startsAt: Date,
  txId: string,
): WantedLock[] {
  return wantedLocks(offering, business, startsAt, preferredToken(txId, offering.capacity));
}

/**
 * A lock is free if nobody has it, if it was held and its time is up, if it is held by the very transaction that is
 * being replaced, or if it belongs to the confirmed booking that is being moved: nobody must be refused by their own.
 */
export function isFree(
  lock: ResourceLock | undefined,
  now: Date,
  replacedTxId: string | null = null,
  movedTxId: string | null = null,
): boolean {
  if (lock === undefined || lock.txId === movedTxId) return true;
  if (lock.state !== 'held') return false;
  return lock.txId === replacedTxId || (lock.expiresAt !== null && lock.expiresAt <= now);
}

/** The first candidate all of whose locks were read and are free. */
export function firstFree(
  candidates: readonly (readonly WantedLock[])[],
  locks: LocksRead,
  now: Date,
  replacedTxId: string | null = null,
  movedTxId: string | null = null,
): readonly WantedLock[] | undefined {
  return candidates.find((candidate) =>
    candidate.every(
      ({ lockKey: key }) => locks.has(key) && isFree(locks.get(key), now, replacedTxId, movedTxId),
    ),
  );
}

/** Reads locks by key, in one round trip; no keys, no round trip. */
export async function readLocks(
  tx: FirestoreTransaction,
  documents: Documents,
  businessId: string,
  keys: readonly string[],
): Promise<LocksRead> {
  if (keys.length === 0) return new Map();
  const [locks] = await readTogether(
    tx,
    keys.map((key) => documents.lock(businessId, key)),
  );
  return new Map(keys.map((key, index) => [key, locks[index]]));
}

/** The same as they stand at this moment, outside any transaction: nobody waits for who reads them, and they may change at once. */
export async function readLocksNow(
  documents: Documents,
  businessId: string,
  keys: readonly string[],
): Promise<LocksRead> {
  if (keys.length === 0) return new Map();
  return documents.db.runTransaction((tx) => readLocks(tx, documents, businessId, keys), { readOnly: true });
}
