import type { TurnOfPerson } from '../../manifest/capability.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { tripForModel } from './trip-for-model.ts';
import { isTripOpen } from './trip-meant.ts';
import { membershipsIn, standingIn } from './trip-of-account.ts';

/** The trip that the conversation speaks of, as a model is told of it; null for none, or another's by now. One round trip, where there is one. */
export async function tellTripToModel(
  documents: Documents,
  { actorId, alsoActorIds, context, now }: TurnOfPerson,
): Promise<string | null> {
  const { trip: spoken } = context;
  if (!spoken || !isTripOpen(context, now)) return null;
  const actors = [actorId, ...alsoActorIds];
  const [trip, days, memberships] = await Promise.all([
    documents.trip(spoken.tripId).get(),
    documents.itineraryDays(spoken.tripId).limit(30).get(),
    Promise.all(membershipsIn(documents, spoken.tripId, actors).map(async (one) => (await one.get()).data())),
  ]);
  const found = trip.data();
  if (found === undefined || standingIn(found, actors, memberships) === null) return null;
  return tripForModel(found, readable(days.docs));
}
