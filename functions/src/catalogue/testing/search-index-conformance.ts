import { describe, expect, test } from '@jest/globals';
import type { Listing } from '@merve/contract';
import type { SearchIndex, SearchQuery } from '../search-index.ts';
import { sampleListing } from './sample-listings.ts';

const famagusta = {
  town: 'Famagusta / Gazimağusa',
  location: { latitude: 35.125, longitude: 33.942 },
} as const;

const lapta = { town: 'Lapta', location: { latitude: 35.336, longitude: 33.172 } } as const;
const base = sampleListing({ listingId: 'base', name: 'Base' });
const [bookAction] = base.merve.actions;

/** What every implementation is filled with. Two markets more than are searched: markets never mix. */
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
  // Without its hyphen this would be the market that is searched.
  sampleListing({ listingId: 'nearly', name: 'Lantern of Nearly', marketId: 'northcyprus', rating: 5 }),
];

/** Names and descriptions as people of each language write them; a market of its own, so that they disturb nobody. */
const languages: readonly Listing[] = [
  sampleListing({ listingId: 'tr', name: 'İstanbul Işıkları', description: 'Çiğ köfte, şarküteri.' }),
  sampleListing({ listingId: 'en', name: 'Café Déjà Vu', description: 'Crème brûlée.' }),
  sampleListing({ listingId: 'de', name: 'Grüße & Straße', description: 'Weißwürste.' }),
  sampleListing({ listingId: 'el', name: 'Ο Φάρος', description: 'Μεζέδες δίπλα στη θάλασσα.' }),
  sampleListing({ listingId: 'ru', name: 'Ёлочка', description: 'Пельмени и борщ.' }),
  sampleListing({ listingId: 'he', name: 'שָׁלוֹם', description: 'חוּמוּס טרי.' }),
  sampleListing({ listingId: 'ar', name: 'مَقْهَى الأُسْرَة', description: 'شَاي، قَهْوَة.' }),
  sampleListing({ listingId: 'fa', name: 'کبابی یاس', description: 'غذای خانگی.' }),
  sampleListing({ listingId: 'ko', name: '서울식당', description: '불고기와 김치.' }),
].map((listing) => ({ ...listing, marketId: 'languages', domain: 'place', category: 'place' }));

/**
 * The behaviour every `SearchIndex` has.
 * @param indexOf an index filled with the given listings, ready to be searched.
 */
export function describeSearchIndex(
  name: string,
  indexOf: (listings: readonly Listing[]) => SearchIndex | Promise<SearchIndex>,
): void {
  describe(`${name} as a SearchIndex`, () => {
    async function search(query: Partial<SearchQuery>, listings = conformanceListings) {
      const index = await indexOf(listings);
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

    test.each([
      ['Turkish', 'istanbul', 'tr'],
      ['Turkish capitals', 'İSTANBUL IŞIKLARI', 'tr'],
      ['Turkish without its letters', 'sarkuteri', 'tr'],
      ['English with and without accents', 'creme brulee', 'en'],
      ['German without its letters', 'strasse', 'de'],
      ['German capitals', 'WEISSWÜRSTE', 'de'],
      ['Greek without accents', 'φαρος', 'el'],
      ['Greek capitals', 'ΦΆΡΟΣ', 'el'],
      ['Russian without its dots', 'елочка', 'ru'],
      ['Russian capitals', 'ПЕЛЬМЕНИ', 'ru'],
      ['Hebrew without points', 'שלום', 'he'],
      ['Hebrew with points where the listing has others', 'חומוס', 'he'],
      ['Arabic without marks', 'مقهى الاسرة', 'ar'],
      ['Arabic with a stretched word', 'قهـــوة', 'ar'],
      ['Persian on an Arabic keyboard', 'كبابي', 'fa'],
      ['Korean', '불고기와', 'ko'],
      ['the beginning of a Korean word', '서울식', 'ko'],
    ])('folds %s', async (_what, query, expected) => {
      expect((await search({ marketId: 'languages', query }, languages)).ids).toEqual([expected]);
    });

    test.each(['restoran', 'מסעדה', 'ресторан', 'εστιατόριο', 'Restaurant', 'مطعم', 'رستوران', '식당'])(
      'finds a kind of place by its name in another language: %s',
      async (query) => {
        expect((await search({ query })).ids.sort()).toEqual(['harbour-fish', 'kebab', 'sushi']);
      },
    );

    test('leaves out a word that nobody meets, wherever it stands', async () => {
      expect((await search({ query: 'ramen extravaganza' })).ids).toEqual(['sushi']);
      expect((await search({ query: 'extravagant ramen' })).ids).toEqual(['sushi']);
    });

    test('forgives one error in a word of five letters, none in a shorter one, and never the first letter', async () => {
      expect((await search({ query: 'rmaen' })).ids).toEqual(['sushi']);
      expect((await search({ query: 'msea' })).ids).toEqual([]);
      expect((await search({ query: 'bantern' })).ids).toEqual([]);
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

    test.each(['', 'restaurant'])('puts the nearest first around a place, for %j', async (query) => {
      const near = { ...lapta.location, radiusKm: 100 };
      const { ids } = await search({ near, query }, [
        ...conformanceListings,
        sampleListing({ listingId: 'near', name: 'Near', rating: 1, ...lapta }),
      ]);
      expect(ids[0]).toBe('near');
      expect(['coffee', 'sushi']).toContain(ids.at(-1));
    });

    test('keeps to the limit', async () => {
      expect((await search({ limit: 2 })).ids).toHaveLength(2);
    });

    test('pages join without a gap or a doubled hit, and end', async () => {
      const whole = (await search({})).ids;
      const paged: string[] = [];
      for (const offset of [0, 2, 4]) paged.push(...(await search({ offset, limit: 2 })).ids);
      expect(paged).toEqual(whole);
      expect((await search({ offset: 6, limit: 2 })).ids).toEqual([]);
    });

    test('scores fall from hit to hit', async () => {
      const index = await indexOf(conformanceListings);
      const { hits } = await index.search({ marketId: 'north-cyprus', query: 'restaurant', limit: 50 });
      const scores = hits.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    });

    test('filters by what Merve may do at a place', async () => {
      const food = (enabled: boolean) => ({
        ...base.merve,
        actions:
          bookAction === undefined ? [] : [{ ...bookAction, actionType: 'order_food' as const, enabled }],
      });
      const listings = [
        sampleListing({ listingId: 'orders', name: 'Orders', merve: food(true) }),
        sampleListing({ listingId: 'paused', name: 'Paused', merve: food(false) }),
        sampleListing({ listingId: 'silent', name: 'Silent', merve: { ...food(true), enabled: false } }),
        sampleListing({ listingId: 'books', name: 'Books' }),
      ];
      expect((await search({ action: 'order_food' }, listings)).ids).toEqual(['orders']);
      expect((await search({ action: 'book' }, listings)).ids).toEqual(['books']);
    });

    test('does not mix markets whose ids differ by a hyphen', async () => {
      expect((await search({ marketId: 'northcyprus', query: 'lantern' })).ids).toEqual(['nearly']);
    });

    test.each([
      '` || marketId:=`south',
      '`) || (marketId:=`south',
      'Kyrenia` || marketId:=south || towns:=`x',
      'spa && marketId:=south',
      '[Kyrenia, Limassol]',
      'location:(35, 33, 10000 km)',
      '\\` || marketId:=south',
    ])('takes %j for words, not for a condition', async (text) => {
      for (const where of [{ town: text }, { category: text }, { subCategory: text }, { query: text }]) {
        const { ids } = await search(where);
        expect(ids).not.toContain('elsewhere');
        expect(ids).not.toContain('closed');
      }
      expect((await search({ marketId: text })).ids).toEqual([]);
    });

    test.each(['', '   ', '🍣', "'", '\u0000', '\ud800', 'a'.repeat(5000), '(((', '__proto__'])(
      'answers odd text (%#) without failing',
      async (query) => {
        await expect(search({ query })).resolves.toBeDefined();
      },
    );
  });
}
