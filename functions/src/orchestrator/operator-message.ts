import type { OutboxIntent, Thread } from '@merve/contract';
import { assistantMessage } from '../conversations/assistant-message.ts';
import { isTakenOver, type OperatorDeed } from '../conversations/human-takeover.ts';
import { pacedTimes, replyIntents, sendQueued } from '../outbox/index.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { log } from '../platform/log.ts';
import type { OrchestratorDependencies } from './dependencies.ts';

export interface OperatorMessage extends OperatorDeed {
  readonly text: string;
  readonly traceId: string;
}

interface Written {
  readonly seq: number;
  /** This deed had been done before; nothing was written this time. */
  readonly duplicate: boolean;
  readonly intents: readonly OutboxIntent[];
}

/**
 * An operator's message to a person, in a thread the operator has taken over: written into the thread, put on record
 * and handed to the outbox in one transaction, then sent. `actionId` is derived from the client's id of the message,
 * so posting it again is the same message. A web client reads it from the thread.
 * @throws MerveError `NOT_FOUND`, `NOT_TAKEN_OVER` (two voices in one thread confuse a person), or `PERSON_OPTED_OUT`.
 */
export async function sayAsOperator(
  deps: OrchestratorDependencies,
  message: OperatorMessage,
): Promise<Omit<Written, 'intents'>> {
  const { seq, duplicate, intents } = await writeMessage(deps.documents, message);
  for (const { intentId } of intents) {
    try {
      await sendQueued(deps.documents, deps.sender, intentId, deps);
    } catch (thrown) {
      // It is in the outbox: the sweep goes on with it.
      log.error('operator message not sent yet', { threadId: message.threadId }, thrown);
      break;
    }
  }
  return { seq, duplicate };
}

function writeMessage(documents: Documents, message: OperatorMessage): Promise<Written> {
  const { threadId, actionId, by, now } = message;
  const threadRef = documents.thread(threadId);
  const actionRef = documents.adminAction(actionId);
  return documents.db.runTransaction(async (tx): Promise<Written> => {
    const [thread, done] = await readTogether(tx, threadRef, actionRef);
    if (!thread) throw new MerveError('NOT_FOUND', 'There is no such conversation');
    if (done) return { seq: done.seq ?? thread.lastSeq, duplicate: true, intents: [] };
    if (!isTakenOver(thread, now)) {
      throw new MerveError('NOT_TAKEN_OVER', 'An operator writes only in a conversation taken over');
    }
    if (thread.optedOut) throw new MerveError('PERSON_OPTED_OUT', 'The person asked for no more messages');
    const seq = thread.lastSeq + 1;
    const { intents, outboundPace } = outgoing(thread, message, seq);
    tx.set(threadRef, { ...thread, lastSeq: seq, outboundPace, updatedAt: now });
    const { text, traceId } = message;
    const spoken = assistantMessage(thread, { seq, text, author: 'operator', traceId, createdAt: now });
    tx.create(documents.message(threadId, seq), spoken);
    for (const intent of intents) tx.create(documents.intent(intent.intentId), intent);
    const on = { until: null, reason: null, at: now };
    tx.create(actionRef, { actionId, by, action: 'message', threadId, seq, ...on });
    return { seq, duplicate: false, intents };
  });
}

function outgoing(
  thread: Thread,
  { text, traceId, now }: OperatorMessage,
  seq: number,
): { intents: OutboxIntent[]; outboundPace: Date | null } {
  const { replyTo, threadId, marketId, outboundPace = null } = thread;
  if (replyTo.channel !== 'whatsapp') return { intents: [], outboundPace };
  const to = replyTo.address;
  const parts = replyIntents({ threadId, seq, to, text, buttons: [], marketId, now, traceId });
  const paced = pacedTimes(parts.length, outboundPace, now);
  return {
    intents: parts.map((intent, part) => ({ ...intent, notBefore: paced.times[part] ?? now })),
    outboundPace: paced.usedUntil,
  };
}
