import type { Documents } from '../../../platform/firestore/documents.ts';
import { readTogether } from '../../../platform/firestore/read-together.ts';
import type { CommitEffect, CommitHandler } from '../../../tools/commit-handler.ts';
import { nextDay } from '../edit-trip-day.ts';
import { itineraryCard } from '../shown-itinerary.ts';
import { spokenOf } from '../trip-meant.ts';
import { editorIdOf, membershipsIn, standingIn } from '../trip-of-account.ts';
import { readPendingDay, tripDayKind } from './pending-day.ts';
import { onTheWaySentences } from './sentences.ts';

const nothingDone = (text: string): CommitEffect => ({
  ...{ text, ui: null, committed: false, intents: [] },
  write: () => {},
});

/** YES to another shape of a day: a new version of it, that can be taken back like any edit. Nothing where somebody changed the day since. */
export function confirmTripDayHandler(documents: Documents): CommitHandler {
  return {
    kind: tripDayKind,

    readsOfCommit(action) {
      const { tripId, day } = readPendingDay(action);
      return [documents.trip(tripId), documents.itineraryDay(tripId, day)];
    },

    async commit(tx, action, { now, language, alsoActorIds = [] }): Promise<CommitEffect> {
      const { tripId, day: number, version, items, title } = readPendingDay(action);
      const say = onTheWaySentences(language);
      const actors = [action.ownerActorId, ...alsoActorIds];
      const [trip, day, memberships] = await readTogether(
        tx,
        documents.trip(tripId),
        documents.itineraryDay(tripId, number),
        membershipsIn(documents, tripId, actors),
      );
      const role = standingIn(trip, actors, memberships);
      const mayChange = role === 'owner' || role === 'editor';
      if (trip === undefined || day === undefined || !mayChange) return nothingDone(say.stale());
      if (day.version !== version) return nothingDone(say.stale());
      const changed = nextDay(day, items, {
        ...{ by: editorIdOf(tripId, action.ownerActorId), at: now },
        ...{ editId: `${number}-${version + 1}`, alsoDay: null },
      });
      return {
        text: say.changed(title),
        ui: itineraryCard({ title, days: [] }, [], { tripId }),
        committed: true,
        intents: [],
        context: { trip: spokenOf(trip, now) },
        write() {
          tx.set(documents.itineraryDay(tripId, number), changed);
          tx.set(documents.trip(tripId), { ...trip, version: trip.version + 1, updatedAt: now });
        },
      };
    },

    /** Nothing was held, so nothing is read or written. */
    async release(_tx, _action, _reason, { language }): Promise<CommitEffect> {
      return nothingDone(onTheWaySentences(language).left());
    },
  };
}
