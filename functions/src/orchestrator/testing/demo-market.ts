import { bookedAs, businessOf, offeringOf, sampleListing } from '../../catalogue/testing/sample-listings.ts';
import { openDaily } from '../../ledger/testing/samples.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { testMarket } from '../../tools/testing/tool-context.ts';

export const market = testMarket;

export const listing = sampleListing({
  listingId: 'lst_olive',
  businessId: 'biz_olive',
  name: 'The Olive Lantern',
  subCategory: 'meze',
  description: 'Meze and grilled fish by the old harbour.',
  tags: ['harbour'],
  town: 'Kyrenia',
  address: 'Harbour 4',
  rating: 4.6,
  priceTier: 2,
  merve: bookedAs('off_table'),
});

export const business = businessOf(listing, { whatsappE164: '+905330000901' });

export const offering = offeringOf(listing, {
  offeringId: 'off_table',
  durationMinutes: 90,
  maxParty: 10,
  openingHours: openDaily('12:00', '23:30'),
});

/** One market with one restaurant that has one table a slot. */
export async function seedOneRestaurant(documents: Documents): Promise<void> {
  await Promise.all([
    documents.market(market.marketId).set(market),
    documents.business(business.businessId).set(business),
    documents.offering(business.businessId, offering.offeringId).set(offering),
    documents.listing(listing.listingId).set(listing),
  ]);
}
