import type { BookingView, ListingView } from '@merve/contract/api';
import { calendarFile } from '@merve/contract/words';

/**
 * A booking as a calendar file. Its id is the booking's, so that adding it twice is one entry.
 * @param place where it is; null where that could not be found out, and the name alone says where to go
 * @param now when the file is made
 */
export function calendarEvent(
  booking: Pick<BookingView, 'bookingId' | 'reference' | 'businessName' | 'title' | 'startsAt' | 'endsAt'>,
  place: Pick<ListingView, 'address' | 'location'> | null,
  now: Date,
): string {
  const { bookingId, reference, businessName, title, startsAt, endsAt } = booking;
  const event = {
    id: bookingId,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    summary: `${businessName} – ${title}`,
    description: reference,
    location: [businessName, place?.address].filter(Boolean).join(', '),
    at: place?.location ?? null,
  };
  return calendarFile([event], 'Bookings', now);
}
