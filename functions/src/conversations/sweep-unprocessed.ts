import type { Documents } from '../platform/firestore/documents.ts';

/** A message this old without its turn has lost its trigger, or its worker. */
const graceMs = 60_000;

/**
 * Threads with a message that has waited for its turn longer than a minute and that nobody is working on: the
 * safety net under the trigger on new messages.
 * @returns at most `limit` threads with the sequence number to start at, longest waiting first.
 */
export async function findUnprocessed(
  documents: Documents,
  now: Date,
  limit = 50,
): Promise<{ threadId: string; seq: number; marketId: string }[]> {
  const snapshot = await documents.threads
    .where('unprocessed', '==', true)
    .where('lastInboundAt', '<=', new Date(now.getTime() - graceMs))
    .orderBy('lastInboundAt')
    .limit(limit)
    .get();
  return snapshot.docs
    .map((document) => document.data())
    .filter((thread) => thread.lease === null || thread.lease.until <= now)
    .map((thread) => ({
      threadId: thread.threadId,
      seq: thread.processedSeq + 1,
      marketId: thread.marketId,
    }));
}
