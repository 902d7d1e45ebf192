import { buildSnapshot } from './catalogue-snapshot.ts';
import { createOramaSearchIndex } from './orama-search-index.ts';
import { describeSearchIndex } from './testing/search-index-conformance.ts';

describeSearchIndex('Orama in process', (listings) =>
  createOramaSearchIndex(async (marketId) =>
    buildSnapshot(marketId, 1, {
      listings: listings.filter((listing) => listing.marketId === marketId),
      businesses: [],
      offerings: [],
    }),
  ),
);
