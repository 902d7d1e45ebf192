import type { TaxiDriver } from '@merve/contract';
import { isDriven } from '../ride.ts';
import { kyrenia, sampleDriver } from './samples.ts';
import type { TaxiRank } from './taxi-rank.ts';

/** What became of many people calling a taxi in the same moment. */
export interface Rush {
  /** Riders who were told that drivers are being asked. */
  readonly searching: number;
  /** Rides that have a driver in the end. */
  readonly assigned: number;
  /** Drivers who were told that a ride is theirs. */
  readonly toldYours: number;
  /** Rides whose driver has another one too. */
  readonly doubles: number;
  /** Documents read for all the YES together. */
  readonly readsOfRequests: number;
}

/** A thousand drivers all over one town, no two in one place. */
export function townful(): TaxiDriver[] {
  return Array.from({ length: 1_000 }, (_, index) => {
    const [row, column] = [Math.floor(index / 40), index % 40];
    const location = {
      latitude: kyrenia.latitude + (row - 12) * 0.001,
      longitude: kyrenia.longitude + (column - 20) * 0.001,
    };
    return sampleDriver(index + 1, { location });
  });
}

/**
 * So many riders say YES at once, and everybody who is asked says yes at once, as often as they were asked; rides that
 * all of theirs passed over for another go into their next round.
 */
export async function rush(rank: TaxiRank, drivers: readonly TaxiDriver[], people: number): Promise<Rush> {
  const byId = new Map(drivers.map((driver) => [driver.driverId, driver]));
  const riders = Array.from({ length: people }, (_, index) => `rider${index}`);
  rank.model.script(
    ...riders.map(() => [{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } }]),
  );
  await Promise.all(riders.map((rider) => rank.says(rider, 'a taxi from Carob Lantern to Nicosia')));
  const { cost } = rank.local.server;
  cost.start('rush');
  const replies = await Promise.all(riders.map((rider) => rank.says(rider, 'yes')));
  const requests = cost.read('rush');
  cost.start('answers');

  let toldYours = 0;
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
    toldYours += answers.filter((answer) => answer.includes('is yours.')).length;
    rank.clock.advance(60_000);
    await rank.sweep();
  }
  const taken = (await rank.rides()).filter(isDriven);
  return {
    searching: replies.filter((reply) => reply.includes('I am asking')).length,
    assigned: taken.length,
    toldYours,
    doubles: taken.length - new Set(taken.map(({ driverId }) => driverId)).size,
    readsOfRequests: requests?.documentReads ?? Number.NaN,
  };
}
