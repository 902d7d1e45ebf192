import { describe, expect, test } from '@jest/globals';
import { buildSnapshot } from './catalogue-snapshot.ts';
import { businessOf, offeringOf, sampleListing } from './testing/sample-listings.ts';

const lantern = sampleListing({ listingId: 'lantern', name: 'Carob Lantern' });
const branches = ['Kyrenia', 'Nicosia'].map((town) =>
  sampleListing({ listingId: `sabor-${town}`, name: 'Sabor Latino', town }),
);
const gone = sampleListing({ listingId: 'gone', name: 'Gone Fishing', active: false });
const silent = sampleListing({
  listingId: 'silent',
  name: 'Silent Quill',
  merve: { ...lantern.merve, enabled: false },
});
const noOffering = sampleListing({ listingId: 'empty', name: 'Empty Shelf' });
const listings = [lantern, ...branches, gone, silent, noOffering];

const snapshot = buildSnapshot('north-cyprus', 7, {
  listings,
  businesses: listings.map((listing) => businessOf(listing)),
  offerings: [lantern, ...branches, gone, silent].map((listing) => offeringOf(listing)),
});

describe('a catalogue snapshot', () => {
  test('resolves a listing by its id', () => {
    expect(snapshot.resolveListing(' lantern ')).toEqual({ kind: 'one', listing: lantern });
  });

  test.each([
    'Carob Lantern',
    'carob lantern',
    'CAROB LANTERN',
    'carob lanterns',
    'the carob lantern restaurant',
    'carob lanten',
  ])('resolves a listing by its name written as %j', (name) => {
    expect(snapshot.resolveListing(name)).toEqual({ kind: 'one', listing: lantern });
  });

  test('asks between listings of one name', () => {
    expect(snapshot.resolveListing('Sabor Latino')).toEqual({ kind: 'several', listings: branches });
  });

  test.each(['', '   ', 'Nowhere Inn', 'table', '🍷', '__proto__'])('resolves nothing from %j', (name) => {
    expect(snapshot.resolveListing(name)).toEqual({ kind: 'none' });
  });

  test('does not resolve an inactive listing, but still knows it', () => {
    expect(snapshot.resolveListing('gone')).toEqual({ kind: 'none' });
    expect(snapshot.listing('gone')).toEqual(gone);
    expect(snapshot.listings).not.toContainEqual(gone);
  });

  test('offers for booking only what is active, switched on and has an offering', () => {
    expect(snapshot.bookable('lantern')?.offering.offeringId).toBe('table');
    for (const listingId of ['gone', 'silent', 'empty', 'nobody']) {
      expect(snapshot.bookable(listingId)).toBeUndefined();
    }
  });
});
