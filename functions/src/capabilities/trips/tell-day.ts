import type { Commitment } from '@merve/contract';
import { DateTime } from 'luxon';
import type { WeatherService } from '../../integrations/weather-service.ts';
import { formatList, formatLocalDate } from '../../language/format.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { ToolContext, ToolResult } from '../../tools/define-tool.ts';
import type { NamedDay } from './changing/day-meant.ts';
import { changingSentences } from './changing/sentences.ts';
import { forecastOfDay } from './forecast-of-day.ts';
import { openBookings } from './open-bookings.ts';
import { tripSentences } from './sentences.ts';
import { daysInWords, itineraryCard, itineraryInWords } from './shown-itinerary.ts';
import { pointsOf } from './sights.ts';
import { spokenOf, tripMeant } from './trip-meant.ts';

/** What is booked on a date, each by its name and time, the first one first. Pure. */
export function bookedOn(commitments: readonly Commitment[], date: string, timeZone: string): string[] {
  return commitments
    .flatMap(({ kind, state, name, startsAt }) => {
      const stands = kind === 'booking' && (state === 'confirmed' || state === 'awaiting_deposit');
      if (!stands || startsAt === null) return [];
      const at = DateTime.fromJSDate(startsAt, { zone: timeZone });
      return at.toISODate() === date ? [{ name, clock: at.toFormat('HH:mm') }] : [];
    })
    .toSorted((one, other) => (one.clock < other.clock ? -1 : 1))
    .map(({ name, clock }) => `${clock} ${name}`);
}

interface DayWorld {
  readonly documents: Documents;
  /** Null where there is none to ask. */
  readonly weather: WeatherService | null;
}

/**
 * What is planned on one day of a trip, and what is booked then, whether or not there is a trip: the trip, and one read a name of the person. With the
 * forecast for that day, where somebody can be asked.
 */
export async function tellDay(
  { documents, weather }: DayWorld,
  { dayNumber, date }: NamedDay,
  context: ToolContext,
): Promise<ToolResult> {
  const { language, market, now } = context;
  const say = changingSentences(language);
  const [trip, commitments] = await Promise.all([
    tripMeant(documents, context),
    openBookings(documents, context),
  ]);
  const day = trip?.days.find((one) => (date === undefined ? one.day === dayNumber : one.date === date));
  const on = day?.date ?? date;
  if (on === undefined) {
    const message = trip === null ? tripSentences(language).none() : say.noSuchDay(String(trip.trip.days));
    return { status: 'ok', data: { message, days: [] } };
  }
  const told = formatLocalDate(new Date(`${on}T12:00:00Z`), 'UTC', language);
  const booked = bookedOn(commitments, on, trip?.trip.timeZone ?? market.timeZone);
  const items = day?.items ?? [];
  const days = [{ date: on, items }];
  const forecast =
    trip === null || weather === null
      ? null
      : await forecastOfDay(weather, { date: on, at: trip.trip.stay, timeZone: trip.trip.timeZone }, context);
  const lines = [
    items.length === 0 ? say.nothingOn(told) : say.planned(itineraryInWords(days, language)),
    ...(booked.length === 0 ? [] : [say.bookedThen(formatList(booked, language))]),
    ...(forecast === null ? [] : [forecast]),
  ];
  const message = lines.join('\n\n');
  const data = {
    message,
    days: [{ date: on, visits: items.map(({ name, start, end }) => ({ name, start, end })), booked }],
  };
  if (trip === null || items.length === 0) return { status: 'ok', data };
  const title = tripSentences(language).title(trip.trip.destination, daysInWords(days, language));
  return {
    status: 'ok',
    data,
    context: { trip: spokenOf(trip.trip, now) },
    ui: itineraryCard({ title, days }, [], {
      tripId: trip.trip.tripId,
      pointOf: pointsOf([...trip.places.values()]),
    }),
  };
}
