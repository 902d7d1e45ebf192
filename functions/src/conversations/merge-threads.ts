import type { Transaction } from '@google-cloud/firestore';
import type { OutboxIntent, PendingAction, Thread } from '@merve/contract';
import type { PacedReply } from '../outbox/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { assistantMessage } from './assistant-message.ts';
import { isJoined, joinThreads, withNotice } from './join-threads.ts';

/** Which threads become one, and what only the caller knows how to do. */
export interface ThreadMerge {
  readonly fromThreadId: string;
  readonly intoThreadId: string;
  readonly fromActorId: string;
  readonly intoActorId: string;
  /** The web account that may read the joined thread; null leaves that as it is. */
  readonly readerUid: string | null;
  readonly traceId: string;
  readonly now: Date;
  /** Looked at inside the transaction: false once the link that asked for this has ended. */
  isWanted(tx: Transaction): Promise<boolean>;
  /** Gives back what an action held that no longer waits; reads only, `write` writes. */
  release(tx: Transaction, action: PendingAction): Promise<{ readonly text: string; write(): void }>;
  /** What is said where the two meet; null to say nothing but what `release` says. */
  notice(into: Thread): MergeNotice | null;
}

export interface MergeNotice {
  /** Said in the joined thread. */
  readonly text: string;
  /** What is sent of it, given its place in the thread. */
  readonly reply: (seq: number) => PacedReply;
}

export type MergeEnd =
  | { readonly kind: 'merged'; readonly intents: readonly OutboxIntent[] }
  | { readonly kind: 'nothing-to-do' }
  | { readonly kind: 'not-wanted' }
  /** A message of this thread has yet to get its turn. */
  | { readonly kind: 'busy'; readonly thread: Thread };

/** Messages of one batch; Firestore commits 500 writes at most. */
const batchSize = 200;

/**
 * Makes one thread of two. A transaction joins them (`joinThreads`), once every message in both has had its turn; then
 * the messages are copied, in order, to the numbers set aside for them, batch by batch, as long as both threads are
 * there. Killed on the way and called again, it goes on: the numbers are fixed, so that a message copied twice is one message.
 */
export async function mergeThreads(documents: Documents, merge: ThreadMerge): Promise<MergeEnd> {
  const end = await documents.db.runTransaction((tx) => joinWithin(tx, documents, merge), {
    maxAttempts: 10,
  });
  if (end.kind === 'merged' || end.kind === 'nothing-to-do') await copyMessages(documents, merge);
  return end;
}

async function joinWithin(tx: Transaction, documents: Documents, merge: ThreadMerge): Promise<MergeEnd> {
  const { fromThreadId, intoThreadId } = merge;
  const [fromRef, intoRef] = [documents.thread(fromThreadId), documents.thread(intoThreadId)];
  const [[from, into], wanted] = await Promise.all([readTogether(tx, fromRef, intoRef), merge.isWanted(tx)]);
  if (!wanted) return { kind: 'not-wanted' };
  const busy = [from, into].find((thread) => thread?.unprocessed);
  if (busy) return { kind: 'busy', thread: busy };
  const join = { ...merge, from: from ?? null, into: into ?? null };
  if (isJoined(join)) return { kind: 'nothing-to-do' };

  const joined = joinThreads(join);
  const released = joined.loser ? await merge.release(tx, joined.loser) : null;
  const notice = merge.notice(joined.into);
  const text = [notice?.text, released?.text]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n');
  const next = text === '' ? joined.into : withNotice(joined.into);
  const reply = notice?.reply(next.lastSeq) ?? null;
  tx.set(intoRef, reply === null ? next : { ...next, outboundPace: reply.outboundPace });
  if (joined.from) tx.set(fromRef, joined.from);
  if (text !== '') {
    tx.create(
      documents.message(intoThreadId, next.lastSeq),
      assistantMessage(next, {
        seq: next.lastSeq,
        text,
        channel: 'web',
        traceId: merge.traceId,
        createdAt: merge.now,
      }),
    );
  }
  const intents = reply?.intents ?? [];
  for (const intent of intents) tx.create(documents.intent(intent.intentId), intent);
  released?.write();
  return { kind: 'merged', intents };
}

/** Copies what the thread that was left still owes, and marks it complete. */
async function copyMessages(documents: Documents, { fromThreadId, now }: ThreadMerge): Promise<void> {
  const ref = documents.thread(fromThreadId);
  const owed = (await ref.get()).data()?.copiedTo;
  if (!owed || owed.complete) return;
  const { threadId, fromSeq, throughSeq, firstSeq } = owed;
  const renumbered = (seq: number) => firstSeq + seq - fromSeq;
  for (let next = fromSeq; next <= throughSeq; next += batchSize) {
    const last = Math.min(next + batchSize - 1, throughSeq);
    const isOwed = await documents.db.runTransaction(async (tx) => {
      // Under both threads: erased on the way, neither gets messages again.
      const [[from, into], page] = await Promise.all([
        readTogether(tx, ref, documents.thread(threadId)),
        tx.get(
          documents.messages(fromThreadId).where('seq', '>=', next).where('seq', '<=', last).orderBy('seq'),
        ),
      ]);
      if (from?.copiedTo?.threadId !== threadId || into === undefined) return false;
      for (const document of page.docs) {
        const message = document.data();
        const answered = message.inReplyToSeq;
        tx.set(documents.message(threadId, renumbered(message.seq)), {
          ...message,
          threadId,
          seq: renumbered(message.seq),
          inReplyToSeq: answered === null || answered < fromSeq ? null : renumbered(answered),
        });
      }
      return true;
    });
    if (!isOwed) return;
  }
  await documents.db.runTransaction(async (tx) => {
    const { copiedTo } = (await tx.get(ref)).data() ?? {};
    if (copiedTo?.threadId !== threadId || copiedTo.throughSeq !== throughSeq) return;
    tx.update(ref, { copiedTo: { ...copiedTo, complete: true }, updatedAt: now });
  });
}
