import type { Business, Listing, OpeningHours } from '@merve/contract';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';

/** When one can come or order at a listing. The hours and the days it is closed on are of the business's own zone. */
export interface ListingOpening {
  readonly openingHours: OpeningHours;
  readonly business: Business;
}

/** The hours that bookings are taken in, or else orders; null where neither is known. */
export function openingOf(listing: Listing, snapshot: CatalogueSnapshot): ListingOpening | null {
  const business = snapshot.business(listing.businessId);
  const ordering = listing.merve.actions.find(({ ordering }) => ordering !== undefined)?.ordering;
  const openingHours = snapshot.bookable(listing.listingId)?.offering.openingHours ?? ordering?.openingHours;
  return business === undefined || openingHours === undefined ? null : { openingHours, business };
}
