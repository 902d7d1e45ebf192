import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Listing, listingSchema } from './catalogue.ts';
import { legacyToolTypeSchema, storedListingSchema, withDerivedActions } from './legacy-listing.ts';

const place = {
  listingId: 'lantern',
  businessId: 'biz-lantern',
  marketId: 'north-cyprus',
  name: 'Carob Lantern',
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
};
const stored = (merve: unknown) => ({ ...place, merve });

const legacyMerve = fc.record(
  {
    enabled: fc.boolean(),
    toolType: fc.constantFrom(...legacyToolTypeSchema.options),
    dispatchTemplate: fc.option(fc.string()),
    whatsappE164: fc.option(fc.constant('+905330001999')),
    tags: fc.array(fc.string()),
    coverage: fc.anything(),
  },
  { requiredKeys: ['enabled', 'toolType'] },
);
const action = fc.record({
  actionType: fc.constantFrom('book', 'order_food', 'book_service', 'schedule_viewing'),
  enabled: fc.boolean(),
  offeringId: fc.option(fc.string()),
  dispatch: fc.record({ toE164: fc.constant(null), template: fc.option(fc.string()) }),
  tags: fc.array(fc.string()),
});

describe('a listing that is read', () => {
  test.each([
    ['restaurant', ['order_food', 'book']],
    ['provider', ['book_service']],
    ['activity', ['book']],
    ['stay', ['book']],
  ])('of the legacy type %s can do what that type stood for', (toolType, offered) => {
    const { merve } = storedListingSchema.parse(stored({ enabled: true, toolType }));
    expect(merve.actions.map(({ actionType }) => actionType)).toEqual(offered);
    expect(merve.actions.every(({ enabled }) => enabled)).toBe(true);
  });

  const areaOf = (merve: object) =>
    storedListingSchema.parse(stored({ enabled: true, ...merve })).merve.actions[0]?.ordering?.delivery;

  test.each([
    ['a list', ['Girne', 'Lapta'], { towns: ['Girne', 'Lapta'], radiusKm: 0.1 }],
    ['words', 'Girne, Lapta', { towns: ['Girne', 'Lapta'], radiusKm: 0.1 }],
    ['kilometres', 12, { towns: [], radiusKm: 12 }],
    ['both', { towns: ['Girne'], radiusKm: 5 }, { towns: ['Girne'], radiusKm: 5 }],
  ])('in the legacy form goes where its coverage says, as %s', (_, coverage, area) => {
    for (const toolType of ['restaurant', 'provider'])
      expect(areaOf({ toolType, coverage })).toEqual({ ...area, feeMinor: 0 });
  });

  test.each([[undefined], [null], [''], [[]], [-1], [{ where: 'everywhere' }]])(
    'in the legacy form with the coverage %p goes nowhere: people come to it',
    (coverage) => {
      expect(areaOf({ toolType: 'provider', coverage })).toBeNull();
    },
  );

  test('in the legacy form keeps its switch, number, text and tags, and is a listing of today’s form', () => {
    fc.assert(
      fc.property(legacyMerve, (merve) => {
        const listing = storedListingSchema.parse(stored(merve));
        expect(listingSchema.parse(listing)).toEqual(listing);
        expect(listing.merve.enabled).toBe(merve.enabled);
        expect(listing.merve.whatsappE164).toBe(merve.whatsappE164 ?? null);
        expect(listing.merve.actions.length).toBeGreaterThan(0);
        for (const one of listing.merve.actions) {
          expect(one.dispatch).toEqual({ toE164: null, template: merve.dispatchTemplate ?? null });
          expect(one.tags).toEqual(merve.tags ?? []);
        }
      }),
    );
  });

  test('with actions is what its actions say, none included, whatever legacy fields stand beside them', () => {
    fc.assert(
      fc.property(fc.array(action), fc.option(legacyMerve), (actions, legacy) => {
        const today = { enabled: true, whatsappE164: null, actions };
        const expected: Listing = listingSchema.parse(stored(today));
        expect(storedListingSchema.parse(stored({ ...legacy, ...today }))).toEqual(expected);
      }),
    );
  });

  test('is never changed by being read, and what is read twice is read the same', () => {
    fc.assert(
      fc.property(fc.oneof(legacyMerve.map(stored), fc.anything()), (value) => {
        const before = structuredClone(value);
        const once = withDerivedActions(value);
        expect(value).toEqual(before);
        expect(withDerivedActions(once)).toEqual(once);
      }),
    );
  });

  test.each([
    ['an unknown type', { enabled: true, toolType: 'casino' }],
    ['neither actions nor a type', { enabled: true, whatsappE164: null }],
    ['no switch', { toolType: 'restaurant' }],
    ['a switch that is none', { enabled: 'yes', toolType: 'restaurant' }],
    ['a number that is none', { enabled: true, toolType: 'restaurant', whatsappE164: '0533' }],
    ['an unknown action', { enabled: true, whatsappE164: null, actions: [{ actionType: 'gamble' }] }],
    ['nothing', null],
  ])('is refused with %s', (_what, merve) => {
    expect(storedListingSchema.safeParse(stored(merve)).success).toBe(false);
  });
});
