import './global-options.ts';
import { outboxIntentSchema } from '@merve/contract';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { datesFromTimestamps } from '../platform/firestore/converter.ts';
import { log } from '../platform/log.ts';
import { withTrace } from '../platform/trace.ts';
import { orchestratorDependencies } from './runtime.ts';

/** Sends what was queued without being claimed. An intent claimed by the worker that wrote it is left to that worker. */
export const onIntentCreated = onDocumentCreated(
  { document: 'outbox/{intentId}', retry: true, secrets: ['TWILIO_AUTH_TOKEN', 'GEMINI_API_KEY'] },
  async (event) => {
    const parsed = outboxIntentSchema.safeParse(datesFromTimestamps(event.data?.data()));
    if (!parsed.success) {
      log.error('intent event unreadable', { path: event.document }, parsed.error);
      return;
    }
    const intent = parsed.data;
    if (intent.state !== 'queued') return;
    await withTrace({ traceId: intent.traceId }, async () => {
      const { sendQueued } = await import('../outbox/index.ts');
      const { documents, sender, clock, statusCallbackUrl } = await orchestratorDependencies();
      await sendQueued(documents, sender, intent.intentId, { clock, statusCallbackUrl });
    });
  },
);
