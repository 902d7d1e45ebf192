import type { Transaction } from '@merve/contract';
import type { CatalogueSnapshot } from '../../../catalogue/index.ts';
import { checkBookable } from '../../../ledger/index.ts';
import { MerveError } from '../../../platform/errors.ts';
import type { ToolContext } from '../../../tools/define-tool.ts';
import { mayTouchListing } from '../../../tools/may-touch-listing.ts';
import { type ReadBookingRequest, resolveStart } from '../read-booking-request.ts';
import type { BookingRefusal } from '../refuse-booking.ts';

/** What is wanted instead; what is left out stays as it is. */
export interface MoveArguments {
  readonly startsAtLocal?: string | undefined;
  readonly party?: number | undefined;
  readonly nights?: number | undefined;
}

export type MoveReading =
  | { readonly kind: 'request'; readonly request: ReadBookingRequest }
  /** Nothing would change. */
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly refusal: BookingRefusal };

/** What a booking is to become: everything but the capacity has been checked. Pure; the catalogue is in memory. */
export function readMoveRequest(
  { startsAtLocal, party, nights }: MoveArguments,
  booking: Transaction,
  snapshot: CatalogueSnapshot,
  context: ToolContext,
): MoveReading {
  // A single room stays one; only where it is offered no more does the listing's first take its place, which is shown.
  const bookable =
    snapshot.bookable(booking.listingId, booking.offeringId) ?? snapshot.bookable(booking.listingId);
  const action = bookable?.listing.merve.actions.find((item) => item.actionType === 'book' && item.enabled);
  if (
    bookable === undefined ||
    bookable.business.businessId !== booking.businessId ||
    !mayTouchListing(context, 'rescheduleBooking', bookable.listing, action?.tags)
  ) {
    return { kind: 'refused', refusal: { code: 'NOT_BOOKABLE', details: { name: booking.businessName } } };
  }
  try {
    const time =
      startsAtLocal === undefined
        ? { startsAt: booking.startsAt, isRepeatedTime: false }
        : resolveStart(startsAtLocal, bookable);
    const request = {
      ...bookable,
      ...time,
      party: party ?? booking.party,
      nights: nights ?? booking.nights,
      now: context.now,
    };
    const isSame =
      request.startsAt.getTime() === booking.startsAt.getTime() &&
      request.party === booking.party &&
      request.nights === booking.nights;
    if (isSame) return { kind: 'same' };
    const refusal = checkBookable(request);
    return refusal === null ? { kind: 'request', request } : { kind: 'refused', refusal };
  } catch (thrown) {
    if (!(thrown instanceof MerveError)) throw thrown;
    return { kind: 'refused', refusal: thrown };
  }
}
