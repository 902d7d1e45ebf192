import type { TripDayView } from '@merve/contract';
import type { BookingView } from '@merve/contract/api';
import { wallClock } from '../language/wall-clock.ts';

/** A booking as it stands on a day of a trip; times are those of the wall there. */
export interface DayBooking {
  readonly booking: BookingView;
  readonly start: string;
  readonly end: string;
  /** Names of visits that are planned at the same time; none for one that does not stand. */
  readonly meets: readonly string[];
}

const stands = ({ state }: Pick<BookingView, 'state'>): boolean => state === 'confirmed' || state === 'hold';

/**
 * What a person has booked on a day of a trip, in order, each with the visits that it meets. Nothing of it is kept with the trip: it is always as
 * the booking is now, so one that was cancelled shows so. A stay is told on the day it begins; what was let go, or moved, is left out. Pure.
 */
export function bookingsOfDay(
  bookings: readonly BookingView[],
  { date, items }: Pick<TripDayView, 'date' | 'items'>,
  timeZone: string,
): DayBooking[] {
  return bookings
    .filter(
      ({ state, isMoved }) =>
        state === 'confirmed' || state === 'hold' || (state === 'cancelled' && !isMoved),
    )
    .flatMap((booking): DayBooking[] => {
      const [from, until] = [booking.startsAt, booking.endsAt].map((one) =>
        wallClock(new Date(one), timeZone),
      );
      if (from === undefined || until === undefined || from.slice(0, 10) !== date) return [];
      const [start, end] = [from.slice(11), until.slice(0, 10) === date ? until.slice(11) : '24:00'];
      const isVisit = booking.nights === null && stands(booking);
      const meets = items.filter((item) => isVisit && item.start < end && item.end > start);
      return [{ booking, start, end, meets: meets.map(({ name }) => name) }];
    })
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
}
