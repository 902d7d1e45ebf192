import type { OutboxIntent } from '@merve/contract';
import { isTakenOver, type OperatorAction } from '../conversations/human-takeover.ts';
import { threadNotice, writeThreadNotice } from '../conversations/thread-notice.ts';
import { sendQueued } from '../outbox/index.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { log } from '../platform/log.ts';
import type { OrchestratorDependencies } from './dependencies.ts';

export interface OperatorMessage extends OperatorAction {
  readonly text: string;
  readonly traceId: string;
}

interface Written {
  readonly seq: number;
  /** This action had been done before; nothing was written this time. */
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
  const { threadId, actionId, by, text, traceId, now } = message;
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
    const notice = threadNotice(thread, { text, author: 'operator', traceId, now });
    const { intents } = notice;
    const { seq } = notice.message;
    writeThreadNotice(tx, documents, notice);
    for (const intent of intents) tx.create(documents.intent(intent.intentId), intent);
    const on = { until: null, reason: null, at: now };
    tx.create(actionRef, { actionId, by, action: 'message', threadId, seq, ...on });
    return { seq, duplicate: false, intents };
  });
}
