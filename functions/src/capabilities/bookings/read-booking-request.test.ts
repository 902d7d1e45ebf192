import { describe, expect, test } from '@jest/globals';
import type { Business, Offering } from '@merve/contract';
import { buildSnapshot } from '../../catalogue/index.ts';
import { businessOf, offeringOf, sampleListing } from '../../catalogue/testing/sample-listings.ts';
import type { ToolContext } from '../../tools/define-tool.ts';
import { testConfig, testContext } from '../../tools/testing/tool-context.ts';
import { type BookingArguments, readBookingRequest } from './read-booking-request.ts';

const lantern = sampleListing({ listingId: 'lantern', name: 'Carob Lantern', tags: ['meze'] });
const branches = ['Kyrenia', 'Lapta'].map((town) =>
  sampleListing({ listingId: `fig-${town}`, name: 'Fig Trumpet', town }),
);
const museum = sampleListing({
  listingId: 'museum',
  name: 'Dust Museum',
  merve: { enabled: true, whatsappE164: null, actions: [] },
});
const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));

function read(
  args: Partial<BookingArguments>,
  changes: {
    offering?: Partial<Offering>;
    business?: Partial<Business>;
    context?: Partial<ToolContext>;
  } = {},
) {
  const listings = [lantern, ...branches, museum];
  const snapshot = buildSnapshot('north-cyprus', 1, {
    listings,
    businesses: listings.map((listing) => businessOf(listing, changes.business)),
    offerings: listings.map((listing) => offeringOf(listing, changes.offering)),
  });
  const context = testContext(testConfig([]), changes.context);
  return readBookingRequest(
    { listing: 'Carob Lantern', startsAtLocal: '2026-11-22T20:00', party: 4, ...args },
    snapshot,
    context,
  );
}

function refusal(...args: Parameters<typeof read>) {
  const outcome = read(...args);
  return outcome.ok ? null : outcome.refusal.code;
}

describe('readBookingRequest', () => {
  test('finds the listing and the instant', () => {
    expect(read({})).toMatchObject({
      ok: true,
      request: {
        listing: { listingId: 'lantern' },
        startsAt: new Date('2026-11-22T18:00:00Z'),
        party: 4,
        isRepeatedTime: false,
      },
    });
  });

  test.each(['2026-11-22T20:00:00', '2026-11-22 20:00', ' 2026-11-22T20:00 ', '2026-11-22 20:00:00'])(
    'forgives a model that writes %j',
    (startsAtLocal) => {
      expect(read({ startsAtLocal })).toMatchObject({ ok: true });
    },
  );

  test.each([
    '',
    'tomorrow',
    '2026-02-30T20:00',
    '2026-11-22T25:00',
    '2026-11-22T20:00Z',
    '2026-11-22T20:00+05:00',
    '2026-11-22',
  ])('refuses %j as a time', (startsAtLocal) => {
    expect(refusal({ startsAtLocal })).toBe('TIME_INVALID');
  });

  test.each([
    [{ party: 0 }, 'PARTY_TOO_SMALL'],
    [{ party: -3 }, 'PARTY_TOO_SMALL'],
    [{ party: 500 }, 'PARTY_TOO_LARGE'],
    [{ startsAtLocal: '2026-11-20T20:00' }, 'TIME_PAST'],
    [{ startsAtLocal: '2026-11-21T12:15' }, 'TIME_TOO_SOON'],
    [{ startsAtLocal: '2028-11-21T20:00' }, 'TIME_TOO_FAR'],
    [{ startsAtLocal: '2026-11-22T20:10' }, 'TIME_INVALID'],
    [{ startsAtLocal: '2026-11-22T03:00' }, 'BUSINESS_CLOSED'],
    [{ startsAtLocal: '2026-11-22T22:30' }, 'BUSINESS_CLOSED'],
    [{ listing: 'Nowhere Inn' }, 'LISTING_NOT_FOUND'],
    [{ listing: 'Fig Trumpet' }, 'LISTING_AMBIGUOUS'],
    [{ listing: 'museum' }, 'NOT_BOOKABLE'],
  ])('refuses %j with %s', (args, code) => {
    expect(refusal(args)).toBe(code);
  });

  test('refuses a time that the clocks skip', () => {
    const context = { now: new Date('2027-03-20T10:00:00Z') };
    const skipped = { startsAtLocal: '2027-03-28T03:30' };
    expect(refusal(skipped, { offering: { openingHours: always }, context })).toBe('TIME_DOES_NOT_EXIST');
  });

  test('takes the first of a time that the clocks show twice', () => {
    const context = { now: new Date('2027-10-25T10:00:00Z') };
    const twice = { startsAtLocal: '2027-10-31T03:30' };
    expect(read(twice, { offering: { openingHours: always }, context })).toMatchObject({
      ok: true,
      request: { startsAt: new Date('2027-10-31T00:30:00Z'), isRepeatedTime: true },
    });
  });

  test('keeps to the tags the market allows', () => {
    const policy = { enabled: true, requireConfirmation: null, template: null };
    const only = (tag: string) => ({
      context: { config: testConfig([], { tools: { initiateBooking: { ...policy, allowedTags: [tag] } } }) },
    });
    expect(refusal({}, only('adult'))).toBe('NOT_BOOKABLE');
    expect(refusal({}, only('meze'))).toBeNull();
  });
});
