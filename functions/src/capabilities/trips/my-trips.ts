import { maxTripDays } from '@merve/contract';
import { z } from 'zod';
import type { WeatherService } from '../../integrations/weather-service.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { defineTool, type Tool } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';
import { readPlaces } from './read-places.ts';
import { tripSentences } from './sentences.ts';
import { daysInWords, itineraryCard, itineraryInWords } from './shown-itinerary.ts';
import { pointsOf } from './sights.ts';
import { tellDay } from './tell-day.ts';
import { spokenOf } from './trip-meant.ts';

/** Told at most: the nearest to come, or the last. */
const maxTrips = 3;
/** Read of one person, at most. */
const maxRead = 50;

/** `myTrips`: one query a name of the person, one for the days of each trip that is told, and one read of the places of the next. */
export function myTripsTool(documents: Documents, weather: WeatherService | null = null): Tool {
  return defineTool({
    name: 'myTrips',
    label: 'Tell saved trips',
    group: 'Trips',
    does: "Tells what is planned on the guest's saved trips.",
    doing: doing.lookingUpOwn,
    description:
      'The saved trips of this person with their days, the next one first; with `dayNumber` or `date` what is planned and booked on that day of the trip, and its forecast ("what have I planned for Sunday?"). `message` is the answer in their language.',
    input: z.object({
      dayNumber: z.int().min(1).max(maxTripDays).optional().describe('A day of the trip, from 1.'),
      date: z.iso.date().optional().describe('Or a date, YYYY-MM-DD.'),
    }),
    effect: 'read',
    async run(named, context) {
      if (named.dayNumber !== undefined || named.date !== undefined)
        return tellDay({ documents, weather }, named, context);
      const { actorId, alsoActorIds = [], language, now } = context;
      const say = tripSentences(language);
      const found = await Promise.all(
        [actorId, ...alsoActorIds].map((id) =>
          documents.trips.where('actorId', '==', id).limit(maxRead).get(),
        ),
      );
      const today = now.toISOString().slice(0, 10);
      const trips = found.flatMap(({ docs }) => readable(docs));
      const coming = trips
        .filter(({ startDate }) => startDate >= today)
        .sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
      const past = trips
        .filter(({ startDate }) => startDate < today)
        .sort((a, b) => (a.startDate > b.startDate ? -1 : 1));
      const told = [...coming, ...past].slice(0, maxTrips);
      if (told.length === 0) return { status: 'ok', data: { message: say.none(), trips: [] } };
      const itineraries = await Promise.all(
        told.map(async ({ tripId }) =>
          readable((await documents.itineraryDays(tripId).limit(30).get()).docs).sort(
            (a, b) => a.day - b.day,
          ),
        ),
      );
      const texts = told.map(({ destination }, index) => {
        const days = itineraries[index] ?? [];
        return `${say.title(destination, daysInWords(days, language))}\n\n${itineraryInWords(days, language)}`;
      });
      const [next] = told;
      const [days = []] = itineraries;
      const title = next === undefined ? '' : say.title(next.destination, daysInWords(days, language));
      const places = await readPlaces(
        documents,
        days.flatMap(({ items }) => items.map(({ placeId }) => placeId)),
      );
      return {
        status: 'ok',
        data: {
          message: [say.mine(), ...texts].join('\n\n'),
          trips: told.map(({ tripId, destination, startDate, days: count }) => ({
            tripId,
            destination,
            startDate,
            days: count,
          })),
        },
        ...(next === undefined ? {} : { context: { trip: spokenOf(next, now) } }),
        ...(days.length === 0
          ? {}
          : {
              ui: itineraryCard({ title, days }, [], {
                pointOf: pointsOf(places),
                ...(next === undefined ? {} : { tripId: next.tripId }),
              }),
            }),
      };
    },
  });
}
