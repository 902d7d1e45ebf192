import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { JsonObject, ResourceLock, Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { readLocks } from './choose-locks.ts';
import { depositOrigin } from './deposit.ts';
import { answeredBefore, idempotencyKey, recordOutcome } from './idempotency.ts';
import { type LedgerOutcome, type LedgerRefusal, type Prepared, refuse } from './outcome.ts';
import { endedTransaction, ownedLocks, withAllergies } from './resolve-transaction.ts';
import { runPrepared } from './run-prepared.ts';
import { effectiveState, judge } from './transition.ts';
import { writeTransition } from './write-transaction.ts';

/** Who moves, and where they are: as of a hold that replaces another. */
interface Mover {
  readonly actorId: string;
  readonly alsoActorIds?: readonly string[];
}

/**
 * Why a booking cannot be moved by this person at `now`, or null. Only what is confirmed and has not begun can be moved:
 * `TRANSACTION_NOT_FOUND`, `NOT_THE_OWNER`, `NOT_HELD` (not confirmed yet), `ALREADY_CANCELLED`, `HOLD_EXPIRED`, `TIME_PAST`.
 */
export function obstacleToMoving(
  booking: Transaction | undefined,
  { actorId, alsoActorIds = [] }: Mover,
  now: Date,
): LedgerRefusal | null {
  if (booking === undefined) return refuse('TRANSACTION_NOT_FOUND');
  if (![actorId, ...alsoActorIds].includes(booking.actorId)) return refuse('NOT_THE_OWNER');
  const { reference } = booking;
  const verdict = judge('cancel', booking, now);
  if (!verdict.allowed) return refuse(verdict.code, { reference });
  if (effectiveState(booking, now) !== 'confirmed') return refuse('NOT_HELD', { reference });
  if (booking.startsAt <= now) return refuse('TIME_PAST', { startsAt: booking.startsAt.toISOString() });
  return null;
}

interface MoveInput extends Mover {
  readonly businessId: string;
  /** The hold of the new time, made with `holdSlot` and `movesTxId`. */
  readonly txId: string;
  readonly movesTxId: string;
  readonly idempotencyKey: string;
  readonly now: Date;
  /** See `ResolveInput.allergies`. */
  readonly allergies?: readonly string[];
  /** Lock keys of both, as far as the caller knows them: they spare a round trip. */
  readonly knownLockKeys?: readonly string[];
}

/** What a move came to, and the booking it was about as it was before (undefined if there is none). */
interface PreparedMove extends Prepared<LedgerOutcome> {
  readonly moved: Transaction | undefined;
}

/** What `prepareMove` reads, to be read ahead of it. */
export const referencesOfMove = (
  documents: Documents,
  { businessId, txId, movesTxId, idempotencyKey: k, knownLockKeys = [] }: MoveInput,
) =>
  [
    documents.idempotency(idempotencyKey('tx_move', txId, k)),
    documents.transaction(businessId, txId),
    documents.transaction(businessId, movesTxId),
    knownLockKeys.map((lockKey) => documents.lock(businessId, lockKey)),
  ] as const;

/**
 * The YES to a move, as one step of the caller's Firestore transaction: the hold is confirmed and the booking it moves is
 * cancelled (`rescheduled`), both or neither. Where they overlap, the old one's locks change hands without ever being
 * free. Key `tx_move:{txId}:{k}`. One round trip of reads if the lock keys are known, two if not.
 *
 * Refusals: those of `obstacleToMoving`, upon which the hold is given back at once; `TRANSACTION_NOT_FOUND`, `NOT_HELD`,
 * `ALREADY_CONFIRMED`, `ALREADY_CANCELLED` and `HOLD_EXPIRED` of the hold itself, upon which the booking stands;
 * `DEPOSIT_UNPAID` if it asks a deposit that did not come along from that booking; `BAD_REQUEST` if the hold does not move this booking; `IDEMPOTENCY_MISMATCH`.
 */
export async function prepareMove(
  tx: FirestoreTransaction,
  documents: Documents,
  input: MoveInput,
): Promise<PreparedMove> {
  const { businessId, txId, movesTxId, actorId, now, knownLockKeys: known = [] } = input;
  const key = idempotencyKey('tx_move', txId, input.idempotencyKey);
  const request: JsonObject = { businessId, txId, movesTxId, actorId };
  const [record, held, moved, knownLocks] = await readTogether(tx, ...referencesOfMove(documents, input));
  const nothing = (outcome: LedgerOutcome) => ({ outcome, replayed: false, moved, write: () => {} });
  const answered = answeredBefore(record, request);
  if (answered !== null) return { ...answered, moved };
  // Nothing was decided about either of them: not kept under the key.
  if (held === undefined) return nothing(refuse('TRANSACTION_NOT_FOUND'));
  const own = [actorId, ...(input.alsoActorIds ?? [])];
  if (!own.includes(held.actorId)) return nothing(refuse('NOT_THE_OWNER'));
  if (held.moves?.txId !== movesTxId) return nothing(refuse('BAD_REQUEST', { reference: held.reference }));

  const conclude = (outcome: LedgerOutcome, write: () => void): PreparedMove => ({
    outcome,
    replayed: false,
    moved,
    write() {
      recordOutcome(tx, documents, [key], request, outcome, now);
      write();
    },
  });
  const verdict = judge('confirm', held, now);
  if (!verdict.allowed) return conclude(refuse(verdict.code, { reference: held.reference }), () => {});
  if (!isPaidBy(moved, held)) {
    return conclude(refuse('DEPOSIT_UNPAID', { reference: held.reference }), () => {});
  }

  const wanted = [...new Set([...held.lockKeys, ...held.moves.lockKeys, ...(moved?.lockKeys ?? [])])];
  const unread = wanted.filter((lockKey) => !known.includes(lockKey));
  const locks = new Map([
    ...known.map((lockKey, index) => [lockKey, knownLocks[index]] as const),
    ...(await readLocks(tx, documents, businessId, unread)),
  ]);
  const fresh = ownedLocks(held, locks);
  if (fresh.length < held.lockKeys.length) {
    return conclude(refuse('HOLD_EXPIRED', { reference: held.reference }), () => {});
  }
  const obstacle = obstacleToMoving(moved, { actorId, alsoActorIds: own }, now);
  if (obstacle !== null || moved === undefined) {
    const reason = 'nothing_to_move';
    const gone = endedTransaction(held, 'cancelled', reason, now);
    return conclude(obstacle ?? refuse('TRANSACTION_NOT_FOUND'), () =>
      writeTransition(tx, documents, held, gone, { owned: fresh, actorId, reason }),
    );
  }

  const { keeps, gives } = divide(ownedLocks(moved, locks), held.moves.lockKeys);
  if (keeps.length < held.moves.lockKeys.length) {
    return conclude(refuse('SLOT_TAKEN', { startsAt: held.startsAt.toISOString() }), () => {});
  }
  const by = { actorId, reason: 'rescheduled' };
  const confirmed = {
    ...withAllergies(held, input.allergies),
    state: 'confirmed' as const,
    ...(held.deposit === undefined ? {} : { deposit: { ...held.deposit, agreed: true } }),
    lockKeys: [...held.lockKeys, ...held.moves.lockKeys],
    moves: { txId: movesTxId, lockKeys: [] },
    holdExpiresAt: null,
    updatedAt: now,
    confirmedAt: now,
  };
  const ended = { ...endedTransaction(moved, 'cancelled', by.reason, now), movedTo: txId };
  return conclude({ ok: true, transaction: confirmed }, () => {
    writeTransition(tx, documents, moved, ended, { ...by, owned: gives });
    const taken = keeps.map((lock) => ({ ...lock, txId }));
    writeTransition(tx, documents, held, confirmed, { ...by, owned: [...fresh, ...taken] });
  });
}

/** True if the hold asks no deposit, or the very one that was paid for the booking it moves; and none is left behind. */
function isPaidBy(moved: Transaction | undefined, { deposit, depositFrom }: Transaction): boolean {
  // Without a booking nothing is moved, which is said further on.
  if (moved === undefined) return true;
  const origin = depositOrigin(moved);
  return origin === depositFrom && (origin === undefined) === (deposit === undefined);
}

/** A booking's locks: those the new one keeps, and those that become free. */
function divide(locks: readonly ResourceLock[], kept: readonly string[]) {
  const isKept = (lock: ResourceLock) => kept.includes(lock.lockKey);
  return { keeps: locks.filter(isKept), gives: locks.filter((lock) => !isKept(lock)) };
}

/** `prepareMove` in a Firestore transaction of its own. */
export async function moveBooking(documents: Documents, input: MoveInput): Promise<LedgerOutcome> {
  return (await runPrepared(documents, (tx) => prepareMove(tx, documents, input))).outcome;
}
