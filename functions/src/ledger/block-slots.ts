import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { JsonObject, Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { isFree, readLocks } from './choose-locks.ts';
import { answeredBefore, idempotencyKey, recordOutcome } from './idempotency.ts';
import { referenceFor, transactionIdFor } from './identity.ts';
import { lockKey, maxLocks } from './lock-keys.ts';
import { type LedgerOutcome, type Prepared, refuse } from './outcome.ts';
import { coveredSlots } from './slots.ts';
import { writeMade } from './write-transaction.ts';

export interface BlockSlotsInput {
  readonly businessId: string;
  readonly offeringId: string;
  /** The slots that `[startsAt, endsAt)` overlaps are kept. Instants (UTC). */
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Who asks; written to the events. The block itself belongs to the business. */
  readonly actorId: string;
  readonly threadId: string;
  /** Made by us: the same key never blocks twice. */
  readonly idempotencyKey: string;
  readonly now: Date;
}

/** Whose a block is: nobody's bookings are found by it. */
export function blockActorOf(businessId: string): string {
  return `business:${businessId}`;
}

/**
 * Keeps slots to the business, as one step of the caller's Firestore transaction: takes every lock of the slots that is
 * free, all places of each, and never one that stands for a booking or a live hold. A booking and a block that come at
 * once meet at the same lock documents: one of them has the slot. It is given back by `prepareCancel`.
 *
 * Refusals: `NOT_BOOKABLE` (no such offering), `TIME_PAST`, `SLOT_TAKEN` (none of the slots has a free place),
 * `BAD_REQUEST` (more than 200 places at once, or an end before the start), `IDEMPOTENCY_MISMATCH`.
 */
export async function prepareBlockSlots(
  tx: FirestoreTransaction,
  documents: Documents,
  input: BlockSlotsInput,
): Promise<Prepared<LedgerOutcome>> {
  const { businessId, offeringId, startsAt, endsAt, now } = input;
  const txId = transactionIdFor(businessId, input.idempotencyKey);
  const key = idempotencyKey('tx_block', businessId, input.idempotencyKey);
  const request: JsonObject = {
    offeringId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    actorId: input.actorId,
  };
  const [record, offering, business] = await readTogether(
    tx,
    documents.idempotency(key),
    documents.offering(businessId, offeringId),
    documents.business(businessId),
  );
  const answered = answeredBefore(record, request);
  if (answered !== null) return answered;
  const refused = (outcome: LedgerOutcome): Prepared<LedgerOutcome> => ({
    outcome,
    replayed: false,
    write: () => recordOutcome(tx, documents, [key], request, outcome, now),
  });
  if (offering === undefined || business === undefined) return refused(refuse('NOT_BOOKABLE'));
  if (endsAt <= now) return refused(refuse('TIME_PAST', { startsAt: startsAt.toISOString() }));

  const grid = { slotMinutes: offering.slotMinutes, timeZone: business.timeZone };
  const slots = endsAt > startsAt ? coveredSlots(startsAt, endsAt, grid) : [];
  if (slots.length === 0 || slots.length * offering.capacity > maxLocks)
    return refused(refuse('BAD_REQUEST', { field: 'endsAt' }));
  const wanted = slots.flatMap((slotStartsAt) =>
    Array.from({ length: offering.capacity }, (_, index) => ({
      lockKey: lockKey(offering, slotStartsAt, index + 1),
      slotStartsAt,
    })),
  );
  const locks = await readLocks(
    tx,
    documents,
    businessId,
    wanted.map((lock) => lock.lockKey),
  );
  const free = wanted.filter((lock) => isFree(locks.get(lock.lockKey), now));
  if (free.length === 0) return refused(refuse('SLOT_TAKEN', { startsAt: startsAt.toISOString() }));

  const transaction: Transaction = {
    txId,
    kind: 'block',
    reference: referenceFor(txId),
    businessId,
    offeringId,
    listingId: offering.listingId,
    marketId: business.marketId,
    actorId: blockActorOf(businessId),
    threadId: input.threadId,
    state: 'confirmed',
    party: 1,
    startsAt,
    endsAt,
    timeZone: business.timeZone,
    lockKeys: free.map((lock) => lock.lockKey),
    holdExpiresAt: null,
    price: null,
    title: offering.title,
    businessName: business.name,
    customerName: null,
    cancelReason: null,
    createdAt: now,
    updatedAt: now,
    confirmedAt: now,
    endedAt: null,
  };
  const outcome: LedgerOutcome = { ok: true, transaction };
  return {
    outcome,
    replayed: false,
    write() {
      recordOutcome(tx, documents, [key], request, outcome, now);
      const cause = { actorId: input.actorId, reason: 'block' };
      writeMade(tx, documents, transaction, {
        ...{ ...cause, places: offering.capacity },
        ...{ locks: free, read: locks },
      });
    },
  };
}
