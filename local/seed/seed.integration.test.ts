import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCatalogue, createOramaSearchIndex } from '../../functions/src/catalogue/index.ts';
import { isToolEnabled, loadMarket } from '../../functions/src/markets/index.ts';
import {
  type LocalFirestore,
  startLocalFirestore,
} from '../../functions/src/platform/testing/local-firestore.ts';
import { demoTemplates } from '../sandbox/twilio/demo-templates.ts';
import { demoCatalogue, demoMarketId, demoPeople, demoRestaurant, seedDemoMarket } from './index.ts';

let firestore: LocalFirestore;
beforeAll(async () => {
  firestore = await startLocalFirestore();
  await seedDemoMarket(firestore.documents.db);
});
afterAll(() => firestore.stop());

async function seededMarket() {
  return loadMarket(firestore.documents, demoMarketId, []);
}

describe('the demo market', () => {
  test('has about 150 places in nine domains, most of them bookable, each in its bounding box', async () => {
    const entries = demoCatalogue();
    const { market } = await seededMarket();
    expect(entries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(entries.map(({ listing }) => listing.domain)).size).toBe(9);
    expect(entries.filter(({ offering }) => offering !== null).length).toBeGreaterThan(entries.length / 2);
    for (const { listing } of entries) {
      expect(listing.location.longitude).toBeGreaterThan(market.boundingBox.west);
      expect(listing.location.longitude).toBeLessThan(market.boundingBox.east);
      expect(listing.location.latitude).toBeGreaterThan(market.boundingBox.south);
      expect(listing.location.latitude).toBeLessThan(market.boundingBox.north);
    }
  });

  test('gives every place an id, a name and a merchant’s number of its own', () => {
    const entries = demoCatalogue();
    for (const values of [
      entries.map(({ listing }) => listing.listingId),
      entries.map(({ listing }) => listing.name),
      entries.map(({ business }) => business.whatsappE164),
    ]) {
      expect(new Set(values).size).toBe(entries.length);
    }
  });

  test('has the demo restaurant, and its merchant’s phone', async () => {
    const { market } = await seededMarket();
    const snapshot = await createCatalogue(firestore.documents).of(market);
    const bookable = snapshot.bookable(demoRestaurant.listingId);
    expect(bookable).toMatchObject({
      listing: { name: demoRestaurant.name, businessId: demoRestaurant.businessId },
      offering: { offeringId: demoRestaurant.offeringId, slotMinutes: 30, durationMinutes: 90 },
      business: { whatsappE164: demoPeople.merchant.number },
    });
  });

  test('has hours past midnight and a closed Monday', () => {
    const hours = demoCatalogue().flatMap(({ offering }) =>
      offering === null ? [] : [offering.openingHours],
    );
    expect(hours.some((periods) => periods.some(({ opens, closes }) => closes < opens))).toBe(true);
    expect(hours.some((periods) => periods.length > 0 && periods.every(({ weekday }) => weekday !== 1))).toBe(
      true,
    );
  });

  test('has a controller with an entry for every tool, and templates the sandbox knows', async () => {
    const { config } = await seededMarket();
    for (const tool of ['searchMarketplace', 'initiateBooking', 'cancelBooking', 'myBookings']) {
      expect(isToolEnabled(config, tool)).toBe(true);
    }
    for (const type of [
      'merchant_booking_confirmed',
      'merchant_booking_moved',
      'merchant_booking_cancelled',
    ]) {
      expect(demoTemplates.get(config.whatsappTemplates[type]?.contentSid ?? '')?.approved).toBe(true);
    }
  });

  test('leaves a policy alone that an operator has changed', async () => {
    const { config } = await seededMarket();
    const controller = firestore.documents.merveConfig(demoMarketId);
    await controller.set({ ...config, enabled: false, policyVersion: 2 });
    await seedDemoMarket(firestore.documents.db);
    expect((await seededMarket()).config).toMatchObject({ enabled: false, policyVersion: 2 });
    await controller.set({ ...config, enabled: false });
    await seedDemoMarket(firestore.documents.db);
    expect((await seededMarket()).config).toEqual(config);
  });

  test('is found by search and by name', async () => {
    const catalogue = createCatalogue(firestore.documents);
    const index = createOramaSearchIndex(catalogue.latest);
    const first = async (query: string) =>
      (await index.search({ marketId: demoMarketId, query, limit: 3 })).hits[0]?.listingId;
    expect(await first('seafood in Girne')).toBe('carob-lantern');
    expect(await first('padel lefkoşa')).toBe('glasshouse-padel');
    expect(await first('hamam')).toBe('marble-steam');
    expect(await first('a plumber near Kyrenia')).toBe('drip-drop-plumbing');
    for (const { listing } of demoCatalogue()) {
      const [mention] = await catalogue.mentionsIn(
        `Book ${listing.name} for 2 tomorrow at 5pm`,
        demoMarketId,
      );
      expect(mention?.listingId).toBe(listing.listingId);
    }
  });

  test('has menus and services that can be ordered, each dish with a number of its own', async () => {
    const menus = demoCatalogue().filter(({ menu }) => menu.length > 0);
    expect(menus.length).toBeGreaterThanOrEqual(12);
    for (const { listing, menu } of menus) {
      expect(new Set(menu.map(({ number }) => number)).size).toBe(menu.length);
      expect(
        listing.merve.actions.some(({ actionType, ordering }) => actionType === 'order_food' && ordering),
      ).toBe(true);
    }
    expect(demoCatalogue().flatMap(({ services }) => services).length).toBeGreaterThanOrEqual(6);
    const stored = await firestore.documents.menuItems(demoRestaurant.listingId).get();
    expect(stored.size).toBeGreaterThan(5);
  });

  test('is the same after seeding again, and repairs what was changed', async () => {
    const { documents } = firestore;
    const before = await seededMarket();
    await documents.listing(demoRestaurant.listingId).update({ name: 'Something else' });
    const { summary } = await seedDemoMarket(documents.db);
    expect(await seededMarket()).toEqual(before);
    expect((await documents.listing(demoRestaurant.listingId).get()).data()?.name).toBe(demoRestaurant.name);
    expect((await documents.listings.get()).size).toBe(demoCatalogue().length);
    expect(summary).toContain(`${demoCatalogue().length} places`);
  });

  test('is written in one round trip, after one that looks for what operators decided', async () => {
    const { cost } = firestore.server;
    cost.start('seed');
    await seedDemoMarket(firestore.documents.db);
    expect(cost.read('seed')?.roundTrips).toBe(2);
  });
});
