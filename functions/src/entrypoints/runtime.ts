import { mapSection, modelSection, readConfig } from '../platform/config.ts';
import type { ApiDependencies } from './api-environment.ts';
import { outboxDependencies } from './outbox-runtime.ts';
import { paymentGateway } from './payment-runtime.ts';
import { searchIndexOver } from './search-runtime.ts';

let dependencies: Promise<ApiDependencies> | null = null;

/** Everything a turn needs, wired for this instance: real clock, real Firestore, real model, real Twilio. */
export function orchestratorDependencies(): Promise<ApiDependencies> {
  dependencies ??= wire().catch((error: unknown) => {
    // A missing variable must not stay broken for the instance's life once it has been set.
    dependencies = null;
    throw error;
  });
  return dependencies;
}

async function wire(): Promise<ApiDependencies> {
  const model = readConfig(modelSection);
  const [
    outbox,
    { createCatalogue },
    { createLanguageModel },
    { bookingsCapability },
    { marketplaceCapability },
    { ordersCapability },
    { placesCapability },
    { servicesCapability },
    { taxiCapability },
    { toolRegistry },
    { holdExpiryTasks },
    { taxiRoundTasks },
    { requestTasks },
    { operationsCapability },
    { paymentTasks },
    gateway,
  ] = await Promise.all([
    outboxDependencies(),
    import('../catalogue/index.ts'),
    import('../model/create-language-model.ts'),
    import('../capabilities/bookings/index.ts'),
    import('../capabilities/marketplace/index.ts'),
    import('../capabilities/orders/index.ts'),
    import('../capabilities/places/index.ts'),
    import('../capabilities/services/index.ts'),
    import('../capabilities/taxi/index.ts'),
    import('../tools/registry.ts'),
    import('./hold-expiry-tasks.ts'),
    import('./taxi-round-tasks.ts'),
    import('./request-tasks.ts'),
    import('../capabilities/operations/index.ts'),
    import('./payment-tasks.ts'),
    paymentGateway(),
  ]);
  const map = await mapService();
  const { documents } = outbox;
  const catalogue = createCatalogue(documents);
  const bookings = bookingsCapability({
    documents,
    catalogue,
    scheduler: holdExpiryTasks(),
    paymentScheduler: gateway === null ? null : paymentTasks(),
  });
  const searchIndex = await searchIndexOver(catalogue);
  const marketplace = marketplaceCapability({ catalogue, searchIndex });
  const orders = ordersCapability({ documents, catalogue, scheduler: requestTasks() });
  const services = servicesCapability({ documents, catalogue, scheduler: requestTasks() });
  const operations = operationsCapability({ documents });
  const taxi = taxiCapability({ documents, catalogue, scheduler: taxiRoundTasks() });
  const places = placesCapability({ documents, catalogue, points: map, geocoder: map });
  return {
    ...outbox,
    paymentGateway: gateway,
    catalogue,
    searchIndex,
    model: createLanguageModel({ config: model, catalogue }),
    tools: toolRegistry([
      ...marketplace.tools,
      ...bookings.tools,
      ...orders.tools,
      ...services.tools,
      ...taxi.tools,
      ...places.tools,
    ]),
    commitHandlers: [
      ...bookings.handlers,
      ...orders.handlers,
      ...services.handlers,
      ...taxi.handlers,
      ...operations.handlers,
    ],
    answerHandlers: [...operations.answerHandlers, ...taxi.answerHandlers],
  };
}

/** Mapbox, where there is a token for it; null leaves the questions about the map to the market's own places. */
async function mapService() {
  const { MAPBOX_TOKEN: token, MAPBOX_API_BASE_URL: baseUrl } = readConfig(mapSection);
  if (token === undefined) return null;
  const { createMapbox } = await import('../integrations/mapbox/index.ts');
  return createMapbox({ token, ...(baseUrl === undefined ? {} : { baseUrl }) });
}
