import type {
  ItineraryDay,
  ItineraryItem,
  Trip,
  TripDayView,
  TripItemView,
  TripLeg,
  TripRole,
  TripSummary,
  TripView,
  TripWarning,
} from '@merve/contract';
import { DateTime } from 'luxon';
import { checkPlan } from '../../trips/check-plan.ts';
import type { Point } from '../../trips/trip-wish.ts';
import { wayBetween } from '../../trips/way-between.ts';
import { wishedPlace } from './sights.ts';
import { knownPlaceId, type PlacesById, planOfTrip, wishOfTrip } from './wish-of-trip.ts';

/** What somebody may see of a trip, and who they are as one who edits. */
export interface Viewer {
  readonly role: TripRole;
  /** Under each of the names that edits may know them by. */
  readonly editorIds: readonly string[];
}

const dateAfter = (date: string, days: number): string =>
  DateTime.fromISO(date).plus({ days }).toISODate() ?? date;

/** A trip without its days. Pure. */
export function tripSummary(trip: Trip, role: TripRole): TripSummary {
  const { tripId, title, destination, startDate, days, updatedAt } = trip;
  return {
    tripId,
    title,
    destination,
    startDate,
    endDate: dateAfter(startDate, days - 1),
    days,
    role,
    updatedAt: updatedAt.toISOString(),
  };
}

function itemView(item: ItineraryItem, date: string, places: PlacesById): TripItemView {
  const { itemId, placeId, outsideId, checkedOn, name, kind, start, end, hoursKnown, note, fixed } = item;
  const place = placeId === null ? undefined : places.get(placeId);
  const weekday = DateTime.fromISO(date).weekday;
  const hours = place?.openingHours?.filter((open) => open.weekday === weekday) ?? null;
  return {
    ...{ itemId, placeId, outsideId, checkedOn, name, kind, start, end, hoursKnown, note, fixed },
    verified: placeId !== null || (outsideId !== null && checkedOn !== null),
    at: place?.location ?? null,
    hours: hours?.map(({ opens, closes }) => ({ opens, closes })) ?? null,
    price: place?.entrance ?? null,
  };
}

function leg(from: Point, to: Point): Pick<TripLeg, 'minutes' | 'kilometres' | 'by'> {
  const way = wayBetween(from, to);
  return { ...way, kilometres: Math.round(way.kilometres * 10) / 10 };
}

/** From the stay through the visits and back; what nobody knows the place of is left out of it. */
function legsOf(items: readonly ItineraryItem[], stay: Point, places: PlacesById): TripLeg[] {
  const stops = items.flatMap((item) => {
    const place = places.get(knownPlaceId(item, places) ?? '');
    return place === undefined ? [] : [{ itemId: item.itemId, point: wishedPlace(place, false).point }];
  });
  if (stops.length === 0) return [];
  const round = [{ itemId: null, point: stay }, ...stops, { itemId: null, point: stay }];
  return round.slice(1).flatMap((to, index) => {
    const from = round[index];
    return from === undefined ? [] : [{ from: from.itemId, to: to.itemId, ...leg(from.point, to.point) }];
  });
}

/** What is wrong with each day, by the checker; and what could not be looked at. */
function warningsOf(
  trip: Trip,
  days: readonly ItineraryDay[],
  places: PlacesById,
): ReadonlyMap<number, TripWarning[]> {
  const faults = checkPlan(wishOfTrip(trip, days, places), planOfTrip(days, trip.days, places));
  return new Map(
    days.map(({ day, items }) => {
      const told = faults
        .filter((fault) => fault.day === day)
        .map(
          ({ kind, place }): TripWarning => ({
            kind,
            itemId: items.find((item) => item.placeId === place)?.itemId ?? null,
          }),
        );
      const unplaced = items
        .filter((item) => knownPlaceId(item, places) === null)
        .map(({ itemId }): TripWarning => ({ kind: 'unplaced', itemId }));
      return [day, [...told, ...unplaced]];
    }),
  );
}

/** A trip with its days, ways and warnings worked out anew. A reader sees neither where the party stays nor what was said beside the plan. Pure. */
export function viewTrip(
  trip: Trip,
  days: readonly ItineraryDay[],
  places: PlacesById,
  { role, editorIds }: Viewer,
): TripView {
  const stay = { lat: trip.stay.latitude, lng: trip.stay.longitude };
  const ordered = days.toSorted((one, other) => one.day - other.day);
  const warnings = warningsOf(trip, ordered, places);
  const isReader = role === 'reader';
  return {
    ...tripSummary(trip, role),
    ...{ timeZone: trip.timeZone, pace: trip.pace, version: trip.version },
    note: isReader ? null : trip.note,
    stay: isReader ? null : trip.stay,
    itinerary: ordered.map(
      ({ day, date, version, items, edits }): TripDayView => ({
        ...{ day, date, version },
        items: items.map((item) => itemView(item, date, places)),
        // The ways from and to the stay would tell a reader where that is.
        legs: legsOf(items, stay, places).filter(
          ({ from, to }) => !isReader || (from !== null && to !== null),
        ),
        warnings: warnings.get(day) ?? [],
        undoable: !isReader && editorIds.includes(edits.at(-1)?.by ?? ''),
      }),
    ),
  };
}
