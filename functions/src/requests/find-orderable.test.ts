import { describe, expect, test } from '@jest/globals';
import type { Listing } from '@merve/contract';
import { buildSnapshot } from '../catalogue/catalogue-snapshot.ts';
import { businessOf, sampleListing } from '../catalogue/testing/sample-listings.ts';
import { testConfig, testContext } from '../tools/testing/tool-context.ts';
import { findAskable, type Wanted } from './find-orderable.ts';
import { sampleKitchen } from './testing/sample-kitchen.ts';

const wanted: Wanted = {
  actionType: 'order_food',
  tool: 'orderFood',
  notTaken: (name) => `No orders at ${name}.`,
};

/** What comes of asking for `what` where there are these listings, each with a business, reachable or not. */
function find(what: string, listings: readonly Listing[], whatsappE164: string | null = '+905330009999') {
  const businesses = listings.map((listing) => businessOf(listing, { whatsappE164 }));
  const snapshot = buildSnapshot('north-cyprus', 1, { listings, businesses, offerings: [] });
  const found = findAskable(what, wanted, snapshot, testContext(testConfig([])));
  return found.ok ? found.listing.listingId : found.refused;
}

const oven = sampleKitchen('oven');
const museum = sampleListing({ listingId: 'museum', name: 'Harbour Museum' });

describe('a listing that is asked for something', () => {
  test('is found by id or name, with its business and the towns there are', () => {
    expect(find('oven', [oven, museum])).toBe('oven');
    expect(find('Carob Oven', [oven, museum])).toBe('oven');
  });

  test('of several of that name is the one that takes such requests', () => {
    const hall = sampleListing({ listingId: 'hall', name: oven.name, town: 'Nicosia / Lefkoşa' });
    expect(find(oven.name, [hall, oven])).toBe('oven');
  });

  test('is refused in words where it is unknown, one of two, or takes none', () => {
    expect(find('Nowhere at all', [museum])).toMatchObject({ status: 'refused', code: 'LISTING_NOT_FOUND' });
    expect(find('museum', [museum])).toEqual({
      status: 'refused',
      code: 'NOT_BOOKABLE',
      message: 'No orders at Harbour Museum.',
    });
    const second = { ...oven, listingId: 'second', town: 'Nicosia / Lefkoşa' };
    expect(find(oven.name, [oven, second])).toMatchObject({
      code: 'LISTING_AMBIGUOUS',
      message: expect.stringContaining('(Nicosia / Lefkoşa)'),
    });
  });

  test('is refused where its merchant has no number, neither of the listing nor of the business', () => {
    expect(find('oven', [oven], null)).toMatchObject({ code: 'MERCHANT_UNREACHABLE' });
    const own = { ...oven, merve: { ...oven.merve, whatsappE164: '+905330001111' } };
    expect(find('oven', [own], null)).toBe('oven');
  });
});
