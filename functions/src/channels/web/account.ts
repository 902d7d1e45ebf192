import { threadIdFor } from '../../conversations/thread-id.ts';
import { actorsOfAccount as actorsByLink } from '../../identity/actors-of-account.ts';
import type { Documents } from '../../platform/firestore/documents.ts';

/** A signed-in web account, in one market. */
export interface Account {
  /** From the verified ID token, never from the request. */
  readonly uid: string;
  /** What actor ids are keyed with. */
  readonly key: string;
  readonly marketId: string;
}

/**
 * Every actor the account's person is by now: the one on WhatsApp it is linked to, its own, and those that have become
 * one with it. What any of them booked is theirs. Two reads, one after the other.
 */
export async function actorsOfAccount(documents: Documents, account: Account): Promise<readonly string[]> {
  const linked = await actorsByLink(documents, { uid: account.uid, actorKey: account.key });
  const [actorId] = linked;
  const { marketId } = account;
  const threadId = threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null });
  const thread = (await documents.thread(threadId).get()).data();
  return [...new Set([...linked, ...(thread?.alsoActorIds ?? [])])];
}
