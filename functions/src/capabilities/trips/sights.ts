import type { Coordinates, OpeningHours, Place, PlaceKind } from '@merve/contract';
import { type WishedPlace, weekdays } from '../../trips/trip-wish.ts';

/** Minutes that people spend at a place of its kind; a sight without a kind of its own, an hour. */
const minutesOfVisit: Readonly<Partial<Record<PlaceKind, number>>> = {
  beach: 120,
  sight: 60,
  museum: 75,
  nature: 90,
  viewpoint: 30,
  park: 45,
  walk: 90,
  market: 60,
  family: 120,
};
const usualVisit = 60;

/** Places that have no door: nobody has to look up when they open, and nobody goes there in the dark. */
const outdoors: ReadonlySet<PlaceKind> = new Set(['beach', 'nature', 'viewpoint', 'park', 'walk']);
const daylight = { opens: '08:00', closes: '19:00' };

const hoursOf = (hours: OpeningHours): NonNullable<WishedPlace['hours']> =>
  hours.flatMap(({ weekday, opens, closes }) => {
    const day = weekdays[weekday - 1];
    // Until midnight is until the next day begins.
    return day === undefined ? [] : [{ day, opens, closes: closes === '24:00' ? '00:00' : closes }];
  });

/** Whether it is known when one can be there. Pure. */
export const areHoursKnown = ({ kind, openingHours }: Pick<Place, 'kind' | 'openingHours'>): boolean =>
  openingHours !== null || outdoors.has(kind);

/** A place of the market as one of a wish; its name stays with it, since others know it by its id. Pure. */
export function wishedPlace(
  place: Pick<Place, 'placeId' | 'kind' | 'location' | 'openingHours' | 'visitMinutes' | 'entrance'>,
  mustSee: boolean,
  preferred = false,
): WishedPlace {
  const { placeId, kind, location, openingHours, entrance } = place;
  const byDay = outdoors.has(kind) ? weekdays.map((day) => ({ day, ...daylight })) : null;
  return {
    id: placeId,
    point: { lat: location.latitude, lng: location.longitude },
    kind: kind === 'market' ? 'shopping' : 'attraction',
    hours: openingHours === null ? byDay : hoursOf(openingHours),
    minutes: visitMinutes(place),
    // Of one adult: how many come is not told to a plan.
    price: entrance === undefined ? null : entrance.minorUnits / 100,
    mustSee,
    ...(preferred ? { preferred } : {}),
  };
}

/** Where each of these places is, by its id; null for another. Pure. */
export function pointsOf(
  places: readonly Pick<Place, 'placeId' | 'location'>[],
): (placeId: string | null) => Coordinates | null {
  const known = new Map(places.map(({ placeId, location }) => [placeId, location]));
  return (placeId) => (placeId === null ? null : (known.get(placeId) ?? null));
}

/** How long people stay at a place, in minutes: as is known of it, else as at others of its kind. Pure. */
export const visitMinutes = ({ kind, visitMinutes: own }: Pick<Place, 'kind' | 'visitMinutes'>): number =>
  own ?? minutesOfVisit[kind] ?? usualVisit;
