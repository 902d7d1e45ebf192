import type { Business, Listing, Offering } from '@merve/contract';
import { sampleBusiness, sampleOffering } from '../../ledger/testing/samples.ts';

/** Merve switched on for bookings of this offering, with the merchant's number of the business. */
export function bookedAs(offeringId: string): Listing['merve'] {
  return {
    enabled: true,
    whatsappE164: null,
    actions: [
      {
        actionType: 'book',
        enabled: true,
        offeringId,
        dispatch: { toE164: null, template: null },
        tags: [],
      },
    ],
  };
}

/** An active, bookable restaurant in Kyrenia, unless changed. */
export function sampleListing(changes: Partial<Listing> & Pick<Listing, 'listingId' | 'name'>): Listing {
  return {
    businessId: `biz-${changes.listingId}`,
    marketId: 'north-cyprus',
    domain: 'restaurants',
    category: 'restaurant',
    subCategory: null,
    description: '',
    tags: [],
    town: 'Kyrenia / Girne',
    address: '1 Test Street',
    location: { latitude: 35.34, longitude: 33.32 },
    rating: null,
    priceTier: null,
    active: true,
    merve: bookedAs('table'),
    ...changes,
  };
}

export function businessOf(listing: Listing, changes: Partial<Business> = {}): Business {
  const { businessId, marketId, name } = listing;
  return sampleBusiness({ businessId, marketId, name, whatsappE164: '+905330009999', ...changes });
}

/** Tables every half hour for an hour, daily 12:00 to 23:00, one at a time; sixty days ahead. */
export function offeringOf(listing: Listing, changes: Partial<Offering> = {}): Offering {
  const { businessId, listingId, marketId } = listing;
  return sampleOffering({ businessId, listingId, marketId, bookingWindowDays: 60, ...changes });
}
