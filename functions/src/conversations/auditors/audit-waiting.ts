import type { Thread } from '@merve/contract';
import type { AuditContext, Finding, OverdueRules } from '../../platform/audit/auditor.ts';
import type { Documents } from '../../platform/firestore/documents.ts';

/** How long a message may wait for its turn, and a lease lie about after its end: the minute sweep has had several turns by then. */
export const waitingPatienceMs = 5 * 60_000;

const minutes = waitingPatienceMs / 60_000;
const longAgo = (now: Date) => new Date(now.getTime() - waitingPatienceMs);

/** No message waits for minutes; no lease is left on a thread nobody will come back to. */
export const waitingRules: OverdueRules<Thread> = {
  name: 'waiting',
  kinds: ['message-unprocessed', 'lease-stuck'],
  suspects: (documents, now) => [
    // All that wait, and not only those that have been silent: somebody who keeps writing must not hide the fault.
    documents.threads.where('unprocessed', '==', true).orderBy('lastInboundAt'),
    documents.threads.where('lease.until', '<=', longAgo(now)).orderBy('lease.until'),
  ],
  judge: judgeWaiting,
};

async function judgeWaiting({ documents, clock }: AuditContext, thread: Thread): Promise<Finding | null> {
  const since = longAgo(clock.now());
  const subject = documents.thread(thread.threadId).path;
  if (thread.unprocessed) {
    const waitingSince = await oldestWaiting(documents, thread);
    if (waitingSince > since) return null;
    const message = `A message has waited for its turn for more than ${minutes} minutes, since ${waitingSince.toISOString()}`;
    return { kind: 'message-unprocessed', subject, message };
  }
  if (thread.lease === null || thread.lease.until > since) return null;
  const message = `A lease ran out more than ${minutes} minutes ago, and no message waits that would bring anybody back`;
  return { kind: 'lease-stuck', subject, message };
}

/** When the oldest message without its turn came. */
async function oldestWaiting(documents: Documents, thread: Thread): Promise<Date> {
  const waiting = await documents
    .messages(thread.threadId)
    .where('seq', '>', thread.processedSeq)
    .orderBy('seq')
    .limit(10)
    .get();
  const oldest = waiting.docs.map((document) => document.data()).find((message) => message.role === 'user');
  return oldest?.createdAt ?? thread.lastInboundAt;
}
