import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Business, JsonObject, Money, Offering, Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { traceNow } from '../platform/trace.ts';
import { bookingEndsAt, checkBookable, startsOf } from './check-bookable.ts';
import { preferredLocks, type WantedLock } from './choose-locks.ts';
import { depositComingAlong, depositFor, sameDeposit } from './deposit.ts';
import { findPlaces } from './find-places.ts';
import { answeredBefore, idempotencyKey, recordOutcome } from './idempotency.ts';
import { referenceFor, transactionIdFor } from './identity.ts';
import { obstacleToMoving } from './move-booking.ts';
import { type LedgerOutcome, type Prepared, refuse } from './outcome.ts';
import { mayBeReplaced, prepareReplace } from './replace-hold.ts';
import { runPrepared } from './run-prepared.ts';
import { isSoldByNight } from './stay.ts';
import { judge } from './transition.ts';
import { localDate } from './wall-clock.ts';
import { writeMade } from './write-transaction.ts';

const minuteMs = 60_000;

export interface HoldSlotInput {
  readonly businessId: string;
  /** The offering and business as the caller saw them; both are read again in the transaction and checked anew. */
  readonly offering: Offering;
  readonly business: Business;
  readonly listingId: string;
  readonly marketId: string;
  readonly actorId: string;
  /** Whose conversations this one was joined with: the same person's, as another actor. */
  readonly alsoActorIds?: readonly string[];
  readonly threadId: string;
  readonly customerName: string | null;
  /** What the guest asks of the business, in their own words; null or left out for nothing. */
  readonly note?: string | null;
  /** What the guest said of allergies, word for word. */
  readonly allergies?: readonly string[];
  /** See `Transaction.companyAllergies`. */
  readonly companyAllergies?: readonly string[];
  /** The instant the booking starts (UTC); on the offering's grid. */
  readonly startsAt: Date;
  readonly party: number;
  /** Of a stay: for how many nights; one where it is left out. */
  readonly nights?: number | undefined;
  /** What the person is shown, for example `Table for 4`. */
  readonly title: string;
  readonly price: Money | null;
  /** Made by us, `{threadId}:{seq}:{step}`: the same key never holds twice. */
  readonly idempotencyKey: string;
  /**
   * The hold this one is to replace, if it is the same person's in the same conversation (`mayBeReplaced`). Where its
   * locks are in the way they are taken over and it is released in the same transaction; otherwise it is left for the
   * caller to release.
   */
  readonly replacesTxId?: string | null;
  /**
   * The confirmed booking of the same person at this business that this one is to take the place of, once it is confirmed
   * by `moveBooking`. Until then that one stands, and where the two overlap it keeps its locks.
   */
  readonly movesTxId?: string | null;
  readonly now: Date;
  /**
   * Aborted when the caller has given up waiting, and has told the person so: a hold that came after that, and let another
   * one go for its sake, would make what they were told untrue.
   */
  readonly signal?: AbortSignal;
  /** Waited for once everything is read: see `runPrepared`. */
  readonly mayWrite?: () => Promise<void>;
}

function requestOf(input: HoldSlotInput): JsonObject {
  return {
    businessId: input.businessId,
    offeringId: input.offering.offeringId,
    listingId: input.listingId,
    marketId: input.marketId,
    actorId: input.actorId,
    threadId: input.threadId,
    customerName: input.customerName,
    startsAt: Number.isNaN(input.startsAt.getTime()) ? null : input.startsAt.toISOString(),
    party: input.party,
    title: input.title,
    price: input.price,
    ...(input.nights === undefined ? {} : { nights: input.nights }),
    ...(input.note ? { note: input.note } : {}),
    ...(input.movesTxId ? { movesTxId: input.movesTxId } : {}),
  };
}

function samePrice(a: Money | null, b: Money | null): boolean {
  return a?.minorUnits === b?.minorUnits && a?.currency === b?.currency;
}

function heldTransaction(
  input: HoldSlotInput,
  offering: Offering,
  business: Business,
  txId: string,
  locks: readonly WantedLock[],
  moving: { readonly booking: Transaction; readonly lockKeys: readonly string[] } | null,
  deposit: Pick<Transaction, 'deposit' | 'depositFrom'>,
): Transaction {
  const { now, startsAt } = input;
  // Nobody confirms a table for an hour ago: a hold ends when what is held begins.
  const begins = Math.min(startsAt.getTime(), moving?.booking.startsAt.getTime() ?? Number.POSITIVE_INFINITY);
  const holdExpiresAt = new Date(Math.min(now.getTime() + offering.holdMinutes * minuteMs, begins));
  return {
    txId,
    reference: referenceFor(txId),
    businessId: business.businessId,
    offeringId: offering.offeringId,
    listingId: input.listingId,
    marketId: input.marketId,
    actorId: input.actorId,
    threadId: input.threadId,
    state: 'hold',
    party: input.party,
    startsAt,
    endsAt: bookingEndsAt({ offering, business, startsAt, nights: input.nights }),
    ...(isSoldByNight(offering) ? { nights: input.nights ?? 1 } : {}),
    timeZone: business.timeZone,
    lockKeys: locks.map((lock) => lock.lockKey),
    holdExpiresAt,
    price: input.price,
    ...deposit,
    title: input.title,
    businessName: business.name,
    customerName: input.customerName,
    ...(input.note ? { note: input.note } : {}),
    ...(input.allergies?.length ? { allergies: [...input.allergies] } : {}),
    ...(input.companyAllergies?.length ? { companyAllergies: [...input.companyAllergies] } : {}),
    cancelReason: null,
    ...(moving === null ? {} : { moves: { txId: moving.booking.txId, lockKeys: [...moving.lockKeys] } }),
    createdAt: now,
    updatedAt: now,
    confirmedAt: null,
    endedAt: null,
  };
}

/** A stay names the nights that are taken, as local dates. */
function slotTaken(
  { startsAt }: HoldSlotInput,
  offering: Offering,
  taken: readonly Date[],
  timeZone: string,
): LedgerOutcome {
  const dates = taken.map((start) => localDate(start, timeZone));
  return refuse('SLOT_TAKEN', {
    startsAt: startsAt.toISOString(),
    ...(isSoldByNight(offering) ? { takenNights: dates.join(',') } : {}),
  });
}

/**
 * Drafts and holds a booking as one step of the caller's Firestore transaction: checks the offering anew, takes a
 * lock for every slot the booking covers or none, and writes transaction, events `drafted` and `held`, and the
 * outcome under `tx_draft:{businessId}:{k}` and `tx_hold:{txId}:{k}`. A stay is held in every one of its nights, or not at
 * all. One round trip of reads; further ones only
 * when the preferred capacity token is taken, the offering has changed since the caller read it, or the hold that is
 * replaced covers other slots too.
 *
 * Refusals, kept under the key like a success: those of `checkBookable`, `PRICE_CHANGED` (the offering's price is
 * no longer the one the caller saw), `SLOT_TAKEN` `{startsAt, takenNights?}`; where it moves another booking, those of `obstacleToMoving`, and
 * `DEPOSIT_UNPAID` if it asks another deposit than was paid for that one. `IDEMPOTENCY_MISMATCH` writes nothing.
 */
async function prepareHoldSlot(
  tx: FirestoreTransaction,
  documents: Documents,
  input: HoldSlotInput,
): Promise<Prepared<LedgerOutcome>> {
  const { businessId, now } = input;
  const request = requestOf(input);
  const txId = transactionIdFor(businessId, input.idempotencyKey);
  const draftKey = idempotencyKey('tx_draft', businessId, input.idempotencyKey);
  const holdKey = idempotencyKey('tx_hold', txId, input.idempotencyKey);
  const asSeen =
    checkBookable(input) === null
      ? startsOf(input)
          .flatMap((start) => preferredLocks(input.offering, input.business, start, txId))
          .map((lock) => lock.lockKey)
      : [];
  const [record, existing, offering, business, locksRead, [old], [moved]] = await readTogether(
    tx,
    documents.idempotency(draftKey),
    documents.transaction(businessId, txId),
    documents.offering(businessId, input.offering.offeringId),
    documents.business(businessId),
    asSeen.map((key) => documents.lock(businessId, key)),
    [input.replacesTxId ?? null]
      .filter((oldTxId) => oldTxId !== null)
      .map((oldTxId) => documents.transaction(businessId, oldTxId)),
    [input.movesTxId ?? null]
      .filter((movesTxId) => movesTxId !== null)
      .map((movesTxId) => documents.transaction(businessId, movesTxId)),
  );
  const answered = answeredBefore(record, request);
  if (answered !== null) return answered;

  const conclude = (outcome: LedgerOutcome, write: () => void): Prepared<LedgerOutcome> => ({
    outcome,
    replayed: false,
    write() {
      recordOutcome(tx, documents, [draftKey, holdKey], request, outcome, now);
      write();
    },
  });
  const refused = (outcome: LedgerOutcome) => conclude(outcome, () => {});

  if (existing !== undefined) {
    const verdict = judge('hold', existing, now);
    return refused(refuse(verdict.allowed ? 'NOT_A_DRAFT' : verdict.code));
  }
  if (offering === undefined || business === undefined) return refused(refuse('NOT_BOOKABLE'));
  const obstacle = checkBookable({ ...input, offering, business });
  if (obstacle !== null) return refused(obstacle);
  const isAsShown =
    samePrice(offering.price, input.offering.price) && sameDeposit(offering.deposit, input.offering.deposit);
  if (!isAsShown) return refused(refuse('PRICE_CHANGED'));

  const unmovable = input.movesTxId ? obstacleToMoving(moved, input, now) : null;
  if (unmovable !== null) return refused(unmovable);
  const deposit =
    moved === undefined
      ? depositFor(offering, input.party)
      : depositComingAlong(moved, offering, input.party, now);
  if (deposit === null) return refused(refuse('DEPOSIT_UNPAID'));

  const replaceable = mayBeReplaced(old, input, now) ? old : null;
  const { chosen, taken, locks } = await findPlaces(
    tx,
    documents,
    input,
    { offering, business, txId, replacedTxId: replaceable?.txId ?? null, movedTxId: moved?.txId ?? null },
    new Map(asSeen.map((key, index) => [key, locksRead[index]])),
  );
  if (taken.length > 0) return refused(slotTaken(input, offering, taken, business.timeZone));

  const releaseOld =
    replaceable === null ? null : await prepareReplace(tx, documents, replaceable, chosen, locks, now);
  const kept =
    moved === undefined ? [] : chosen.filter(({ lockKey }) => locks.get(lockKey)?.txId === moved.txId);
  const fresh = chosen.filter((lock) => !kept.includes(lock));
  const moving = moved && { booking: moved, lockKeys: kept.map(({ lockKey }) => lockKey) };
  // What was asked for with the hold it replaces is still wanted, unless something else is asked now.
  const wished = { ...input, note: input.note ?? replaceable?.note ?? null };
  const transaction = {
    ...heldTransaction(wished, offering, business, txId, fresh, moving ?? null, deposit),
    ...traceNow(),
  };
  return conclude({ ok: true, transaction }, () => {
    releaseOld?.();
    const cause = { actorId: input.actorId, reason: null };
    const replacedTxId = replaceable?.txId ?? null;
    const places = offering.capacity;
    writeMade(tx, documents, transaction, { ...cause, places, locks: fresh, read: locks, replacedTxId });
  });
}

/**
 * `prepareHoldSlot` in a Firestore transaction of its own.
 * @throws MerveError as `runPrepared`.
 */
export async function holdSlot(documents: Documents, input: HoldSlotInput): Promise<LedgerOutcome> {
  const { signal, mayWrite } = input;
  const until = { ...(signal && { signal }), ...(mayWrite && { mayWrite }) };
  return (await runPrepared(documents, (tx) => prepareHoldSlot(tx, documents, input), until)).outcome;
}
