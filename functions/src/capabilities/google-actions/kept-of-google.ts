import { googleServices } from '../../integrations/google-account/index.ts';
import { byActor, type KeptOfPerson } from '../../manifest/kept-of-person.ts';
import { disconnect } from './google-account.ts';

/** A connection goes with its person, and is taken back at Google before. */
export const keptOfGoogle: readonly KeptOfPerson[] = [
  {
    collection: 'googleAccounts',
    erasure: 'deleted',
    queries: ({ googleAccounts }, person) => byActor(googleAccounts, person),
    async remove(documents, reference) {
      const account = (await documents.googleAccount(reference.id).get()).data();
      if (account === undefined) await reference.delete();
      else await disconnect(documents, googleServices(), account);
    },
    // A sealed token says nothing to the person, and something to whoever steals the file.
    withheld: ['sealedToken'],
  },
  {
    collection: 'googleConsents',
    erasure: 'deleted',
    queries: ({ googleConsents }, person) => byActor(googleConsents, person),
    isInternal: true,
  },
  {
    collection: 'googleActions',
    erasure: 'deleted',
    queries: ({ googleActions }, person) => byActor(googleActions, person),
  },
];
