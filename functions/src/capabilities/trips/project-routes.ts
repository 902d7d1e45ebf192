import type { ApplyMode, PendingAction } from '@merve/contract';
import { tripRoutes as routes } from '@merve/contract/api';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { english } from '../../language/error-sentences/en.ts';
import {
  type AnsweredRoute,
  answerRoute,
  type Conversing,
  type RouteWorld,
  type Speaking,
} from '../../manifest/route.ts';
import { marketSection, readConfig } from '../../platform/config.ts';
import { type ErrorCode, MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { hashId } from '../../platform/ids.ts';
import { daysWithVisits, isPreviewOf, putInto, targetTrip } from './apply-itinerary.ts';
import { apart, itineraryKind, readPendingItinerary } from './pending-itinerary.ts';
import { spokenOf } from './trip-meant.ts';
import { actorsOf, seenTrip } from './trip-of-account.ts';
import { viewedTrip } from './viewed-trip.ts';

/** The itinerary that waits for a YES in somebody's conversation; null for none. */
async function pendingOf(documents: Documents, actors: readonly string[]): Promise<PendingAction | null> {
  const marketId = readConfig(marketSection).DEFAULT_MARKET_ID;
  const threads = await Promise.all(
    actors
      .slice(0, 2)
      .map((actorId) =>
        documents.thread(threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null })).get(),
      ),
  );
  const actions = threads.flatMap((thread) => thread.data()?.pendingAction ?? []);
  return (
    actions.find(({ kind, ownerActorId }) => kind === itineraryKind && actors.includes(ownerActorId)) ?? null
  );
}

function refused(code: ErrorCode, traceId: string, choices: readonly ApplyMode[]): Response {
  const { httpStatus } = new MerveError(code, 'Nothing was saved');
  const error = { code, message: english[code]({}), traceId };
  return Response.json({ error, choices }, { status: httpStatus, headers: { 'x-trace-id': traceId } });
}

/** @throws MerveError `INTERNAL` where the API was put together without conversations. */
function speaking({ conversing }: RouteWorld): Conversing {
  if (conversing === undefined) throw new MerveError('INTERNAL', 'No conversation to speak in');
  return conversing;
}

/** The button of the card, pressed: the same press again is the same message. */
async function press(
  world: RouteWorld,
  from: Speaking,
  action: PendingAction,
  answer: 'yes' | 'no',
): Promise<void> {
  const { actionId } = action;
  await speaking(world).say(from, {
    // The door puts the days where it was asked to: what is pressed saves them by themselves.
    ...{ message: '', button: { actionId, answer, ...(answer === 'yes' ? { choice: apart } : {}) } },
    clientMessageId: `apply-${hashId([actionId, answer], 20)}`,
  });
}

/** The source's doors of a trip. */
export const projectRoutesAnswered: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(
    routes.applyItinerary,
    async ({ deps, body: { preview, mode }, params: { projectId }, ...from }) => {
      const { documents, clock } = deps;
      const { identity, traceId } = from;
      const actors = await actorsOf(documents, identity.uid);
      const action = await pendingOf(documents, actors);
      const pending = action === null ? null : readPendingItinerary(action);
      const isOwnTrip = pending !== null && pending.tripId === projectId;
      // Whose trip it is comes before whatever waits: another's is refused, whatever was sent.
      const days = isOwnTrip ? [] : await targetTrip(documents, projectId, actors);
      if (action === null || pending === null || !isPreviewOf(pending, preview))
        return refused('TRIP_CHANGED', traceId, []);
      if (mode === 'cancel') {
        await press(deps, from, action, 'no');
        return { applied: false, skipped: [], trip: null };
      }
      const standing = daysWithVisits(
        days,
        pending.days.map(({ date }) => date),
      );
      if (standing.length > 0 && mode === undefined)
        return refused('TRIP_EXISTS', traceId, ['overwrite', 'merge', 'cancel']);
      await press(deps, from, action, 'yes');
      const saved = (await documents.trip(pending.tripId).get()).data();
      // Answered, run out or refused meanwhile: the conversation says why.
      if (saved === undefined) return refused('TRIP_CHANGED', traceId, []);
      const skipped = isOwnTrip
        ? []
        : await putInto(
            documents,
            { from: pending.tripId, into: projectId, mode: mode ?? 'merge' },
            { actors, now: clock.now() },
          );
      return {
        applied: true,
        skipped: [...skipped],
        trip: await viewedTrip(documents, projectId, identity.uid),
      };
    },
  ),
  answerRoute(routes.chatInTrip, async ({ deps, body, params: { projectId }, ...from }) => {
    const { trip } = await seenTrip(deps.documents, projectId, from.identity.uid);
    const conversing = speaking(deps);
    const about = { trip: spokenOf(trip, deps.clock.now()) };
    return body.stream === false ? conversing.say(from, body, about) : conversing.tell(from, body, about);
  }),
];
