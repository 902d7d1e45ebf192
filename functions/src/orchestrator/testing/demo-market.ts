import type { Business, Listing, Market, Offering } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';

export const market: Market = {
  marketId: 'north-cyprus',
  name: 'North Cyprus',
  currency: 'TRY',
  timeZone: 'Asia/Famagusta',
  defaultLanguage: 'en',
  boundingBox: { west: 32.2, south: 34.5, east: 34.7, north: 35.75 },
  catalogueVersion: 1,
};

export const business: Business = {
  businessId: 'biz_olive',
  marketId: market.marketId,
  name: 'The Olive Lantern',
  timeZone: 'Asia/Famagusta',
  whatsappE164: '+905330000901',
  closedOn: [],
};

export const offering: Offering = {
  offeringId: 'off_table',
  businessId: business.businessId,
  listingId: 'lst_olive',
  marketId: market.marketId,
  title: 'Table',
  unit: 'table',
  active: true,
  slotMinutes: 30,
  durationMinutes: 90,
  capacity: 1,
  minParty: 1,
  maxParty: 10,
  holdMinutes: 10,
  bookingWindowDays: 60,
  leadMinutes: 30,
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '12:00', closes: '23:30' })),
  price: null,
};

export const listing: Listing = {
  listingId: 'lst_olive',
  businessId: business.businessId,
  marketId: market.marketId,
  name: 'The Olive Lantern',
  domain: 'restaurants',
  category: 'restaurant',
  subCategory: 'meze',
  description: 'Meze and grilled fish by the old harbour.',
  tags: ['harbour'],
  town: 'Kyrenia',
  address: 'Harbour 4',
  location: { latitude: 35.34, longitude: 33.32 },
  rating: 4.6,
  priceTier: 2,
  active: true,
  merve: {
    enabled: true,
    whatsappE164: null,
    actions: [
      {
        actionType: 'book',
        enabled: true,
        offeringId: offering.offeringId,
        dispatch: { toE164: null, template: null },
        tags: [],
      },
    ],
  },
};

/** One market with one restaurant that has one table a slot. */
export async function seedOneRestaurant(documents: Documents): Promise<void> {
  await Promise.all([
    documents.market(market.marketId).set(market),
    documents.business(business.businessId).set(business),
    documents.offering(business.businessId, offering.offeringId).set(offering),
    documents.listing(listing.listingId).set(listing),
  ]);
}
