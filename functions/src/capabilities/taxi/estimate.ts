import type { Coordinates, Money, TaxiPolicy } from '@merve/contract';
import { distanceMetres } from '../../catalogue/distance.ts';

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
