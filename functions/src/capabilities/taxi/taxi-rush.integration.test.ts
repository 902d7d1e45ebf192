import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { maxDriversRead } from './find-drivers.ts';
import { rush, townful } from './testing/rush.ts';
import { TaxiRank } from './testing/taxi-rank.ts';

let rank: TaxiRank;
beforeEach(async () => {
  rank = await TaxiRank.open();
});
afterEach(() => rank.close());

// Fifty are a row of the bench: how long they take grows with what they contend for.
test('twelve people call a taxi at the same moment among a thousand drivers, and everybody asked says yes', async () => {
  const drivers = townful();
  await rank.drivers(...drivers);
  expect(await rush(rank, drivers, 12)).toMatchObject({
    searching: 12,
    assigned: 12,
    toldYours: 12,
    doubles: 0,
  });
  expect(await rank.audit()).toEqual([]);
});

// One alone: how often fifty at once begin anew depends on how busy the machine is.
test('the documents read for a request do not grow with the drivers there are', async () => {
  const drivers = townful();
  await rank.drivers(...drivers);
  const { readsOfRequests, assigned } = await rush(rank, drivers, 1);
  expect(assigned).toBe(1);
  expect(readsOfRequests).toBeLessThan(2 * maxDriversRead);
});
