import type { Thread, Transaction } from '@merve/contract';
import type { AuditContext, ChangeRules, Finding, Judgement } from '../../platform/audit/auditor.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { askedFor, judgePendingAction } from './pending-action.ts';

/** Messages whose sequence is counted whenever a thread changes: one index entry each, a thousand for the price of a read. */
const countedMessages = 1_000;
/** Copying the messages of a thread that joined this one takes seconds; what kills it starts it again. */
const copyPatienceMs = 10 * 60_000;

export interface ThreadPicture {
  readonly thread: Thread;
  /** Messages numbered above `lastSeq` − 1,000. */
  readonly counted: number;
  readonly asked: Transaction | undefined;
}

type FaultOfOne = Pick<Finding, 'kind' | 'message'>;

/** The newest thousand messages are numbered without a gap, and none lies beyond the last. Pure. */
export function judgeSequence({
  thread,
  counted,
}: Pick<ThreadPicture, 'counted'> & { thread: Pick<Thread, 'lastSeq'> }): FaultOfOne | null {
  const expected = Math.min(thread.lastSeq, countedMessages);
  if (counted === expected) return null;
  return {
    kind: 'message-sequence',
    message: `Of the newest ${expected} numbers up to ${thread.lastSeq}, ${counted} messages are there`,
  };
}

/** What a thread says of itself agrees. A wrong mark hides a message from the sweep. Pure. */
export function judgeMarks(thread: Thread): FaultOfOne | null {
  const { state, lease, pendingAction, unprocessed, lastInboundSeq, processedSeq, lastSeq } = thread;
  const wrong = [
    unprocessed !== lastInboundSeq > processedSeq ? 'its mark "unprocessed" is wrong' : null,
    Math.max(lastInboundSeq, processedSeq) > lastSeq ? 'it goes on past its last message' : null,
    (state === 'executing') !== (lease !== null)
      ? `it is ${state} ${lease ? 'with' : 'without'} a lease`
      : null,
    state !== 'executing' && (state === 'awaiting_confirmation') !== (pendingAction !== null)
      ? `it is ${state} ${pendingAction ? 'with' : 'without'} a pending action`
      : null,
  ].filter((reason) => reason !== null);
  return wrong.length === 0
    ? null
    : { kind: 'thread-inconsistent', message: `In a thread, ${wrong.join('; ')}` };
}

/** Every thread: no message is missing, its marks agree, and what it asks a YES for is held. */
export const threadRules: ChangeRules<Thread> = {
  name: 'threads',
  kinds: ['message-sequence', 'thread-inconsistent', 'pending-action-dead'],
  query: (documents) => documents.threads,
  changedBy: 'updatedAt',
  judge: judgeThread,
};

export function judgeThread(
  { documents, clock }: AuditContext,
  { threadId }: Pick<Thread, 'threadId'>,
): Promise<Judgement> {
  return documents.db.runTransaction(
    async (tx): Promise<Judgement> => {
      const [thread] = await readTogether(tx, documents.thread(threadId));
      if (thread === undefined) return { findings: [] };
      const newest = documents.messages(threadId).where('seq', '>', thread.lastSeq - countedMessages);
      const asked = askedFor(thread);
      const [counted, transaction] = await Promise.all([
        tx.get(newest.count()),
        asked && tx.get(documents.transaction(asked.businessId, asked.txId)),
      ]);
      const picture = { thread, counted: counted.data().count };
      const now = clock.now();
      const gap = judgeSequence(picture);
      if (gap !== null) {
        const copying = await tx.get(copyInto(documents, threadId));
        const since = copying.docs.map((document) => document.data().updatedAt);
        const [unripeSince] = since.filter((at) => now.getTime() - at.getTime() < copyPatienceMs);
        if (unripeSince !== undefined) return { findings: [], unripeSince };
      }
      const faults = [gap, judgeMarks(thread), judgePendingAction(thread, transaction?.data(), now)];
      const subject = documents.thread(threadId).path;
      return { findings: faults.flatMap((fault) => (fault === null ? [] : [{ ...fault, subject }])) };
    },
    { readOnly: true },
  );
}

/** The thread whose messages are being copied into this one. */
function copyInto(documents: Documents, threadId: string) {
  return documents.threads
    .where('copiedTo.threadId', '==', threadId)
    .where('copiedTo.complete', '==', false)
    .limit(1);
}
