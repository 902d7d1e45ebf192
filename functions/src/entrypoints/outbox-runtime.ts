import type { MessageSender } from '../integrations/message-sender.ts';
import type { SendOptions } from '../outbox/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig, twilioSection } from '../platform/config.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { firestoreDocuments } from './firestore-client.ts';
import { functionUrl } from './function-url.ts';

/** What sending needs of the world, wired for this instance: one sender, so that its breaker sees every failure. */
export interface OutboxDependencies extends Required<Omit<SendOptions, 'recipients'>> {
  readonly documents: Documents;
  readonly sender: MessageSender;
}

let dependencies: Promise<OutboxDependencies> | null = null;

/** @throws MerveError `CONFIG_MISSING`, naming what is not set. */
export function outboxDependencies(): Promise<OutboxDependencies> {
  dependencies ??= wire().catch((error: unknown) => {
    // A missing variable must not stay broken for the instance's life once it has been set.
    dependencies = null;
    throw error;
  });
  return dependencies;
}

async function wire(): Promise<OutboxDependencies> {
  const twilio = readConfig(twilioSection);
  const [documents, { twilioMessageSender }, { sendTasks }] = await Promise.all([
    firestoreDocuments(),
    import('../integrations/twilio/message-sender.ts'),
    import('./send-tasks.ts'),
  ]);
  return {
    documents,
    sender: twilioMessageSender(twilio),
    clock: systemClock,
    statusCallbackUrl: functionUrl(twilio.PUBLIC_WEBHOOK_URL, 'twilioStatus'),
    sendScheduler: sendTasks(),
  };
}
