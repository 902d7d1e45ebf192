import { byActor, type KeptOfPerson } from '../../manifest/kept-of-person.ts';
import { removeUnderOuting } from '../../outings/remove-outing.ts';

/** An outing goes with its organiser, whose vote it is; of a member what they told and how they voted. */
export const keptOfOutings: readonly KeptOfPerson[] = [
  {
    collection: 'outings',
    erasure: 'deleted',
    queries: ({ outings }, person) => byActor(outings, person),
    async remove(documents, reference) {
      await reference.delete();
      await removeUnderOuting(documents, reference.id);
    },
  },
  {
    collection: 'outings/*/members',
    erasure: 'deleted',
    queries: ({ allOutingMembers }, person) => byActor(allOutingMembers, person),
  },
  {
    collection: 'outings/*/ballots',
    erasure: 'deleted',
    queries: ({ allOutingBallots }, person) => byActor(allOutingBallots, person),
  },
];
