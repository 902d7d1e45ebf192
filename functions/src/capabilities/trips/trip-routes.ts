import type { Trip } from '@merve/contract';
import { tripRoutes as routes } from '@merve/contract/api';
import { english } from '../../language/error-sentences/en.ts';
import { type AnsweredRoute, answerRoute, type RouteWorld } from '../../manifest/route.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { removeSharing } from '../../sharing/remove-sharing.ts';
import { deleteTrip } from './delete-trip.ts';
import { changeTripDay, type DayOutcome, undoTripDay } from './edit-trip-day.ts';
import { tripsSharedWith } from './shared-trips.ts';
import {
  actorsOf,
  editableTrip,
  maxTripsRead,
  membershipsIn,
  ownTrip,
  subjectOfTrip,
} from './trip-of-account.ts';
import { tripSummary } from './view-trip.ts';
import { viewedTrip } from './viewed-trip.ts';

/** The next one first, then those that are over, the last first. */
function inOrder(trips: readonly Trip[], now: Date): Trip[] {
  const today = now.toISOString().slice(0, 10);
  const isComing = ({ startDate }: Trip) => startDate >= today;
  const byDate = trips.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  return [...byDate.filter(isComing), ...byDate.filter((trip) => !isComing(trip)).toReversed()];
}

/** The days that were changed; or the one that was not, with why. */
export async function dayAnswer(
  documents: Documents,
  outcome: DayOutcome,
  { tripId, day, uid, traceId }: { tripId: string; day: number; uid: string; traceId: string },
) {
  const { itinerary } = await viewedTrip(documents, tripId, uid);
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
    const names = actors.slice(0, 5);
    const [found, shared] = await Promise.all([
      Promise.all(
        names.map((actorId) => documents.trips.where('actorId', '==', actorId).limit(maxTripsRead).get()),
      ),
      tripsSharedWith(documents, names),
    ]);
    const own = found.flatMap(({ docs }) => readable(docs));
    const roles = new Map(shared.map(({ trip, role }) => [trip.tripId, role]));
    const others = shared.map(({ trip }) => trip).filter(({ actorId }) => !actors.includes(actorId));
    const trips = inOrder([...own, ...others], clock.now()).slice(0, maxTripsRead);
    return {
      trips: trips.map((trip) =>
        tripSummary(trip, actors.includes(trip.actorId) ? 'owner' : (roles.get(trip.tripId) ?? 'reader')),
      ),
    };
  }),
  answerRoute(routes.getTrip, async ({ deps, identity, params }) =>
    viewedTrip(deps.documents, params.tripId, identity.uid),
  ),
  answerRoute(
    routes.changeTrip,
    async ({ deps: { documents, clock }, identity, params: { tripId }, body: { title } }) => {
      const actors = await actorsOf(documents, identity.uid);
      await documents.db.runTransaction(async (tx) => {
        const [found, memberships] = await readTogether(
          tx,
          documents.trip(tripId),
          membershipsIn(documents, tripId, actors),
        );
        const trip = editableTrip(found, actors, memberships);
        if (trip.title === title) return;
        const version = trip.version + 1;
        tx.set(documents.trip(tripId), { ...trip, title, version, updatedAt: clock.now() });
      });
      return viewedTrip(documents, tripId, identity.uid);
    },
  ),
  answerRoute(routes.removeTrip, async ({ deps: { documents }, identity, params: { tripId } }) => {
    const actors = await actorsOf(documents, identity.uid);
    await documents.db.runTransaction(async (tx) => {
      const [found] = await readTogether(tx, documents.trip(tripId));
      deleteTrip(tx, documents, ownTrip(found, actors));
    });
    await removeSharing(documents, subjectOfTrip(tripId));
    return { removed: true as const };
  }),
  answerRoute(routes.changeTripDay, async ({ deps, identity: { uid }, traceId, params, body }) => {
    const { documents, clock } = deps;
    const editor = { actors: await actorsOf(documents, uid), now: clock.now() };
    const outcome = await changeTripDay(documents, params, body, editor);
    return dayAnswer(documents, outcome, { ...params, uid, traceId });
  }),
  answerRoute(routes.undoTripDay, async ({ deps, identity: { uid }, traceId, params, body }) => {
    const { documents, clock } = deps;
    const editor = { actors: await actorsOf(documents, uid), now: clock.now() };
    const outcome = await undoTripDay(documents, params, body.version, editor);
    return dayAnswer(documents, outcome, { ...params, uid, traceId });
  }),
];
