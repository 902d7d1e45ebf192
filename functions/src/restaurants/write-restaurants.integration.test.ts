import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MenuItem } from '@merve/contract';
import { sampleListing } from '../catalogue/testing/sample-listings.ts';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { statementsOf, withStatements } from './next-restaurant.ts';
import { bestRated, marketHasRestaurants, restaurantsByIds, reviewsOf } from './read-restaurants.ts';
import { renewRestaurant } from './renew-restaurant.ts';
import { guessed, restaurantWriting } from './testing/sample-restaurants.ts';
import { writeRestaurants } from './write-restaurants.ts';

let firestore: LocalFirestore;
beforeAll(async () => {
  firestore = await startLocalFirestore();
});
afterAll(() => firestore.stop());

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const review = (text: string, writtenAt: Date | null = null) => ({
  text,
  language: 'en' as const,
  rating: 4,
  writtenAt,
});

describe('a restaurant that is written', () => {
  test('is not written again by the same content, and its reviews take along what a search narrows by', async () => {
    const { documents } = firestore;
    const reviews = [review('So quiet, one hears the sea.'), review('Dear, yet worth it.', day(3))];
    const first = restaurantWriting({}, { reviews, statements: [guessed('fish', day(1))] });
    expect(await writeRestaurants(documents, [first], day(1))).toMatchObject({
      created: 1,
      reviewsCreated: 2,
    });
    const again = { ...first, statements: [guessed('fish', day(2))] };
    expect(await writeRestaurants(documents, [again], day(2))).toEqual({
      ...{ created: 0, changed: 0, unchanged: 1, reviewsCreated: 0, reviewsChanged: 0 },
    });

    const [known] = await reviewsOf(documents, 'salt-and-fig', 5);
    expect(known?.text).toBe('Dear, yet worth it.');
    const vector = { words_sg_100: [0.6, 0.8] };
    await documents.db.doc(`restaurantReviews/${known?.reviewId}`).update({ 'vectors.marker': vector });

    // One review is no longer told of: it stays, and is narrowed by today's rating as well.
    const dearer = restaurantWriting({ rating: 4.6, priceTier: 3 }, { reviews: reviews.slice(1) });
    expect(await writeRestaurants(documents, [dearer], day(4))).toMatchObject({
      changed: 1,
      reviewsChanged: 2,
    });
    const stored = await documents.db
      .collection('restaurantReviews')
      .where('restaurantId', '==', 'salt-and-fig')
      .get();
    expect(stored.docs.map((one) => one.get('filters.rating'))).toEqual([4.6, 4.6]);
    expect(stored.docs.map((one) => one.get('filters.priceTier'))).toEqual([3, 3]);
    expect(stored.docs.find(({ id }) => id === known?.reviewId)?.get('vectors.marker')).toEqual(vector);
  });

  test('keeps what its owner declared, whatever a table says of it later', async () => {
    const { documents } = firestore;
    const restaurantId = 'declared';
    await writeRestaurants(documents, [restaurantWriting({ restaurantId })], day(1));
    const [restaurant] = await restaurantsByIds(documents, [restaurantId]);
    if (restaurant === undefined) throw new Error('not written');
    const owner = {
      allergen: 'nuts',
      value: 'contains',
      source: 'owner',
      confidence: 'high',
      date: day(2),
    } as const;
    await documents.restaurant(restaurantId).set(withStatements(restaurant, [owner], ['owner'], day(2)));
    const renewed = restaurantWriting(
      { restaurantId, rating: 3 },
      { statements: [guessed('nuts', day(3)), guessed('milk', day(3))] },
    );
    await writeRestaurants(documents, [renewed], day(3));
    const [stored] = await restaurantsByIds(documents, [restaurantId]);
    expect(stored?.allergens).toEqual(
      [guessed('milk', day(3)), owner].sort((a, b) => a.allergen.localeCompare(b.allergen)),
    );
    // The owner takes it back: what the kitchen's kind suggests is there again.
    if (stored === undefined) throw new Error('not written');
    const without = withStatements(stored, [], ['owner'], day(4));
    expect(without.allergens.map(({ allergen, source }) => [allergen, source])).toEqual([
      ['milk', 'cuisine'],
      ['nuts', 'cuisine'],
    ]);
    expect(statementsOf(without)).toHaveLength(2);
  });

  test('by two writers at once has what both know', async () => {
    const [one, other] = [firestore.documents, firestore.anotherClient()];
    const restaurantId = 'two-rows';
    const row = (dish: string) =>
      restaurantWriting({ restaurantId, dishes: [dish] }, { adds: true, reviews: [review(`The ${dish}!`)] });
    await Promise.all([
      writeRestaurants(one, [row('meze')], day(1)),
      writeRestaurants(other, [row('kleftiko')], day(1)),
    ]);
    const [stored] = await restaurantsByIds(one, [restaurantId]);
    expect(stored?.dishes.toSorted()).toEqual(['kleftiko', 'meze']);
    expect(await reviewsOf(one, restaurantId, 9)).toHaveLength(2);
  });
});

test('the best rated come first, those of many votes before those of few, and unrated ones last', async () => {
  const { documents } = firestore;
  const marketId = 'elsewhere';
  expect(await marketHasRestaurants(documents, marketId)).toBe(false);
  const rated = [
    ['unrated', null, 0],
    ['few', 4.5, 3],
    ['many', 4.5, 900],
    ['worse', 2, 50],
  ] as const;
  const writings = rated.map(([restaurantId, rating, votes]) =>
    restaurantWriting({ restaurantId, marketId, rating, votes }),
  );
  await writeRestaurants(documents, writings, day(1));
  expect(await marketHasRestaurants(documents, marketId)).toBe(true);
  const ids = async (limit: number) =>
    (await bestRated(documents, marketId, limit)).map(({ restaurantId }) => restaurantId);
  expect(await ids(9)).toEqual(['many', 'few', 'worse', 'unrated']);
  await documents.restaurant('many').update({ active: false });
  expect(await ids(2)).toEqual(['few', 'worse']);
  expect(await restaurantsByIds(documents, ['worse', 'gone', 'many', 'few', 'worse'])).toMatchObject([
    { restaurantId: 'worse' },
    { restaurantId: 'few' },
  ]);
});

describe('the restaurant that a listing is', () => {
  const listing = sampleListing({ listingId: 'oven', name: 'Oven', subCategory: 'pizza', priceTier: 2 });
  const kept = async () => (await firestore.documents.restaurant('oven').get()).data();
  const dish = (allergens: MenuItem['allergens']): MenuItem => ({
    ...{ itemId: 'satay', listingId: 'oven', marketId: listing.marketId, number: 1, name: 'Chicken satay' },
    ...{ alsoCalled: [], section: 'Mains', description: '', options: [], available: true, allergens },
    price: { minorUnits: 1000, currency: 'TRY' },
  });

  test('begins with the listing, and follows each edit of it and of its menu; what owners declared and guests wrote stays', async () => {
    const { documents } = firestore;
    await documents.listing('oven').set(listing);
    expect(await renewRestaurant(documents, 'oven', day(1))).toBe(true);
    expect(await renewRestaurant(documents, 'oven', day(2))).toBe(false);
    const begun = await kept();
    expect(begun).toMatchObject({ listingId: 'oven', cuisines: ['pizza'], priceTier: 2, active: true });
    expect(begun?.allergens).toContainEqual(guessed('gluten', day(1)));

    const owner = {
      allergen: 'nuts',
      value: 'notUsed',
      source: 'owner',
      confidence: 'high',
      date: day(2),
    } as const;
    if (begun === undefined) throw new Error('not written');
    await documents.restaurant('oven').set(withStatements(begun, [owner], ['owner'], day(2)));
    const told = restaurantWriting(begun, { reviews: [review('A courtyard full of jasmine.')], adds: true });
    await writeRestaurants(documents, [told], day(2));

    const moved = {
      ...listing,
      name: 'Stone Oven',
      town: 'Famagusta',
      priceTier: 3,
      rating: 4.8,
      subCategory: 'thai',
    };
    await documents.listing('oven').set(moved);
    await documents.menuItem('oven', 'satay').set(dish({ contains: ['peanuts'], mayContain: [] }));
    expect(await renewRestaurant(documents, 'oven', day(3))).toBe(true);
    const after = await kept();
    expect(after).toMatchObject({
      name: 'Stone Oven',
      areaKey: 'famagusta',
      cuisines: ['thai'],
      dishes: ['Chicken satay'],
    });
    expect(after?.words).toEqual(expect.arrayContaining(['stone', 'jasmine']));
    const of = (allergen: string) => after?.allergens.find((one) => one.allergen === allergen);
    expect([of('peanuts')?.value, of('peanuts')?.source, of('nuts')?.source]).toEqual([
      'contains',
      'menu',
      'owner',
    ]);
    const [filtered] = await reviewsOf(documents, 'oven', 5);
    expect(filtered?.filters).toMatchObject({
      areaKey: 'famagusta',
      priceTier: 3,
      rating: 4.8,
      cuisines: ['thai'],
    });

    await documents.menuItem('oven', 'satay').set(dish({ contains: [], mayContain: [] }));
    await renewRestaurant(documents, 'oven', day(4));
    expect((await kept())?.allergens.find(({ source }) => source === 'menu')).toBeUndefined();
  });

  test('is not recommended any more once the listing is closed or gone, and no spa becomes one', async () => {
    const { documents } = firestore;
    await documents.listing('oven').set({ ...listing, active: false });
    await renewRestaurant(documents, 'oven', day(5));
    expect((await kept())?.active).toBe(false);
    await documents.listing('oven').set(listing);
    await renewRestaurant(documents, 'oven', day(6));
    await documents.listing('oven').delete();
    expect(await renewRestaurant(documents, 'oven', day(7))).toBe(true);
    expect(await restaurantsByIds(documents, ['oven'])).toEqual([]);
    expect((await reviewsOf(documents, 'oven', 5))[0]?.filters.active).toBe(false);
    await documents
      .listing('spa')
      .set(sampleListing({ listingId: 'spa', name: 'Spa', domain: 'services', category: 'spa' }));
    expect(await renewRestaurant(documents, 'spa', day(1))).toBe(false);
  });
});
