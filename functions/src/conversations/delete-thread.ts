import { datesFromTimestamps, threadSchema } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { nothingUsed } from '../usage/index.ts';
import { spokenFor } from './deferred-messages.ts';

/** The outcome of a turn that its thread's deletion ended. */
export const erasedOutcome = 'erased';

/** Firestore commits 500 writes at most. A turn under way is the first of those that wait. */
const maxTurnsBarred = 400;

const whatWaitsSchema = threadSchema.pick({ processedSeq: true, lastInboundSeq: true, deferred: true });

/**
 * Deletes a thread's document, and in the same transaction bars every turn that may be under way in it: where such a turn
 * would begin its log, an ended one stands, so that its first step fails instead of bringing the log back; and without the
 * thread, no turn can end. Costs a turn nothing. The bars name nobody, and stay until whoever deletes has waited longer
 * than a turn can take.
 */
export async function deleteThread(documents: Documents, threadId: string, now: Date): Promise<void> {
  const reference = documents.thread(threadId);
  await documents.db.runTransaction(async (tx) => {
    // As stored: a thread broken by hand goes like any other, and no turn can run in it.
    const stored = await tx.get(reference.withConverter(null));
    const waiting = whatWaitsSchema.safeParse(datesFromTimestamps(stored.data() ?? {}));
    tx.delete(reference);
    for (const seq of waiting.success ? mayBeUnderWay(waiting.data) : []) {
      tx.set(documents.turn(threadId, seq), {
        ...{ threadId, seq, turnId: erasedOutcome, traceId: erasedOutcome },
        ...{ state: 'finished', outcome: erasedOutcome, steps: [], signals: [], usage: nothingUsed },
        ...{ startedAt: now, finishedAt: now },
      });
    }
  });
}

function mayBeUnderWay({
  processedSeq,
  lastInboundSeq,
  deferred,
}: ReturnType<typeof whatWaitsSchema.parse>): number[] {
  const waiting = Math.min(Math.max(lastInboundSeq - processedSeq, 0), maxTurnsBarred);
  const seqs = Array.from({ length: waiting }, (_, index) => processedSeq + 1 + index);
  return deferred ? [...seqs, spokenFor(deferred)] : seqs;
}
