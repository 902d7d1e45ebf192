import type { Query, QuerySnapshot } from '@google-cloud/firestore';
import type { MerchantRequest } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { requestKinds } from './identity.ts';

/** Of each kind: as many codes as a merchant is shown to choose from. */
const shownLimit = 5;

/** The requests that this number was asked about and has not answered. One query for each kind, sent together. */
export async function requestsWaitingFor(
  documents: Documents,
  merchantAddress: string,
  read: (query: Query<MerchantRequest>) => Promise<QuerySnapshot<MerchantRequest>>,
): Promise<MerchantRequest[]> {
  const found = await Promise.all(
    requestKinds.map((kind) =>
      read(
        documents
          .requests(kind)
          .where('merchantAddress', '==', merchantAddress)
          .where('state', '==', 'placed')
          .limit(shownLimit),
      ),
    ),
  );
  return found.flatMap(({ docs }) => docs.map((document) => document.data()));
}
