import type { ItineraryDay, ItineraryItem, Language } from '@merve/contract';
import { formatList } from '../../../language/format.ts';
import type { Proposal, ToolContext } from '../../../tools/define-tool.ts';
import type { DayVisit } from '../../../trips/later-visits.ts';
import { tripSentences } from '../sentences.ts';
import { daysInWords, itineraryCard, itineraryInWords } from '../shown-itinerary.ts';
import { pointsOf } from '../sights.ts';
import { planOfTrip, wishOfTrip } from '../wish-of-trip.ts';
import { type PendingDay, tripDayKind } from './pending-day.ts';
import { onTheWaySentences } from './sentences.ts';
import type { TripNow } from './today-on-trip.ts';

/** How long a changed day waits for a YES: who is on the way goes on. */
const answerWithinMs = 20 * 60_000;

/** The day of a trip that is today there, parted into what is over and what is not; null for a trip that is not under way, or a day that is over. */
export function todayOf({ days, date, clock }: Pick<TripNow, 'days' | 'date' | 'clock'>): {
  readonly day: ItineraryDay;
  readonly done: readonly ItineraryItem[];
  readonly rest: readonly ItineraryItem[];
} | null {
  const day = days.find((one) => one.date === date);
  if (day === undefined) return null;
  const rest = day.items.filter(({ end }) => end > clock);
  return rest.length === 0 ? null : { day, done: day.items.filter(({ end }) => end <= clock), rest };
}

/** A visit as it is timed; what is not one of our own places has no way to it. */
export const dayVisit = (
  { itemId, placeId, start, end, fixed }: ItineraryItem,
  places: TripNow['places'],
): DayVisit => ({
  ...{ id: itemId, start, end, fixed },
  placeId: placeId !== null && places.has(placeId) ? placeId : null,
});

/** Visits at the times that were worked out, as they are kept: whoever was moved was touched by this version. */
export const timedItems = (
  items: readonly ItineraryItem[],
  visits: readonly DayVisit[],
  version: number,
): ItineraryItem[] =>
  visits.flatMap(({ id, start, end }) => {
    const item = items.find(({ itemId }) => itemId === id);
    if (item === undefined) return [];
    const isMoved = item.start !== start || item.end !== end;
    return [isMoved ? { ...item, start, end, editedIn: version } : item];
  });

/** By what a day is timed and checked. What is fixed stays there. */
export function problemOf({ trip, days, places }: TripNow, day: number) {
  const wish = wishOfTrip(trip, days, places);
  return { wish, plan: planOfTrip(days, trip.days, places), day };
}

/**
 * Another shape of a day, to be said YES to.
 * @param items the whole day after a YES; `shown` is what of it is told
 */
export function proposalOfDay(
  { trip, places }: Pick<TripNow, 'trip' | 'places'>,
  {
    day,
    items,
    shown,
  }: {
    readonly day: ItineraryDay;
    readonly items: readonly ItineraryItem[];
    readonly shown: readonly ItineraryItem[];
  },
  {
    summary,
    brief,
    leftOut,
  }: { readonly summary: string; readonly brief: string; readonly leftOut: readonly string[] },
  { now, language }: Pick<ToolContext, 'now' | 'language'>,
): Proposal {
  const days = [{ date: day.date, items: [...shown] }];
  const title = tripSentences(language).title(trip.title ?? trip.destination, daysInWords(days, language));
  const args = {
    ...{ tripId: trip.tripId, day: day.day, version: day.version, title },
    items: [...items],
  } satisfies PendingDay;
  return {
    kind: tripDayKind,
    args,
    ref: `trips/${trip.tripId}`,
    brief,
    summary,
    price: null,
    expiresAt: new Date(now.getTime() + answerWithinMs),
    ui: itineraryCard({ title, days }, leftOut, { pointOf: pointsOf([...places.values()]) }),
  };
}

/** Another shape of today, to be said YES to. */
export function dayProposal(
  trip: Pick<TripNow, 'trip' | 'places'>,
  {
    day,
    done,
    items,
    leftOut,
    told,
  }: {
    readonly day: ItineraryDay;
    readonly done: readonly ItineraryItem[];
    /** What is left of the day. */
    readonly items: readonly ItineraryItem[];
    readonly leftOut: readonly string[];
    readonly told: (rest: string) => string;
  },
  context: Pick<ToolContext, 'now' | 'language'>,
): Proposal {
  const { language } = context;
  const more = moreOf(items, leftOut, language);
  const days = [{ date: day.date, items: [...items] }];
  return proposalOfDay(
    trip,
    { day, items: [...done, ...items], shown: items },
    {
      summary: told([itineraryInWords(days, language), ...(more === '' ? [] : [more])].join('\n\n')),
      brief: more === '' ? onTheWaySentences(language).booked() : more,
      leftOut,
    },
    context,
  );
}

function moreOf(items: readonly ItineraryItem[], leftOut: readonly string[], language: Language): string {
  const say = onTheWaySentences(language);
  return [
    ...(leftOut.length === 0 ? [] : [say.noTime(formatList(leftOut, language))]),
    ...(items.some(({ fixed }) => fixed) ? [say.booked()] : []),
  ].join('\n');
}
