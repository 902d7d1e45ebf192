import type { Business, Listing, Offering, TaxiDriver } from '@merve/contract';
import { bookedAs, businessOf } from '../../functions/src/catalogue/testing/sample-listings.ts';
import { defaultMerveConfig } from '../../functions/src/markets/index.ts';
import {
  market,
  listing as restaurant,
  offering as table,
} from '../../functions/src/orchestrator/testing/demo-market.ts';
import type { Documents } from '../../functions/src/platform/firestore/documents.ts';
import type { Tool } from '../../functions/src/tools/index.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';

export const { marketId } = market;

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
    const listing: Listing = {
      ...restaurant,
      listingId: `lst-${id}`,
      businessId,
      name,
      address: `Harbour ${index + 4}`,
      merve: bookedAs(`${id}-table`),
    };
    const business = businessOf(listing, { whatsappE164: merchantPhone });
    const offering: Offering = {
      ...table,
      offeringId: `${id}-table`,
      businessId,
      listingId: listing.listingId,
      durationMinutes: random.pick([60, 90]),
      capacity: random.pick([1, 1, 2, 3]),
      holdMinutes,
      price: random.chance(0.5) ? { minorUnits: 150_000, currency: 'TRY' } : null,
    };
    return { business, listing, offering, merchantPhone };
  });
}

/** Writes the market, its controller, places and drivers. Merchants and drivers can always be reached: there are templates. */
export async function seedMarket(
  documents: Documents,
  { places, drivers }: { readonly places: readonly Place[]; readonly drivers: readonly TaxiDriver[] },
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
    whatsappTemplates: {
      merchant_booking_confirmed: notice,
      merchant_booking_cancelled: notice,
      taxi_offer: notice,
      taxi_cancelled: notice,
    },
  });
  for (const { business, listing, offering } of places) {
    batch.set(documents.business(business.businessId), business);
    batch.set(documents.listing(listing.listingId), listing);
    batch.set(documents.offering(business.businessId, offering.offeringId), offering);
  }
  for (const driver of drivers) batch.set(documents.taxiDriver(driver.driverId), driver);
  await batch.commit();
}
