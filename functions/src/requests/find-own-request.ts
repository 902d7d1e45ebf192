import type { MerchantRequest } from '@merve/contract';
import { normalizeReference } from '../ledger/identity.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { ToolContext } from '../tools/define-tool.ts';
import type { RequestKind } from './identity.ts';

const openLimit = 10;

/** A code as a person typed it; null if they gave none. */
export function givenReference(typed: string | null | undefined): string | null {
  return typed ? normalizeReference(typed).slice(0, 12) : null;
}

/**
 * The person's own request by its code; without one, the only open one, or the only one of them that is `meant`. Null if
 * there is none, or several. One query.
 * @param reference as `givenReference` gives it
 */
export async function findOwnRequest(
  documents: Documents,
  kind: RequestKind,
  { actorId, alsoActorIds = [] }: Pick<ToolContext, 'actorId' | 'alsoActorIds'>,
  reference: string | null,
  meant: (request: MerchantRequest) => boolean = () => true,
): Promise<MerchantRequest | null> {
  const own = documents.requests(kind).where('actorId', 'in', [actorId, ...alsoActorIds]);
  const wanted = reference === null ? own.where('open', '==', true) : own.where('reference', '==', reference);
  const found = await wanted.limit(openLimit).get();
  const requests = found.docs.map((document) => document.data());
  if (reference !== null) return requests.find(({ open }) => open) ?? requests[0] ?? null;
  const only = (some: readonly MerchantRequest[]) => (some.length === 1 ? (some[0] ?? null) : null);
  return only(requests.filter(meant)) ?? only(requests);
}
