import type { Business, Listing, Offering } from '@merve/contract';

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
    merve: {
      enabled: true,
      whatsappE164: null,
      actions: [
        {
          actionType: 'book',
          enabled: true,
          offeringId: 'table',
          dispatch: { toE164: null, template: null },
          tags: [],
        },
      ],
    },
    ...changes,
  };
}

export function businessOf(listing: Listing, changes: Partial<Business> = {}): Business {
  return {
    businessId: listing.businessId,
    marketId: listing.marketId,
    name: listing.name,
    timeZone: 'Asia/Famagusta',
    whatsappE164: '+905330009999',
    closedOn: [],
    ...changes,
  };
}

/** Tables every half hour for an hour, daily 12:00 to 23:00, one at a time. */
export function offeringOf(listing: Listing, changes: Partial<Offering> = {}): Offering {
  return {
    offeringId: 'table',
    businessId: listing.businessId,
    listingId: listing.listingId,
    marketId: listing.marketId,
    title: 'Table',
    unit: 'table',
    active: true,
    slotMinutes: 30,
    durationMinutes: 60,
    capacity: 1,
    minParty: 1,
    maxParty: 8,
    holdMinutes: 10,
    bookingWindowDays: 60,
    leadMinutes: 30,
    openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '12:00', closes: '23:00' })),
    price: null,
    ...changes,
  };
}
