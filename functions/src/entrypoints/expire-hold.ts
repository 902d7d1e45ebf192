import './global-options.ts';
import { documentIdSchema } from '@merve/contract';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { firestoreDocuments } from './firestore-client.ts';
import { outboxDependencies } from './outbox-runtime.ts';
import { readTask } from './read-task.ts';

const taskSchema = z.object({ businessId: documentIdSchema, txId: documentIdSchema });

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
    const task = readTask(taskSchema, request.data);
    if (task === null) return;
    const { letHoldGo } = await import('../capabilities/bookings/let-hold-go.ts');
    const { intents } = await letHoldGo(await firestoreDocuments(), { ...task, now: new Date() });
    if (intents.length === 0) return;
    const { sendWritten } = await import('../outbox/index.ts');
    const outbox = await outboxDependencies();
    await sendWritten(outbox.documents, outbox.sender, intents, outbox);
  },
);
