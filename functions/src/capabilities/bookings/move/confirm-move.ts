import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { PendingAction, Transaction } from '@merve/contract';
import {
  bookingCard,
  effectiveState,
  prepareCancel,
  prepareMove,
  prepareRelease,
  referencesOfMove,
} from '../../../ledger/index.ts';
import { paymentIdFor } from '../../../payments/payment-id.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { readTogether } from '../../../platform/firestore/read-together.ts';
import type { CommitContext, CommitEffect, CommitHandler } from '../../../tools/commit-handler.ts';
import { bookingWords } from '../booking-words.ts';
import { changeSinceShown, isDepositChanged } from '../change-since-shown.ts';
import { merchantNotice } from '../merchant-notice.ts';
import { refuseCommit } from '../refuse-booking.ts';
import { bookingSentences } from '../sentences/index.ts';
import { depositOnMove } from './deposit-on-move.ts';
import { moveWords } from './move-words.ts';
import { type PendingMove, readPendingMove } from './pending-move.ts';
import { moveSentences } from './sentences/index.ts';

/** The same effect; and where the booking stands after all, that is said. */
function andStands(
  effect: CommitEffect,
  booking: Transaction | undefined,
  context: CommitContext,
): CommitEffect {
  if (booking === undefined || effectiveState(booking, context.now) !== 'confirmed') return effect;
  const stands = moveSentences(context.language).stands(booking.reference);
  return { ...effect, text: `${effect.text} ${stands}`.trim(), ui: bookingCard('booking', booking) };
}

/** What the ledger is asked to move. */
const moveInput = (
  { businessId, txId, moves, lockKeys }: PendingMove,
  action: PendingAction,
  context: CommitContext,
) => ({
  businessId,
  txId,
  movesTxId: moves.txId,
  actorId: action.ownerActorId,
  idempotencyKey: context.idempotencyKey,
  now: context.now,
  ...(context.alsoActorIds === undefined ? {} : { alsoActorIds: context.alsoActorIds }),
  allergies: (context.allergies ?? []).map(({ words }) => words),
  knownLockKeys: [...new Set([...lockKeys, ...moves.lockKeys])],
});

/** Where it is booked, as it is now, and the deposit that comes along. */
function placeOf(documents: Documents, { businessId, offeringId, listingId, depositFrom }: PendingMove) {
  return [
    documents.offering(businessId, offeringId),
    documents.listing(listingId),
    documents.business(businessId),
    depositFrom === undefined ? [] : [documents.payment(paymentIdFor(businessId, depositFrom))],
  ] as const;
}

/**
 * hold → confirmed and confirmed → cancelled, both or neither. Reads as much, and in as many round trips, as the YES to a
 * booking; a deposit comes along in the same transaction. If policy or price changed since it was shown, or the deposit was given
 * back, the new time is given back and the old booking stands.
 */
async function commitMove(
  tx: FirestoreTransaction,
  documents: Documents,
  move: PendingMove,
  action: PendingAction,
  context: CommitContext,
): Promise<CommitEffect> {
  const input = moveInput(move, action, context);
  const [prepared, [offering, listing, business, [payment]]] = await Promise.all([
    prepareMove(tx, documents, input),
    readTogether(tx, ...placeOf(documents, move)),
  ]);
  const { outcome, moved, replayed, write } = prepared;
  if (!outcome.ok || moved === undefined) {
    const refusal = outcome.ok ? ({ code: 'TRANSACTION_NOT_FOUND', details: {} } as const) : outcome;
    return andStands(refuseCommit(refusal, context.language, write), moved, context);
  }
  const { transaction } = outcome;
  const change = replayed
    ? null
    : (changeSinceShown(action, { listing, offering }, context) ??
      (isDepositChanged(transaction, offering) ? ({ code: 'PRICE_CHANGED', details: {} } as const) : null));
  const giveBack = (reason: string) => {
    const { businessId, txId, actorId, idempotencyKey, now } = input;
    const hold = { businessId, txId, actorId, idempotencyKey, now, knownLockKeys: move.lockKeys };
    return prepareCancel(tx, documents, { ...hold, reason });
  };
  if (change !== null) {
    const givenBack = await giveBack(change.code === 'PRICE_CHANGED' ? 'price_changed' : 'policy_changed');
    return andStands(refuseCommit(change, context.language, givenBack.write), moved, context);
  }
  const deposit = depositOnMove(tx, documents, { from: moved, to: transaction, payment, replayed }, context);
  if (deposit?.comesAlong === false) {
    const { write: release } = await giveBack('deposit_gone');
    return { text: deposit.text, ui: null, committed: false, intents: [], write: release };
  }
  const notice = merchantNotice(
    'merchant_booking_moved',
    { transaction, movedFrom: moved, listing, business },
    context,
  );
  const words = moveWords(moved, transaction, context.language);
  const told = moveSentences(context.language).moved(words, transaction.reference, notice !== null);
  return {
    text: deposit === null ? told : `${told}\n${deposit.text}`,
    ui: bookingCard('booking', transaction),
    committed: true,
    // Answered before: the notice was written then, and may have been sent since.
    intents: notice === null || replayed ? [] : [notice],
    write() {
      write();
      deposit?.write();
    },
  };
}

/** The new time is given back. One round trip. For a hold that is gone already, says what became of it. */
async function releaseMove(
  tx: FirestoreTransaction,
  documents: Documents,
  { businessId, txId, lockKeys, moves }: PendingMove,
  { action, reason, context }: { action: PendingAction; reason: ReleaseReason; context: CommitContext },
): Promise<CommitEffect> {
  const [{ outcome, write }, [booking]] = await Promise.all([
    prepareRelease(tx, documents, {
      businessId,
      txId,
      actorId: action.ownerActorId,
      idempotencyKey: context.idempotencyKey,
      now: context.now,
      knownLockKeys: lockKeys,
      reason,
    }),
    readTogether(tx, documents.transaction(businessId, moves.txId)),
  ]);
  if (!outcome.ok) {
    const effect = refuseCommit(outcome, context.language, write);
    return reason === 'replaced' ? { ...effect, text: '' } : andStands(effect, booking, context);
  }
  const words = bookingWords(outcome.transaction, context.language);
  const sentences = bookingSentences(context.language);
  const effect = { ui: bookingCard('booking', outcome.transaction), committed: false, intents: [], write };
  if (reason === 'replaced') return { ...effect, text: sentences.replaced(words) };
  const isStanding = booking !== undefined && effectiveState(booking, context.now) === 'confirmed';
  return isStanding
    ? andStands({ ...effect, text: '' }, booking, context)
    : { ...effect, text: sentences.released(words) };
}

type ReleaseReason = Parameters<CommitHandler['release']>[2];

/** YES and NO to a held slot: to a move where it is one, else to a booking of its own, which `booking` answers. */
export function withMoves(documents: Documents, booking: CommitHandler): CommitHandler {
  return {
    ...booking,
    readsOfCommit(action, context) {
      const move = readPendingMove(action);
      if (move === null) return booking.readsOfCommit?.(action, context) ?? [];
      const reads = [
        ...referencesOfMove(documents, moveInput(move, action, context)),
        ...placeOf(documents, move),
      ];
      return reads.flat();
    },
    async commit(tx, action, context) {
      const move = readPendingMove(action);
      return move === null
        ? booking.commit(tx, action, context)
        : commitMove(tx, documents, move, action, context);
    },
    async release(tx, action, reason, context) {
      const move = readPendingMove(action);
      return move === null
        ? booking.release(tx, action, reason, context)
        : releaseMove(tx, documents, move, { action, reason, context });
    },
  };
}
