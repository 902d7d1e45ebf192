import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Transaction } from '@merve/contract';
import { type PreparedNotice, prepareThreadNotice } from '../../../conversations/thread-notice.ts';
import { paymentAfter } from '../../../payments/payment-after.ts';
import { paymentIdFor } from '../../../payments/payment-id.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { readTogether } from '../../../platform/firestore/read-together.ts';
import { bookingCard } from '../booking-words.ts';
import { depositWords } from './deposit-words.ts';
import { depositSentences } from './sentences/index.ts';

/**
 * What goes with a booking that ran out of time before its deposit came, as one step of the transaction that lets it go:
 * the payment is over, the page is to be closed, the person is told. Money that comes all the same is sent back when it does
 * (`settle-payment.ts`).
 */
export async function prepareUnpaid(
  tx: FirestoreTransaction,
  documents: Documents,
  booking: Transaction,
  { traceId, now }: { readonly traceId: string; readonly now: Date },
): Promise<PreparedNotice> {
  const { deposit, businessId, txId, threadId, actorId } = booking;
  const reference = documents.payment(paymentIdFor(businessId, txId));
  const [payment] = await readTogether(tx, reference);
  if (deposit === undefined || payment === undefined) return { intents: [], write: () => {} };
  const after = paymentAfter(payment, { kind: 'expired' }, { now });
  const notice = await prepareThreadNotice(tx, documents, {
    threadId,
    actorId,
    say: (language) => depositSentences(language).letGo(depositWords(booking, deposit, language)),
    ui: bookingCard('booking', booking),
    traceId,
    now,
  });
  return {
    intents: notice.intents,
    write() {
      notice.write();
      if (after !== null) tx.set(reference, after);
    },
  };
}
