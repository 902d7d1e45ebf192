import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { taxiAuditors } from './audit-rides.ts';
import { assignedRide } from './ride.ts';
import { sampleDriver, sampleRide, start } from './testing/samples.ts';
import { TaxiRank } from './testing/taxi-rank.ts';

let rank: TaxiRank;
beforeEach(async () => {
  rank = await TaxiRank.open();
});
afterEach(() => rank.close());

const [one, two] = [sampleDriver(1), sampleDriver(2)] as const;
const taken = assignedRide(sampleRide(), one, start);

/** A ride of the first driver's, whole. */
async function plantWhole() {
  if (taken === null) throw new Error('A fresh ride can be taken');
  await rank.documents.ride(taken.rideId).set(taken);
  await rank.drivers({ ...one, rideId: taken.rideId, free: false }, two);
  return taken;
}

const alerts = async () => (await rank.documents.systemAlerts.get()).docs.map((document) => document.data());

/** Audits twice: a fault alerts once. */
async function auditTwice() {
  await rank.audit();
  await rank.audit();
  return (await alerts())
    .filter(({ state }) => state === 'open')
    .map(({ kind, severity }) => [kind, severity]);
}

describe('the taxi auditors', () => {
  test('find nothing where all is well', async () => {
    await plantWhole();
    expect(await auditTwice()).toEqual([]);
  });

  test('find a ride with two drivers, and close the alert once it is mended', async () => {
    const ride = await plantWhole();
    await rank.drivers({ ...two, rideId: ride.rideId, free: false });
    expect((await auditTwice()).sort()).toEqual([
      ['driver-one-ride', 'CRITICAL'],
      ['ride-one-driver', 'CRITICAL'],
    ]);
    await rank.drivers(two);
    await rank.audit();
    expect((await alerts()).map(({ state }) => state)).toEqual(['resolved', 'resolved']);
  });

  test('find a driver with two rides', async () => {
    const ride = await plantWhole();
    await rank.documents.ride('ride_2').set({ ...ride, rideId: 'ride_2' });
    expect((await auditTwice()).map(([kind]) => kind).sort()).toEqual(['driver-one-ride', 'ride-one-driver']);
  });

  test('find a driver who drives and is offered rides', async () => {
    const ride = await plantWhole();
    await rank.drivers({ ...one, rideId: ride.rideId, free: true });
    expect(await auditTwice()).toEqual([['driver-one-ride', 'CRITICAL']]);
  });

  test('find a search nobody goes on with, and see that it went on', async () => {
    await rank.documents.ride('ride_1').set(sampleRide());
    rank.clock.advance(5 * 60_000 - 1);
    expect(await auditTwice()).toEqual([]);
    rank.clock.advance(1);
    expect(await auditTwice()).toEqual([['ride-overdue', 'ERROR']]);
    await rank.sweep();
    await rank.audit();
    expect((await alerts()).map(({ state }) => state)).toEqual(['resolved']);
  });

  test('have names of their own', () => {
    expect(new Set(taxiAuditors.map(({ name }) => name)).size).toBe(taxiAuditors.length);
  });
});
