import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type LocalFirestore,
  startLocalFirestore,
} from '../../../functions/src/platform/testing/local-firestore.ts';
import { bestRated, marketHasRestaurants } from '../../../functions/src/restaurants/read-restaurants.ts';
import { demoMarketId } from '../demo-people.ts';
import { seedDemoRestaurants } from './seed-restaurants.ts';

let firestore: LocalFirestore;
beforeAll(async () => {
  firestore = await startLocalFirestore();
});
afterAll(() => firestore.stop());

test('seeding again changes no restaurant and no review', async () => {
  const { documents } = firestore;
  const now = new Date('2026-11-20T10:00:00Z');
  await seedDemoRestaurants(documents, now);
  expect(await marketHasRestaurants(documents, demoMarketId)).toBe(true);
  const times = async () => {
    const stored = await Promise.all([documents.restaurants.get(), documents.restaurantReviews.get()]);
    return stored.flatMap(({ docs }) => docs.map(({ id, updateTime }) => [id, updateTime.valueOf()]));
  };
  const before = await times();
  expect(before.length).toBeGreaterThan(1500);
  await seedDemoRestaurants(documents, new Date('2026-11-25T10:00:00Z'));
  expect(await times()).toEqual(before);
  const best = await bestRated(documents, demoMarketId, 50);
  expect(best).toHaveLength(50);
  expect(best.every(({ rating }) => (rating ?? 0) >= 4.5)).toBe(true);
});
