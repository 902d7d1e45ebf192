/** A party that is larger than a place takes in one booking: how it is asked for there, and who takes so many. Pure. */
import type { Listing } from '@merve/contract';
import type { Bookable, CatalogueSnapshot } from '../../catalogue/index.ts';
import type { ToolContext } from '../../tools/define-tool.ts';
import { mayTouchListing } from '../../tools/may-touch-listing.ts';
import type { BookingRefusal } from './refuse-booking.ts';

/** More are not read. */
const mostNamed = 3;

/** Places of the same kind that take so many in one booking: those of the same town first, then the best rated. */
export function placesForParty(
  party: number,
  than: Listing,
  snapshot: CatalogueSnapshot,
  mayTouch: (listing: Listing) => boolean,
): readonly Listing[] {
  const takes = ({ listingId }: Listing) => (snapshot.bookable(listingId)?.offering.maxParty ?? 0) >= party;
  const closeness = (listing: Listing) =>
    Number(listing.town === than.town) * 2 + Number(listing.subCategory === than.subCategory);
  return snapshot.listings
    .filter((one) => one.domain === than.domain && one.category === than.category && one !== than)
    .filter((one) => takes(one) && mayTouch(one))
    .toSorted((one, other) => closeness(other) - closeness(one) || (other.rating ?? 0) - (one.rating ?? 0))
    .slice(0, mostNamed);
}

/** The refusal of a party that is too large, with the place's telephone and who takes so many; every other refusal as it is. */
export function withPlacesForParty(
  refusal: BookingRefusal,
  { listing, business }: Pick<Bookable, 'listing' | 'business'>,
  snapshot: CatalogueSnapshot,
  context: ToolContext,
): BookingRefusal {
  const { party } = refusal.details;
  if (refusal.code !== 'PARTY_TOO_LARGE' || typeof party !== 'number') return refusal;
  const tags = ({ merve }: Listing) =>
    merve.actions.find(({ actionType, enabled }) => actionType === 'book' && enabled)?.tags;
  const others = placesForParty(party, listing, snapshot, (one) =>
    mayTouchListing(context, 'initiateBooking', one, tags(one)),
  );
  const phone = listing.merve.whatsappE164 ?? business.whatsappE164;
  return {
    ...refusal,
    details: {
      ...refusal.details,
      ...(phone === null ? {} : { phone }),
      ...(others.length === 0
        ? {}
        : { names: others.map(({ name, town }) => `${name} (${town})`).join(', ') }),
    },
  };
}
