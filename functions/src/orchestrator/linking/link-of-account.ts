import type { WebIdentity, WhatsAppLink } from '@merve/contract';
import { threadIdFor } from '../../conversations/thread-id.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { maskAddress } from '../../platform/log.ts';

/** A web account's link to WhatsApp; undefined if it has none. */
export async function linkOfAccount(documents: Documents, uid: string): Promise<WebIdentity | undefined> {
  return (await documents.webIdentity(uid).get()).data();
}

/** What the account is told of its link: the number masked, and the thread its messages reach in this market. */
export function describeLink(
  identity: WebIdentity | undefined,
  { uid, key, marketId }: { readonly uid: string; readonly key: string; readonly marketId: string },
): WhatsAppLink {
  const actorId = identity?.actorId ?? actorIdFor(`web:${uid}`, key);
  const threadId = threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null });
  if (identity === undefined) return { linked: false, threadId };
  const phone = maskAddress(identity.address.replace('whatsapp:', ''));
  return { linked: true, phone, linkedAt: identity.linkedAt.toISOString(), threadId };
}
