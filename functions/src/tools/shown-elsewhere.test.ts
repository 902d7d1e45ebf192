import { expect, test } from '@jest/globals';
import { buildSnapshot } from '../catalogue/catalogue-snapshot.ts';
import { sampleListing } from '../catalogue/testing/sample-listings.ts';
import { shownElsewhere } from './shown-elsewhere.ts';
import { testConfig, testContext } from './testing/tool-context.ts';

const lastListings = [
  { listingId: 'restaurant-r1', name: 'Eleventh Cellar' },
  { listingId: 'venue-google-x', name: '' },
  { listingId: 'restaurant-r2', name: 'Carob Lantern' },
  { listingId: 'museum', name: 'Harbour Museum' },
];
const snapshot = buildSnapshot('north-cyprus', 1, {
  listings: [
    sampleListing({ listingId: 'museum', name: 'Harbour Museum' }),
    sampleListing({ listingId: 'carob', name: 'Carob Lantern' }),
  ],
  ...{ businesses: [], offerings: [] },
});
const context = testContext(testConfig([]), { context: { lastLocation: null, lastListings } });

test.each<[string, string | null]>([
  ['restaurant-r1', 'Eleventh Cellar'],
  ['eleventh cellar', 'Eleventh Cellar'],
  // Another provider's name is not kept.
  ['venue-google-x', ''],
  ['museum', null],
  ['Harbour Museum', null],
  // One of ours has that very name.
  ['Carob Lantern', null],
  ['restaurant-r2', 'Carob Lantern'],
  ['Nowhere Inn', null],
])('what was shown and is no listing: %s is %s', (said, name) => {
  expect(shownElsewhere(said, snapshot, context)).toBe(name);
});
