import type { Listing, MenuItem, Service } from '@merve/contract';
import { sampleListing } from '../../catalogue/testing/sample-listings.ts';
import { openDaily } from '../../ledger/testing/samples.ts';
import { market } from '../../orchestrator/testing/demo-market.ts';

/** Pizzas by the harbour: open 10:00 to 23:00, from 200.00 on, within 8 km or in Kyrenia, 40.00 for bringing it. */
export function sampleKitchen(listingId: string): Listing {
  const listing = sampleListing({ listingId, name: `Carob Oven ${listingId}` });
  const ordering = {
    openingHours: openDaily('10:00', '23:00'),
    minimum: { minorUnits: 20_000, currency: 'TRY' },
    delivery: { radiusKm: 8, towns: ['Kyrenia / Girne'], feeMinor: 4_000 },
  };
  const viewing = { openingHours: openDaily('09:00', '18:00'), minimum: null, delivery: null };
  const dispatch = { toE164: null, template: null };
  const shared = { enabled: true, offeringId: null, dispatch, tags: [], ordering };
  return {
    ...listing,
    merve: {
      ...listing.merve,
      actions: [
        { ...shared, actionType: 'order_food' },
        { ...shared, actionType: 'book_service', ordering: { ...ordering, minimum: null } },
        { ...shared, actionType: 'schedule_viewing', ordering: viewing },
      ],
    },
  };
}

function sampleItem(
  listingId: string,
  changes: Partial<MenuItem> & Pick<MenuItem, 'itemId' | 'number' | 'name'>,
): MenuItem {
  return {
    listingId,
    marketId: market.marketId,
    alsoCalled: [],
    section: 'Pizza',
    description: '',
    price: { minorUnits: 22_000, currency: 'TRY' },
    available: true,
    options: [],
    allergens: { contains: ['gluten', 'milk'], mayContain: [] },
    ...changes,
  };
}

const none = { contains: [], mayContain: [] };

export function sampleMenu(listingId: string): MenuItem[] {
  const item = (changes: Parameters<typeof sampleItem>[1]) => sampleItem(listingId, changes);
  return [
    item({ itemId: 'margherita', number: 1, name: 'Margherita pizza' }),
    item({
      itemId: 'pepperoni',
      number: 2,
      name: 'Pepperoni pizza',
      price: { minorUnits: 26_000, currency: 'TRY' },
    }),
    item({
      itemId: 'satay',
      number: 3,
      name: 'Chicken satay',
      section: 'Mains',
      allergens: { contains: ['peanuts'], mayContain: ['sesame'] },
    }),
    item({
      itemId: 'cola',
      number: 4,
      name: 'Cola',
      alsoCalled: ['Coke', 'Kola'],
      section: 'Drinks',
      price: { minorUnits: 5_000, currency: 'TRY' },
      allergens: none,
    }),
    item({ itemId: 'lasagne', number: 5, name: 'Lasagne', section: 'Mains', available: false }),
    item({
      itemId: 'salad',
      number: 6,
      name: 'Garden salad',
      section: 'Salads',
      allergens: none,
      options: [
        {
          optionId: 'size',
          name: 'size',
          atLeast: 1,
          atMost: 1,
          choices: [
            { choiceId: 'small', name: 'small', extraMinor: 0, allergens: none },
            { choiceId: 'large', name: 'large', extraMinor: 6_000, allergens: none },
          ],
        },
        {
          optionId: 'dressing',
          name: 'dressing',
          atLeast: 0,
          atMost: 1,
          choices: [
            {
              choiceId: 'tahini',
              name: 'tahini',
              extraMinor: 1_000,
              allergens: { contains: ['sesame'], mayContain: [] },
            },
          ],
        },
      ],
    }),
  ];
}

export function sampleServices(listingId: string): Service[] {
  const shared = { listingId, marketId: market.marketId, alsoCalled: [], description: '', available: true };
  return [
    {
      ...shared,
      serviceId: 'tap',
      number: 1,
      name: 'Tap repair',
      price: { minorUnits: 90_000, currency: 'TRY' },
      durationMinutes: 60,
      place: 'on_site',
    },
    {
      ...shared,
      serviceId: 'class',
      number: 2,
      name: 'Pizza class',
      price: null,
      durationMinutes: 120,
      place: 'at_business',
    },
  ];
}
