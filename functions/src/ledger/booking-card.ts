import type { JsonObject, Transaction } from '@merve/contract';
import type { BookingCard, CardOf } from '@merve/contract/cards';

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
    ...(transaction.nights === undefined ? {} : { nights: transaction.nights }),
    timeZone: transaction.timeZone,
    party: transaction.party,
    price: transaction.price,
    ...depositOf(transaction),
    ...wishesOf(transaction),
    holdExpiresAt: transaction.holdExpiresAt?.toISOString() ?? null,
  } satisfies CardOf<'booking' | 'booking_proposal' | 'cancel_proposal'>;
}

/** What goes to the business beside it; nothing where nothing was said. */
function wishesOf({ note, allergies }: Transaction): Pick<BookingCard, 'note' | 'allergies'> {
  return { ...(note === undefined ? {} : { note }), ...(allergies === undefined ? {} : { allergies }) };
}

/** The deposit of the card, if one is asked. `due`: the booking waits for it. */
function depositOf({ deposit, state }: Transaction): Pick<BookingCard, 'deposit'> {
  if (deposit === undefined) return {};
  const { amount, refundUntilMinutes, agreed } = deposit;
  return { deposit: { amount, refundUntilMinutes, due: agreed && state === 'hold' } };
}
