import { FieldValue } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RestaurantSearchFilters, restaurantSearchFiltersSchema } from '@merve/contract';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import { reviewIdOf, writeRestaurants } from '../write-restaurants.ts';
import { createRestaurantSearch } from './create-restaurant-search.ts';
import { createFirestoreRestaurantIndex } from './firestore-restaurant-index.ts';
import {
  angleOf,
  conformanceRestaurants,
  conformanceSpace,
  describeRestaurantIndex,
  pointing,
} from './testing/restaurant-index-conformance.ts';

const now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };
let firestore: LocalFirestore;
beforeAll(async () => {
  firestore = await startLocalFirestore();
});
afterAll(() => firestore.stop());

async function fill() {
  const { documents } = firestore;
  await writeRestaurants(documents, conformanceRestaurants, now);
  const batch = documents.db.batch();
  for (const { content, reviews } of conformanceRestaurants) {
    for (const { text } of reviews) {
      batch.update(documents.restaurantReview(reviewIdOf(content.restaurantId, text)), {
        [`vectors.${conformanceSpace.name}`]: FieldValue.vector(pointing(angleOf(text))),
      });
    }
  }
  await batch.commit();
  return createFirestoreRestaurantIndex(documents, clock);
}

describeRestaurantIndex('Firestore', fill);

test('a query by another model finds nothing among these vectors, and nothing that compares what cannot be compared', async () => {
  const index = createFirestoreRestaurantIndex(firestore.documents, clock);
  const scope = {
    ...{ marketId: 'north-cyprus', cuisines: [], areas: [], priceTiers: [], minRating: null },
  };
  const other = Array.from({ length: 768 }, (_, axis) => (axis === 0 ? 1 : 0));
  expect(await index.nearest(scope, 'gemini_embedding_2_768', other, 10)).toEqual([]);
  await expect(index.nearest(scope, 'words_sg_100', other, 10)).rejects.toThrow();
});

describe('a search for restaurants', () => {
  const find = (
    words: string,
    filters: Partial<RestaurantSearchFilters> = {},
    search = createRestaurantSearch(world()),
  ) =>
    search.find({
      ...{ marketId: 'north-cyprus', words, language: 'en', limit: 15 },
      filters: { ...restaurantSearchFiltersSchema.parse({}), ...filters },
    });
  const world = (at = now) => {
    const { documents } = firestore;
    const moment = { now: () => at };
    return {
      documents,
      clock: moment,
      index: createFirestoreRestaurantIndex(documents, moment),
      meaning: null,
    };
  };
  const names = ({ found }: Awaited<ReturnType<typeof find>>) =>
    found.map(({ restaurant }) => restaurant.restaurantId);

  test('by words alone says so; without words it is by filters, and nothing is missing', async () => {
    const worded = await find('calm octopus please');
    expect(names(worded)).toEqual(['fig', 'anchor', 'kettle']);
    expect(worded).toMatchObject({ withoutMeaning: 'unavailable', isEmptyMarket: false });
    const filtered = await find('', { priceTiers: [1, 3] });
    expect(names(filtered)).toEqual(['anchor', 'kettle']);
    expect(filtered.withoutMeaning).toBeNull();
  });

  test('that is narrowed goes on with the best rated of what it was narrowed to', async () => {
    expect(names(await find('calm', { area: 'kyrenia' }))).toEqual(['fig', 'saddle']);
  });

  test('of a market without restaurants says that there is none, and of one without a fit does not', async () => {
    const search = createRestaurantSearch(world());
    const nowhere = await search.find({
      ...{ marketId: 'moon', words: 'octopus', language: 'en', limit: 15 },
      filters: restaurantSearchFiltersSchema.parse({}),
    });
    expect(nowhere).toMatchObject({ found: [], isEmptyMarket: true });
    expect(await find('helicopter')).toMatchObject({ found: [], isEmptyMarket: false });
  });

  test('excludes what is known of an allergen, tells whom, and sees a declaration made since the search was kept', async () => {
    const { documents } = firestore;
    const search = createRestaurantSearch(world());
    const without = { excludeAllergens: ['fish' as const] };
    expect(names(await find('octopus', without, search))).toEqual(['anchor', 'fig']);
    const stated = (source: 'owner' | 'cuisine', confidence: 'high' | 'medium') => ({
      allergens: [{ allergen: 'fish' as const, value: 'contains' as const, source, confidence, date: now }],
    });
    await documents.restaurant('anchor').update(stated('owner', 'high'));
    await documents.restaurant('fig').update(stated('cuisine', 'medium'));
    const found = await find('octopus', without, search);
    expect(names(found)).toEqual(['fig']);
    expect(found.excluded.map(({ restaurant }) => restaurant.restaurantId)).toEqual(['anchor']);
    expect(names(await find('octopus', {}, search))).toEqual(['anchor', 'fig']);
  });
});
