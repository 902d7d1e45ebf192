import './global-options.ts';
import { messageSchema } from '@merve/contract';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { datesFromTimestamps } from '../platform/firestore/converter.ts';
import { log } from '../platform/log.ts';
import { withTrace } from '../platform/trace.ts';
import { orchestratorDependencies } from './runtime.ts';

/** An event older than this is dropped with an alert; the minute sweep still finds its message. */
const maximumAgeMs = 60 * 60_000;

/**
 * Gives a new message its turn. Delivered at least once and in no order: the lease and the processed mark decide what
 * is left to do. What throws is delivered again.
 */
export const onMessageCreated = onDocumentCreated(
  {
    document: 'threads/{threadId}/messages/{seq}',
    retry: true,
    secrets: ['TWILIO_AUTH_TOKEN', 'GEMINI_API_KEY'],
    timeoutSeconds: 300,
  },
  async (event) => {
    const parsed = messageSchema.safeParse(datesFromTimestamps(event.data?.data()));
    if (!parsed.success) {
      log.error('message event unreadable', { path: event.document }, parsed.error);
      return;
    }
    const message = parsed.data;
    if (message.role !== 'user') return;
    if (Date.now() - Date.parse(event.time) > maximumAgeMs) {
      log.error('message event too old; left to the sweep', { threadId: message.threadId, seq: message.seq });
      return;
    }
    await withTrace({ traceId: message.traceId, threadId: message.threadId }, async () => {
      const { processInbound } = await import('../orchestrator/process-inbound.ts');
      await processInbound(await orchestratorDependencies(), {
        threadId: message.threadId,
        marketId: message.marketId,
        seq: message.seq,
      });
    });
  },
);
