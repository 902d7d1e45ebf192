import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { PendingAction } from '@merve/contract';
import {
  bookingCard,
  effectiveState,
  prepareCancel,
  prepareConfirm,
  prepareRelease,
  referencesOfConfirm,
} from '../../ledger/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import type { CommitContext, CommitEffect, CommitHandler } from '../../tools/commit-handler.ts';
import { bookingWords } from './booking-words.ts';
import { changeSinceShown, isDepositChanged } from './change-since-shown.ts';
import { agreeToDeposit, type DepositNeeds } from './deposits/agree-to-deposit.ts';
import { merchantNotice } from './merchant-notice.ts';
import { type PendingArguments, readPendingArguments } from './pending-arguments.ts';
import { refuseCommit } from './refuse-booking.ts';
import { bookingSentences } from './sentences/index.ts';
import { tellAllergies } from './tell-allergies.ts';

/** It asks a deposit now, and did not when it was shown. */
const depositChanged = { code: 'PRICE_CHANGED', details: {} } as const;

/** The ledger's idempotent request as one step of the caller's transaction. */
function resolveInput(args: PendingArguments, action: PendingAction, context: CommitContext) {
  return {
    businessId: args.businessId,
    txId: args.txId,
    actorId: action.ownerActorId,
    idempotencyKey: context.idempotencyKey,
    now: context.now,
    knownLockKeys: args.lockKeys,
    allergies: (context.allergies ?? []).map(({ words }) => words),
    // Its turn takes a message once, in the transaction at hand, and the key is this message's.
    usesKeyOnce: true,
  };
}

/** Where it is booked, as it is now. */
function placeOf(documents: Documents, { businessId, offeringId, listingId }: PendingArguments) {
  return [
    documents.offering(businessId, offeringId),
    documents.listing(listingId),
    documents.business(businessId),
  ] as const;
}

/** YES and NO to a held booking. */
export function confirmBookingHandler(
  documents: Documents,
  deposits: Omit<DepositNeeds, 'documents'> = { paymentScheduler: null },
): CommitHandler {
  return {
    kind: 'confirm_transaction',
    statusCard: 'booking',

    readsOfCommit(action, context) {
      const args = readPendingArguments(action);
      if (args.deposit !== undefined) return [];
      return [
        ...referencesOfConfirm(documents, resolveInput(args, action, context)),
        ...placeOf(documents, args),
      ];
    },

    /**
     * hold → confirmed. Two reads of several documents each, sent together: one round trip once the transaction has
     * read anything before, two if it has not. If policy or price changed since the proposal, the hold is given back.
     */
    async commit(tx: FirestoreTransaction, action, context): Promise<CommitEffect> {
      const args = readPendingArguments(action);
      if (args.deposit !== undefined) {
        const withDeposit = { ...args, deposit: args.deposit };
        return agreeToDeposit(tx, { documents, ...deposits }, action, withDeposit, context);
      }
      const input = resolveInput(args, action, context);
      const [confirmation, [offering, listing, business]] = await Promise.all([
        prepareConfirm(tx, documents, input),
        readTogether(tx, ...placeOf(documents, args)),
      ]);
      const { outcome } = confirmation;
      if (!outcome.ok) return refuseCommit(outcome, context.language, confirmation.write);
      const change = confirmation.replayed
        ? null
        : (changeSinceShown(action, { listing, offering }, context) ??
          (isDepositChanged(outcome.transaction, offering) ? depositChanged : null));
      if (change !== null) {
        const reason = change.code === 'PRICE_CHANGED' ? 'price_changed' : 'policy_changed';
        const givenBack = await prepareCancel(tx, documents, { ...input, reason });
        return refuseCommit(change, context.language, givenBack.write);
      }
      const { transaction } = outcome;
      const notice = merchantNotice(
        'merchant_booking_confirmed',
        { transaction, listing, business },
        context,
      );
      const words = bookingWords(transaction, context.language);
      const text = bookingSentences(context.language).confirmed(words, notice !== null);
      const lines = text.split('\n');
      return {
        text,
        // What stands, and whether they were told of it; the card has the rest.
        brief: [lines[0], lines.at(-1)].join('\n'),
        ui: bookingCard('booking', transaction),
        committed: true,
        // Answered before: the notice was written then, and may have been sent since.
        intents: notice === null || confirmation.replayed ? [] : [notice],
        write: confirmation.write,
      };
    },

    /** hold → cancelled. One round trip. For a hold that is gone already, says what became of it. */
    async release(tx, action, reason, context): Promise<CommitEffect> {
      const args = readPendingArguments(action);
      const { outcome, write } = await prepareRelease(tx, documents, {
        ...resolveInput(args, action, context),
        reason,
      });
      if (!outcome.ok) {
        // A replaced hold that is gone needs no sentence: the person is looking at the new proposal.
        const effect = refuseCommit(outcome, context.language, write);
        return reason === 'replaced' ? { ...effect, text: '' } : effect;
      }
      const words = bookingWords(outcome.transaction, context.language);
      const sentences = bookingSentences(context.language);
      return {
        text: reason === 'replaced' ? sentences.replaced(words) : sentences.released(words),
        ui: bookingCard('booking', outcome.transaction),
        committed: false,
        intents: [],
        write,
      };
    },

    tellAllergies: (tx, commitment, context) => tellAllergies(tx, documents, commitment, context),

    async isHeld(tx, action, now) {
      const { businessId, txId } = readPendingArguments(action);
      const [transaction] = await readTogether(tx, documents.transaction(businessId, txId));
      return transaction !== undefined && effectiveState(transaction, now) === 'hold';
    },
  };
}
