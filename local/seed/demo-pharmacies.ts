import type { DutyRoster, OpeningHours, Place } from '@merve/contract';
import { DateTime } from 'luxon';
import { completePlace } from '../../functions/src/capabilities/places/index.ts';
import { demoMarketId } from './demo-people.ts';
import { demoSlug, demoSpot } from './demo-places.ts';
import { type DemoTown, demoTowns } from './demo-towns.ts';

const timeZone = 'Asia/Famagusta';
/** When the seed says that a roster was published: seeding twice changes nothing. */
const published = new Date('2026-01-01T00:00:00Z');

const rows: readonly (readonly [name: string, town: DemoTown, northKm: number, eastKm: number])[] = [
  ['Mint Leaf Pharmacy', 'kyrenia', -0.3, 0.2],
  ['Harbour Lamp Pharmacy', 'kyrenia', 0.0, -0.4],
  ['Olive Branch Pharmacy', 'kyrenia', -1.1, 0.9],
  ['Silver Spoon Pharmacy', 'kyrenia', -0.6, -1.6],
  ['Camomile Pharmacy', 'nicosia', -0.2, 0.2],
  ['Twelve Arches Pharmacy', 'nicosia', 0.4, -0.3],
  ['Moat Side Pharmacy', 'nicosia', 1.2, 0.8],
  ['Reed Pond Pharmacy', 'nicosia', 2.6, -1.5],
  ['Sea Gate Pharmacy', 'famagusta', 0.1, -0.2],
  ['Fig Court Pharmacy', 'famagusta', -0.7, -0.6],
  ['Palm Square Pharmacy', 'famagusta', -1.3, 0.3],
  ['Tamarisk Pharmacy', 'iskele', 0.1, 0.2],
  ['Long Sand Pharmacy', 'iskele', -0.9, 1.9],
  ['Orange Blossom Pharmacy', 'guzelyurt', 0.1, 0.1],
  ['Citrus Pharmacy', 'guzelyurt', -0.4, -0.3],
  ['Two Mills Pharmacy', 'lapta', 0.2, 0.1],
];

const openingHours: OpeningHours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:30', closes: '18:30' })),
  { weekday: 6, opens: '08:30', closes: '13:30' },
];

/** The demo market's sixteen pharmacies. Invented, with numbers nobody owns: +90 533 000 04 01 … 04 16. */
export function demoPharmacies(): Place[] {
  return rows.map(([name, town, northKm, eastKm], index) =>
    completePlace({
      placeId: demoSlug(name),
      marketId: demoMarketId,
      name,
      otherNames: [],
      kind: 'pharmacy',
      purpose: 'everyday',
      summary: '',
      district: demoTowns[town].name,
      address: `${index + 1} Demo Street, ${demoTowns[town].name}`,
      phone: `+90533000${String(401 + index).padStart(4, '0')}`,
      location: demoSpot(town, northKm, eastKm),
      timeZone,
      openingHours,
      tags: [],
      active: true,
    }),
  );
}

/**
 * Who is on duty in the night that begins on a local date (`YYYY-MM-DD`): in each district its pharmacies take turns, 19:00 to 08:00, on
 * Sundays from 08:00 on. The same for a date whenever it is asked for.
 */
export function demoDutyRoster(date: string): DutyRoster {
  const day = DateTime.fromISO(date, { zone: 'utc' });
  const dayNumber = Math.floor(day.toMillis() / 86_400_000);
  const byDistrict = Map.groupBy(demoPharmacies(), ({ district }) => district);
  return {
    marketId: demoMarketId,
    date,
    timeZone,
    duties: [...byDistrict].flatMap(([district, pharmacies]) => {
      const onDuty = pharmacies[dayNumber % pharmacies.length];
      if (onDuty === undefined) return [];
      const starts = day.weekday === 7 ? '08:00' : '19:00';
      return [{ placeId: onDuty.placeId, district, at: onDuty.location, starts, ends: '08:00' }];
    }),
    version: 1,
    updatedAt: published,
  };
}

/** The rosters from last night on, for so many nights. */
export function demoDutyRosters(now: Date, nights = 35): DutyRoster[] {
  const today = DateTime.fromJSDate(now, { zone: timeZone });
  return Array.from({ length: nights }, (_, index) =>
    demoDutyRoster(today.plus({ days: index - 1 }).toFormat('yyyy-MM-dd')),
  );
}
