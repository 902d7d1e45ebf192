import type { ItineraryDay, ItineraryItem, Place, Trip } from '@merve/contract';
import type { OrderedVisit } from '../../trips/planner/retime-day.ts';
import type { TripPlan, TripWish } from '../../trips/trip-wish.ts';
import { wishedPlace } from './sights.ts';

/** Our own places, by id. */
export type PlacesById = ReadonlyMap<string, Place>;

/** Where a visit is known to be: one of our places; null for what only an outside provider could tell. */
export const knownPlaceId = (
  { placeId }: Pick<ItineraryItem, 'placeId'>,
  places: PlacesById,
): string | null => (placeId !== null && places.has(placeId) ? placeId : null);

type Days = readonly Pick<ItineraryDay, 'day' | 'items'>[];

/** A saved trip as a wish, so that its days are timed and checked by the rules that plans are: what is fixed stays. Pure. */
export function wishOfTrip(
  trip: Pick<Trip, 'tripId' | 'timeZone' | 'startDate' | 'days' | 'pace' | 'stay'>,
  days: Days,
  places: PlacesById,
): TripWish {
  const fixed = new Map(
    days.flatMap(({ day, items }) =>
      items.flatMap((item) => {
        const id = knownPlaceId(item, places);
        return item.fixed && id !== null
          ? [[`${day} ${id}`, { id, day, start: item.start, end: item.end }] as const]
          : [];
      }),
    ),
  );
  return {
    ...{ id: trip.tripId, timeZone: trip.timeZone, startDate: trip.startDate, days: trip.days },
    ...{ pace: trip.pace, budget: null, arrive: null, leave: null },
    stay: { lat: trip.stay.latitude, lng: trip.stay.longitude },
    fixed: [...fixed.values()],
    places: [...places.values()].map((place) => wishedPlace(place, false)),
  };
}

/** The days of a trip as a plan; what nobody knows the place of is no part of it. Pure. */
export function planOfTrip(days: Days, count: number, places: PlacesById): TripPlan {
  return {
    days: Array.from({ length: count }, (_, index) => ({
      items: (days.find(({ day }) => day === index + 1)?.items ?? []).flatMap((item) => {
        const id = knownPlaceId(item, places);
        return id === null || item.start >= item.end ? [] : [{ id, start: item.start, end: item.end }];
      }),
    })),
  };
}

/** A visit as it is put in order. Pure. */
export const orderedVisit = (item: ItineraryItem, places: PlacesById): OrderedVisit => ({
  ...{ placeId: knownPlaceId(item, places), start: item.start, end: item.end, fixed: item.fixed },
});
