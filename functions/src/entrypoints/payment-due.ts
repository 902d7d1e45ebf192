import './global-options.ts';
import { documentIdSchema } from '@merve/contract';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { systemClock } from '../platform/clock.ts';
import { firestoreDocuments } from './firestore-client.ts';
import { outboxDependencies } from './outbox-runtime.ts';
import { paymentGateway } from './payment-runtime.ts';
import { paymentTasks } from './payment-tasks.ts';
import { readTask } from './read-task.ts';

const taskSchema = z.object({ paymentId: documentIdSchema });

/**
 * Takes a payment's next step: makes its page and sends the link, closes the page when the time is up, gives money back. The
 * payment's record decides what is to be done; too early or twice is harmless.
 */
export const paymentDue = onTaskDispatched(
  {
    secrets: ['TWILIO_AUTH_TOKEN', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 2 },
    rateLimits: { maxConcurrentDispatches: 20 },
  },
  async (request) => {
    const task = readTask(taskSchema, request.data);
    if (task === null) return;
    const { paymentId } = task;
    const gateway = await paymentGateway();
    if (gateway === null) return;
    const { stepPayment } = await import('../capabilities/bookings/deposits/step-payment.ts');
    const documents = await firestoreDocuments();
    const { payment, intents } = await stepPayment({ documents, gateway, clock: systemClock }, paymentId);
    if (payment?.nextStepAt) await paymentTasks().schedule(paymentId, payment.nextStepAt);
    if (intents.length === 0) return;
    const { sendWritten } = await import('../outbox/index.ts');
    const outbox = await outboxDependencies();
    await sendWritten(outbox.documents, outbox.sender, intents, outbox);
  },
);
