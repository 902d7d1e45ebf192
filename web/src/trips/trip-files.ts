import type { TripDayView, TripItemView, TripView } from '@merve/contract';
import { type CalendarEvent, calendarFile } from '@merve/contract/words';
import { instantOf } from '../language/instant-of.ts';

type Filed = Pick<TripView, 'tripId' | 'timeZone' | 'itinerary'>;
type Titled = Filed & { readonly title: string };

/**
 * The days of a trip as a calendar file: a visit an entry. Of places of the world it has the name as it was said, and nothing else; their
 * points, hours and addresses are a map service's, which may not be copied.
 * @param now when the file is made
 */
export function calendarOfTrip({ tripId, timeZone, itinerary, title }: Titled, now: Date): string {
  const events = itinerary.flatMap(({ date, items }) =>
    items.map(
      ({ itemId, name, start, end, note, at }): CalendarEvent => ({
        id: `${tripId}-${itemId}`,
        startsAt: instantOf(date, start, timeZone),
        endsAt: instantOf(date, end, timeZone),
        summary: name,
        description: [title, note].filter((part) => part !== null).join('\n'),
        location: name,
        at,
      }),
    ),
  );
  return calendarFile(events, 'Trips', now);
}

/** Text of XML 1.0: what has a meaning there is escaped, and control characters, which it has none for, are left out. */
function xml(text: string): string {
  const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text
    .replace(/[&<>"]/g, (mark) => marks[mark] ?? '')
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

interface Gpx {
  readonly text: string;
  /** What it has no point for: a map service's point is not ours to pass on. Each name once. */
  readonly leftOut: readonly string[];
}

type Placed = TripItemView & { readonly at: NonNullable<TripItemView['at']> };
const isPlaced = (item: TripItemView): item is Placed => item.at !== null;

function route({ date, items }: TripDayView, nameOfDay: string): string[] {
  const points = items.filter(isPlaced);
  if (points.length === 0) return [];
  return [
    '  <rte>',
    `    <name>${xml(`${nameOfDay} · ${date}`)}</name>`,
    ...points.map(
      ({ at, name, start, end }) =>
        `    <rtept lat="${at.latitude}" lon="${at.longitude}"><name>${xml(name)}</name><desc>${start}–${end}</desc></rtept>`,
    ),
    '  </rte>',
  ];
}

/**
 * The days of a trip as GPX 1.1, a route a day, of our own places alone. What is left out is named in it. Pure.
 * @param say how a day, and what is left out, are said
 */
export function gpxOfTrip(
  { itinerary, title }: Pick<Titled, 'itinerary' | 'title'>,
  say: { readonly day: (day: number) => string; readonly leftOut: (names: string) => string },
): Gpx {
  const unplaced = itinerary.flatMap(({ items }) => items.filter((item) => !isPlaced(item)));
  const leftOut = [...new Set(unplaced.map(({ name }) => name))];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Merve" xmlns="http://www.topografix.com/GPX/1/1">',
    '  <metadata>',
    `    <name>${xml(title)}</name>`,
    ...(leftOut.length === 0 ? [] : [`    <desc>${xml(say.leftOut(leftOut.join(', ')))}</desc>`]),
    '  </metadata>',
    ...itinerary.flatMap((day) => route(day, say.day(day.day))),
    '</gpx>',
    '',
  ];
  return { text: lines.join('\n'), leftOut };
}
