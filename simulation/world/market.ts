import type { Business, Listing, Market, Offering } from '@merve/contract';
import { defaultMerveConfig } from '../../functions/src/markets/index.ts';
import type { Documents } from '../../functions/src/platform/firestore/documents.ts';
import type { Tool } from '../../functions/src/tools/index.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';

export const marketId = 'north-cyprus';

export interface Place {
  readonly business: Business;
  readonly listing: Listing;
  readonly offering: Offering;
  /** The phone that is told of bookings. */
  readonly merchantPhone: string;
}

const names = ['The Olive Lantern', 'Harbour Meze House'] as const;

/** Two restaurants with so few tables that people must get into each other's way. */
export function placesOf(random: SeededRandom): readonly Place[] {
  const holdMinutes = random.pick([1, 1, 2, 5, 10]);
  return names.map((name, index) => {
    const id = `place-${index + 1}`;
    const businessId = `biz-${id}`;
    const merchantPhone = `+90533000090${index + 1}`;
    const business: Business = {
      businessId,
      marketId,
      name,
      timeZone: 'Asia/Famagusta',
      whatsappE164: merchantPhone,
      closedOn: [],
    };
    const offering: Offering = {
      offeringId: `${id}-table`,
      businessId,
      listingId: `lst-${id}`,
      marketId,
      title: 'Table',
      unit: 'table',
      active: true,
      slotMinutes: 30,
      durationMinutes: random.pick([60, 90]),
      capacity: random.pick([1, 1, 2, 3]),
      minParty: 1,
      maxParty: 10,
      holdMinutes,
      bookingWindowDays: 60,
      leadMinutes: 30,
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '12:00', closes: '23:30' })),
      price: random.chance(0.5) ? { minorUnits: 150_000, currency: 'TRY' } : null,
    };
    const listing: Listing = {
      listingId: offering.listingId,
      businessId,
      marketId,
      name,
      domain: 'restaurants',
      category: 'restaurant',
      subCategory: 'meze',
      description: 'Meze and grilled fish by the old harbour.',
      tags: ['harbour'],
      town: 'Kyrenia',
      address: `Harbour ${index + 4}`,
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
    return { business, listing, offering, merchantPhone };
  });
}

export const market: Market = {
  marketId,
  name: 'North Cyprus',
  currency: 'TRY',
  timeZone: 'Asia/Famagusta',
  defaultLanguage: 'en',
  boundingBox: { west: 32.2, south: 34.5, east: 34.7, north: 35.75 },
  catalogueVersion: 1,
};

/** Writes the market, its controller and its places. Merchants can always be reached: there is an approved template. */
export async function seedMarket(
  documents: Documents,
  places: readonly Place[],
  tools: readonly Tool[],
  limited: boolean,
): Promise<void> {
  const notice = { contentSid: 'HX000000000000000000000000000000b1', variables: ['message'] };
  const batch = documents.db.batch();
  batch.set(documents.market(marketId), market);
  const config = defaultMerveConfig(market, tools);
  const open = { perMinute: 1_000, burst: 1_000, perDay: null };
  batch.set(documents.merveConfig(marketId), {
    ...config,
    limits: limited ? config.limits : { ...config.limits, actor: open, address: open },
    whatsappTemplates: { merchant_booking_confirmed: notice, merchant_booking_cancelled: notice },
  });
  for (const { business, listing, offering } of places) {
    batch.set(documents.business(business.businessId), business);
    batch.set(documents.listing(listing.listingId), listing);
    batch.set(documents.offering(business.businessId, offering.offeringId), offering);
  }
  await batch.commit();
}
