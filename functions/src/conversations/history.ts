import type { Message, Thread } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';

/** Messages before the one being answered that the model is given. */
export const historyLength = 10;
const windowLength = 40;
/** A summary is renewed for this many messages at a time: each costs a model call. */
const summaryStep = 10;

/**
 * One window of a thread: up to `historyLength` messages before `seq`, then `seq` and what follows it. Its cost does
 * not depend on the thread's length.
 */
export async function loadWindow(documents: Documents, threadId: string, seq: number): Promise<Message[]> {
  return loadFrom(documents, threadId, Math.max(1, seq - historyLength));
}

/** The messages of a thread from this one on, a window's length of them at the most. */
export async function loadFrom(documents: Documents, threadId: string, seq: number): Promise<Message[]> {
  const snapshot = await documents
    .messages(threadId)
    .where('seq', '>=', seq)
    .orderBy('seq')
    .limit(windowLength)
    .get();
  return snapshot.docs.map((document) => document.data());
}

/** The first message of the person that has not had its turn; null when the window holds none. */
export function firstUnprocessed(window: readonly Message[], processedSeq: number): Message | null {
  return window.find((message) => message.role === 'user' && message.seq > processedSeq) ?? null;
}

/** The messages a summary is to take in next: older than those a turn is shown, and not in it yet. Null for too few. */
export function nextSummarised(
  thread: Pick<Thread, 'lastSeq' | 'summarisedSeq'>,
): { readonly from: number; readonly through: number } | null {
  const from = (thread.summarisedSeq ?? 0) + 1;
  const through = Math.min(thread.lastSeq - historyLength, from + windowLength - 1);
  return through - from + 1 >= summaryStep ? { from, through } : null;
}
