import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mostDriversRead } from './find-drivers.ts';
import { rush, townful } from './testing/rush.ts';
import { TaxiRank } from './testing/taxi-rank.ts';

let rank: TaxiRank;
beforeEach(async () => {
  rank = await TaxiRank.open();
});
afterEach(() => rank.close());

test('fifty people call a taxi at the same moment among a thousand drivers, and everybody asked says yes', async () => {
  const drivers = townful();
  await rank.drivers(...drivers);
  const { readsOfRequests, ...told } = await rush(rank, drivers, 50);
  expect(told).toEqual({ searching: 50, assigned: 50, toldYours: 50, doubles: 0 });
  expect(await rank.audit()).toEqual([]);
  // The drivers read for a request do not grow with the drivers there are.
  expect(readsOfRequests).toBeLessThan(50 * 4 * mostDriversRead);
}, 240_000);
