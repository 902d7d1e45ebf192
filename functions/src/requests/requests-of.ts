import type { MerchantRequest } from '@merve/contract';
import { normalizeReference } from '../ledger/identity.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { type Page, type PageRequest, readPage } from '../platform/firestore/read-page.ts';
import { type RequestKind, requestKinds } from './identity.ts';

/** Firestore combines the values of every `in` of a query, 30 combinations at most. */
const maxActors = 10;

/** All requests of one kind that these actors made, in every state, newest first, a page at a time. One query. */
export async function requestHistoryOf(
  documents: Documents,
  kind: RequestKind,
  actorIds: readonly string[],
  page: PageRequest,
): Promise<Page<MerchantRequest>> {
  const own = documents.requests(kind).where('actorId', 'in', actorIds.slice(0, maxActors));
  return readPage(own, 'createdAt', page);
}

/** The request of these actors with that reference, of any kind, in any state; undefined for another's. A query a kind, at once. */
export async function findRequestByReference(
  documents: Documents,
  actorIds: readonly string[],
  reference: string,
): Promise<MerchantRequest | undefined> {
  const found = await Promise.all(
    requestKinds.map((kind) =>
      documents
        .requests(kind)
        .where('actorId', 'in', actorIds.slice(0, maxActors))
        .where('reference', '==', normalizeReference(reference))
        .limit(1)
        .get(),
    ),
  );
  return found.flatMap(({ docs }) => docs.map((document) => document.data()))[0];
}
