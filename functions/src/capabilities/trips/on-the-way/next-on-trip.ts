import { z } from 'zod';
import { formatLocalDate } from '../../../language/format.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { defineTool, type Tool } from '../../../tools/define-tool.ts';
import { doing } from '../../../tools/doing.ts';
import { clockOf, minutesOf } from '../../../trips/trip-wish.ts';
import { type Way, wayBetween } from '../../../trips/way-between.ts';
import { tripSentences } from '../sentences.ts';
import { wishedPlace } from '../sights.ts';
import { spokenOf, tripMeant } from '../trip-meant.ts';
import { onTheWaySentences } from './sentences.ts';
import { type TripNow, visitsAhead } from './today-on-trip.ts';

/** Who sets out wants some air, as the plan has it (docs/trips.md). */
const slackMinutes = 10;

/** The estimated way from one visit to another; from where the days begin for the first of a day. Null where one of them is not our own place. */
function wayTo({ trip, places }: TripNow, from: string | null | undefined, to: string | null): Way | null {
  const pointOf = (placeId: string | null) => {
    const place = placeId === null ? undefined : places.get(placeId);
    return place === undefined ? null : wishedPlace(place, false).point;
  };
  const { latitude: lat, longitude: lng } = trip.stay;
  const [start, end] = [from === undefined ? { lat, lng } : pointOf(from), pointOf(to)];
  return start === null || end === null ? null : wayBetween(start, end);
}

/** `whatsNextOnTrip`: where one is by the plan, what comes next, and when to leave for it, by the clock there. */
export function nextOnTripTool(documents: Documents): Tool {
  return defineTool({
    name: 'whatsNextOnTrip',
    label: 'Tell the next visit',
    group: 'Trips',
    does: 'Tells the next visit of a trip under way.',
    doing: doing.lookingUpOwn,
    description:
      'What comes next on the saved trip of this person, by the clock there: where they are by the plan, the next visit, the way to it and when to leave. `message` is the answer in their language.',
    input: z.object({}),
    effect: 'read',
    async run(_input, context) {
      const { language, now } = context;
      const say = onTheWaySentences(language);
      const found = await tripMeant(documents, context);
      const ahead = found === null ? null : visitsAhead(found);
      if (found === null || ahead === null)
        return { status: 'ok', data: { message: say.tripOver(), next: null } };
      const { current, next, before, day } = ahead;
      const lines = current === null ? [] : [say.now(current.name, current.end)];
      if (next === null)
        return { status: 'ok', data: { message: [...lines, say.dayOver()].join('\n'), next: null } };
      const isToday = day.date === found.date;
      const date = formatLocalDate(new Date(`${day.date}T12:00:00Z`), 'UTC', language);
      lines.push(isToday ? say.next(next.name, next.start) : say.nextOn(next.name, date, next.start));
      const way = wayTo(found, before?.placeId, next.placeId);
      if (way !== null) {
        const leave = clockOf(Math.max(0, minutesOf(next.start) - way.minutes - slackMinutes));
        lines.push(say.way(say.minutes(way.minutes), way.by, leave));
      }
      if (!next.hoursKnown) lines.push(`${next.name}: ${tripSentences(language).lookUpHours()}`);
      return {
        status: 'ok',
        data: {
          message: lines.join('\n'),
          next: { name: next.name, date: day.date, start: next.start, end: next.end },
        },
        context: { trip: spokenOf(found.trip, now) },
      };
    },
  });
}
