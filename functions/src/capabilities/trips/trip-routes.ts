import type { Trip, TripView } from '@merve/contract';
import { tripRoutes as routes } from '@merve/contract/api';
import { english } from '../../language/error-sentences/en.ts';
import { type AnsweredRoute, answerRoute, type RouteWorld } from '../../manifest/route.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { changeTripDay, type DayOutcome, undoTripDay } from './edit-trip-day.ts';
import { actorsOf, editorIdOf, maxTripsRead, roleIn, seenAs, seenTrip } from './trip-of-account.ts';
import { tripSummary, viewTrip } from './view-trip.ts';

async function viewed(documents: Documents, tripId: string, uid: string): Promise<TripView> {
  const { trip, days, places, role, actors } = await seenTrip(documents, tripId, uid);
  const editorIds = actors.map((actorId) => editorIdOf(tripId, actorId));
  return viewTrip(trip, days, places, { role, editorIds });
}

/** The next one first, then those that are over, the last first. */
function inOrder(trips: readonly Trip[], now: Date): Trip[] {
  const today = now.toISOString().slice(0, 10);
  const isComing = ({ startDate }: Trip) => startDate >= today;
  const byDate = trips.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  return [...byDate.filter(isComing), ...byDate.filter((trip) => !isComing(trip)).toReversed()];
}

/** The days that were changed; or the one that was not, with why. */
async function dayAnswer(
  documents: Documents,
  outcome: DayOutcome,
  { tripId, day, uid, traceId }: { tripId: string; day: number; uid: string; traceId: string },
) {
  const { itinerary } = await viewed(documents, tripId, uid);
  if (outcome.kind === 'saved') return { days: itinerary.filter((one) => outcome.days.includes(one.day)) };
  const error = new MerveError('TRIP_CHANGED', 'Somebody else was first');
  return Response.json(
    {
      error: { code: error.code, message: english[error.code](error.details), traceId },
      lost: outcome.lost,
      current: itinerary.find((one) => one.day === day),
    },
    { status: error.httpStatus, headers: { 'x-trace-id': traceId } },
  );
}

/** A person's trips, and the days of each. */
export const tripRoutesAnswered: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.listTrips, async ({ deps: { documents, clock }, identity }) => {
    const actors = await actorsOf(documents, identity.uid);
    const found = await Promise.all(
      actors
        .slice(0, 5)
        .map((actorId) => documents.trips.where('actorId', '==', actorId).limit(maxTripsRead).get()),
    );
    const trips = inOrder(
      found.flatMap(({ docs }) => readable(docs)),
      clock.now(),
    ).slice(0, maxTripsRead);
    return { trips: trips.map((trip) => tripSummary(trip, roleIn(trip, actors) ?? 'reader')) };
  }),
  answerRoute(routes.getTrip, async ({ deps, identity, params }) =>
    viewed(deps.documents, params.tripId, identity.uid),
  ),
  answerRoute(
    routes.changeTrip,
    async ({ deps: { documents, clock }, identity, params: { tripId }, body }) => {
      const actors = await actorsOf(documents, identity.uid);
      await documents.db.runTransaction(async (tx) => {
        const [found] = await readTogether(tx, documents.trip(tripId));
        const { trip, role } = seenAs(found, actors);
        if (role === 'reader') throw new MerveError('FORBIDDEN', 'A reader changes nothing');
        if (trip.title === body.title) return;
        tx.set(documents.trip(tripId), {
          ...trip,
          title: body.title,
          version: trip.version + 1,
          updatedAt: clock.now(),
        });
      });
      return viewed(documents, tripId, identity.uid);
    },
  ),
  answerRoute(routes.removeTrip, async ({ deps: { documents }, identity, params: { tripId } }) => {
    const actors = await actorsOf(documents, identity.uid);
    await documents.db.runTransaction(async (tx) => {
      const [found] = await readTogether(tx, documents.trip(tripId));
      const { trip, role } = seenAs(found, actors);
      if (role !== 'owner') throw new MerveError('FORBIDDEN', 'Its owner’s to delete');
      for (let day = 1; day <= trip.days; day += 1) tx.delete(documents.itineraryDay(tripId, day));
      tx.delete(documents.trip(tripId));
    });
    return { removed: true as const };
  }),
  answerRoute(
    routes.changeTripDay,
    async ({ deps: { documents, clock }, identity, traceId, params, body }) => {
      const { uid } = identity;
      const editor = { actors: await actorsOf(documents, uid), now: clock.now() };
      return dayAnswer(documents, await changeTripDay(documents, params, body, editor), {
        ...params,
        uid,
        traceId,
      });
    },
  ),
  answerRoute(routes.undoTripDay, async ({ deps: { documents, clock }, identity, traceId, params, body }) => {
    const { uid } = identity;
    const editor = { actors: await actorsOf(documents, uid), now: clock.now() };
    const outcome = await undoTripDay(documents, params, body.version, editor);
    return dayAnswer(documents, outcome, { ...params, uid, traceId });
  }),
];
