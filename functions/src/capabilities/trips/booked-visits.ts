import type { Commitment } from '@merve/contract';
import { DateTime } from 'luxon';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.ts';
import type { TripWish, WishedPlace } from '../../trips/trip-wish.ts';

/** What a person has booked on the days of a trip: it stands where it is, and the days are planned around it. */
export interface BookedVisits {
  readonly fixed: TripWish['fixed'];
  readonly places: readonly WishedPlace[];
  /** Each as it is told: its name, and when on which day, counted from 1. */
  readonly told: readonly { readonly name: string; readonly day: number; readonly start: string }[];
}

const lastMinute = '23:59';

/**
 * Bookings that stand, as visits that nobody moves: whoever eats somewhere at 13:30 is there, and eats. A night's stay is none, and neither is what
 * lies outside the days or where nobody knows the place. Pure.
 * @param commitments of the person, as the one document has them
 */
export function bookedVisits(
  commitments: readonly Commitment[],
  snapshot: Pick<CatalogueSnapshot, 'listing'>,
  { timeZone, startDate, days }: Pick<TripWish, 'timeZone' | 'startDate' | 'days'>,
): BookedVisits {
  const first = DateTime.fromISO(startDate, { zone: timeZone });
  const visits = commitments.flatMap(
    ({ kind, state, reference, name, startsAt, endsAt, nights, listingId }) => {
      const listing = listingId === null ? undefined : snapshot.listing(listingId);
      const stands = kind === 'booking' && (state === 'confirmed' || state === 'awaiting_deposit');
      if (!stands || startsAt === null || endsAt === null || nights !== null || listing === undefined)
        return [];
      const [from, until] = [startsAt, endsAt].map((at) => DateTime.fromJSDate(at, { zone: timeZone }));
      if (from === undefined || until === undefined) return [];
      const day = Math.floor(from.startOf('day').diff(first, 'days').days) + 1;
      const [start, end] = [
        from.toFormat('HH:mm'),
        until.hasSame(from, 'day') ? until.toFormat('HH:mm') : lastMinute,
      ];
      if (day < 1 || day > days || start >= end) return [];
      const id = `booking:${reference}`;
      const place: WishedPlace = {
        ...{ id, kind: 'restaurant', hours: null, minutes: 60, price: null, mustSee: false },
        point: { lat: listing.location.latitude, lng: listing.location.longitude },
      };
      return [{ place, fixed: { id, day, start, end }, told: { name, day, start } }];
    },
  );
  const inOrder = visits.toSorted(
    ({ fixed: one }, { fixed: other }) => one.day - other.day || (one.start < other.start ? -1 : 1),
  );
  return {
    fixed: inOrder.map(({ fixed }) => fixed),
    places: inOrder.map(({ place }) => place),
    told: inOrder.map(({ told }) => told),
  };
}
