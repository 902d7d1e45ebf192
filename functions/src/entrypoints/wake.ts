import './global-options.ts';
import { documentIdSchema } from '@merve/contract';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import type { PaymentGateway } from '../integrations/payment-gateway.ts';
import type { DueKey, DueOutcome } from '../manifest/due-kind.ts';
import { systemClock } from '../platform/clock.ts';
import { log } from '../platform/log.ts';
import { withTraceOf } from '../platform/trace.ts';
import { dueRow } from './capabilities.ts';
import { firestoreDocuments } from './firestore-client.ts';
import { outboxDependencies } from './outbox-runtime.ts';
import { paymentGateway } from './payment-runtime.ts';
import { readTask } from './read-task.ts';
import { wakeupTasks } from './wakeup-tasks.ts';

const taskSchema = z.object({ due: z.string() }).catchall(documentIdSchema);

const retryConfig = { maxAttempts: 5, minBackoffSeconds: 2 };

/**
 * Looks at what is due: a hold that ends, a merchant who is silent, a round of a search. What it finds decides by its own
 * record whether it is time; too early or twice is harmless. It has no keys but those of messages, of
 * ways in (news of a group has each member's own), and of what a person's Google account is used for.
 */
export const wake = onTaskDispatched(
  {
    secrets: ['TWILIO_AUTH_TOKEN', 'ACTOR_KEY', 'GOOGLE_OAUTH_CLIENT_SECRET', 'GOOGLE_TOKEN_KEY'],
    retryConfig,
    rateLimits: { maxConcurrentDispatches: 50 },
  },
  ({ data }) => lookAtDue(data, null),
);

/** The same for what asks the payment provider. Nothing is done where no payments are taken. */
export const wakePayment = onTaskDispatched(
  {
    secrets: ['TWILIO_AUTH_TOKEN', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    retryConfig,
    rateLimits: { maxConcurrentDispatches: 20 },
  },
  async ({ data }) => {
    const gateway = await paymentGateway();
    if (gateway !== null) await lookAtDue(data, gateway);
  },
);

async function lookAtDue(data: unknown, gateway: PaymentGateway | null): Promise<void> {
  const task = readTask(taskSchema, data);
  if (task === null) return;
  const { due: kind, ...key } = task;
  const row = dueRow(kind);
  if (row === undefined) {
    log.error('task of an unknown kind; left to the sweep', { kind });
    return;
  }
  const documents = await firestoreDocuments();
  const due = await row.load();
  const outcome = await due.look({ documents, clock: systemClock, paymentGateway: gateway }, key);
  if (outcome === null) log.error('task unreadable; left to the sweep', { kind });
  else await followUp({ kind, key }, outcome);
}

/** Asks to come again when that is of use, and sends what the look has written. */
export async function followUp(
  { kind, key }: { readonly kind: string; readonly key: DueKey },
  outcome: DueOutcome,
): Promise<void> {
  const { intents, next } = outcome;
  await withTraceOf(outcome, async () => {
    log.info('due', { kind, messages: intents.length, again: next?.toISOString() ?? '' });
    if (next !== null) await wakeupTasks().at(kind, key, next);
    if (intents.length === 0) return;
    const { sendWritten } = await import('../outbox/index.ts');
    const outbox = await outboxDependencies();
    await sendWritten(outbox.documents, outbox.sender, intents, outbox);
  });
}
