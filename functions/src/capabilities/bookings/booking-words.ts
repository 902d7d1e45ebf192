import type { JsonObject, Language, Listing, Offering, Transaction } from '@merve/contract';
import type { BookingCard, CardOf } from '@merve/contract/cards';
import { formatLocalTime } from '../../language/format.ts';

/** A booking in words that are ready to be shown. */
export interface BookingWords {
  /** Where and what: `Lantern Kitchen – Dinner table`. */
  readonly what: string;
  /** Local time with its zone. */
  readonly when: string;
  readonly party: number;
  readonly reference: string;
}

/** What a booking is called in the ledger: the offering, and the listing where its name is not the business's. */
export function bookingTitle(listing: Listing, businessName: string, offering: Offering): string {
  return listing.name === businessName ? offering.title : `${listing.name}, ${offering.title}`;
}

/** A booking in words, from the ledger and nothing else. */
export function bookingWords(transaction: Transaction, language: Language): BookingWords {
  return {
    what: `${transaction.businessName} – ${transaction.title}`,
    when: formatLocalTime(transaction.startsAt, transaction.timeZone, language),
    party: transaction.party,
    reference: transaction.reference,
  };
}

/** The card of a booking for the web client. Instants are ISO 8601 in UTC. */
export function bookingCard(
  type: 'booking_proposal' | 'booking' | 'cancel_proposal',
  transaction: Transaction,
): JsonObject {
  return {
    type,
    reference: transaction.reference,
    state: transaction.state,
    businessName: transaction.businessName,
    title: transaction.title,
    listingId: transaction.listingId,
    startsAt: transaction.startsAt.toISOString(),
    endsAt: transaction.endsAt.toISOString(),
    timeZone: transaction.timeZone,
    party: transaction.party,
    price: transaction.price,
    ...depositOf(transaction),
    holdExpiresAt: transaction.holdExpiresAt?.toISOString() ?? null,
  } satisfies CardOf<'booking' | 'booking_proposal' | 'cancel_proposal'>;
}

/** The deposit of the card, if one is asked. `due`: the booking waits for it. */
function depositOf({ deposit, state }: Transaction): Pick<BookingCard, 'deposit'> {
  if (deposit === undefined) return {};
  const { amount, refundUntilMinutes, agreed } = deposit;
  return { deposit: { amount, refundUntilMinutes, due: agreed && state === 'hold' } };
}
