import './global-options.ts';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { sendsPerSecond } from '../outbox/pace.ts';
import { outboxDependencies } from './outbox-runtime.ts';
import { readTask } from './read-task.ts';

const taskSchema = z.object({ intentId: z.string().min(1) });

/**
 * Sends an intent that had to wait. Too early, twice, or long since sent is harmless: the claim decides. No faster than
 * WhatsApp takes messages from one sender (80 a second), with room for the turns that are going on.
 */
export const sendIntent = onTaskDispatched(
  {
    secrets: ['TWILIO_AUTH_TOKEN'],
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 2 },
    rateLimits: { maxConcurrentDispatches: 50, maxDispatchesPerSecond: sendsPerSecond },
  },
  async (request) => {
    const task = readTask(taskSchema, request.data);
    if (task === null) return;
    const { sendQueued } = await import('../outbox/index.ts');
    const outbox = await outboxDependencies();
    await sendQueued(outbox.documents, outbox.sender, task.intentId, outbox);
  },
);
