import type { CalendarEntry, OfferingView } from '@merve/contract/api';
import { wallClock } from '../../language/wall-clock.ts';

/** Rows of a calendar are no shorter: a grid of five minutes would be a wall of them. */
const leastRowMinutes = 30;

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The days of a week from a date on, `YYYY-MM-DD`. Pure. */
export function daysFrom(date: string, count = 7): string[] {
  const first = Date.parse(`${date}T00:00:00Z`);
  return Array.from({ length: count }, (_, day) =>
    new Date(first + day * 86_400_000).toISOString().slice(0, 10),
  );
}

/** ISO weekday of a date: 1 is Monday. Pure. */
export const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** From which minute to which an offering is open on a date; what runs past midnight belongs to the day it begins on, to its end. */
function openOn(date: string, { openingHours }: Pick<OfferingView, 'openingHours'>): [number, number][] {
  return openingHours
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map(({ opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      return [from, to <= from ? 1440 : to];
    });
}

/** The times a calendar has rows for: from the first opening to the last closing of its days. Pure. */
export function rowTimes(
  dates: readonly string[],
  offering: Pick<OfferingView, 'openingHours' | 'slotMinutes'>,
): string[] {
  const spans = dates.flatMap((date) => openOn(date, offering));
  if (spans.length === 0) return [];
  const step = Math.max(offering.slotMinutes, leastRowMinutes);
  const first = Math.floor(Math.min(...spans.map(([from]) => from)) / step) * step;
  const last = Math.max(...spans.map(([, to]) => to));
  return Array.from({ length: Math.ceil((last - first) / step) }, (_, row) => clockOf(first + row * step));
}

/** What one time of one day holds. */
export interface CalendarCell {
  readonly isOpen: boolean;
  /** Bookings, and holds that wait for a YES. */
  readonly bookings: readonly CalendarEntry[];
  /** The business keeps it to itself. */
  readonly blocks: readonly CalendarEntry[];
}

/** What stands at `time` of `date`, on the clock of the place. Pure. */
export function cellAt(
  { date, time }: { readonly date: string; readonly time: string },
  {
    offering,
    entries,
    timeZone,
  }: {
    readonly offering: Pick<OfferingView, 'offeringId' | 'openingHours' | 'slotMinutes'>;
    readonly entries: readonly CalendarEntry[];
    readonly timeZone: string;
  },
): CalendarCell {
  const start = minutesOf(time);
  const end = start + Math.max(offering.slotMinutes, leastRowMinutes);
  const begins = `${date}T${time}`;
  const ends =
    end >= 1440 ? `${daysFrom(date, 2)[1] ?? date}T${clockOf(end - 1440)}` : `${date}T${clockOf(end)}`;
  const here = entries.filter((entry) => {
    if (entry.offeringId !== offering.offeringId) return false;
    const [from, until] = [entry.startsAt, entry.endsAt].map((instant) =>
      wallClock(new Date(instant), timeZone).slice(0, 16),
    );
    return from !== undefined && until !== undefined && from < ends && until > begins;
  });
  return {
    isOpen: openOn(date, offering).some(([from, to]) => start < to && end > from),
    bookings: here.filter(({ kind }) => kind === 'booking'),
    blocks: here.filter(({ kind }) => kind === 'block'),
  };
}
