import type { TaxiDriver } from '@merve/contract';
import { driverIdFor } from '../../functions/src/capabilities/taxi/index.ts';
import { cellsOf } from '../../functions/src/catalogue/index.ts';
import { demoMarketId, demoPeople } from './demo-people.ts';
import { type DemoTown, demoTowns } from './demo-towns.ts';

/** When the seed says that everything began: seeding twice changes nothing. */
const began = new Date('2026-01-01T00:00:00Z');

const driversIn: readonly (readonly [town: DemoTown, count: number])[] = [
  ['kyrenia', 10],
  ['nicosia', 10],
  ['famagusta', 7],
  ['iskele', 3],
  ['guzelyurt', 2],
  ['alsancak', 2],
  ['lapta', 2],
  ['catalkoy', 2],
  ['bellapais', 1],
  ['lefke', 1],
];

const names = [
  'Hasan',
  'Ayten',
  'Mustafa',
  'Emine',
  'Ali',
  'Sevgi',
  'Kemal',
  'Fatma',
  'Erol',
  'Zehra',
] as const;
const vehicles = [
  'White Toyota Corolla',
  'Black Mercedes Vito',
  'Grey Skoda Octavia',
  'White Fiat Egea',
] as const;

/** Around a town's centre in a spiral, up to about two kilometres away: the same places each time. */
function placeIn(town: DemoTown, index: number): TaxiDriver['location'] {
  const { latitude, longitude } = demoTowns[town];
  const away = 0.002 * (index + 1);
  const angle = index * 2.4;
  return { latitude: latitude + away * Math.sin(angle), longitude: longitude + away * Math.cos(angle) };
}

/**
 * The demo market's forty taxis. Invented people, and numbers nobody owns: +90 533 000 03 01 … 03 40. They shared where
 * they are at `now`.
 */
export function demoDrivers(now = began): TaxiDriver[] {
  const places = driversIn.flatMap(([town, count]) =>
    Array.from({ length: count }, (_, index) => placeIn(town, index)),
  );
  return places.map((location, index) => {
    const phone = `+90533000${String(301 + index).padStart(4, '0')}`;
    const vehicle = vehicles[index % vehicles.length] ?? vehicles[0];
    return {
      driverId: driverIdFor(phone),
      marketId: demoMarketId,
      name:
        phone === demoPeople.driver.number ? demoPeople.driver.name : `${names[index % names.length]} Demo`,
      phone,
      language: index % 4 === 3 ? 'en' : 'tr',
      vehicle,
      plate: `TX ${100 + index}`,
      seats: vehicle.includes('Vito') ? 8 : 4,
      location,
      locatedAt: now,
      cells: cellsOf(location),
      onDuty: true,
      rideId: null,
      free: true,
      askedAt: began,
      offers: [],
      createdAt: began,
      updatedAt: began,
    };
  });
}
