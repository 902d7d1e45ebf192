import { describe, expect, test } from '@jest/globals';
import type { Listing } from '@merve/contract';
import { catalogueLimits } from './catalogue-limits.ts';
import { buildSnapshot } from './catalogue-snapshot.ts';
import { createOramaSearchIndex } from './orama-search-index.ts';
import { sampleListing } from './testing/sample-listings.ts';
import { conformanceListings, describeSearchIndex } from './testing/search-index-conformance.ts';

function snapshotOf(marketId: string, listings: readonly Listing[], lineage?: object) {
  const own = listings.filter((listing) => listing.marketId === marketId);
  return buildSnapshot(marketId, 1, { listings: own, businesses: [], offerings: [] }, lineage);
}

describeSearchIndex('Orama in process', (listings) =>
  createOramaSearchIndex(async (marketId) => snapshotOf(marketId, listings)),
);

describeSearchIndex('a market too large to be indexed in process', (listings) =>
  createOramaSearchIndex(async (marketId) => snapshotOf(marketId, listings), {
    ...catalogueLimits,
    indexedListings: 0,
  }),
);

describeSearchIndex('Orama, brought up to date from an earlier version', (listings) => {
  const lineages = new Map<string, object>();
  const others = conformanceListings.map((listing, index) =>
    index % 2 === 0
      ? { ...listing, name: 'Something else', description: 'Nothing of this is left.' }
      : { ...listing, listingId: `gone-${index}` },
  );
  let isFirst = true;
  const index = createOramaSearchIndex(async (marketId) => {
    const lineage = lineages.get(marketId) ?? {};
    lineages.set(marketId, lineage);
    return snapshotOf(marketId, isFirst ? others : listings, lineage);
  });
  return {
    async search(query) {
      isFirst = true;
      await index.search(query);
      isFirst = false;
      return index.search(query);
    },
  };
});

describe('the index of a market that is edited', () => {
  test('finds what an edit says, and no more what it said before', async () => {
    const lineage = {};
    const before = [1, 2, 3].map((place) =>
      sampleListing({ listingId: `l${place}`, name: `Quince ${place}` }),
    );
    let listings = before;
    const marketId = before[0]?.marketId ?? '';
    const index = createOramaSearchIndex(async () => snapshotOf(marketId, listings, lineage));
    const found = async (query: string) =>
      (await index.search({ marketId, query, limit: 10 })).hits.map(({ listingId }) => listingId).toSorted();
    expect(await found('quince')).toEqual(['l1', 'l2', 'l3']);
    listings = before.map((listing) =>
      listing.listingId === 'l2' ? { ...listing, name: 'Heron House' } : listing,
    );
    expect(await found('heron')).toEqual(['l2']);
    expect(await found('quince')).toEqual(['l1', 'l3']);
    listings = listings.slice(1);
    expect(await found('quince')).toEqual(['l3']);
  });

  test('keeps up with searches in two versions at once', async () => {
    const lineage = {};
    const named = (name: string) => [sampleListing({ listingId: 'one', name })];
    const snapshots = ['Quince', 'Heron'].map((name) => snapshotOf('north-cyprus', named(name), lineage));
    let turn = 0;
    const index = createOramaSearchIndex(async () => {
      turn += 1;
      const snapshot = snapshots[turn % 2];
      if (snapshot === undefined) throw new Error('no snapshot');
      return snapshot;
    });
    const results = await Promise.all(
      Array.from({ length: 20 }, () => index.search({ marketId: 'north-cyprus', query: '', limit: 5 })),
    );
    for (const { hits } of results) expect(hits.map(({ listingId }) => listingId)).toEqual(['one']);
  });
});
