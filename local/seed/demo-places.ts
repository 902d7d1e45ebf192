import type { Place, PlaceKind, PlacePurpose } from '@merve/contract';
import { completePlace } from '../../functions/src/capabilities/places/index.ts';
import { foldName } from '../../functions/src/catalogue/index.ts';
import { demoMarketId } from './demo-people.ts';
import { type DemoTown, demoTowns } from './demo-towns.ts';
import { everyday, outings, type PlaceRow } from './tables/places.ts';
import { type SightHours, type SightRow, sights } from './tables/sights.ts';

const kmPerDegree = 111.32;

/** An id of a name: `museum-of-lost-keys`. */
export function demoSlug(name: string): string {
  return foldName(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A point so many kilometres from a town's centre, to about a metre. */
export function demoSpot(town: DemoTown, northKm: number, eastKm: number): Place['location'] {
  const { latitude, longitude } = demoTowns[town];
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  const kmEast = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  return { latitude: round(latitude + northKm / kmPerDegree), longitude: round(longitude + eastKm / kmEast) };
}

const aroundTheClock = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
const daily = (opens: string, closes: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }));
const hours: Partial<Record<PlaceKind, Place['openingHours']>> = {
  museum: [2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
  hospital: aroundTheClock,
  police: aroundTheClock,
  fuel: daily('06:00', '22:00'),
  supermarket: daily('08:00', '21:00'),
  post: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '15:30' })),
};

function demoPlace(purpose: PlacePurpose) {
  return ([name, otherName, town, kind, northKm, eastKm, summary]: PlaceRow): Place =>
    completePlace({
      placeId: demoSlug(name),
      marketId: demoMarketId,
      name,
      otherNames: [otherName],
      kind,
      purpose,
      summary,
      district: demoTowns[town].name,
      address: null,
      phone: null,
      location: demoSpot(town, northKm, eastKm),
      timeZone: 'Asia/Famagusta',
      openingHours: hours[kind] ?? null,
      tags: [],
      active: true,
    });
}

/** ISO weekdays of the markets. */
const marketDays = { t: 2, w: 3, s: 6, u: 7 } as const;
function hoursOfSight(code: SightHours): Place['openingHours'] {
  if (code === 'o') return null;
  if (code === 'd') return daily('09:00', '18:00');
  if (code === 'm') return hours.museum ?? null;
  return [{ weekday: marketDays[code], opens: '08:00', closes: '14:00' }];
}

/** A sight with its hours, its length and what an adult pays, in the market's currency. */
function demoSight([name, other, town, kind, north, east, summary, minutes, lira, code]: SightRow): Place {
  return {
    ...demoPlace('outing')([name, other, town, kind, north, east, summary]),
    openingHours: hoursOfSight(code),
    visitMinutes: minutes,
    entrance: { minorUnits: lira * 100, currency: 'TRY' },
  };
}

/** The demo market's places: sights and the like, and what is needed every day. The towns are real, everything in them is invented. */
export function demoPlaces(): Place[] {
  return [
    ...outings.map(demoPlace('outing')),
    ...sights.map(demoSight),
    ...everyday.map(demoPlace('everyday')),
  ];
}
