import type { Documents } from '../../../platform/firestore/documents.ts';
import { readTogether } from '../../../platform/firestore/read-together.ts';
import type { CommitEffect, CommitHandler } from '../../../tools/commit-handler.ts';
import { onTheWaySentences } from '../on-the-way/sentences.ts';
import { spokenOf } from '../trip-meant.ts';
import { membershipsIn, standingIn } from '../trip-of-account.ts';
import { readPendingSavedPlace, savedPlaceKind } from './pending-saved-place.ts';
import { changedList } from './saved-list.ts';
import { savingSentences } from './sentences.ts';

const nothingDone = (text: string): CommitEffect => ({
  ...{ text, ui: null, committed: false, intents: [] },
  write: () => {},
});

/** YES to a place for a trip: it is on the list once, whoever put it there; or it is off it. */
export function confirmSavedPlaceHandler(documents: Documents): CommitHandler {
  return {
    kind: savedPlaceKind,

    readsOfCommit(action) {
      const { tripId } = readPendingSavedPlace(action);
      return tripId === null ? [] : [documents.trip(tripId)];
    },

    async commit(tx, action, { now, language, alsoActorIds = [] }): Promise<CommitEffect> {
      const { tripId, place, removes, list = [] } = readPendingSavedPlace(action);
      const say = savingSentences(language);
      if (tripId === null) {
        const text = removes ? say.removed(place.name) : say.kept(place.name, String(list.length));
        return { ...nothingDone(text), committed: true, context: { putAside: list } };
      }
      const actors = [action.ownerActorId, ...alsoActorIds];
      const [trip, memberships] = await readTogether(
        tx,
        documents.trip(tripId),
        membershipsIn(documents, tripId, actors),
      );
      const role = standingIn(trip, actors, memberships);
      if (trip === undefined || (role !== 'owner' && role !== 'editor'))
        return nothingDone(onTheWaySentences(language).stale());
      const saved = changedList(trip.savedPlaces, { ...place, savedAt: now }, removes);
      if (saved === null) return nothingDone(removes ? say.notOnList(place.name) : say.already(place.name));
      const text = removes ? say.removed(place.name) : say.saved(place.name, String(saved.length));
      return {
        ...{ text, ui: null, committed: true, intents: [] },
        context: { trip: spokenOf(trip, now) },
        write() {
          tx.set(documents.trip(tripId), {
            ...{ ...trip, savedPlaces: [...saved], updatedAt: now },
            version: trip.version + 1,
          });
        },
      };
    },

    /** Nothing was held, so nothing is read or written. */
    async release(_tx, _action, _reason, { language }): Promise<CommitEffect> {
      return nothingDone(savingSentences(language).left());
    },
  };
}
