import type { OutboxIntent, Transaction } from '@merve/contract';
import { presentThread } from '../../conversations/present-thread.ts';
import { canBePrompted } from '../../conversations/prompted-turn.ts';
import { threadNotice, writeThreadNotice } from '../../conversations/thread-notice.ts';
import { formatBookedTime } from '../../language/stay-time.ts';
import { bookingCard, effectiveState } from '../../ledger/index.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { actOnBooking, type BookingAction } from './act-on-booking.ts';
import { staffSentences } from './sentences/index.ts';

interface ToldGuest extends BookingAction {
  /** What the operator writes, word for word; null sends the confirmation again, as the booking now stands. */
  readonly words: string | null;
}

/**
 * An operator writes to the guest of a booking, or sends the confirmation of one that stands again. It asks nothing and changes nothing; told and on record in one
 * transaction, and repeated it is one message. Where another question waits for the guest nothing is written: a YES to what an operator wrote would be the answer to that.
 * @returns what is written, to be sent
 * @throws MerveError `NOT_FOUND`; `NOT_HELD` where what would be confirmed again does not stand; `GUEST_BUSY`
 */
export async function tellGuestAsOperator(
  documents: Documents,
  { words, traceId, ...about }: ToldGuest,
): Promise<readonly OutboxIntent[]> {
  const { now } = about.operator;
  const { done } = await actOnBooking(documents, { ...about, traceId }, async (tx, booking) => {
    if (words === null && effectiveState(booking, now) !== 'confirmed') {
      throw new MerveError('NOT_HELD', 'It does not stand any more, so nothing was sent.');
    }
    const thread = await presentThread(tx, documents, booking);
    if (thread === undefined || !canBePrompted(thread, now)) {
      throw new MerveError(
        'GUEST_BUSY',
        'The guest cannot be written to now: they have a question open, are writing, or may not be written to. Nothing was sent. Call them, or try again in a while.',
      );
    }
    const notice = threadNotice(thread, {
      ...{ text: sentenceFor(booking, words, thread.language), traceId, now },
      ui: words === null ? bookingCard('booking', booking) : null,
    });
    return {
      action: words === null ? ('booking-confirmation-resent' as const) : ('booking-guest-told' as const),
      intents: notice.intents,
      write: () => writeThreadNotice(tx, documents, notice),
    };
  });
  return done?.intents ?? [];
}

function sentenceFor(
  booking: Transaction,
  words: string | null,
  language: Parameters<typeof staffSentences>[0],
) {
  const say = staffSentences(language);
  const { businessName: business, title: what, reference } = booking;
  const told = { business, what, when: formatBookedTime(booking, language), reference };
  return words === null ? say.standsAsBooked(told) : say.operatorWrites(told, words);
}
