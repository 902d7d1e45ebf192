import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Commitment } from '@merve/contract';
import { allergySentences } from '../../allergies/sentences.ts';
import { commitmentSentences } from '../../commitments/sentences/index.ts';
import { addAllergies, bookingCard } from '../../ledger/index.ts';
import { approvedTemplate, notificationIntents } from '../../outbox/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { hashId } from '../../platform/ids.ts';
import type { CommitContext, CommitEffect } from '../../tools/commit-handler.ts';
import { merchantNumber } from './merchant-notice.ts';

/** Also the template's key in `whatsappTemplates`. Its variables: `message`, `reference`. */
const noticeType = 'merchant_booking_allergies';

/**
 * A booking of somebody who tells of an allergy only now: it takes their words, and the business reads them at once; while its
 * deposit is waited for, with the booking itself.
 * @returns null if it knows all of it, is over, or waits for a YES with which it goes
 */
export async function tellAllergies(
  tx: FirestoreTransaction,
  documents: Documents,
  { kind, path, listingId }: Commitment,
  context: CommitContext,
): Promise<CommitEffect | null> {
  const [, businessId, , txId] = path.split('/');
  if (kind !== 'booking' || businessId === undefined || txId === undefined || listingId === null) return null;
  const { allergies = [], config, language, market, now, traceId } = context;
  const [booking, listing, business] = await readTogether(
    tx,
    documents.transaction(businessId, txId),
    documents.listing(listingId),
    documents.business(businessId),
  );
  if (booking === undefined || (booking.state === 'hold' && booking.deposit?.agreed !== true)) return null;
  const words = allergies.map((one) => one.words);
  const added = addAllergies(tx, documents, booking, { words, now });
  if (added === null) return null;
  const { transaction } = added;
  const { reference, businessName, marketId } = transaction;
  const to = merchantNumber({ transaction, listing, business });
  const isTold = transaction.state === 'confirmed' && to !== null;
  const theirs = business?.language ?? market.defaultLanguage;
  const label = (of: typeof language) => `${commitmentSentences(of).kind('booking')} ${reference}`;
  const news = words.filter((one) => booking.allergies?.includes(one) !== true);
  const text = allergySentences(theirs).merchantToldLater(label(theirs), news);
  return {
    text: isTold ? allergySentences(language).toldToo(label(language), businessName) : '',
    ui: bookingCard('booking', transaction),
    committed: false,
    intents: isTold
      ? notificationIntents({
          txId,
          eventId: `allergies:${hashId(news, 12)}`,
          type: noticeType,
          threadId: null,
          seq: 0,
          to: `whatsapp:${to}`,
          text,
          buttons: [],
          marketId,
          template: approvedTemplate(config, noticeType, { message: text, reference, businessName }),
          traceId,
          now,
        })
      : [],
    write: added.write,
  };
}
