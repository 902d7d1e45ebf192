import { describe, expect, test } from '@jest/globals';
import {
  bookableChoiceSchema,
  businessSchema,
  distanceKm,
  listingSchema,
  menuItemSchema,
  offeringSchema,
  serviceSchema,
  storedListingSchema,
} from '@merve/contract';
import { buildSnapshot } from '../../functions/src/catalogue/catalogue-snapshot.ts';
import { createOramaSearchIndex } from '../../functions/src/catalogue/index.ts';
import { checkBookable } from '../../functions/src/ledger/index.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { demoDrivers } from './demo-drivers.ts';
import { demoMarketId, demoPeople } from './demo-people.ts';
import { demoPharmacies } from './demo-pharmacies.ts';
import { demoTowns } from './demo-towns.ts';

const entries = demoCatalogue();
const offerings = entries.flatMap(({ offering, otherOfferings }) =>
  offering === null ? [] : [offering, ...otherOfferings],
);
const choices = entries.flatMap(({ choices }) => choices?.all ?? []);
const snapshot = buildSnapshot(demoMarketId, 1, {
  listings: entries.map(({ listing }) => listing),
  businesses: entries.map(({ business }) => business),
  offerings,
});
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the demo market', () => {
  test('has about 150 places in nine domains, as many of each as a small island would', () => {
    const count: Record<string, number> = {};
    for (const { listing } of entries) count[listing.domain] = (count[listing.domain] ?? 0) + 1;
    expect(count).toEqual({
      restaurants: 30,
      cafes: 18,
      stays: 20,
      activities: 18,
      services: 20,
      spa: 14,
      sports: 14,
      shops: 16,
      properties: 8,
    });
    expect(new Set(entries.map(({ listing }) => listing.town)).size).toBe(Object.keys(demoTowns).length);
  });

  test('is of documents that fit their schemas', () => {
    for (const { business, listing, menu, services } of entries) {
      expect(businessSchema.parse(business)).toEqual(business);
      expect(listingSchema.parse(listing)).toEqual(listing);
      for (const item of menu) expect(menuItemSchema.parse(item)).toEqual(item);
      for (const service of services) expect(serviceSchema.parse(service)).toEqual(service);
    }
    for (const offering of offerings) expect(offeringSchema.parse(offering)).toEqual(offering);
    for (const choice of choices) expect(bookableChoiceSchema.parse(choice)).toEqual(choice);
  });

  test('has no two alike: ids, names, descriptions, addresses, offerings', () => {
    const places = entries.map(({ listing }) => listing);
    for (const values of [
      places.map(({ listingId }) => listingId),
      places.map(({ name }) => name.toLowerCase()),
      places.map(({ description }) => description),
      places.map(({ address }) => address),
      offerings.map(({ offeringId }) => offeringId),
    ]) {
      expect(repeated(values)).toEqual([]);
    }
  });

  test('gives nobody a telephone number that somebody else has, or that a subscriber could have', () => {
    const numbers = [
      ...entries.map(({ business }) => business.whatsappE164 ?? ''),
      ...demoDrivers().map(({ phone }) => phone),
      ...demoPharmacies().flatMap(({ phone }) => phone ?? []),
      demoPeople.guest.number,
    ];
    expect(repeated(numbers)).toEqual([]);
    // The demo's driver and merchant are among the drivers and the businesses.
    expect(numbers).toContain(demoPeople.merchant.number);
    for (const number of numbers) expect(number).toMatch(/^\+90533000\d{4}$/);
  });

  test('has every place in its town, and no two on one spot', () => {
    const towns = new Map(Object.values(demoTowns).map((town) => [town.name as string, town]));
    for (const { listing } of entries) {
      const town = towns.get(listing.town);
      if (town === undefined) throw new Error(`${listing.name} is in no town`);
      expect(distanceKm(listing.location, town)).toBeLessThan(2);
    }
    expect(repeated(entries.map(({ listing }) => JSON.stringify(listing.location)))).toEqual([]);
  });

  test('has nothing to book that cannot be booked tomorrow by the smallest party', () => {
    // A Tuesday morning; from midnight on at the businesses, three hours ahead of UTC.
    const now = new Date('2026-05-12T06:00:00Z');
    const midnight = Date.parse('2026-05-12T21:00:00Z');
    expect(offerings.length).toBeGreaterThan(100);
    for (const { listingId, offeringId, slotMinutes, minParty: party } of offerings) {
      const bookable = snapshot.bookable(listingId, offeringId);
      if (bookable === undefined) throw new Error(`${offeringId} cannot be booked`);
      const starts = Array.from(
        { length: 1440 / slotMinutes },
        (_, slot) => midnight + slot * slotMinutes * 60_000,
      );
      const free = starts.filter(
        (at) => checkBookable({ ...bookable, startsAt: new Date(at), party, now }) === null,
      );
      expect([offeringId, free.length > 0]).toEqual([offeringId, true]);
    }
  });

  test('names in every action what there is: an offering, a menu, services, rooms', () => {
    for (const { listing, menu, services, offering, choices: chosen } of entries) {
      for (const { actionType, dataKind, ordering } of listing.merve.actions) {
        if (actionType === 'order_food') expect([dataKind, menu.length > 0]).toEqual(['menuItems', true]);
        if (actionType === 'book_service')
          expect([dataKind, services.length > 0]).toEqual(['services', true]);
        if (actionType === 'book') expect(offering).not.toBeNull();
        else expect(ordering).toBeDefined();
        if (actionType === 'book') expect(dataKind).toBe(chosen?.dataKind);
      }
    }
    const offered = new Set(offerings.map(({ offeringId }) => offeringId));
    for (const { offeringId } of choices) expect(offeringId === null || offered.has(offeringId)).toBe(true);
  });

  test('has kitchens of a dozen kinds, with allergens declared and not', () => {
    const menus = entries.filter(({ menu }) => menu.length > 0);
    const cards = new Set(menus.map(({ menu }) => menu.map(({ name }) => name).join()));
    expect(cards.size).toBeGreaterThanOrEqual(12);
    const dishes = menus.flatMap(({ menu }) => menu);
    const declared = dishes.filter(({ allergens }) => allergens.contains.length > 0);
    expect(declared.length).toBeGreaterThan(dishes.length / 3);
    expect(declared.length).toBeLessThan(dishes.length);
  });

  test('still has a place in the earlier form, that can do the same as if it had been rewritten', () => {
    const old = entries.filter(({ legacy }) => legacy !== null);
    expect(old).toHaveLength(1);
    for (const { listing, legacy, offering } of old) {
      expect(listingSchema.safeParse(legacy).success).toBe(false);
      expect(storedListingSchema.parse(legacy)).toEqual(listing);
      expect(snapshot.bookable(listing.listingId)?.offering).toEqual(offering);
    }
  });

  test.each([
    ['seafood by the harbour', ['carob-lantern', 'anchor-almond']],
    ['tenis kortu', ['lob-volley', 'chalk-line-tennis', 'iskele-long-serve']],
    ['hotel with pool in Kyrenia', ['saffron-anchor-hotel', 'hotel-du-caroubier']],
    ['vegan lunch in Lefkoşa', ['turquoise-fork']],
    ['havuzlu otel Bafra', ['marigold-terraces', 'bafra-mirage-suites']],
    ['deep tissue massage', ['feather-basalt']],
    ['ev temizliği Girne', ['sparrow-house-cleaning']],
    ['golf', ['ninth-palm-golf', 'juniper-fairway-lodge']],
    ['Vegetarisches Essen', ['halimes-copper-pot', 'cinnamon-elephant']],
  ])('finds first for “%s” what is meant', async (query, expected) => {
    const index = createOramaSearchIndex(async () => snapshot);
    const { hits } = await index.search({ marketId: demoMarketId, query, limit: 3 });
    expect(expected).toContain(hits[0]?.listingId);
  });
});
