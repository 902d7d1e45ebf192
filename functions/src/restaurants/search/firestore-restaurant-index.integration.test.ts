import { FieldValue } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RestaurantSearchFilters, restaurantSearchFiltersSchema } from '@merve/contract';
import type { Embedder } from '../../model/embedder.ts';
import { MerveError } from '../../platform/errors.ts';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import { embedReviews } from '../embedding/embed-reviews.ts';
import { maxEmbedded } from '../embedding/reviews-to-embed.ts';
import { wordEmbedder } from '../embedding/word-embedder.ts';
import { restaurantWriting } from '../testing/sample-restaurants.ts';
import { reviewIdOf, writeRestaurants } from '../write-restaurants.ts';
import { createRestaurantSearch } from './create-restaurant-search.ts';
import { createFirestoreRestaurantIndex } from './firestore-restaurant-index.ts';
import { createMeaning } from './meaning.ts';
import { scopeOf } from './search-scope.ts';
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

describe('a market that is embedded', () => {
  const marketId = 'embedded';
  const scope = scopeOf(marketId, restaurantSearchFiltersSchema.parse({}));
  const written = async (restaurantId: string, texts: readonly string[]) =>
    writeRestaurants(
      firestore.documents,
      [
        restaurantWriting(
          { restaurantId, marketId },
          {
            reviews: texts.map((text) => ({ text, language: 'en' as const, rating: 4, writtenAt: null })),
          },
        ),
      ],
      now,
    );
  /** An embedder of another model and size, which answers for so many calls. */
  const model = (answers: number): Embedder => ({
    ...{ modelId: 'gemini-embedding-2', dimensions: 768 },
    async embed(texts) {
      answers -= 1;
      if (answers < 0) throw new MerveError('MODEL_UNAVAILABLE', 'away');
      return texts.map(() => Array.from({ length: 768 }, (_, axis) => (axis === 0 ? 1 : 0)));
    },
  });

  test('is counted by a dry run, embedded once, and at most eight reviews a restaurant', async () => {
    const { documents } = firestore;
    await written('candle', ['You can hear your own thoughts, so calm and peaceful.']);
    await written(
      'drum',
      Array.from({ length: 12 }, (_, number) => `The DJ plays and the floor fills up, night ${number}.`),
    );
    const needs = { documents, embedder: wordEmbedder(), marketId };
    const all = 1 + maxEmbedded;
    expect(await embedReviews({ ...needs, dryRun: true })).toMatchObject({ restaurants: 2, embedded: all });
    expect(await embedReviews(needs)).toMatchObject({ embedded: all, kept: 0 });
    expect(await embedReviews(needs)).toMatchObject({ embedded: 0, kept: all, characters: 0, removed: 0 });
  });

  test('is found by what a wish means without a word in common, while another model is not there or has not embedded it', async () => {
    const index = createFirestoreRestaurantIndex(firestore.documents, clock);
    for (const first of [model(0), model(9)]) {
      const meaning = createMeaning({ index, embedders: [first, wordEmbedder()] });
      const near = await meaning.nearest('tranquil', scope);
      expect(near?.[0]?.review.restaurantId).toBe('candle');
    }
    const away = createMeaning({ index, embedders: [model(0)] });
    expect(await away.nearest('tranquil', scope)).toBeNull();
  });

  test('is embedded by another model in a field beside, and a run that broke off is gone on with', async () => {
    const { documents } = firestore;
    await expect(embedReviews({ documents, embedder: model(0), marketId })).rejects.toMatchObject({
      code: 'MODEL_UNAVAILABLE',
    });
    expect(await embedReviews({ documents, embedder: model(9), marketId })).toMatchObject({ kept: 0 });
    const [stored] = (await documents.restaurantReviews.where('restaurantId', '==', 'candle').get()).docs;
    expect(Object.keys(stored?.data().vectors ?? {}).sort()).toEqual([
      'gemini_embedding_2_768',
      'words_sg_100',
    ]);
  });
});

test('a search that is asked again within half an hour ranks nothing anew, and another market’s or filter’s is its own', async () => {
  const { documents } = firestore;
  const index = createFirestoreRestaurantIndex(documents, clock);
  let at = now;
  let ranked = 0;
  const search = createRestaurantSearch({
    ...{ documents, clock: { now: () => at }, meaning: null },
    index: {
      ...index,
      byWords(...asked) {
        ranked += 1;
        return index.byWords(...asked);
      },
    },
  });
  const find = (marketId: string, minRating: number | null = null) =>
    search.find({
      ...{ marketId, words: 'octopus', language: 'en', limit: 15 },
      filters: restaurantSearchFiltersSchema.parse({ minRating }),
    });
  for (const _ of [1, 2]) await find('north-cyprus');
  expect(ranked).toBe(1);
  await find('elsewhere');
  await find('north-cyprus', 4.5);
  expect(ranked).toBe(3);
  at = new Date(now.getTime() + 30 * 60_000);
  await find('north-cyprus');
  expect(ranked).toBe(4);
});
