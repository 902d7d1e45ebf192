import type { ItineraryDays, Place } from '@merve/contract';
import type { DateTime } from 'luxon';
import { checkPlan } from '../../trips/check-plan.ts';
import { planTrip } from '../../trips/planner/plan-trip.ts';
import type { TripWish } from '../../trips/trip-wish.ts';
import type { BookedVisits } from './booked-visits.ts';
import { areHoursKnown } from './sights.ts';

/** The days of a wish as the planner makes them, the first on `first`: only places that are ours have a visit. Pure. */
export function plannedDays(wish: TripWish, places: readonly Place[], first: DateTime): ItineraryDays {
  const byId = new Map(places.map((place) => [place.placeId, place]));
  return planTrip(wish).plan.days.map(({ items }, index) => ({
    date: first.plus({ days: index }).toISODate() ?? wish.startDate,
    items: items.flatMap(({ id, start, end }) => {
      const place = byId.get(id);
      return place === undefined
        ? []
        : [
            {
              itemId: `${index + 1}-${id}`.slice(0, 60),
              placeId: id,
              name: place.name,
              kind: place.kind,
              start,
              end,
              hoursKnown: areHoursKnown(place),
              ...{ outsideId: null, checkedOn: null, note: null, fixed: false, editedIn: 1 },
            },
          ];
    }),
  }));
}

/**
 * Whether a plan, with what is booked on its days, passes the check that shares nothing with who made it: else it is not shown. What is wrong with the
 * bookings alone, as two that are too far apart, is not the plan's to mend. Pure.
 */
export function canBeWalked(wish: TripWish, days: ItineraryDays, { fixed }: BookedVisits): boolean {
  const bookedOn = (day: number) => fixed.filter((one) => one.day === day);
  const faultsOf = (visits: ItineraryDays) =>
    checkPlan(wish, {
      days: visits.map(({ items }, index) => ({
        items: [
          ...items.map(({ placeId, start, end }) => ({ id: placeId ?? '', start, end })),
          ...bookedOn(index + 1),
        ]
          .map(({ id, start, end }) => ({ id, start, end }))
          .toSorted((one, other) => (one.start < other.start ? -1 : 1)),
      })),
    }).map(({ kind, day, place }) => `${kind} ${day} ${place}`);
  const ofBookings = fixed.length === 0 ? [] : faultsOf(days.map((day) => ({ ...day, items: [] })));
  return faultsOf(days).every((fault) => ofBookings.includes(fault));
}
