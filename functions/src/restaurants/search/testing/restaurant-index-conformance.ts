import { beforeAll, describe, expect, test } from '@jest/globals';
import type { RestaurantWriting, ReviewContent } from '../../restaurant-content.ts';
import { restaurantContent } from '../../testing/sample-restaurants.ts';
import type { RestaurantIndex, SearchScope } from '../restaurant-index.ts';
import { scopeOf } from '../search-scope.ts';

/** The space of the index's vectors, and how many numbers one has. */
export const conformanceSpace = { name: 'words_sg_100', dimensions: 100 } as const;

/** A vector of the space that points from the first axis towards the second, by an angle in degrees. */
export function pointing(degrees: number): number[] {
  const radians = (degrees * Math.PI) / 180;
  return Array.from({ length: conformanceSpace.dimensions }, (_, axis) =>
    axis === 0 ? Math.cos(radians) : axis === 1 ? Math.sin(radians) : 0,
  );
}

const review = (text: string): ReviewContent => ({ text, language: 'en', rating: 4, writtenAt: null });

function writing(
  changes: Parameters<typeof restaurantContent>[0],
  reviews: readonly string[],
): RestaurantWriting {
  const content = restaurantContent({ vibes: [], dishes: [], description: '', ...changes });
  return { content, statements: [], speaksFor: ['cuisine'], reviews: reviews.map(review), adds: false };
}

/** What every implementation is filled with, and where each review points. Another market is there too: markets never mix. */
export const conformanceRestaurants: readonly RestaurantWriting[] = [
  writing({ restaurantId: 'fig', name: 'Fig', cuisines: ['turkish', 'seafood'], priceTier: 2, rating: 4.2 }, [
    'Calm octopus evenings. 10',
    'The octopus again. 80',
  ]),
  writing(
    {
      ...{ restaurantId: 'anchor', name: 'Anchor', area: 'Famagusta / Gazimağusa' },
      ...{ cuisines: ['seafood'], priceTier: 3, rating: 4.8 },
    },
    ['Octopus by candlelight. 30'],
  ),
  writing(
    {
      ...{ restaurantId: 'kettle', name: 'Kettle', area: 'Nicosia / Lefkoşa', cuisines: ['cafe'] },
      ...{ priceTier: 1, rating: null },
    },
    ['A calm corner. 20'],
  ),
  writing(
    {
      ...{ restaurantId: 'saddle', name: 'Saddle', cuisines: ['steakhouse'], priceTier: 4, rating: 3.9 },
    },
    [],
  ),
  writing(
    {
      ...{ restaurantId: 'stranger', marketId: 'elsewhere', name: 'Stranger', cuisines: ['seafood'] },
      ...{ priceTier: 2, rating: 5 },
    },
    ['Calm octopus. 0'],
  ),
];

/** The angle that a review's last word tells. */
export const angleOf = (text: string): number => Number(text.split(' ').at(-1));

const everywhere = scopeOf('north-cyprus', {
  ...{ priceTiers: [], cuisines: [], area: null, minRating: null, excludeAllergens: [] },
});
const scope = (changes: Partial<SearchScope> & { area?: string }): SearchScope => ({
  ...everywhere,
  ...(changes.area === undefined
    ? {}
    : { areas: scopeOf('', { ...emptyFilters, area: changes.area }).areas }),
  ...changes,
});
const emptyFilters = {
  priceTiers: [],
  cuisines: [],
  area: null,
  minRating: null,
  excludeAllergens: [],
};
const octopus = { forms: ['octopus', 'octopuses'] };
const calm = { forms: ['calm'] };

/** @param open an index of `conformanceRestaurants`, each review's vector pointing where `angleOf` its text says */
export function describeRestaurantIndex(name: string, open: () => Promise<RestaurantIndex>): void {
  describe(`${name}, as an index of restaurants`, () => {
    let index: RestaurantIndex;
    beforeAll(async () => {
      index = await open();
    });
    const rated = async (changes: Parameters<typeof scope>[0], limit = 10) =>
      (await index.bestRated(scope(changes), limit)).map(({ restaurantId }) => restaurantId);
    const worded = async (
      changes: Parameters<typeof scope>[0],
      words: readonly { readonly forms: readonly string[] }[],
    ) => (await index.byWords(scope(changes), words, 10)).map(({ restaurantId }) => restaurantId);
    const near = async (changes: Parameters<typeof scope>[0], limit = 10) =>
      (await index.nearest(scope(changes), conformanceSpace.name, pointing(0), limit)).map(
        ({ review: { restaurantId, text } }) => `${restaurantId} ${angleOf(text)}`,
      );

    test('the best rated come first, unrated ones last, and no more than asked for', async () => {
      expect(await rated({})).toEqual(['anchor', 'fig', 'saddle', 'kettle']);
      expect(await rated({}, 2)).toEqual(['anchor', 'fig']);
    });

    test.each<[string, Parameters<typeof scope>[0], string[]]>([
      ['any of its kitchens', { cuisines: ['seafood', 'cafe'] }, ['anchor', 'fig', 'kettle']],
      ['any of the tiers', { priceTiers: [2, 4] }, ['fig', 'saddle']],
      ['the beginning of an area', { area: 'Kyre' }, ['fig', 'saddle']],
      ['an area’s second name, as it is typed without its letters', { area: 'Gazimagusa' }, ['anchor']],
      ['an area’s name in another script', { area: 'Лефкоша' }, ['kettle']],
      ['the least rating', { minRating: 4.2 }, ['anchor', 'fig']],
      [
        'several at once',
        { area: 'Girne', cuisines: ['seafood'], priceTiers: [1, 2], minRating: 4 },
        ['fig'],
      ],
      ['an area that is not there', { area: 'Atlantis' }, []],
    ])('%s narrows every question', async (_what, changes, expected) => {
      expect(await rated(changes)).toEqual(expected);
      const byWords = await worded(changes, [octopus, calm]);
      expect(byWords.filter((id) => !expected.includes(id))).toEqual([]);
      expect(byWords.toSorted()).toEqual(expected.filter((id) => id !== 'saddle').toSorted());
      const neighbours = await near(changes);
      expect([...new Set(neighbours.map((one) => one.split(' ')[0]))].toSorted()).toEqual(
        expected.filter((id) => id !== 'saddle').toSorted(),
      );
    });

    test('more of the words count more, then the better rating', async () => {
      expect(await worded({}, [octopus, calm])).toEqual(['fig', 'anchor', 'kettle']);
      expect(await worded({}, [octopus])).toEqual(['anchor', 'fig']);
      expect(await worded({}, [{ forms: ['helicopter'] }])).toEqual([]);
      expect(await worded({}, [])).toEqual([]);
    });

    test('the nearest review comes first, with its distance', async () => {
      expect(await near({})).toEqual(['fig 10', 'kettle 20', 'anchor 30', 'fig 80']);
      expect(await near({}, 1)).toEqual(['fig 10']);
      const [first] = await index.nearest(everywhere, conformanceSpace.name, pointing(0), 1);
      expect(first?.distance).toBeCloseTo(1 - Math.cos((10 * Math.PI) / 180), 5);
      expect(first?.review).toMatchObject({ language: 'en', rating: 4 });
    });
  });
}
