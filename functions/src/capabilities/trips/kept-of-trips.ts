import { byActor, type KeptOfPerson } from '../../manifest/kept-of-person.ts';

/** Trips are their owner's alone: they go with them. */
export const keptOfTrips: readonly KeptOfPerson[] = [
  { collection: 'trips', erasure: 'deleted', queries: ({ trips }, person) => byActor(trips, person) },
  {
    collection: 'itineraries/*/days',
    erasure: 'deleted',
    queries: ({ allItineraryDays }, person) => byActor(allItineraryDays, person),
  },
];
