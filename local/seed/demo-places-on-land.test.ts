import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Coordinates } from '@merve/contract';
import { z } from 'zod';
import { repositoryRoot } from '../stack/repository-root.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { demoMarketId } from './demo-people.ts';
import { demoPlaces } from './demo-places.ts';

const landSchema = z.object({ coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))) });

/** What the app draws without a key. */
const land = landSchema.parse(
  JSON.parse(readFileSync(join(repositoryRoot(), `web/src/drawn-map/land/${demoMarketId}.json`), 'utf8')),
);

/** By the number of sides a ray to the west crosses. */
function isWithin(ring: readonly (readonly [number, number])[], { longitude, latitude }: Coordinates) {
  const crossed = ring.slice(1).filter(([x, y], at) => {
    const [beforeX, beforeY] = ring[at] ?? [x, y];
    if (y > latitude === beforeY > latitude) return false;
    return longitude > x + ((latitude - y) / (beforeY - y)) * (beforeX - x);
  });
  return crossed.length % 2 === 1;
}

const isOnLand = (at: Coordinates) => land.coordinates.some(([outer = []]) => isWithin(outer, at));

test('no place of the demo market is drawn in the sea', () => {
  const listings = demoCatalogue().map(({ listing: { name, location } }) => ({ name, location }));
  const all = [...listings, ...demoPlaces()];
  expect(all.filter(({ location }) => !isOnLand(location)).map(({ name }) => name)).toEqual([]);
  // And what is meant by the sea: a point between the two coasts.
  expect(isOnLand({ latitude: 35.6, longitude: 33.3 })).toBe(false);
});

test('the land is a file of at most 100 kB', () => {
  const file = join(repositoryRoot(), `web/src/drawn-map/land/${demoMarketId}.json`);
  expect(readFileSync(file).byteLength).toBeLessThanOrEqual(100_000);
});
