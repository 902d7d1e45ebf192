import { byActor, erasedThread, type KeptOfPerson } from '../../manifest/kept-of-person.ts';

/** Where and when stays to about ten kilometres: what a market counts rides by, and nobody's door. */
const nowhere = { label: '', at: null };
/** What a ride keeps of its rider. */
export const keptOfRider: readonly KeptOfPerson[] = [
  {
    collection: 'taxi_requests',
    erasure: 'pseudonymous',
    queries: (documents, person) => byActor(documents.rides, person),
    cleared: {
      riderName: null,
      note: null,
      cancelReason: null,
      pickup: { label: '', at: { latitude: 0, longitude: 0 } },
      destination: nowhere,
      threadId: erasedThread,
    },
  },
];
