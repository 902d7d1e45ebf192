import type { Deferred, Thread } from '@merve/contract';
import { type SweepContext, type SweepReport, sweepEach } from '../platform/sweep/sweep-each.ts';
import type { WaitingThread } from './sweep-unprocessed.ts';

/** More messages than this are not answered along: the newest count, the older ones stay in view of the model. */
const maxDeferred = 30;

/**
 * What waits for an answer once one more message came over the limit: its newest messages, as many as one message may
 * be long together, so that writing a lot at once buys no dear answer. Pure.
 * @param longest characters that one message may have
 */
export function deferring(
  known: Deferred | null,
  message: { readonly seq: number; readonly text: string },
  { until, longest }: { readonly until: Date; readonly longest: number },
): Deferred {
  const messages = [...(known?.messages ?? []), message].slice(-maxDeferred);
  const lengthOf = () => messages.reduce((sum, { text }) => sum + text.length + 1, 0);
  while (messages.length > 1 && lengthOf() > longest) messages.shift();
  return { until: known !== null && known.until > until ? known.until : until, messages };
}

/** True once nobody has to wait any longer for an answer to what came over the limit. */
export function isDeferredDue({ deferred }: Pick<Thread, 'deferred'>, now: Date): boolean {
  return deferred !== null && deferred !== undefined && deferred.until <= now;
}

/** The message that an answer to all that waits belongs to: the last one with words in it. */
export function spokenFor({ messages }: Deferred): number {
  return (messages.findLast(({ text }) => text.trim() !== '') ?? messages.at(-1))?.seq ?? 0;
}

/** Gives every thread whose messages over the limit have waited long enough to `process`, the longest waiting first. */
export function sweepDeferred(
  { documents, now, isOver }: SweepContext,
  process: (waiting: WaitingThread) => Promise<unknown>,
): Promise<SweepReport> {
  return sweepEach(
    { documents, now, isOver },
    {
      name: 'deferred-messages',
      due: documents.threads.where('deferred.until', '<=', now).orderBy('deferred.until'),
      occasion: ['deferred', 'lastInboundSeq'],
      async settle({ threadId, marketId, actorId, lease, deferred }: Thread) {
        if (deferred === null || deferred === undefined) return false;
        if (lease !== null && lease.until > now) return false;
        return process({ threadId, seq: spokenFor(deferred), marketId, actorId });
      },
    },
  );
}
