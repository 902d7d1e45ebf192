import type { Coordinates, Ride, RideOffer, TaxiDriver } from '@merve/contract';
import { cellsOf } from '../../catalogue/map-cells.ts';

/** How long an offer is remembered after its end, so that a late YES is told what became of the ride. */
const rememberedMs = 60 * 60_000;
/** More than these are forgotten, the oldest first. */
const rememberedOffers = 10;

/** A driver between two rides, or off duty. Pure, as all here. */
function withFree(driver: TaxiDriver, now: Date): TaxiDriver {
  return { ...driver, free: driver.onDuty && driver.rideId === null, updatedAt: now };
}

/** Offers that may still be taken, as far as the driver's own document tells. */
export function openOffers({ offers }: Pick<TaxiDriver, 'offers'>, now: Date): RideOffer[] {
  return offers.filter(({ until }) => until > now);
}

/** The driver is asked about a ride. */
export function offeredDriver(
  driver: TaxiDriver,
  { rideId, code }: Ride,
  until: Date,
  now: Date,
): TaxiDriver {
  const others = driver.offers.filter(
    (offer) => offer.rideId !== rideId && offer.until.getTime() + rememberedMs > now.getTime(),
  );
  const offers = [...others, { rideId, code, until }].slice(-rememberedOffers);
  return { ...driver, offers, askedAt: now, updatedAt: now };
}

/** The driver has a ride now. Other offers stay: the rides themselves say what becomes of them. */
export function drivingDriver(driver: TaxiDriver, rideId: string, now: Date): TaxiDriver {
  const offers = driver.offers.filter((offer) => offer.rideId !== rideId);
  return withFree({ ...driver, rideId, offers }, now);
}

/** The driver's ride is over, or given back. */
export function idleDriver(driver: TaxiDriver, now: Date): TaxiDriver {
  return withFree({ ...driver, rideId: null }, now);
}

/** The driver said no to a ride. */
export function declinedDriver(driver: TaxiDriver, rideId: string, now: Date): TaxiDriver {
  return { ...driver, offers: driver.offers.filter((offer) => offer.rideId !== rideId), updatedAt: now };
}

/** The driver begins or ends work. Ending it leaves a ride under way as it is. */
export function dutyDriver(driver: TaxiDriver, onDuty: boolean, now: Date): TaxiDriver {
  return withFree({ ...driver, onDuty }, now);
}

/** The driver is somewhere else. */
export function movedDriver(driver: TaxiDriver, location: Coordinates, now: Date): TaxiDriver {
  const { latitude, longitude } = location;
  return {
    ...driver,
    location: { latitude, longitude },
    cells: cellsOf(location),
    locatedAt: now,
    updatedAt: now,
  };
}
