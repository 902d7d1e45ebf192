import { describe, expect, test } from '@jest/globals';
import { isDriven } from './ride.ts';
import { driverAt, sampleDriver } from './testing/samples.ts';
import type { TaxiRank } from './testing/taxi-rank.ts';
import { taxiRankOfEachTest } from './testing/taxi-rank-of-each-test.ts';

let rank: TaxiRank;
taxiRankOfEachTest(
  (opened) => {
    rank = opened;
  },
  { driversPerRound: 3, offersPerDriver: 5 },
);

const countOf = (answers: readonly string[], part: string) =>
  answers.filter((answer) => answer.includes(part)).length;

describe('at the same moment', () => {
  test('three drivers say yes to one ride: one has it, and the others are told that it is gone', async () => {
    const drivers = [driverAt(1, 0.1), driverAt(2, 0.2), driverAt(3, 0.3)];
    await rank.drivers(...drivers);
    const ride = await rank.calls('ayla');
    const answers = await Promise.all(drivers.map((driver) => rank.driverSays(driver, `YES ${ride.code}`)));
    expect(countOf(answers, 'is yours.')).toBe(1);
    expect(countOf(answers, 'has gone to another driver')).toBe(2);
    const { driverId, history } = await rank.ride(ride.rideId);
    expect(history.filter(({ event }) => event === 'assigned')).toHaveLength(1);
    const holding = await Promise.all(drivers.map((driver) => rank.driver(driver)));
    expect(holding.filter(({ rideId }) => rideId !== null).map((driver) => driver.driverId)).toEqual([
      driverId,
    ]);
    const told = (await rank.toldTo(ride.threadId)).map(({ text }) => text);
    expect(countOf(told, 'has taken your ride')).toBe(1);
  });

  test('one driver says yes to two rides: has one, and is told why not the other', async () => {
    const driver = sampleDriver(1);
    await rank.drivers(driver);
    const rides = [await rank.calls('ayla'), await rank.calls('bora')];
    const appended = await Promise.all(rides.map(({ code }) => rank.appendFromDriver(driver, `YES ${code}`)));
    // A thread's lease would let one wait for the other; without it nothing but the transactions keeps them apart.
    const answers = await Promise.all(appended.map((message) => rank.answerWithoutLease(message)));
    expect(countOf(answers, 'is yours.')).toBe(1);
    expect(countOf(answers, 'You still have ride')).toBe(1);
    expect((await rank.rides()).filter(isDriven)).toHaveLength(1);
  });

  test('a driver says yes and the rider calls off: one of them wins, and both are told what is true', async () => {
    const driver = sampleDriver(1);
    await rank.drivers(driver);
    const ride = await rank.calls('ayla');
    rank.model.script([{ call: 'cancelTaxi', args: {} }]);
    await rank.says('ayla', 'cancel my taxi');
    const [answer, reply] = await Promise.all([
      rank.driverSays(driver, `YES ${ride.code}`),
      rank.says('ayla', 'yes'),
    ]);
    expect((await rank.ride(ride.rideId)).state).toBe('cancelled');
    expect(await rank.driver(driver)).toMatchObject({ rideId: null, free: true });
    expect(reply).toContain('Called off');
    const wasTaken = answer.includes('is yours');
    expect(answer).toContain(wasTaken ? 'is yours' : 'called off by the rider');
    expect(reply.includes('letting the driver know')).toBe(wasTaken);
  });

  test('a round ends, a driver says yes, and the sweep comes by, all at once', async () => {
    const [near, far] = [driverAt(1, 1), driverAt(2, 6)] as const;
    await rank.drivers(near, far);
    const ride = await rank.calls('ayla');
    rank.clock.advance(60_000);
    const [answer] = await Promise.all([
      rank.driverSays(near, `YES ${ride.code}`),
      rank.nextRound(ride.rideId),
      rank.nextRound(ride.rideId),
      rank.sweep(),
    ]);
    expect(answer).toContain('is yours');
    const { state, driverId, history } = await rank.ride(ride.rideId);
    expect({ state, driverId }).toEqual({ state: 'assigned', driverId: near.driverId });
    expect(history.filter(({ event }) => event === 'broadcast').length).toBeLessThanOrEqual(2);
  });

  test('two tasks and a sweep end the last round: one “no taxi”', async () => {
    await rank.drivers(driverAt(1, 1));
    const ride = await rank.calls('ayla');
    for (let round = 0; round < 3; round += 1) {
      rank.clock.advance(60_000);
      await Promise.all([rank.nextRound(ride.rideId), rank.nextRound(ride.rideId), rank.sweep()]);
    }
    expect((await rank.ride(ride.rideId)).state).toBe('unserved');
    const told = await rank.toldTo(ride.threadId);
    expect(told.filter(({ text }) => text.includes('I could not find a taxi'))).toHaveLength(1);
  });
});
