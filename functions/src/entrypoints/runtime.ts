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
    { createCatalogue, createOramaSearchIndex },
    { createLanguageModel },
    { createTwilioSender },
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
  const bookings = bookingsCapability({ documents, catalogue, scheduler: holdExpiryTasks() });
  const marketplace = marketplaceCapability({
    catalogue,
    searchIndex: createOramaSearchIndex(catalogue.latest),
  });
  return {
    documents,
    catalogue,
    clock: systemClock,
    model: createLanguageModel({ config: model, catalogue }),
    tools: toolRegistry([...marketplace.tools, ...bookings.tools]),
    commitHandlers: bookings.handlers,
    sender: createTwilioSender({
      accountSid: twilio.TWILIO_ACCOUNT_SID,
      authToken: twilio.TWILIO_AUTH_TOKEN,
      from: twilio.TWILIO_WHATSAPP_FROM,
      apiBaseUrl: twilio.TWILIO_API_BASE_URL,
    }),
    statusCallbackUrl: functionUrl(twilio.PUBLIC_WEBHOOK_URL, 'twilioStatus'),
  };
}
