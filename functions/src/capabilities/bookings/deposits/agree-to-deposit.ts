import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { DepositTerms, PendingAction } from '@merve/contract';
import { formatClock } from '../../../language/format.ts';
import {
  bookingCard,
  type HoldExpiryScheduler,
  prepareAgreeDeposit,
  prepareCancel,
} from '../../../ledger/index.ts';
import { paymentTimes } from '../../../payments/deposit-times.ts';
import { newPayment } from '../../../payments/new-payment.ts';
import type { PaymentScheduler } from '../../../payments/payment-scheduler.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { readTogether } from '../../../platform/firestore/read-together.ts';
import type { CommitContext, CommitEffect } from '../../../tools/commit-handler.ts';
import { changeSinceShown, isDepositChanged } from '../change-since-shown.ts';
import type { PendingArguments } from '../pending-arguments.ts';
import { type BookingRefusal, refuseCommit } from '../refuse-booking.ts';
import { depositWords } from './deposit-words.ts';
import { depositSentences } from './sentences/index.ts';

export interface DepositNeeds {
  readonly documents: Documents;
  readonly holdScheduler?: HoldExpiryScheduler | undefined;
  /** Null where no payments can be taken. */
  readonly paymentScheduler: PaymentScheduler | null;
}

/**
 * YES to a booking that asks a deposit: the slot stays held for as long as paying may take, and the payment is on record,
 * in the gate's one transaction. Nothing is asked of the payment provider here: that comes after the record, so that
 * whatever dies in between, there is one payment. Reads as many round trips as a YES without a deposit.
 */
export async function agreeToDeposit(
  tx: FirestoreTransaction,
  { documents, holdScheduler, paymentScheduler }: DepositNeeds,
  action: PendingAction,
  args: PendingArguments & { readonly deposit: DepositTerms },
  context: CommitContext,
): Promise<CommitEffect> {
  const { now, language } = context;
  const { businessId, txId, offeringId, listingId, deposit, startsAt } = args;
  const times = paymentTimes(now, startsAt === undefined ? action.expiresAt : new Date(startsAt));
  const input = {
    businessId,
    txId,
    actorId: action.ownerActorId,
    idempotencyKey: context.idempotencyKey,
    now,
    knownLockKeys: args.lockKeys,
  };
  const [agreement, [offering, listing]] = await Promise.all([
    prepareAgreeDeposit(tx, documents, {
      ...input,
      holdUntil: times.holdUntil,
      allergies: (context.allergies ?? []).map(({ words }) => words),
    }),
    readTogether(tx, documents.offering(businessId, offeringId), documents.listing(listingId)),
  ]);
  const { outcome, replayed } = agreement;
  if (!outcome.ok) return refuseCommit(outcome, language, agreement.write);
  const { transaction } = outcome;
  const refusal: BookingRefusal | null =
    paymentScheduler === null
      ? { code: 'PAYMENT_UNAVAILABLE', details: {} }
      : (changeSinceShown(action, { listing, offering }, context) ??
        (isDepositChanged(transaction, offering) ? { code: 'PRICE_CHANGED', details: {} } : null));
  if (refusal !== null && !replayed) {
    const reason = refusal.code === 'PRICE_CHANGED' ? 'price_changed' : 'policy_changed';
    const givenBack = await prepareCancel(tx, documents, { ...input, reason });
    return refuseCommit(refusal, language, givenBack.write);
  }
  const { traceId } = context;
  const payment = {
    ...newPayment(transaction, deposit, { times, language, threadId: context.threadId, now }),
    traceId,
  };
  const words = depositWords(transaction, deposit, language);
  return {
    text: depositSentences(language).agreed(words, formatClock(times.payBy, transaction.timeZone)),
    ui: bookingCard('booking', transaction),
    committed: true,
    // The merchant hears of it when it is theirs: once it is paid.
    intents: [],
    write() {
      agreement.write();
      if (!replayed) tx.create(documents.payment(payment.paymentId), payment);
    },
    async afterCommit() {
      await Promise.all([
        paymentScheduler?.schedule(payment.paymentId, now),
        transaction.holdExpiresAt === null
          ? undefined
          : holdScheduler?.schedule(businessId, txId, transaction.holdExpiresAt),
      ]);
    },
  };
}
