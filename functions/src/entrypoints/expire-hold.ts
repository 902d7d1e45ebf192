import './global-options.ts';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { firestoreDocuments } from './firestore-client.ts';
import { outboxDependencies } from './outbox-runtime.ts';

const taskSchema = z.object({ businessId: z.string().min(1), txId: z.string().min(1) });

/**
 * Runs when a hold ends. The ledger decides by its own clock whether it really has; too early or twice is harmless. A
 * person who was still being asked is told, now or, if that fails, by the minute sweep.
 */
export const expireHold = onTaskDispatched(
  {
    secrets: ['TWILIO_AUTH_TOKEN'],
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 2 },
    rateLimits: { maxConcurrentDispatches: 50 },
  },
  async (request) => {
    const { businessId, txId } = taskSchema.parse(request.data);
    const { letHoldGo } = await import('../orchestrator/let-hold-go.ts');
    const { intents } = await letHoldGo(await firestoreDocuments(), { businessId, txId, now: new Date() });
    if (intents.length === 0) return;
    const { sendWritten } = await import('../outbox/index.ts');
    const outbox = await outboxDependencies();
    await sendWritten(outbox.documents, outbox.sender, intents, outbox);
  },
);
