import { requestKindSchema } from '@merve/contract';
import './global-options.ts';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { firestoreDocuments } from './firestore-client.ts';
import { outboxDependencies } from './outbox-runtime.ts';
import { requestTasks } from './request-tasks.ts';

const taskSchema = z.object({ kind: requestKindSchema, requestId: z.string().min(1) });

/**
 * Runs when a merchant has been silent for as long as they may: tells the customer, and later ends the request. The
 * request decides by its own times whether it is time; too early or twice is harmless.
 */
export const requestDue = onTaskDispatched(
  {
    secrets: ['TWILIO_AUTH_TOKEN'],
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 2 },
    rateLimits: { maxConcurrentDispatches: 50 },
  },
  async (task) => {
    const { kind, requestId } = taskSchema.parse(task.data);
    const { lookAtRequest } = await import('../requests/index.ts');
    const look = { kind, requestId, now: new Date() };
    const { request, changed, intents } = await lookAtRequest(await firestoreDocuments(), look);
    if (changed && request?.dueAt) await requestTasks().schedule(kind, requestId, request.dueAt);
    if (intents.length === 0) return;
    const { sendWritten } = await import('../outbox/index.ts');
    const outbox = await outboxDependencies();
    await sendWritten(outbox.documents, outbox.sender, intents, outbox);
  },
);
