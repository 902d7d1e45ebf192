import type { Firestore } from '@google-cloud/firestore';
import type { Market, MerveConfig } from '@merve/contract';
import { createCatalogue, createOramaSearchIndex } from '../../functions/src/catalogue/index.ts';
import { loadCapabilities } from '../../functions/src/entrypoints/capabilities.ts';
import { staffIdFor } from '../../functions/src/identity/staff.ts';
import { defaultMerveConfig } from '../../functions/src/markets/index.ts';
import { type Documents, documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import { hashId } from '../../functions/src/platform/ids.ts';
import type { Tool } from '../../functions/src/tools/index.ts';
import { demoContentSids } from '../sandbox/twilio/demo-templates.ts';
import { type DemoEntry, demoCatalogue } from './demo-catalogue.ts';
import { demoDrivers } from './demo-drivers.ts';
import { demoMarketId } from './demo-people.ts';
import { demoDutyRosters, demoPharmacies } from './demo-pharmacies.ts';
import { demoPlaces } from './demo-places.ts';
import { demoTaxiPolicy } from './demo-taxi-policy.ts';

export { demoCatalogue } from './demo-catalogue.ts';
export { demoMarketId, demoPeople, demoRestaurant } from './demo-people.ts';
export { demoPhones } from './demo-phones.ts';
export { demoTowns } from './demo-towns.ts';
export { demoRestaurants } from './restaurants/demo-restaurants.ts';
export { seedDemoRestaurants } from './restaurants/seed-restaurants.ts';

interface SeedOptions {
  /** Tools that get an entry in the market's controller; those of this repository's capabilities when left out. */
  readonly tools?: readonly Tool[];
  /** Duty rosters of pharmacies begin the night before; the present when left out. */
  readonly now?: Date;
}

/** All tools there are, for their names only: nothing is called. */
async function knownTools(documents: Documents): Promise<readonly Tool[]> {
  const catalogue = createCatalogue(documents);
  const { tools } = await loadCapabilities({
    documents,
    catalogue,
    searchIndex: createOramaSearchIndex(catalogue.latest),
    map: null,
    wakeups: { at: async () => {} },
    takesPayments: true,
  });
  return tools;
}

/** The version follows the contents: seeding twice changes nothing, seeding other data makes warm instances reload. */
function versionOf(entries: readonly DemoEntry[]): number {
  return Number.parseInt(hashId([JSON.stringify(entries)], 8), 16);
}

function demoMarket(entries: readonly DemoEntry[]): Market {
  return {
    marketId: demoMarketId,
    name: 'North Cyprus (demo)',
    currency: 'TRY',
    timeZone: 'Asia/Famagusta',
    defaultLanguage: 'en',
    emergencyNumber: '112',
    boundingBox: { west: 32.2, south: 34.5, east: 34.7, north: 35.75 },
    catalogueVersion: versionOf(entries),
  };
}

function demoConfig(market: Market, tools: readonly Tool[]): MerveConfig {
  const notice = { contentSid: demoContentSids.notice, variables: ['message'] };
  const base = defaultMerveConfig(market, tools);
  return {
    ...base,
    // The double of PredictHQ knows every week.
    providers: { ...base.providers, predictHq: { ...base.providers.predictHq, coversDays: 90 } },
    taxi: demoTaxiPolicy,
    whatsappTemplates: {
      merchant_booking_confirmed: notice,
      merchant_booking_moved: notice,
      merchant_booking_cancelled: notice,
      merchant_booking_allergies: notice,
      merchant_request_placed: notice,
      merchant_request_changed: notice,
      merchant_request_allergies: notice,
      merchant_request_less_taken: notice,
      merchant_request_cancelled: notice,
      merchant_request_cancel_asked: notice,
      merchant_request_expired: notice,
      merchant_request_answered: notice,
      merchant_booking_called_off: notice,
      customer_message: notice,
      taxi_offer: notice,
      taxi_cancelled: notice,
      ride_update: notice,
    },
  };
}

/**
 * Writes the demo market: market, controller, and some 150 listings with their businesses, offerings, menus, services and rooms, sights,
 * pharmacies and their duty rosters. One batch,
 * so it is there whole or not at all; what is there already is written over, so seeding again repairs it. Only a policy
 * that an operator has changed stays as it is.
 * @returns a line for the terminal.
 */
export async function seedDemoMarket(db: Firestore, options: SeedOptions = {}): Promise<{ summary: string }> {
  const documents = documentsIn(db);
  const entries = demoCatalogue();
  const market = demoMarket(entries);
  const batch = db.batch();
  batch.set(documents.market(market.marketId), market);
  const controller = documents.merveConfig(market.marketId);
  const version: unknown = (await controller.get()).get('policyVersion');
  // What operators decided since is theirs, and on record: seeding is no change of the policy.
  if (typeof version !== 'number' || version === 1) {
    batch.set(controller, demoConfig(market, options.tools ?? (await knownTools(documents))));
  }
  for (const { business, listing, offering, otherOfferings, choices, legacy, menu, services } of entries) {
    batch.set(documents.business(business.businessId), business);
    if (business.whatsappE164 !== null) {
      // As the trigger on businesses writes it: every business has a number of its own here.
      const staffId = staffIdFor(business.whatsappE164);
      const staff = { staffId, businessIds: [business.businessId], updatedAt: new Date(0) };
      batch.set(documents.businessStaff(staffId), staff);
    }
    if (legacy === null) batch.set(documents.listing(listing.listingId), listing);
    // Past the converter, which writes today's form alone.
    else batch.set(documents.listing(listing.listingId).withConverter(null), legacy);
    for (const one of offering === null ? [] : [offering, ...otherOfferings]) {
      batch.set(documents.offering(one.businessId, one.offeringId), one);
    }
    if (choices !== null) {
      for (const choice of choices.all) {
        batch.set(documents.bookableChoice(listing.listingId, choices.dataKind, choice.choiceId), choice);
      }
    }
    for (const item of menu) batch.set(documents.menuItem(listing.listingId, item.itemId), item);
    for (const service of services)
      batch.set(documents.service(listing.listingId, service.serviceId), service);
  }
  const drivers = demoDrivers(options.now ?? new Date());
  for (const driver of drivers) batch.set(documents.taxiDriver(driver.driverId), driver);
  const places = [...demoPlaces(), ...demoPharmacies()];
  for (const place of places) batch.set(documents.place(place.placeId), place);
  for (const roster of demoDutyRosters(options.now ?? new Date())) {
    batch.set(documents.dutyRoster(roster.marketId, roster.date), roster);
  }
  await batch.commit();
  const bookable = entries.filter((entry) => entry.offering !== null).length;
  return {
    summary: `${market.name}: ${entries.length} places, ${bookable} of them bookable, ${drivers.length} taxis, ${places.length} sights and pharmacies`,
  };
}
