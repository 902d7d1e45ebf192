import './global-options.ts';
import { type MessageIdempotency, messageIdempotencySchema } from '@merve/contract';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { isBusy } from '../conversations/lease.ts';
import { datesFromTimestamps } from '../platform/firestore/converter.ts';
import { log } from '../platform/log.ts';
import { withTrace } from '../platform/trace.ts';
import { firestoreDocuments } from './firestore-client.ts';
import { orchestratorDependencies } from './runtime.ts';

/** An event older than this is dropped with an alert; the minute sweep still finds its message. */
const maximumAgeMs = 60 * 60_000;

/**
 * Gives a new message its turn. It listens to the record written with each message of a person, not to the messages:
 * those include Merve's own, and every one would cost an invocation. Delivered at least once and in no order: the lease and the processed mark decide what
 * is left to do. What throws is delivered again.
 */
export const onInboundMessage = onDocumentCreated(
  {
    document: 'messageIdempotency/{hash}',
    retry: true,
    secrets: ['TWILIO_AUTH_TOKEN', 'GEMINI_API_KEY'],
    timeoutSeconds: 300,
  },
  async (event) => {
    const parsed = messageIdempotencySchema.safeParse(datesFromTimestamps(event.data?.data()));
    if (!parsed.success) {
      log.error('message event unreadable', { path: event.document }, parsed.error);
      return;
    }
    const message = parsed.data;
    if (Date.now() - Date.parse(event.time) > maximumAgeMs) {
      log.error('message event too old; left to the sweep', { threadId: message.threadId, seq: message.seq });
      return;
    }
    await withTrace({ traceId: message.traceId, threadId: message.threadId }, async () => {
      const { processInbound } = await import('../orchestrator/process-inbound.ts');
      if (message.channel === 'web' && (await isTaken(message))) return;
      await processInbound(await orchestratorDependencies(), {
        threadId: message.threadId,
        marketId: message.marketId,
        seq: message.seq,
      });
    });
  },
);

/**
 * The web door runs its turn itself, under a lease it got with the message. A plain read sees that; a transaction
 * would contend with the door's own for the thread. Should the door die, the minute sweep resumes the turn.
 */
async function isTaken({ threadId, seq }: MessageIdempotency): Promise<boolean> {
  const documents = await firestoreDocuments();
  const thread = (await documents.thread(threadId).get()).data();
  return thread !== undefined && (thread.processedSeq >= seq || isBusy(thread, '', new Date()));
}
