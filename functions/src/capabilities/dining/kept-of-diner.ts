import { byActor, type KeptOfPerson } from '../../manifest/kept-of-person.ts';

/** What dining keeps of a person beside their document. */
export const keptOfDiner: readonly KeptOfPerson[] = [
  {
    collection: 'diningInteractions',
    erasure: 'deleted',
    queries: ({ diningInteractions }, person) => byActor(diningInteractions, person),
  },
  {
    collection: 'keptFeeds',
    erasure: 'deleted',
    queries: ({ keptFeeds }, person) => byActor(keptFeeds, person),
  },
];
