import { byActor, type KeptOfPerson } from '../../manifest/kept-of-person.ts';
import { handOver } from './hand-over-trip.ts';

/** A trip goes with its owner, unless somebody else may edit it: then it is theirs. */
export const keptOfTrips: readonly KeptOfPerson[] = [
  {
    collection: 'trips',
    erasure: 'deleted',
    queries: ({ trips }, person) => byActor(trips, person),
    remove: (documents, { id }, { actorIds }) => handOver(documents, id, actorIds),
  },
  {
    collection: 'itineraries/*/days',
    erasure: 'deleted',
    queries: ({ allItineraryDays }, person) => byActor(allItineraryDays, person),
  },
];
