import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { TaxiDriver } from '@merve/contract';
import { mostDriversRead } from './find-drivers.ts';
import { isDriven } from './ride.ts';
import { kyrenia, sampleDriver } from './testing/samples.ts';
import { TaxiRank } from './testing/taxi-rank.ts';

let rank: TaxiRank;
beforeEach(async () => {
  rank = await TaxiRank.open();
});
afterEach(() => rank.close());

/** A thousand drivers all over one town, no two in one place. */
function townful(): TaxiDriver[] {
  return Array.from({ length: 1_000 }, (_, index) => {
    const [row, column] = [Math.floor(index / 40), index % 40];
    const location = {
      latitude: kyrenia.latitude + (row - 12) * 0.001,
      longitude: kyrenia.longitude + (column - 20) * 0.001,
    };
    return sampleDriver(index + 1, { location });
  });
}

test('fifty people call a taxi at the same moment among a thousand drivers, and everybody asked says yes', async () => {
  const drivers = townful();
  const byId = new Map(drivers.map((driver) => [driver.driverId, driver]));
  await rank.drivers(...drivers);
  const riders = Array.from({ length: 50 }, (_, index) => `rider${index}`);
  rank.model.script(
    ...riders.map(() => [{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } }]),
  );
  await Promise.all(riders.map((rider) => rank.says(rider, 'a taxi to Nicosia')));
  const { cost } = rank.local.server;
  cost.start('fifty requests');
  const replies = await Promise.all(riders.map((rider) => rank.says(rider, 'yes')));
  const requests = cost.read('fifty requests');
  expect(replies.filter((reply) => reply.includes('I am asking'))).toHaveLength(50);

  // Everybody who was asked says yes at once; who was asked twice says it twice. Rides that all of theirs passed over for
  // another go into their next round.
  let yours = 0;
  const heard = new Set<string>();
  for (let round = 1; round <= 3; round += 1) {
    const open = (await rank.rides()).filter(({ state }) => state === 'requested');
    const asked = open
      .flatMap(({ offeredTo, code }) => offeredTo.map((driverId) => ({ driverId, code })))
      .filter(({ driverId, code }) => !heard.has(`${driverId} ${code}`));
    const answers = await Promise.all(
      asked.map(async ({ driverId, code }) => {
        heard.add(`${driverId} ${code}`);
        const driver = byId.get(driverId);
        return driver === undefined ? '' : rank.driverSays(driver, `YES ${code}`);
      }),
    );
    yours += answers.filter((answer) => answer.includes('is yours.')).length;
    rank.clock.advance(60_000);
    await rank.sweep();
  }

  const taken = (await rank.rides()).filter(isDriven);
  expect(taken).toHaveLength(50);
  expect(yours).toBe(50);
  expect(new Set(taken.map(({ driverId }) => driverId)).size).toBe(50);
  expect(await rank.audit()).toEqual([]);
  // The drivers read for a request do not grow with the drivers there are.
  expect(requests?.documentReads ?? 0).toBeLessThan(50 * 4 * mostDriversRead);
}, 240_000);
