import type { BookingView, ListingView } from '@merve/contract/api';

/** Text of RFC 5545, 3.3.11: what has a meaning there is escaped. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');
}

/** An instant in UTC, RFC 5545, 3.3.5: `20261122T180000Z`. */
function stamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Lines of at most 75 octets, RFC 5545, 3.1: what is longer goes on in the next line after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    // The space a folded line begins with counts.
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/**
 * A booking as a calendar file. Its id is the booking's, so that adding it twice is one entry; times are instants, which
 * a calendar shows in its own zone.
 * @param place where it is; null where that could not be found out, and the name alone says where to go
 * @param now when the file is made
 */
export function calendarEvent(
  booking: Pick<BookingView, 'bookingId' | 'reference' | 'businessName' | 'title' | 'startsAt' | 'endsAt'>,
  place: Pick<ListingView, 'address' | 'location'> | null,
  now: Date,
): string {
  const { bookingId, reference, businessName, title, startsAt, endsAt } = booking;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Merve//Bookings//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(bookingId)}@merve`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(startsAt))}`,
    `DTEND:${stamp(new Date(endsAt))}`,
    `SUMMARY:${escaped(`${businessName} – ${title}`)}`,
    `DESCRIPTION:${escaped(reference)}`,
    `LOCATION:${escaped([businessName, place?.address].filter(Boolean).join(', '))}`,
    ...(place === null ? [] : [`GEO:${place.location.latitude};${place.location.longitude}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
