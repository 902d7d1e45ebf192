import type { Ride, TaxiDriver } from '@merve/contract';

/** How a driver on the map stands. `old`: their position is too old to count on. */
export type DriverStand = 'free' | 'driving' | 'old';

/** As long as the usual policy of a market trusts a position, in milliseconds. */
const positionHoldsMs = 45 * 60_000;

/** Who has a ride is shown as driving however old their position is: the ride is known. Pure. */
export function standOf(
  { rideId, locatedAt }: Pick<TaxiDriver, 'rideId' | 'locatedAt'>,
  now: Date,
): DriverStand {
  if (rideId !== null) return 'driving';
  return now.getTime() - locatedAt.getTime() > positionHoldsMs ? 'old' : 'free';
}

/** The rides whose rider still stands at the pickup: looked for, or with a driver on the way. Pure. */
export function waitingRiders<Waiting extends Pick<Ride, 'state'>>(
  rides: readonly Waiting[],
): readonly Waiting[] {
  return rides.filter(({ state }) => state === 'requested' || state === 'assigned' || state === 'arrived');
}
