import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import { modelSection, readConfig } from '../platform/config.ts';
import { outboxDependencies } from './outbox-runtime.ts';

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
  const model = readConfig(modelSection);
  const [
    outbox,
    { createCatalogue, createOramaSearchIndex },
    { createLanguageModel },
    { bookingsCapability },
    { marketplaceCapability },
    { ordersCapability },
    { servicesCapability },
    { taxiCapability },
    { toolRegistry },
    { holdExpiryTasks },
    { taxiRoundTasks },
    { requestTasks },
    { merchantAnswers },
  ] = await Promise.all([
    outboxDependencies(),
    import('../catalogue/index.ts'),
    import('../model/create-language-model.ts'),
    import('../capabilities/bookings/index.ts'),
    import('../capabilities/marketplace/index.ts'),
    import('../capabilities/orders/index.ts'),
    import('../capabilities/services/index.ts'),
    import('../capabilities/taxi/index.ts'),
    import('../tools/registry.ts'),
    import('./hold-expiry-tasks.ts'),
    import('./taxi-round-tasks.ts'),
    import('./request-tasks.ts'),
    import('../requests/index.ts'),
  ]);
  const { documents } = outbox;
  const catalogue = createCatalogue(documents);
  const bookings = bookingsCapability({ documents, catalogue, scheduler: holdExpiryTasks() });
  const marketplace = marketplaceCapability({
    catalogue,
    searchIndex: createOramaSearchIndex(catalogue.latest),
  });
  const orders = ordersCapability({ documents, catalogue, scheduler: requestTasks() });
  const services = servicesCapability({ documents, catalogue, scheduler: requestTasks() });
  const taxi = taxiCapability({ documents, catalogue, scheduler: taxiRoundTasks() });
  return {
    ...outbox,
    catalogue,
    model: createLanguageModel({ config: model, catalogue }),
    tools: toolRegistry([
      ...marketplace.tools,
      ...bookings.tools,
      ...orders.tools,
      ...services.tools,
      ...taxi.tools,
    ]),
    commitHandlers: [...bookings.handlers, ...orders.handlers, ...services.handlers, ...taxi.handlers],
    answerHandlers: [merchantAnswers(documents), ...taxi.answerHandlers],
  };
}
