import { bookingCard, prepareCancel } from '../../ledger/index.ts';
import { isToolEnabled } from '../../markets/index.ts';
import type { PaymentScheduler } from '../../payments/payment-scheduler.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import type { CommitEffect, CommitHandler } from '../../tools/commit-handler.ts';
import { bookingWords } from './booking-words.ts';
import { prepareDepositOnCancel } from './deposits/cancel-deposit.ts';
import { merchantNotice } from './merchant-notice.ts';
import { readPendingArguments } from './pending-arguments.ts';
import { refuseCommit } from './refuse-booking.ts';
import { bookingSentences } from './sentences/index.ts';

/** YES and NO to the question whether a booking is to be cancelled. */
export function confirmCancellationHandler(
  documents: Documents,
  paymentScheduler: PaymentScheduler | null = null,
): CommitHandler {
  return {
    kind: 'confirm_action',
    statusCard: 'booking',

    /** confirmed or held → cancelled. The merchant is told only if they knew of the booking. */
    async commit(tx, action, context): Promise<CommitEffect> {
      if (!isToolEnabled(context.config, action.tool)) {
        return refuseCommit({ code: 'POLICY_CHANGED', details: {} }, context.language);
      }
      const args = readPendingArguments(action);
      const [{ outcome, replayed, write }, [listing, business], deposit] = await Promise.all([
        prepareCancel(tx, documents, {
          businessId: args.businessId,
          txId: args.txId,
          actorId: action.ownerActorId,
          reason: 'customer_request',
          idempotencyKey: context.idempotencyKey,
          now: context.now,
          knownLockKeys: args.lockKeys,
        }),
        readTogether(tx, documents.listing(args.listingId), documents.business(args.businessId)),
        prepareDepositOnCancel(tx, documents, args, context),
      ]);
      if (!outcome.ok) return refuseCommit(outcome, context.language, write);
      const { transaction } = outcome;
      // The ledger leaves it to its callers who may cancel: here, only whose booking it is.
      if (![action.ownerActorId, ...(context.alsoActorIds ?? [])].includes(transaction.actorId)) {
        return refuseCommit({ code: 'NOT_THE_OWNER', details: {} }, context.language);
      }
      const wasConfirmed = transaction.confirmedAt !== null;
      const notice = wasConfirmed
        ? merchantNotice('merchant_booking_cancelled', { transaction, listing, business }, context)
        : null;
      const words = bookingWords(transaction, context.language);
      const cancelled = bookingSentences(context.language).cancelled(words, notice !== null);
      return {
        text: deposit === null ? cancelled : `${cancelled}\n${deposit.text}`,
        ui: bookingCard('booking', transaction),
        committed: true,
        // Answered before: the notice was written then, and may have been sent since.
        intents: notice === null || replayed ? [] : [notice],
        write() {
          write();
          if (!replayed) deposit?.write();
        },
        async afterCommit() {
          if (deposit !== null) await paymentScheduler?.schedule(deposit.paymentId, context.now);
        },
      };
    },

    /** Nothing was held, so nothing is read or written: the booking stays. */
    async release(_tx, action, _reason, context): Promise<CommitEffect> {
      const { reference } = readPendingArguments(action);
      const text = bookingSentences(context.language).kept(reference);
      return { text, ui: null, committed: false, intents: [], write: () => {} };
    },
  };
}
