import type { ThreadContext, Trip, TripRole, TripSpokenOf } from '@merve/contract';
import { DateTime } from 'luxon';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { dayOfTripIn } from '../../reading/day-of-trip.ts';
import type { AskedOfTools } from '../../tools/define-tool.ts';
import { type TripNow, tripAround } from './on-the-way/today-on-trip.ts';
import { namesTrip } from './planning/on-the-way-words.ts';
import { asksForTrip } from './planning/trip-words.ts';
import { tripsSharedWith } from './shared-trips.ts';
import { maxTripsRead, membershipsIn, placesById, standingIn } from './trip-of-account.ts';

/** The last day of a trip, by the calendar there. Pure. */
export const lastDayOf = ({ startDate, days }: Pick<Trip, 'startDate' | 'days'>): string =>
  DateTime.fromISO(startDate, { zone: 'utc' })
    .plus({ days: days - 1 })
    .toISODate() ?? startDate;

/** A trip as a conversation names it from now on. Pure. */
export const spokenOf = (
  trip: Pick<Trip, 'tripId' | 'destination' | 'title' | 'startDate' | 'days'>,
  now: Date,
): TripSpokenOf => ({
  ...{ tripId: trip.tripId, destination: trip.destination, at: now },
  ...{ startDate: trip.startDate, endDate: lastDayOf(trip) },
});

/** Whether the trip that a conversation speaks of is not over, wherever it goes. Pure. */
export function isTripOpen({ trip }: Pick<ThreadContext, 'trip'>, now: Date): boolean {
  // The earliest date on earth: twelve hours behind UTC.
  const earliest = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  return trip !== null && trip !== undefined && trip.endDate >= earliest;
}

/** Whether a turn may be about a saved trip: one is spoken of, waits for a YES, or is named. Pure. */
export const isTripMeant = ({ said, context, pendingTool, now }: AskedOfTools): boolean =>
  isTripOpen(context, now) ||
  pendingTool === 'generate_itinerary' ||
  said.some((text) => namesTrip(text) || asksForTrip(text) || dayOfTripIn(text) !== null);

/** Whether the newest message itself speaks of the trip that the conversation is about. Pure. */
export const isTripNamed = ({ said, context, now }: AskedOfTools): boolean =>
  isTripOpen(context, now) && namesTrip(said.at(-1) ?? '');

/** Somebody, as a turn knows them. */
interface Person {
  readonly actorId: string;
  readonly alsoActorIds?: readonly string[] | undefined;
  readonly context?: Pick<ThreadContext, 'trip'>;
  readonly now: Date;
}

/** A trip and what its person may do with it. */
export interface MeantTrip extends TripNow {
  readonly role: TripRole;
  readonly actors: readonly string[];
}

/**
 * The trip that somebody means: the one that the conversation speaks of while they may see it, else the one of theirs that is under way or comes
 * next, their own or one that is shared with them. Null for none. Two round trips, three where the conversation speaks of none.
 */
export async function tripMeant(documents: Documents, person: Person): Promise<MeantTrip | null> {
  const { actorId, alsoActorIds = [], context = {}, now } = person;
  const actors = [actorId, ...alsoActorIds];
  const spoken = isTripOpen(context, now) ? context.trip?.tripId : undefined;
  if (spoken !== undefined) {
    const [trip, memberships] = await Promise.all([
      documents.trip(spoken).get(),
      Promise.all(membershipsIn(documents, spoken, actors).map(async (one) => (await one.get()).data())),
    ]);
    const role = standingIn(trip.data(), actors, memberships);
    const found = trip.data();
    if (found !== undefined && role !== null) return withDays(documents, found, { role, actors, now });
  }
  const [own, shared] = await Promise.all([
    Promise.all(actors.map((id) => documents.trips.where('actorId', '==', id).limit(maxTripsRead).get())),
    tripsSharedWith(documents, actors),
  ]);
  const mine = own.flatMap(({ docs }) => readable(docs));
  const trip = tripAround([...mine, ...shared.map((one) => one.trip)], now);
  if (trip === null) return null;
  const role = mine.some(({ tripId }) => tripId === trip.tripId)
    ? 'owner'
    : (shared.find((one) => one.trip.tripId === trip.tripId)?.role ?? 'reader');
  return withDays(documents, trip, { role, actors, now });
}

async function withDays(
  documents: Documents,
  trip: Trip,
  { role, actors, now }: { readonly role: TripRole; readonly actors: readonly string[]; readonly now: Date },
): Promise<MeantTrip> {
  const days = readable((await documents.itineraryDays(trip.tripId).limit(30).get()).docs).toSorted(
    (one, other) => one.day - other.day,
  );
  const ids = days.flatMap(({ items }) => items.map(({ placeId }) => placeId));
  const places = await placesById(documents, ids);
  const wall = DateTime.fromJSDate(now, { zone: trip.timeZone });
  return {
    ...{ trip, days, places, role, actors },
    date: wall.toISODate() ?? '',
    clock: wall.toFormat('HH:mm'),
  };
}
