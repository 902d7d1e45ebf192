import { describe, expect, test } from '@jest/globals';
import { buildSnapshot } from '../../catalogue/index.ts';
import { businessOf, offeringOf, sampleListing } from '../../catalogue/testing/sample-listings.ts';
import { placesForParty } from './large-party.ts';

const small = sampleListing({ listingId: 'small', name: 'Small', town: 'Kyrenia' });
const near = sampleListing({ listingId: 'near', name: 'Near', town: 'Kyrenia', rating: 4 });
const far = sampleListing({ listingId: 'far', name: 'Far', town: 'Bafra', rating: 4.9 });
const hotel = sampleListing({ listingId: 'hotel', name: 'Hotel', domain: 'stays', category: 'hotel' });
const listings = [far, hotel, near, small];
const snapshot = buildSnapshot('north-cyprus', 1, {
  listings,
  businesses: listings.map((listing) => businessOf(listing)),
  offerings: listings.map((listing) => ({ ...offeringOf(listing), maxParty: listing === small ? 6 : 20 })),
});
const named = (party: number, mayTouch: (listing: typeof near) => boolean = () => true) =>
  placesForParty(party, small, snapshot, mayTouch).map(({ name }) => name);

describe('who takes a party that is too large', () => {
  test('places of the same kind, those of the same town first', () => {
    expect(named(15)).toEqual(['Near', 'Far']);
  });

  test('none that take fewer, and none that the market does not let be booked', () => {
    expect(named(21)).toEqual([]);
    expect(named(15, ({ name }) => name !== 'Near')).toEqual(['Far']);
  });
});
