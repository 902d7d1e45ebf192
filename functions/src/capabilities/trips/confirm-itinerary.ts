import type { ItineraryDay, Trip } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { CommitEffect, CommitHandler } from '../../tools/commit-handler.ts';
import { itineraryKind, readPendingItinerary } from './pending-itinerary.ts';
import { tripSentences } from './sentences.ts';
import { itineraryCard } from './shown-itinerary.ts';
import { spokenOf } from './trip-meant.ts';

const nothingDone = (text: string): CommitEffect => ({
  ...{ text, ui: null, committed: false, intents: [] },
  write: () => {},
});

/** YES to an itinerary saves exactly what was shown: the trip and its days, in one transaction. */
export function confirmItineraryHandler(documents: Documents): CommitHandler {
  return {
    kind: itineraryKind,

    readsOfCommit: (action) => [documents.trip(readPendingItinerary(action).tripId)],

    async commit(tx, action, { now, language, market }): Promise<CommitEffect> {
      const { tripId, days, title, ...itinerary } = readPendingItinerary(action);
      const say = tripSentences(language);
      const document = documents.trip(tripId);
      const known = (await tx.get(document)).data();
      if (known !== undefined && known.actorId !== action.ownerActorId) return nothingDone(say.changed());
      const { ownerActorId: actorId } = action;
      const trip: Trip = {
        ...itinerary,
        ...{ tripId, actorId, marketId: market.marketId, days: days.length, version: 1, title: null },
        savedPlaces: known?.savedPlaces ?? [],
        startDate: days[0]?.date ?? '',
        createdAt: known?.createdAt ?? now,
        updatedAt: now,
      };
      return {
        text: say.saved(title),
        // What was shown stands above it: this one leads to the trip's page.
        ui: itineraryCard({ title, days: [] }, [], { tripId }),
        committed: true,
        intents: [],
        context: { trip: spokenOf(trip, now) },
        write() {
          tx.set(document, trip);
          for (const [index, { date, items }] of days.entries()) {
            const day: ItineraryDay = {
              ...{ tripId, actorId, date, items, day: index + 1 },
              version: 1,
              edits: [],
            };
            tx.set(documents.itineraryDay(tripId, day.day), day);
          }
        },
      };
    },

    /** Nothing was held, so nothing is read or written. */
    async release(_tx, _action, _reason, { language }): Promise<CommitEffect> {
      return nothingDone(tripSentences(language).left());
    },
  };
}
