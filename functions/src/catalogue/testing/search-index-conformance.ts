import { describe, expect, test } from '@jest/globals';
import type { Listing } from '@merve/contract';
import type { SearchIndex, SearchQuery } from '../search-index.ts';
import { sampleListing } from './sample-listings.ts';

const famagusta = {
  town: 'Famagusta / Gazimağusa',
  location: { latitude: 35.125, longitude: 33.942 },
} as const;

/** What every implementation is filled with. One market more than is searched: markets never mix. */
export const conformanceListings: readonly Listing[] = [
  sampleListing({
    listingId: 'harbour-fish',
    name: 'Lantern Fish House',
    subCategory: 'seafood',
    description: 'Grilled sea bass and meze by the old harbour.',
    tags: ['seaview'],
    rating: 4.2,
  }),
  sampleListing({
    listingId: 'kebab',
    name: 'Işık Kebap Salonu',
    subCategory: 'kebab',
    description: 'Charcoal grill for families.',
    rating: 4.8,
  }),
  sampleListing({
    listingId: 'sushi',
    name: 'Paper Crane',
    subCategory: 'sushi',
    description: 'Sushi and ramen.',
    rating: 4.5,
    ...famagusta,
  }),
  sampleListing({
    listingId: 'coffee',
    name: 'Çınaraltı Kahve',
    domain: 'cafes',
    category: 'cafe',
    subCategory: 'coffee',
    description: 'Small-batch roasts under the plane tree.',
    rating: 4.4,
    ...famagusta,
  }),
  sampleListing({
    listingId: 'spa',
    name: 'Nine Olives',
    domain: 'spa',
    category: 'spa',
    subCategory: 'massage',
    description: 'Olive oil massages for couples.',
    rating: 4.6,
  }),
  sampleListing({
    listingId: 'closed',
    name: 'Lantern Annex',
    description: 'Closed for good.',
    active: false,
  }),
  sampleListing({ listingId: 'elsewhere', name: 'Lantern of Limassol', marketId: 'south', rating: 5 }),
];

/**
 * The behaviour every `SearchIndex` has.
 * @param indexOf an index filled with the given listings, ready to be searched.
 */
export function describeSearchIndex(
  name: string,
  indexOf: (listings: readonly Listing[]) => SearchIndex | Promise<SearchIndex>,
): void {
  describe(`${name} as a SearchIndex`, () => {
    async function search(query: Partial<SearchQuery>) {
      const index = await indexOf(conformanceListings);
      const { hits, relaxed } = await index.search({
        marketId: 'north-cyprus',
        query: '',
        limit: 20,
        ...query,
      });
      return { ids: hits.map((hit) => hit.listingId), relaxed };
    }

    test.each([
      ['a word of the name', 'lantern', 'harbour-fish'],
      ['a word of the description', 'ramen', 'sushi'],
      ['a tag', 'seaview', 'harbour-fish'],
      ['the kind of place in the plural', 'massages', 'spa'],
      ['a spelling without Turkish letters', 'cinaralti', 'coffee'],
      ['capitals with a dotless I', 'IŞIK', 'kebab'],
      ['the beginning of a word', 'mass', 'spa'],
      ['a typing error', 'sushii', 'sushi'],
      ['two swapped letters in a longer word', 'lanetrn', 'harbour-fish'],
    ])('finds a listing by %s', async (_what, query, expected) => {
      const { ids } = await search({ query });
      expect(ids[0]).toBe(expected);
    });

    test('finds nothing for what nobody offers', async () => {
      expect((await search({ query: 'helicopter' })).ids).toEqual([]);
    });

    test('does not take a short word for another short word', async () => {
      expect((await search({ query: 'spy' })).ids).not.toContain('spa');
    });

    test('prefers what meets every word of the query', async () => {
      expect((await search({ query: 'grilled sea bass' })).ids).toEqual(['harbour-fish']);
    });

    test('returns everything active in the market for an empty query, best rated first', async () => {
      expect((await search({ query: '  ' })).ids).toEqual([
        'kebab',
        'spa',
        'sushi',
        'coffee',
        'harbour-fish',
      ]);
    });

    test('never returns inactive listings or those of another market', async () => {
      expect((await search({ query: 'lantern' })).ids).toEqual(['harbour-fish']);
      expect((await search({ marketId: 'south', query: 'lantern' })).ids).toEqual(['elsewhere']);
    });

    test.each(['Girne', 'girne', 'KYRENIA', 'Kyrenia / Girne'])(
      'filters by the town written as %s',
      async (town) => {
        expect((await search({ town })).ids).toEqual(['kebab', 'spa', 'harbour-fish']);
      },
    );

    test('filters by a town named in the query', async () => {
      expect((await search({ query: 'restaurants in Famagusta' })).ids).toEqual(['sushi']);
      expect((await search({ query: "Gazimağusa'da kahve" })).ids).toEqual(['coffee']);
    });

    test.each(['restaurants', 'Restaurant', 'RESTAURANTS'])(
      'filters by the category written as %s',
      async (category) => {
        expect((await search({ category })).ids).toEqual(['kebab', 'sushi', 'harbour-fish']);
      },
    );

    test('searches for a category it does not know instead of finding nothing', async () => {
      expect((await search({ category: 'sushi bar', query: '' })).ids).toContain('sushi');
    });

    test('keeps the sub-category when something fits it', async () => {
      expect(await search({ subCategory: 'Seafood' })).toEqual({ ids: ['harbour-fish'], relaxed: false });
    });

    test('leaves the sub-category out when nothing fits it, and says so', async () => {
      const { ids, relaxed } = await search({ category: 'spa', subCategory: 'hammam' });
      expect(ids).toEqual(['spa']);
      expect(relaxed).toBe(true);
    });

    test('is not relaxed when there is nothing either way', async () => {
      expect(await search({ query: 'helicopter', subCategory: 'seafood' })).toEqual({
        ids: [],
        relaxed: false,
      });
    });

    test('keeps to the circle around a place', async () => {
      const near = { latitude: 35.12, longitude: 33.94, radiusKm: 10 };
      expect((await search({ near })).ids.sort()).toEqual(['coffee', 'sushi']);
    });

    test('keeps to the limit', async () => {
      expect((await search({ limit: 2 })).ids).toHaveLength(2);
    });

    test.each(['', '   ', '🍣', "'", '\u0000', '\ud800', 'a'.repeat(5000), '(((', '__proto__'])(
      'answers odd text (%#) without failing',
      async (query) => {
        await expect(search({ query })).resolves.toBeDefined();
      },
    );
  });
}
