import type { OutsidePlaces } from '../integrations/place-provider.ts';
import type { RiskSources } from '../integrations/risk-sources.ts';
import type { VoiceService } from '../integrations/voice-service.ts';
import {
  mapSection,
  marketSection,
  modelSection,
  readConfig,
  riskSection,
  voiceSection,
  yelpSection,
} from '../platform/config.ts';
import type { ApiDependencies } from './api-environment.ts';
import { deleteAccount } from './delete-account.ts';
import { outboxDependencies } from './outbox-runtime.ts';
import { paymentGateway } from './payment-runtime.ts';
import { restaurantSearchOver, searchIndexOver } from './search-runtime.ts';

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
    gateway,
    map,
    { createCatalogue },
    { createAsker, createLanguageModel },
    { keptMarkets },
    { toolRegistry },
    { capabilityPlannings, loadCapabilities },
    { wakeupTasks },
  ] = await Promise.all([
    outboxDependencies(),
    paymentGateway(),
    mapService(),
    import('../catalogue/index.ts'),
    import('../model/create-language-model.ts'),
    import('../markets/kept-markets.ts'),
    import('../tools/registry.ts'),
    import('./capabilities.ts'),
    import('./wakeup-tasks.ts'),
  ]);
  const { documents } = outbox;
  const catalogue = createCatalogue(documents);
  const markets = keptMarkets(documents, {
    maxAgeMs: readConfig(marketSection).MARKET_KEPT_SECONDS * 1000,
    now: outbox.clock.now,
  });
  const wakeups = wakeupTasks();
  const asker = createAsker(model);
  const [searchIndex, outsidePlaces, riskSources, voice, restaurantSearch] = await Promise.all([
    searchIndexOver(catalogue, documents),
    placeServices(map),
    riskServices(),
    voiceService(),
    restaurantSearchOver(documents, outbox.clock, markets),
  ]);
  const { tools, handlers, answerHandlers, asksAboutHere, asksForPlace, tellsModel } = await loadCapabilities(
    {
      documents,
      catalogue,
      searchIndex,
      map,
      outsidePlaces,
      riskSources,
      restaurantSearch,
      asker,
      wakeups,
      takesPayments: gateway !== null,
    },
  );
  return {
    ...outbox,
    deleteAccount,
    markets,
    paymentGateway: gateway,
    catalogue,
    searchIndex,
    outsidePlaces,
    riskSources,
    voice,
    restaurantSearch,
    wakeups,
    model: createLanguageModel({ config: model, catalogue, plannings: capabilityPlannings }),
    asker,
    tools: toolRegistry(tools),
    commitHandlers: handlers,
    answerHandlers,
    plannings: capabilityPlannings,
    asksAboutHere,
    asksForPlace,
    tellsModel,
  };
}

/** Mapbox, where there is a token for it; null leaves the questions about the map to the market's own places. */
async function mapService() {
  const { MAPBOX_TOKEN: token, MAPBOX_API_BASE_URL: baseUrl } = readConfig(mapSection);
  if (token === undefined) return null;
  const [{ documents }, { createMapbox }, { providerCap }] = await Promise.all([
    outboxDependencies(),
    import('../integrations/mapbox/index.ts'),
    import('../usage/provider-cap.ts'),
  ]);
  return createMapbox({ token, cap: providerCap(documents), ...(baseUrl === undefined ? {} : { baseUrl }) });
}

/**
 * Google's places where there is a key for them, and the map's where there is a token.
 * @throws MerveError `CONFIG_MISSING` for a setting of the search that cannot be: seen at start.
 */
async function placeServices(map: Awaited<ReturnType<typeof mapService>>): Promise<OutsidePlaces> {
  const [{ documents }, { createGooglePlaces }, { mapPlaces }, { providerCap }, { placeSearchSection }] =
    await Promise.all([
      outboxDependencies(),
      import('../integrations/google-places/index.ts'),
      import('../integrations/mapbox/map-places.ts'),
      import('../usage/provider-cap.ts'),
      import('../platform/place-search-section.ts'),
    ]);
  const settings = readConfig(placeSearchSection);
  const { GOOGLE_PLACES_API_KEY: apiKey, GOOGLE_PLACES_API_BASE_URL: baseUrl } = settings;
  const google =
    apiKey === undefined
      ? null
      : createGooglePlaces({
          ...{ apiKey, settings, cap: providerCap(documents) },
          ...(baseUrl !== undefined && { baseUrl }),
        });
  const { YELP_API_KEY: yelpKey, YELP_API_BASE_URL: ofYelp } = readConfig(yelpSection);
  const yelp =
    yelpKey === undefined
      ? null
      : (await import('../integrations/yelp/index.ts')).createYelp({
          ...{ apiKey: yelpKey, cap: providerCap(documents) },
          ...(ofYelp !== undefined && { baseUrl: ofYelp }),
        });
  return { google, map: map === null ? null : mapPlaces(map), geocoder: map, yelp };
}

/** Who is asked about the weather and about what is on, each where there is a key for it; without any, nothing is loaded. */
async function riskServices(): Promise<RiskSources> {
  const settings = readConfig(riskSection);
  const { OPENWEATHER_API_KEY: apiKey, PREDICTHQ_API_KEY: accessToken } = settings;
  if (apiKey === undefined && accessToken === undefined) return { weather: null, events: null };
  const [{ documents }, { createOpenWeather }, { createPredictHq }, { providerCap }] = await Promise.all([
    outboxDependencies(),
    import('../integrations/open-weather/index.ts'),
    import('../integrations/predict-hq/index.ts'),
    import('../usage/provider-cap.ts'),
  ]);
  const cap = providerCap(documents);
  const { OPENWEATHER_API_BASE_URL: ofWeather, PREDICTHQ_API_BASE_URL: ofEvents } = settings;
  return {
    weather:
      apiKey === undefined
        ? null
        : createOpenWeather({
            apiKey,
            documents,
            cap,
            ...(ofWeather !== undefined && { baseUrl: ofWeather }),
          }),
    events:
      accessToken === undefined
        ? null
        : createPredictHq({ accessToken, cap, ...(ofEvents !== undefined && { baseUrl: ofEvents }) }),
  };
}

/** Who reads plans aloud, where there is a key. */
async function voiceService(): Promise<VoiceService | null> {
  const {
    ELEVENLABS_API_KEY: apiKey,
    ELEVENLABS_API_BASE_URL: baseUrl,
    ...settings
  } = readConfig(voiceSection);
  if (apiKey === undefined) return null;
  const [{ documents }, { createElevenLabs }, { providerCap }] = await Promise.all([
    outboxDependencies(),
    import('../integrations/eleven-labs/index.ts'),
    import('../usage/provider-cap.ts'),
  ]);
  return createElevenLabs({
    ...{ apiKey, voices: settings.ELEVENLABS_VOICES, modelId: settings.ELEVENLABS_MODEL },
    ...{ cap: providerCap(documents), ...(baseUrl !== undefined && { baseUrl }) },
  });
}
