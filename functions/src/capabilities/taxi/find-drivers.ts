import { type Coordinates, distanceKm, type Ride, type TaxiDriver, type TaxiPolicy } from '@merve/contract';
import { cellsAround } from '../../catalogue/map-cells.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { hashId } from '../../platform/ids.ts';
import { openOffers } from './driver-state.ts';
import { isLocated } from './estimate.ts';

/** Drivers read for one round at most, however many there are. */
export const maxDriversRead = 40;

export interface DriverWanted {
  readonly marketId: string;
  readonly centre: Coordinates;
  readonly radiusKm: number;
  readonly party: number;
}

/**
 * Free drivers in reach, nearest first: one query over the squares around the place, at most 40 documents. Where more
 * than 40 are in reach, those asked longest ago are looked at.
 */
export async function freeDriversAround(documents: Documents, wanted: DriverWanted): Promise<TaxiDriver[]> {
  const { grid, cells } = cellsAround(wanted.centre, wanted.radiusKm);
  const found = await documents.taxiDrivers
    .where('marketId', '==', wanted.marketId)
    .where('free', '==', true)
    .where(`cells.${grid}`, 'in', cells)
    .orderBy('askedAt')
    .limit(maxDriversRead)
    .get();
  const away = ({ location }: TaxiDriver) => distanceKm(wanted.centre, location);
  return readable(found.docs)
    .filter((driver) => driver.seats >= wanted.party && away(driver) <= wanted.radiusKm)
    .sort((one, other) => away(one) - away(other));
}

/** True if this driver may be asked about this ride now. Pure. */
export function mayBeAsked(
  driver: TaxiDriver,
  ride: Pick<Ride, 'code' | 'party' | 'actorId' | 'offeredTo' | 'refusedBy'>,
  { offersPerDriver }: Pick<TaxiPolicy, 'offersPerDriver'>,
  now: Date,
): boolean {
  const open = openOffers(driver, now);
  return (
    driver.free &&
    driver.seats >= ride.party &&
    open.length < offersPerDriver &&
    // Two rides of one code would make its YES mean either.
    !driver.offers.some(({ code }) => code === ride.code) &&
    !ride.offeredTo.includes(driver.driverId) &&
    !ride.refusedBy.includes(driver.driverId)
  );
}

/** Drivers whose distances differ by less are equally near. Kilometres. */
const equallyNearKm = 0.5;

/**
 * Those whose position is recent first: of the others nobody knows where they are. Then those with the fewest open
 * questions, then the nearer ones. Of equally near ones the ride's id decides, so that
 * many rides asked for at one place and time do not all ask the same few. Pure.
 */
export function inOrderOfAsking(
  drivers: readonly TaxiDriver[],
  { rideId, pickup }: Pick<Ride, 'rideId' | 'pickup'>,
  policy: Pick<TaxiPolicy, 'positionMinutes'>,
  now: Date,
): TaxiDriver[] {
  return drivers
    .map((driver) => ({
      driver,
      stale: isLocated(driver, policy, now) ? 0 : 1,
      open: openOffers(driver, now).length,
      away: Math.floor(distanceKm(pickup.at, driver.location) / equallyNearKm),
      lot: hashId([rideId, driver.driverId], 12),
    }))

    .sort(
      (one, other) =>
        one.stale - other.stale ||
        one.open - other.open ||
        one.away - other.away ||
        (one.lot < other.lot ? -1 : 1),
    )
    .map(({ driver }) => driver);
}
