import type { Coordinates, Ride, TaxiDriver } from '@merve/contract';
import { cellsOf } from '../../../catalogue/index.ts';
import { openedRide, type RideRequest } from '../ride.ts';
import { driverIdFor, rideCodeFor } from '../ride-code.ts';
import { testPolicy } from './policy.ts';

export const kyrenia: Coordinates = { latitude: 35.34, longitude: 33.32 };
export const start = new Date('2026-11-21T10:00:00Z');

/** About so many kilometres north of a place. */
export function northOf({ latitude, longitude }: Coordinates, km: number): Coordinates {
  return { latitude: latitude + km / 111.32, longitude };
}

/** A free driver with four seats in Kyrenia. Numbers begin with 533 01: nobody has them. */
export function sampleDriver(number: number, changes: Partial<TaxiDriver> = {}): TaxiDriver {
  const phone = `+90533010${String(number).padStart(4, '0')}`;
  const location = changes.location ?? kyrenia;
  return {
    driverId: driverIdFor(phone),
    marketId: 'north-cyprus',
    name: `Driver ${number}`,
    phone,
    language: 'en',
    vehicle: 'White Skoda Octavia',
    plate: `TX ${number}`,
    seats: 4,
    location,
    locatedAt: start,
    cells: cellsOf(location),
    onDuty: true,
    rideId: null,
    free: true,
    askedAt: new Date(start.getTime() - 60 * 60_000),
    offers: [],
    createdAt: start,
    updatedAt: start,
    ...changes,
  };
}

/** A free driver about so many kilometres north of Kyrenia. */
export function driverAt(number: number, km: number): TaxiDriver {
  return sampleDriver(number, { location: northOf(kyrenia, km) });
}

export function sampleRequest(changes: Partial<RideRequest> = {}): RideRequest {
  const rideId = changes.rideId ?? 'ride_1';
  return {
    rideId,
    code: rideCodeFor(rideId),
    marketId: 'north-cyprus',
    actorId: 'act_ayla',
    threadId: 'thread-1',
    riderName: 'Ayla',
    pickup: { label: 'Carob Lantern', at: kyrenia },
    district: 'Kyrenia',
    destination: { label: 'Nicosia', at: { latitude: 35.19, longitude: 33.36 } },
    party: 2,
    distanceMetres: 22_000,
    later: null,
    fare: null,
    ...changes,
  };
}

/** A ride that was just asked for. */
export function sampleRide(changes: Partial<Ride> = {}): Ride {
  return { ...openedRide(sampleRequest(), testPolicy, start), ...changes };
}
