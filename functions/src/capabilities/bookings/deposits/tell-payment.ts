import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Language, Money, Payment, Transaction } from '@merve/contract';
import { type PreparedNotice, prepareThreadNotice } from '../../../conversations/thread-notice.ts';
import { formatMoney } from '../../../language/format.ts';
import { bookingCard } from '../../../ledger/index.ts';
import { defaultMerveConfig } from '../../../markets/index.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { readTogether } from '../../../platform/firestore/read-together.ts';
import { bookingWords } from '../booking-words.ts';
import { merchantNotice } from '../merchant-notice.ts';
import { bookingSentences } from '../sentences/index.ts';
import { depositWords } from './deposit-words.ts';
import { type DepositWords, depositSentences } from './sentences/index.ts';

/** When it is told of: the instant, and the trace it belongs to. */
interface Moment {
  readonly now: Date;
  readonly traceId: string;
}

/**
 * Tells the guest something about their deposit, where they are now.
 * @param amount which the words name; else what the booking asks
 */
export function tell(
  tx: FirestoreTransaction,
  documents: Documents,
  booking: Transaction,
  { now, traceId }: Moment,
  sentence: (say: ReturnType<typeof depositSentences>, words: DepositWords, language: Language) => string,
  amount: Money | undefined = booking.deposit?.amount,
): Promise<PreparedNotice> {
  const terms = { amount: amount ?? { minorUnits: 0, currency: 'EUR' }, refundUntilMinutes: null };
  return prepareThreadNotice(tx, documents, {
    threadId: booking.threadId,
    actorId: booking.actorId,
    say: (language) => sentence(depositSentences(language), depositWords(booking, terms, language), language),
    ui: bookingCard('booking', booking),
    traceId,
    now,
  });
}

/** Guest and merchant hear of the booking the deposit has confirmed. */
export async function tellConfirmed(
  tx: FirestoreTransaction,
  documents: Documents,
  payment: Payment,
  booking: Transaction,
  { now, traceId }: Moment,
): Promise<PreparedNotice> {
  const [listing, business, market, config] = await readTogether(
    tx,
    documents.listing(booking.listingId),
    documents.business(booking.businessId),
    documents.market(booking.marketId),
    documents.merveConfig(booking.marketId),
  );
  const told =
    market === undefined
      ? null
      : merchantNotice(
          'merchant_booking_confirmed',
          { transaction: booking, listing, business },
          {
            now,
            traceId,
            market,
            config: config ?? defaultMerveConfig(market, []),
            language: market.defaultLanguage,
            threadId: booking.threadId,
            idempotencyKey: payment.paymentId,
          },
        );
  const notice = await prepareThreadNotice(tx, documents, {
    threadId: booking.threadId,
    actorId: booking.actorId,
    say: (language) =>
      [
        depositSentences(language).paid(formatMoney(payment.amount, language)),
        bookingSentences(language).confirmed(bookingWords(booking, language), told !== null),
      ].join('\n'),
    ui: bookingCard('booking', booking),
    traceId,
    now,
  });
  return { intents: [...notice.intents, ...(told === null ? [] : [told])], write: notice.write };
}
