import { describe, expect, test } from '@jest/globals';
import { driverAt, kyrenia, sampleDriver } from './testing/samples.ts';
import type { TaxiRank } from './testing/taxi-rank.ts';
import { taxiRankOfEachTest } from './testing/taxi-rank-of-each-test.ts';

let rank: TaxiRank;
taxiRankOfEachTest((opened) => {
  rank = opened;
});

const minute = 60_000;

describe('a search', () => {
  test('widens round by round, tells the rider, and ends with an honest “no taxi”', async () => {
    const [near, farther, farthest] = [driverAt(1, 1), driverAt(2, 6), driverAt(3, 10)] as const;
    await rank.drivers(near, farther, farthest, driverAt(4, 20));
    const ride = await rank.calls('ayla');
    expect(ride.offeredTo).toEqual([near.driverId]);
    expect((await rank.nextRound(ride.rideId)).kind).toBe('not-due');
    for (const driver of [farther, farthest]) {
      rank.clock.advance(minute);
      expect(await rank.nextRound(ride.rideId)).toMatchObject({ kind: 'broadcast' });
      expect((await rank.ride(ride.rideId)).offeredTo.at(-1)).toBe(driver.driverId);
    }
    expect((await rank.toldTo(ride.threadId)).at(-1)?.text).toContain('I am now asking drivers within 7 km');
    rank.clock.advance(minute);
    expect(await rank.nextRound(ride.rideId)).toMatchObject({ kind: 'unserved', roundEndsAt: null });
    expect((await rank.toldTo(ride.threadId)).at(-1)).toMatchObject({
      text: expect.stringContaining('I could not find a taxi'),
      ui: { type: 'taxi_status', state: 'unserved' },
    });
    expect(await rank.nextRound(ride.rideId)).toMatchObject({ kind: 'not-searching', intents: [] });
  });

  test('whose task was lost is gone on with by the sweep', async () => {
    await rank.drivers(driverAt(1, 1), driverAt(2, 6));
    const ride = await rank.calls('ayla');
    expect(await rank.sweep()).toEqual([]);
    rank.clock.advance(minute);
    const intents = await rank.sweep();
    // The sweep works for whoever asked for the ride, and says so.
    expect(ride.traceId).toBeDefined();
    expect(new Set(intents.map(({ traceId }) => traceId))).toEqual(new Set([ride.traceId]));
    expect(intents.map(({ type }) => type).sort()).toEqual(['ride_update', 'taxi_offer']);
    expect((await rank.ride(ride.rideId)).round).toBe(2);
  });

  test('ends when the rider calls it off; the driver is told and free', async () => {
    const { ride, driver } = await rank.takenRide();
    rank.model.script([{ call: 'cancelTaxi', args: { reason: 'found a lift' } }]);
    expect(await rank.says('ayla', 'cancel my taxi, found a lift')).toContain(
      'Driver 1 has taken it and is coming',
    );
    expect(await rank.says('ayla', 'yes')).toContain('Called off');
    expect(await rank.ride(ride.rideId)).toMatchObject({ state: 'cancelled', cancelledBy: 'rider' });
    expect(rank.sender.textsTo(`whatsapp:${driver.phone}`).at(-1)).toContain(
      'called off by the rider (found a lift)',
    );
    expect(await rank.driver(driver)).toMatchObject({ rideId: null, free: true });
    expect(await rank.driverSays(driver, `YES ${ride.code}`)).toContain('I know no ride');
  });

  test('is not called off by a YES that comes after the rider was picked up', async () => {
    const { ride, driver } = await rank.takenRide();
    rank.model.script([{ call: 'cancelTaxi', args: {} }]);
    await rank.says('ayla', 'cancel my taxi');
    await rank.driverSays(driver, 'picked up');
    expect(await rank.says('ayla', 'yes')).toContain('already on its way');
    expect((await rank.ride(ride.rideId)).state).toBe('on_board');
  });
});
test('drivers who have not said for hours where they are are asked last, and promise no time', async () => {
  const old = sampleDriver(1, { location: kyrenia, locatedAt: new Date(0) });
  const known = driverAt(2, 2);
  await rank.drivers(old, known);
  rank.model.script([{ call: 'requestTaxi', args: { pickup: 'Carob Lantern', destination: 'Nicosia' } }]);
  expect(await rank.says('ayla', 'taxi from Carob Lantern to Nicosia')).toContain(
    'The nearest is about 6 minutes away',
  );
  await rank.says('ayla', 'yes');
  const [ride] = await rank.rides();
  expect(ride?.offeredTo).toEqual([known.driverId, old.driverId]);
  await rank.driverSays(old, `YES ${ride?.code}`);
  expect((await rank.toldTo(ride?.threadId ?? '')).at(-1)?.text).not.toContain('About');
});
