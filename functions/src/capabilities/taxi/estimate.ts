import {
  type Coordinates,
  distanceMetres,
  type Money,
  type TaxiDriver,
  type TaxiPolicy,
} from '@merve/contract';

/** Roads are longer than straight lines. An assumption, for want of a route: it is shown as an estimate. */
const roadFactor = 1.3;

/** Metres along the road, estimated from the straight line; null where the destination has no coordinates. */
export function roadMetres(from: Coordinates, to: Coordinates | null): number | null {
  return to === null ? null : Math.round(distanceMetres(from, to) * roadFactor);
}

/** The estimated fare; null where the distance is unknown or the market estimates none. Rounded up to 100 minor units. */
export function fareFor(
  distanceMetres: number | null,
  { fare }: Pick<TaxiPolicy, 'fare'>,
  currency: string,
): Money | null {
  if (distanceMetres === null || fare === null) return null;
  const metered = fare.baseMinor + (fare.perKmMinor * distanceMetres) / 1000;
  return { minorUnits: Math.ceil(Math.max(metered, fare.minimumMinor) / 100) * 100, currency };
}

type Positioned = Pick<TaxiDriver, 'location' | 'locatedAt'>;

/** True while the driver may be taken to be where they last said. */
export function isLocated(
  { locatedAt }: Pick<TaxiDriver, 'locatedAt'>,
  { positionMinutes }: Pick<TaxiPolicy, 'positionMinutes'>,
  now: Date,
): boolean {
  return now.getTime() - locatedAt.getTime() <= positionMinutes * 60_000;
}

/**
 * About how many minutes the driver needs to a place, at the market's usual speed along the road; 1 at least. Null if
 * their position is too old to say.
 */
export function minutesAway(
  driver: Positioned,
  to: Coordinates,
  policy: Pick<TaxiPolicy, 'positionMinutes' | 'speedKmh'>,
  now: Date,
): number | null {
  if (!isLocated(driver, policy, now)) return null;
  const kilometres = (distanceMetres(driver.location, to) * roadFactor) / 1000;
  return Math.max(1, Math.ceil((kilometres / policy.speedKmh) * 60));
}

/** The fewest minutes any of these drivers needs; null if nothing is known of where any of them is. */
export function nearestMinutes(
  drivers: readonly Positioned[],
  to: Coordinates,
  policy: Pick<TaxiPolicy, 'positionMinutes' | 'speedKmh'>,
  now: Date,
): number | null {
  const known = drivers
    .map((driver) => minutesAway(driver, to, policy, now))
    .filter((minutes) => minutes !== null);
  return known.length === 0 ? null : Math.min(...known);
}
