import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Language, Offering, Payment, Transaction } from '@merve/contract';
import { formatLocalTime, formatMoney } from '../../../language/format.ts';
import { depositComingAlong, depositFor, effectiveState } from '../../../ledger/index.ts';
import { isRefundable, refundableUntil } from '../../../payments/deposit-times.ts';
import { paymentAfter } from '../../../payments/payment-after.ts';
import { paymentIdOf } from '../../../payments/payment-id.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { moveDepositSentences } from './deposit-sentences.ts';

/** The money of this booking is there, and for no other. */
function isPaidFor(payment: Payment | undefined, { txId }: Pick<Transaction, 'txId'>): payment is Payment {
  return payment?.state === 'paid' && payment.txId === txId;
}

/**
 * Why the deposit keeps a booking from being moved to this, in a sentence; null if it comes along, or there is none. The money
 * is only ever taken along as it is: a second payment, or a part given back, would be another agreement than the one that was
 * paid for. One read where a deposit was paid.
 */
export async function depositObstacle(
  documents: Documents,
  booking: Transaction,
  wanted: { readonly offering: Offering; readonly party: number },
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<string | null> {
  const { reference, deposit, startsAt, party } = booking;
  const { offering } = wanted;
  const say = moveDepositSentences(language);
  const paid = deposit === undefined ? null : formatMoney(deposit.amount, language);
  if (depositComingAlong(booking, offering, wanted.party, now) === null) {
    const asked = depositFor(offering, wanted.party).deposit;
    return say.differs({
      reference,
      paid,
      asked: asked === undefined ? null : formatMoney(asked.amount, language),
      sameWithSameParty: depositComingAlong(booking, offering, party, now) !== null,
      returned: deposit !== undefined && isRefundable(deposit, startsAt, now),
    });
  }
  if (paid === null) return null;
  const payment = (await documents.payment(paymentIdOf(booking)).get()).data();
  return isPaidFor(payment, booking) ? null : say.gone(reference, paid);
}

/** What is said of a hold that waits for its deposit, and so cannot be moved; null for any other. Pure. */
export function awaitedDeposit(
  booking: Transaction,
  { language, now }: { readonly language: Language; readonly now: Date },
): string | null {
  const { deposit, reference } = booking;
  if (deposit?.agreed !== true || effectiveState(booking, now) !== 'hold') return null;
  return moveDepositSentences(language).awaited(reference, formatMoney(deposit.amount, language));
}

/** What the proposal says of the deposit: that it comes along, and when it is given back from then on. Null if there is none. Pure. */
export function depositLineOfMove(
  { deposit, startsAt, timeZone, createdAt }: Transaction,
  language: Language,
): string | null {
  if (deposit === undefined) return null;
  const until = isRefundable(deposit, startsAt, createdAt) ? refundableUntil(deposit, startsAt) : null;
  return moveDepositSentences(language).comesAlong(
    formatMoney(deposit.amount, language),
    until === null ? null : formatLocalTime(until, timeZone, language),
  );
}

interface DepositOnMove {
  /** Said with the move; or, where it does not come along, instead of it. */
  readonly text: string;
  /** False if the money is not there any more: then nothing may be moved. */
  readonly comesAlong: boolean;
  write(): void;
}

/**
 * The payment's part of a move, in the transaction that moves: from then on it is the new booking's. Null if nothing was paid.
 * Reads nothing.
 * @param payment as this transaction has read it
 * @param replayed the move was made before, and the payment with it
 */
export function depositOnMove(
  tx: FirestoreTransaction,
  documents: Documents,
  {
    from,
    to,
    payment,
    replayed,
  }: {
    readonly from: Transaction;
    readonly to: Transaction;
    readonly payment: Payment | undefined;
    readonly replayed: boolean;
  },
  { language, now }: { readonly language: Language; readonly now: Date },
): DepositOnMove | null {
  const { deposit } = to;
  if (deposit === undefined) return null;
  const say = moveDepositSentences(language);
  const amount = formatMoney(deposit.amount, language);
  if (replayed) return { text: say.cameAlong(amount), comesAlong: true, write: () => {} };
  const after = isPaidFor(payment, from)
    ? paymentAfter(payment, { kind: 'moved', booking: to }, { now })
    : null;
  if (after === null) {
    return { text: say.gone(from.reference, amount), comesAlong: false, write: () => {} };
  }
  return {
    text: say.cameAlong(amount),
    comesAlong: true,
    write: () => void tx.set(documents.payment(after.paymentId), after),
  };
}
