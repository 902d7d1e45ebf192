import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import { systemClock } from '../platform/clock.ts';
import { modelSection, readConfig, twilioSection } from '../platform/config.ts';
import { firestoreDocuments } from './firestore-client.ts';
import { functionUrl } from './function-url.ts';

let dependencies: Promise<OrchestratorDependencies> | null = null;

/** Everything a turn needs, wired for this instance: real clock, real Firestore, real model, real Twilio. */
export function orchestratorDependencies(): Promise<OrchestratorDependencies> {
  dependencies ??= wire().catch((error: unknown) => {
    // A missing variable must not stay broken for the instance's life once it has been set.
    dependencies = null;
    throw error;
  });
  return dependencies;
}

async function wire(): Promise<OrchestratorDependencies> {
  const twilio = readConfig(twilioSection);
  const model = readConfig(modelSection);
  const [
    documents,
    { createCatalogue },
    { createLanguageModel },
    { twilioMessageSender },
    { bookingsCapability },
    { marketplaceCapability },
    { toolRegistry },
    { holdExpiryTasks },
  ] = await Promise.all([
    firestoreDocuments(),
    import('../catalogue/index.ts'),
    import('../model/create-language-model.ts'),
    import('../integrations/twilio/message-sender.ts'),
    import('../capabilities/bookings/index.ts'),
    import('../capabilities/marketplace/index.ts'),
    import('../tools/registry.ts'),
    import('./hold-expiry-tasks.ts'),
  ]);
  const catalogue = createCatalogue(documents);
  const bookings = bookingsCapability({ documents, catalogue, expiry: holdExpiryTasks() });
  const marketplace = marketplaceCapability({ catalogue });
  return {
    documents,
    clock: systemClock,
    model: createLanguageModel(model, { catalogue, clock: systemClock }),
    tools: toolRegistry([...marketplace.tools, ...bookings.tools]),
    commitHandlers: bookings.handlers,
    sender: twilioMessageSender(twilio),
    statusCallbackUrl: functionUrl(twilio.PUBLIC_WEBHOOK_URL, 'twilioStatus'),
  };
}
