import type { Ride, TaxiDriver } from '@merve/contract';
import type { Auditor, ChangeRules, Finding, OverdueRules } from '../../platform/audit/auditor.ts';
import { auditorOfChanges, auditorOfOverdue } from '../../platform/audit/make-auditor.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { ridePath } from './pending-ride.ts';
import { drivenStates, isDriven, isWaiting, waitingStates } from './ride.ts';

/** How long after a round's end nobody may have gone on with the search: the minute sweep has had several turns. */
export const roundPatienceMs = 5 * 60_000;

/**
 * One ride, one driver: a ride that is driven is named by exactly the driver it names, and one that is not, by none.
 * @param claimants ids of the drivers whose document names the ride
 */
export function judgeRide(ride: Ride, claimants: readonly string[]): Finding[] {
  const expected = isDriven(ride) && ride.driverId !== null ? [ride.driverId] : [];
  const isWhole = isDriven(ride) === (expected.length === 1);
  if (isWhole && claimants.length === expected.length && claimants.every((id) => expected.includes(id)))
    return [];
  const held = claimants.length === 0 ? 'no driver has it' : `had by ${[...claimants].sort().join(', ')}`;
  return [
    {
      kind: 'ride-one-driver',
      subject: ridePath(ride.rideId),
      message: `The ride is ${ride.state} and names ${ride.driverId ?? 'no driver'}; ${held}`,
    },
  ];
}

/**
 * One driver, one ride: the rides that name the driver now are the one the driver has, and nobody who has one is free.
 * @param rideIds rides that are driven by this driver, by their own say
 */
export function judgeDriver(driver: TaxiDriver, rideIds: readonly string[]): Finding[] {
  const { driverId, rideId } = driver;
  const expected = rideId === null ? [] : [rideId];
  const agrees = rideIds.length === expected.length && rideIds.every((id) => expected.includes(id));
  if (agrees && !(driver.free && rideId !== null)) return [];
  const named = rideIds.length === 0 ? 'no ride names them' : `named by ${[...rideIds].sort().join(', ')}`;
  return [
    {
      kind: 'driver-one-ride',
      subject: `taxi_drivers/${driverId}`,
      message: `The driver has ${rideId ?? 'no ride'}${driver.free ? ' and is marked free' : ''}; ${named}`,
    },
  ];
}

export const rideRules: ChangeRules<Ride> = {
  name: 'rides',
  kinds: ['ride-one-driver'],
  query: (documents) => documents.rides,
  changedBy: 'updatedAt',
  judge: ({ documents }, { rideId }) =>
    documents.db.runTransaction(
      async (tx) => {
        const [[ride], drivers] = await Promise.all([
          readTogether(tx, documents.ride(rideId)),
          tx.get(documents.taxiDrivers.where('rideId', '==', rideId)),
        ]);
        if (ride === undefined) return { findings: [] };
        return {
          findings: judgeRide(
            ride,
            drivers.docs.map(({ id }) => id),
          ),
        };
      },
      { readOnly: true },
    ),
};

export const driverRules: ChangeRules<TaxiDriver> = {
  name: 'taxi-drivers',
  kinds: ['driver-one-ride'],
  query: (documents) => documents.taxiDrivers,
  changedBy: 'updatedAt',
  judge: ({ documents }, { driverId }) =>
    documents.db.runTransaction(
      async (tx) => {
        const driven = documents.rides.where('driverId', '==', driverId).where('state', 'in', drivenStates);
        const [[driver], rides] = await Promise.all([
          readTogether(tx, documents.taxiDriver(driverId)),
          tx.get(driven),
        ]);
        if (driver === undefined) return { findings: [] };
        return {
          findings: judgeDriver(
            driver,
            rides.docs.map(({ id }) => id),
          ),
        };
      },
      { readOnly: true },
    ),
};

/** A search that nobody goes on with: the sweep is dead, or cannot go on with this one. */
export const overdueRoundRules: OverdueRules<Ride> = {
  name: 'overdue-rounds',
  kinds: ['ride-overdue'],
  suspects: (documents, now) => [
    documents.rides
      .where('state', 'in', waitingStates)
      .where('roundEndsAt', '<=', new Date(now.getTime() - roundPatienceMs))
      .orderBy('roundEndsAt'),
  ],
  async judge({ clock }, { rideId, state, roundEndsAt }) {
    const since = new Date(clock.now().getTime() - roundPatienceMs);
    if (!isWaiting({ state }) || roundEndsAt === null || roundEndsAt > since) return null;
    return {
      kind: 'ride-overdue',
      subject: ridePath(rideId),
      message: `Still ${state} ${roundPatienceMs / 60_000} minutes after its round ended, ${roundEndsAt.toISOString()}`,
    };
  },
};

/** The taxi auditors. */
export const taxiAuditors: readonly Auditor[] = [
  auditorOfChanges(rideRules),
  auditorOfChanges(driverRules),
  auditorOfOverdue(overdueRoundRules),
];
