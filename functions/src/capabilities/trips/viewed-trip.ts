import type { TripView } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { editorIdOf, seenTrip } from './trip-of-account.ts';
import { viewTrip } from './view-trip.ts';

/** A trip as one of its people sees it. @throws MerveError `NOT_FOUND`, `FORBIDDEN` */
export async function viewedTrip(documents: Documents, tripId: string, uid: string): Promise<TripView> {
  const { trip, days, places, role, actors } = await seenTrip(documents, tripId, uid);
  const editorIds = actors.map((actorId) => editorIdOf(tripId, actorId));
  return viewTrip(trip, days, places, { role, editorIds });
}
