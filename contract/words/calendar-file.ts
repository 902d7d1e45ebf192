import type { Coordinates } from '../primitives.ts';

/** Something that takes place, as a calendar keeps it. */
export interface CalendarEvent {
  /** The same for the same thing, so that adding it twice is one entry. */
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly description?: string;
  readonly location: string;
  readonly at?: Coordinates | null;
  /** Where more stands of it. */
  readonly page?: string;
  /** True while it is chosen and not yet certain; left out where it always is. */
  readonly isTentative?: boolean;
  /** Grows with every change of the same thing: a calendar that has it already takes the newer one. */
  readonly sequence?: number;
}

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

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { id, startsAt, endsAt, summary, description = '', location, at = null } = event;
  const { page, isTentative, sequence } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@merve`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `LOCATION:${escaped(location)}`,
    ...(at === null ? [] : [`GEO:${at.latitude};${at.longitude}`]),
    ...(page === undefined ? [] : [`URL:${page}`]),
    ...(isTentative === undefined ? [] : [`STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`]),
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    'END:VEVENT',
  ];
}

/**
 * A calendar file (RFC 5545). Times are instants, which a calendar shows in its own zone.
 * @param product what made it
 * @param now when the file is made
 */
export function calendarFile(events: readonly CalendarEvent[], product: string, now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Merve//${product}//EN`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
