import type { Language, LegacyImport, Message, Thread } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { nextSummarised } from './history.ts';

export interface HistoryImport {
  readonly uid: string;
  readonly threadId: string;
  readonly actorId: string;
  readonly marketId: string;
  readonly language: Language;
  /** Oldest first. At least one. */
  readonly messages: readonly { readonly role: Message['role']; readonly text: string; readonly at: Date }[];
  readonly traceId: string;
  readonly now: Date;
}

/** Messages of one batch; Firestore commits 500 writes at most. */
const batchSize = 200;

/** Whether a web account's history was imported: not at all, begun, all of it; or `talks` if the thread began without. */
export async function importedHistory(
  documents: Documents,
  uid: string,
  threadId: string,
): Promise<'none' | 'begun' | 'complete' | 'talks'> {
  const [record, thread] = await Promise.all([
    documents.legacyImport(uid).get(),
    documents.thread(threadId).get(),
  ]);
  const imported = record.data();
  if (imported) return imported.complete ? 'complete' : 'begun';
  return thread.exists ? 'talks' : 'none';
}

/**
 * Makes earlier messages the beginning of a conversation that has not begun yet. One transaction sets their numbers
 * aside, so that a message which arrives meanwhile comes after them; then they are copied. Killed on the way and called
 * again, it goes on: the numbers are fixed.
 * @returns false if the person has begun to talk here before, and nothing was imported; or if they were erased meanwhile.
 */
export async function importHistory(documents: Documents, history: HistoryImport): Promise<boolean> {
  const { uid, threadId, messages, now } = history;
  const [recordRef, threadRef] = [documents.legacyImport(uid), documents.thread(threadId)];
  const record = await documents.db.runTransaction(async (tx): Promise<LegacyImport | null> => {
    const [known, thread] = await readTogether(tx, recordRef, threadRef);
    if (known) return known;
    if (thread) return null;
    const begun: LegacyImport = {
      ...{ uid, threadId, messages: messages.length, complete: false },
      ...{ startedAt: now, updatedAt: now },
    };
    tx.create(threadRef, threadOf(history));
    tx.create(recordRef, begun);
    return begun;
  });
  if (record === null) return false;
  if (record.complete) return true;
  for (let first = 0; first < record.messages; first += batchSize) {
    const end = Math.min(first + batchSize, record.messages);
    const isWanted = await documents.db.runTransaction(async (tx) => {
      // Their erasure on the way ends it.
      const [known, thread] = await readTogether(tx, recordRef, threadRef);
      if (!known || !thread) return false;
      for (const [index, message] of messages.slice(first, end).entries()) {
        const seq = first + index + 1;
        tx.set(documents.message(threadId, seq), messageOf(history, message, seq));
      }
      return true;
    });
    if (!isWanted) return false;
  }
  await recordRef.update({ complete: true, updatedAt: now });
  return true;
}

function threadOf({ threadId, actorId, marketId, uid, language, messages, now }: HistoryImport): Thread {
  const lastSeq = messages.length;
  const lastInbound = messages.findLastIndex(({ role }) => role === 'user');
  const thread: Thread = {
    ...{ threadId, actorId, marketId, language, lastSeq },
    threadType: 'merve',
    state: 'idle',
    pendingAction: null,
    lease: null,
    lastInboundSeq: lastInbound + 1,
    processedSeq: lastSeq,
    lastFinishId: null,
    unprocessed: false,
    summary: '',
    context: { lastLocation: null, lastListings: [] },
    readerUid: uid,
    replyTo: { channel: 'web', uid },
    profileName: null,
    optedOut: false,
    alsoActorIds: [],
    copiedTo: null,
    limiter: null,
    usageOfDay: null,
    humanTakeover: null,
    lastInboundAt: messages[lastInbound]?.at ?? now,
    createdAt: messages[0]?.at ?? now,
    updatedAt: now,
  };
  return { ...thread, summaryDue: nextSummarised(thread) !== null };
}

function messageOf(
  { threadId, marketId, traceId }: HistoryImport,
  { role, text, at }: HistoryImport['messages'][number],
  seq: number,
): Message {
  return {
    ...{ threadId, marketId, seq, role, text, traceId },
    channel: 'web',
    address: null,
    channelMessageId: null,
    location: null,
    media: [],
    button: null,
    buttons: [],
    ui: null,
    inReplyToSeq: null,
    createdAt: at,
  };
}
