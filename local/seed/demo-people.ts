/**
 * The phones of the demo market. Invented: no subscriber number of the Turkish mobile network begins with 533 000.
 * Every business of the market has a number of its own; `merchant` is the demo restaurant's.
 */
export const demoPeople = {
  guest: { number: '+905330000101', name: 'Deniz Demo' },
  merchant: { number: '+905330000201', name: 'Carob Lantern' },
  driver: { number: '+905330000301', name: 'Demo driver' },
} as const;

export const demoMarketId = 'north-cyprus';

/** Where `npm run demo` books: tables for 1 to 10, every half hour for 90 minutes, open daily 12:00 to 23:00. */
export const demoRestaurant = {
  listingId: 'carob-lantern',
  name: 'Carob Lantern',
  businessId: 'biz-carob-lantern',
  offeringId: 'carob-lantern-table',
} as const;
