import type { Thread } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { type SweepContext, type SweepReport, sweepEach } from '../platform/sweep/sweep-each.ts';

/** A message this old without its turn has lost its trigger, or its worker. */
const graceMs = 60_000;

/** A thread whose oldest message without a turn has the number `seq`. */
export interface WaitingThread {
  readonly threadId: string;
  readonly seq: number;
  readonly marketId: string;
  readonly actorId: string;
}

/**
 * Gives every thread with a message that has waited for its turn longer than a minute, and that nobody is working on, to
 * `process`, longest waiting first: the safety net under the trigger on new messages.
 */
export function sweepUnprocessed(
  context: SweepContext,
  process: (waiting: WaitingThread) => Promise<unknown>,
): Promise<SweepReport> {
  return sweepEach(context, {
    name: 'unprocessed-messages',
    due: waitingSince(context.documents, new Date(context.now.getTime() - graceMs)),
    occasion: ['unprocessed', 'processedSeq'],
    async settle(thread: Thread) {
      if (thread.lease !== null && thread.lease.until > context.now) return false;
      const { threadId, processedSeq, marketId, actorId } = thread;
      return process({ threadId, seq: processedSeq + 1, marketId, actorId });
    },
  });
}

function waitingSince(documents: Documents, since: Date) {
  return documents.threads
    .where('unprocessed', '==', true)
    .where('lastInboundAt', '<=', since)
    .orderBy('lastInboundAt');
}
