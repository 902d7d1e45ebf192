import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Thread, Transaction } from '@merve/contract';
import type { AuditContext, ChangeRules, Finding, Judgement } from '../../platform/audit/auditor.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { isPastRetention, retainedSince, retention } from '../../platform/firestore/retention.ts';

/** Allowed difference between two servers' clocks, in milliseconds. */
const clockSkewMs = 5_000;

/** The ledger transaction a thread asks a YES for; null if it asks for none, or for something else. */
function askedFor({
  pendingAction,
}: Pick<Thread, 'pendingAction'>): { businessId: string; txId: string } | null {
  if (pendingAction?.kind !== 'confirm_transaction') return null;
  const [businesses, businessId, transactions, txId] = pendingAction.ref.split('/');
  if (businesses !== 'businesses' || transactions !== 'transactions' || !businessId || !txId) return null;
  return { businessId, txId };
}

/**
 * Nobody is asked for a YES to what is not held. An action that has itself run out asks for nothing any more; and a
 * thread with a turn under way is about to change. Pure.
 * @param now read after both documents
 */
export function judgePendingAction(
  thread: Pick<Thread, 'pendingAction' | 'lease' | 'unprocessed'>,
  asked: Pick<Transaction, 'state' | 'holdExpiresAt'> | undefined,
  now: Date,
): Pick<Finding, 'kind' | 'message'> | null {
  const action = thread.pendingAction;
  if (action === null || askedFor(thread) === null || thread.lease !== null || thread.unprocessed)
    return null;
  const soon = new Date(now.getTime() + clockSkewMs);
  if (action.expiresAt <= soon) return null;
  const isHeld = asked?.state === 'hold' && asked.holdExpiresAt !== null && asked.holdExpiresAt > soon;
  if (isHeld) return null;
  const state = asked === undefined ? 'does not exist' : `is ${asked.state}`;
  return { kind: 'pending-action-dead', message: `A YES is waited for, and what it would confirm ${state}` };
}

/** Messages whose sequence is counted whenever a thread changes: one index entry each, a thousand for the price of a read. */
const countedMessages = 1_000;
/** Copying the messages of a thread that joined this one takes seconds; what kills it starts it again. */
const copyPatienceMs = 10 * 60_000;

export interface ThreadPicture {
  readonly thread: Thread;
  /** Of the numbers that are judged, the first; those of messages that may have outlived their time are not judged. */
  readonly firstSeq: number;
  /** Messages numbered from `firstSeq` on. */
  readonly counted: number;
  readonly asked: Transaction | undefined;
}

type FaultOfOne = Pick<Finding, 'kind' | 'message'>;

/** The messages from `firstSeq` on are numbered without a gap, and none lies beyond the last. Pure. */
export function judgeSequence({
  thread,
  firstSeq,
  counted,
}: Pick<ThreadPicture, 'counted' | 'firstSeq'> & { thread: Pick<Thread, 'lastSeq'> }): FaultOfOne | null {
  const expected = thread.lastSeq - firstSeq + 1;
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
      const now = clock.now();
      const firstSeq = await firstJudged(tx, documents, thread, now);
      const judged = documents.messages(threadId).where('seq', '>=', firstSeq);
      const asked = askedFor(thread);
      const [counted, transaction] = await Promise.all([
        tx.get(judged.count()),
        asked && tx.get(documents.transaction(asked.businessId, asked.txId)),
      ]);
      const picture = { thread, firstSeq, counted: counted.data().count };
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

/**
 * From which number on every message must be there: of the newest thousand, those that are younger than messages are kept for.
 * What joined a thread keeps its dates, and goes before what stands beside it: from then on, only what follows it is judged.
 * One more query for a thread older than that, and one for a joined one.
 */
async function firstJudged(
  tx: FirestoreTransaction,
  documents: Documents,
  { threadId, lastSeq, createdAt, alsoActorIds }: Thread,
  now: Date,
): Promise<number> {
  const joined =
    alsoActorIds.length === 0
      ? []
      : (await tx.get(documents.threads.where('copiedTo.threadId', '==', threadId))).docs;
  const afterJoined = joined.flatMap((one) => {
    const from = one.data();
    if (!from.copiedTo || !isPastRetention(retention.message, from.createdAt, now)) return [];
    return [from.copiedTo.firstSeq + from.copiedTo.throughSeq - from.copiedTo.fromSeq + 1];
  });
  const newest = Math.max(1, lastSeq - countedMessages + 1, ...afterJoined);
  if (!isPastRetention(retention.message, createdAt, now)) return newest;
  const messages = documents.messages(threadId);
  const retained = await tx.get(
    messages.where('createdAt', '>', retainedSince(retention.message, now)).orderBy('createdAt').limit(1),
  );
  const first = retained.docs[0]?.data().seq ?? lastSeq + 1;
  return Math.max(newest, first);
}

/** The thread whose messages are being copied into this one. */
function copyInto(documents: Documents, threadId: string) {
  return documents.threads
    .where('copiedTo.threadId', '==', threadId)
    .where('copiedTo.complete', '==', false)
    .limit(1);
}
