import type { OutboxIntent, PastMessage, Thread } from '@merve/contract';
import { hasMessagesWaiting, isOnItsWay, leftAlone } from '../outbox/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { Conversation } from './conversation.ts';

/** What is on its way from a thread to its person. */
export interface ThreadLane {
  /** What is written now must leave after it. */
  readonly isWaiting: boolean;
  /** The message that showed what waits for a YES, where it was read for that. */
  readonly shown: OutboxIntent | null;
}

/**
 * Whether messages of the thread are on their way. One document read either way: where a message answers what was shown last, the
 * intent that showed it says so, and the YES need not read it again; else a query does. One round trip, two where that intent
 * leaves it open.
 */
export async function laneOf(
  documents: Documents,
  thread: Thread,
  known: Conversation | null,
): Promise<ThreadLane> {
  const { threadId } = thread;
  const intentId = known === null ? null : shownLast(thread, known);
  const intent = intentId === null ? undefined : (await documents.intent(intentId).get()).data();
  const shown = intent?.threadId === threadId ? intent : null;
  if (shown !== null && isOnItsWay(shown)) return { isWaiting: true, shown };
  if (shown !== null && leftAlone(shown)) return { isWaiting: false, shown };
  return { isWaiting: await hasMessagesWaiting(documents, threadId), shown };
}

/**
 * The intent that showed what waits for a YES, if that is all there is between the person's newest message and the one before it:
 * whatever was written into the thread since then would have a number of its own. Null otherwise. Pure.
 */
export function shownLast(
  { pendingAction, lastSeq }: Pick<Thread, 'pendingAction' | 'lastSeq'>,
  { past, window }: { readonly [Part in keyof Conversation]: readonly Pick<PastMessage, 'seq' | 'role'>[] },
): string | null {
  const showing = pendingAction?.showings?.at(-1);
  if (showing === undefined || showing.intentId === null) return null;
  const roles = [...past, ...window].slice(-3).map(({ seq, role }) => `${lastSeq - seq} ${role}`);
  const isAlone = roles.join() === '2 user,1 assistant,0 user';
  return isAlone && showing.seq === lastSeq - 1 ? showing.intentId : null;
}
