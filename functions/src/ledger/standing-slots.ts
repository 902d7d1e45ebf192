import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Business, Offering, ResourceLock } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { isFree } from './choose-locks.ts';
import { lockKey } from './lock-keys.ts';
import { isOnGrid, slotStartAfter } from './slots.ts';

/** No slot is longer: the grid begins anew at each midnight, and a day has 25 hours when clocks change. */
const maxSlotMs = 25 * 3_600_000;

/** What decides which lock documents stand for a booking of an offering. */
export interface Locking {
  readonly offering: Pick<Offering, 'businessId' | 'offeringId' | 'capacity' | 'slotMinutes'>;
  readonly business: Pick<Business, 'timeZone'>;
}

/** Slots that are taken and that a change would leave unlocked. */
export interface StandingSlots {
  readonly offeringId: string;
  readonly slots: number;
  /** When the last of them is over. */
  readonly until: Date;
}

const gridOf = ({ offering, business }: Locking) => ({
  slotMinutes: offering.slotMinutes,
  timeZone: business.timeZone,
});

/**
 * Whether a lock taken under `before` still keeps its slot under `after`: the slot must be one of the new grid, as long as it was, and
 * the lock's id one of those the new capacity asks for. Otherwise the next booking of that time would look at other
 * documents, find them free, and sell the place twice.
 */
export function keepsItsSlot(
  lock: Pick<ResourceLock, 'lockKey' | 'slotStartsAt'>,
  before: Locking,
  after: Locking,
): boolean {
  const { slotStartsAt } = lock;
  if (!isOnGrid(slotStartsAt, gridOf(after))) return false;
  const endsAsBefore =
    slotStartAfter(slotStartsAt, gridOf(after)).getTime() ===
    slotStartAfter(slotStartsAt, gridOf(before)).getTime();
  return (
    endsAsBefore &&
    places(after).some((token) => lockKey(after.offering, slotStartsAt, token) === lock.lockKey)
  );
}

function places({ offering }: Locking): number[] {
  return Array.from({ length: offering.capacity }, (_, index) => index + 1);
}

/** True if no lock can be left behind: the grid is the same, and every place there was is still there under its name. */
function cannotMatter(before: Locking, after: Locking): boolean {
  const isSameGrid =
    before.offering.slotMinutes === after.offering.slotMinutes &&
    before.business.timeZone === after.business.timeZone;
  const [was, will] = [before.offering.capacity, after.offering.capacity];
  return isSameGrid && (was === will || (was > 1 && will > was));
}

/**
 * The slots of an offering that are booked, held or kept by the business and not over yet, and that a change of the
 * offering or of its business's zone would leave unlocked; null if there are none. Read in the caller's Firestore transaction, which
 * must write the offering (or the business): a hold reads both in its own, so the two cannot pass each other.
 */
export async function slotsLeftUnlocked(
  tx: FirestoreTransaction,
  documents: Documents,
  before: Locking,
  after: Locking,
  now: Date,
): Promise<StandingSlots | null> {
  if (cannotMatter(before, after)) return null;
  const { businessId, offeringId } = before.offering;
  const found = await tx.get(
    documents
      .lock(businessId, '-')
      .parent.where('offeringId', '==', offeringId)
      .where('slotStartsAt', '>', new Date(now.getTime() - maxSlotMs)),
  );
  const ends = found.docs
    .map((document) => document.data())
    .filter((lock) => !isFree(lock, now) && !keepsItsSlot(lock, before, after))
    .map(({ slotStartsAt }) => slotStartAfter(slotStartsAt, gridOf(before)))
    .filter((end) => end > now);
  if (ends.length === 0) return null;
  const until = new Date(Math.max(...ends.map((end) => end.getTime())));
  return { offeringId, slots: ends.length, until };
}
