import type { Documents } from '../platform/firestore/documents.ts';
import { actorIdFor } from '../platform/ids.ts';

/**
 * Every actor of a web account, the one it acts as first: the person's on WhatsApp where it is linked, and its own. One read.
 */
export async function actorsOfAccount(
  documents: Documents,
  { uid, actorKey }: { readonly uid: string; readonly actorKey: string },
): Promise<readonly [string, ...string[]]> {
  const own = actorIdFor(`web:${uid}`, actorKey);
  const linked = (await documents.webIdentity(uid).get()).data()?.actorId ?? own;
  return linked === own ? [own] : [linked, own];
}
