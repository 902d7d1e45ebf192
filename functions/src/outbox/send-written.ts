import type { OutboxIntent } from '@merve/contract';
import type { MessageSender } from '../integrations/message-sender.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { type SendOptions, type SentIntent, sendClaimed } from './send-intents.ts';
import { sendQueued } from './send-queued.ts';
import { scheduleSend } from './send-scheduler.ts';

/**
 * Sends what a transaction of this worker has just written: at once what it claimed, then what it queued behind other
 * messages; what is to leave later is scheduled. Whatever fails here is in the outbox, and the sweep goes on with it.
 * @throws only if a recipient or an intent could not be read.
 */
export async function sendWritten(
  documents: Documents,
  sender: MessageSender,
  intents: readonly OutboxIntent[],
  options: SendOptions,
): Promise<SentIntent[]> {
  const sent = await sendClaimed(
    documents,
    sender,
    intents.filter(({ state }) => state === 'sending'),
    options,
  );
  const queued = intents.filter(({ state }) => state === 'queued');
  // One for each person: the others follow it when it has left.
  for (const [, [first]] of Map.groupBy(queued, ({ to }) => to)) {
    if (first === undefined) continue;
    if (first.notBefore > options.clock.now()) {
      await scheduleSend(options.sendScheduler, first.intentId, first.notBefore);
    } else {
      const { recipients: _, ...unknown } = options;
      await sendQueued(documents, sender, first.intentId, unknown);
    }
  }
  return [...sent, ...queued.map(({ intentId }) => ({ intentId, state: 'queued' as const }))];
}
