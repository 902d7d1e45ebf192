import type { Business, Listing, Offering, TaxiDriver } from '@merve/contract';
import { bookedAs, businessOf } from '../../functions/src/catalogue/testing/sample-listings.ts';
import { staffIdFor } from '../../functions/src/identity/staff.ts';
import { defaultMerveConfig } from '../../functions/src/markets/index.ts';
import {
  market,
  listing as restaurant,
  offering as table,
} from '../../functions/src/orchestrator/testing/demo-market.ts';
import type { Documents } from '../../functions/src/platform/firestore/documents.ts';
import {
  sampleKitchen,
  sampleMenu,
  sampleServices,
} from '../../functions/src/requests/testing/sample-kitchen.ts';
import type { Tool } from '../../functions/src/tools/index.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import { type Focus, isThere } from './focus.ts';

export const { marketId } = market;

export interface Place {
  readonly business: Business;
  readonly listing: Listing;
  readonly offering: Offering;
  /** The phone that is told of bookings. */
  readonly merchantPhone: string;
}

/** A kitchen that brings food, comes to repair taps and shows its rooms: all that is asked of a merchant. */
export interface Kitchen {
  readonly business: Business;
  readonly listing: Listing;
  readonly merchantPhone: string;
}

/** The kitchen of a world; null in worlds that have none and are not about it. */
export function kitchenOf(random: SeededRandom, focus: Focus): Kitchen | null {
  if (!isThere(focus, 'kitchen', random.chance(0.5))) return null;
  const merchantPhone = '+905330000910';
  const listing: Listing = { ...sampleKitchen('kitchen'), name: 'Carob Oven' };
  return { listing, business: businessOf(listing, { whatsappE164: merchantPhone }), merchantPhone };
}

const names = ['The Olive Lantern', 'Harbour Meze House'] as const;

const deposit = {
  amount: { minorUnits: 50_000, currency: 'TRY' },
  per: 'booking',
  refundUntilMinutes: 24 * 60,
} as const satisfies Offering['deposit'];

/** Two restaurants with so few tables that people must get into each other's way. */
export function placesOf(random: SeededRandom, focus: Focus): readonly Place[] {
  const usual = random.pick([1, 1, 2, 5, 10]);
  const holdMinutes = isThere(focus, 'short-holds', false) ? 1 : usual;
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
      capacity: isThere(focus, 'one-table', false) ? 1 : random.pick([1, 1, 2, 3]),
      holdMinutes,
      price: random.chance(0.5) ? { minorUnits: 150_000, currency: 'TRY' } : null,
      // Of some places the table costs money beforehand.
      ...(isThere(focus, 'deposits', random.chance(0.35)) ? { deposit } : {}),
    };
    return { business, listing, offering, merchantPhone };
  });
}

/** Writes the market, its controller, places and drivers. Merchants and drivers can always be reached: there are templates. */
export async function seedMarket(
  documents: Documents,
  {
    places,
    kitchen,
    drivers,
  }: {
    readonly places: readonly Place[];
    readonly kitchen: Kitchen | null;
    readonly drivers: readonly TaxiDriver[];
  },
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
      merchant_booking_allergies: notice,
      merchant_request_placed: notice,
      merchant_request_changed: notice,
      merchant_request_allergies: notice,
      merchant_request_cancel_asked: notice,
      merchant_request_less_taken: notice,
      merchant_request_cancelled: notice,
      merchant_request_expired: notice,
      customer_message: notice,
      link_code: { contentSid: notice.contentSid, variables: ['code'] },
      taxi_offer: notice,
      taxi_cancelled: notice,
    },
  });
  for (const { business, listing, offering } of places) {
    batch.set(documents.business(business.businessId), business);
    batch.set(documents.listing(listing.listingId), listing);
    batch.set(documents.offering(business.businessId, offering.offeringId), offering);
  }
  if (kitchen !== null) {
    const { listing, business } = kitchen;
    batch.set(documents.listing(listing.listingId), listing);
    batch.set(documents.business(business.businessId), business);
    for (const item of sampleMenu(listing.listingId))
      batch.set(documents.menuItem(listing.listingId, item.itemId), item);
    for (const service of sampleServices(listing.listingId))
      batch.set(documents.service(listing.listingId, service.serviceId), service);
  }
  // As the trigger on businesses writes it.
  for (const { business, merchantPhone } of [...places, ...(kitchen === null ? [] : [kitchen])]) {
    const staffId = staffIdFor(merchantPhone);
    const staff = { staffId, businessIds: [business.businessId], updatedAt: new Date(0) };
    batch.set(documents.businessStaff(staffId), staff);
  }
  for (const driver of drivers) batch.set(documents.taxiDriver(driver.driverId), driver);
  await batch.commit();
}
