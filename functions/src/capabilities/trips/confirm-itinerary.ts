import type { Transaction } from '@google-cloud/firestore';
import type { ItineraryDay, PendingAction, Trip } from '@merve/contract';
import { formatList } from '../../language/format.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import type { CommitContext, CommitEffect, CommitHandler } from '../../tools/commit-handler.ts';
import { joinedTrip, numbersTo } from './apply-itinerary.ts';
import { apart, itineraryKind, type PendingItinerary, readPendingItinerary } from './pending-itinerary.ts';
import { withBrought } from './saving/put-aside.ts';
import { tripSentences } from './sentences.ts';
import { itineraryCard } from './shown-itinerary.ts';
import { spokenOf } from './trip-meant.ts';
import { membershipsIn, placesById, standingIn } from './trip-of-account.ts';

const nothingDone = (text: string): CommitEffect => ({
  ...{ text, ui: null, committed: false, intents: [] },
  write: () => {},
});

/** What the conversation keeps on for another trip; nothing is said of it where none went along. */
const keptOn = ({ putAside }: PendingItinerary) =>
  putAside === undefined ? {} : { putAside: putAside.stays };

/** Into a trip that is there, added or in place of what its days have: as the YES says; what finds no place in it is named. */
async function commitInto(
  tx: Transaction,
  documents: Documents,
  {
    action,
    pending,
    into,
  }: { readonly action: PendingAction; readonly pending: PendingItinerary; readonly into: string },
  { now, language, alsoActorIds = [], choice }: CommitContext,
): Promise<CommitEffect> {
  const say = tripSentences(language);
  const actors = [action.ownerActorId, ...alsoActorIds];
  const [trip, memberships] = await readTogether(
    tx,
    documents.trip(into),
    membershipsIn(documents, into, actors),
  );
  const role = standingIn(trip, actors, memberships);
  if (trip === undefined || (role !== 'owner' && role !== 'editor')) return nothingDone(say.changed());
  const [read] = await readTogether(
    tx,
    numbersTo(trip.days).map((day) => documents.itineraryDay(into, day)),
  );
  const days = read.filter((day) => day !== undefined);
  const places = await placesById(
    documents,
    [...days, ...pending.days].flatMap(({ items }) => items.map(({ placeId }) => placeId)),
  );
  const mode = choice === 'overwrite' ? 'overwrite' : 'merge';
  const joined = joinedTrip({ trip, days, places }, pending.days, mode, { actors, now });
  const { title } = pending;
  const left = joined.skipped.length === 0 ? '' : `\n${say.leftOut(formatList(joined.skipped, language))}`;
  return {
    text: `${say.saved(title)}${left}`,
    ui: itineraryCard({ title, days: [] }, joined.skipped, { tripId: into }),
    committed: true,
    intents: [],
    context: { trip: spokenOf(trip, now), ...keptOn(pending) },
    write() {
      for (const day of joined.days) tx.set(documents.itineraryDay(into, day.day), day);
      const savedPlaces = [...withBrought(trip.savedPlaces, pending.putAside?.brought ?? [], now)];
      tx.set(documents.trip(into), { ...trip, savedPlaces, version: trip.version + 1, updatedAt: now });
    },
  };
}

/** YES to an itinerary saves exactly what was shown: the trip and its days, in one transaction. */
export function confirmItineraryHandler(documents: Documents): CommitHandler {
  return {
    kind: itineraryKind,

    readsOfCommit(action) {
      const { tripId, into } = readPendingItinerary(action);
      return [documents.trip(into ?? tripId)];
    },

    async commit(tx, action, context): Promise<CommitEffect> {
      const { now, language, market, choice = null } = context;
      const pending = readPendingItinerary(action);
      if (pending.into !== null && choice !== apart)
        return commitInto(tx, documents, { action, pending, into: pending.into }, context);
      const { tripId, days, title, into: _into, putAside, ...itinerary } = pending;
      const say = tripSentences(language);
      const document = documents.trip(tripId);
      const known = (await tx.get(document)).data();
      if (known !== undefined && known.actorId !== action.ownerActorId) return nothingDone(say.changed());
      const { ownerActorId: actorId } = action;
      const trip: Trip = {
        ...itinerary,
        ...{ tripId, actorId, marketId: market.marketId, days: days.length, version: 1, title: null },
        savedPlaces: [...withBrought(known?.savedPlaces ?? [], putAside?.brought ?? [], now)],
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
        context: { trip: spokenOf(trip, now), ...keptOn(pending) },
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
