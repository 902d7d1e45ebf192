import './global-options.ts';
import { documentIdSchema, requestKindSchema } from '@merve/contract';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { firestoreDocuments } from './firestore-client.ts';
import { outboxDependencies } from './outbox-runtime.ts';
import { readTask } from './read-task.ts';
import { requestTasks } from './request-tasks.ts';

const taskSchema = z.object({ kind: requestKindSchema, requestId: documentIdSchema });

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
    const due = readTask(taskSchema, task.data);
    if (due === null) return;
    const { kind, requestId } = due;
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
