import type { Offering } from '@merve/contract';
import { hashId } from '../platform/ids.ts';

/** Locks one transaction may take: what it writes beside all else stays well under the bounds of one Firestore transaction. */
export const maxLocks = 200;

/**
 * The id of the lock document for one slot: `{businessId}:offering:{offeringId}:{YYYY-MM-DDTHH:MMZ}` in UTC, so that
 * a local time shown twice is two keys; with `:token:{n}` (n from 1) where a slot takes more than one booking.
 */
export function lockKey(
  offering: Pick<Offering, 'businessId' | 'offeringId' | 'capacity'>,
  slotStartsAt: Date,
  token: number,
): string {
  const base = `${offering.businessId}:offering:${offering.offeringId}:${slotStartsAt.toISOString().slice(0, 16)}Z`;
  return offering.capacity > 1 ? `${base}:token:${token}` : base;
}

/**
 * The capacity token (1 … capacity) a transaction tries first. Spread by hash, so that contenders for a slot with
 * room for all seldom meet; the same transaction always gets the same one, as its body may be run again.
 */
export function preferredToken(txId: string, capacity: number): number {
  return (Number.parseInt(hashId(['token', txId], 8), 16) % capacity) + 1;
}
