import type { Catalogue, SearchIndex } from '../catalogue/index.ts';
import type { TypesenseClient } from '../integrations/typesense/index.ts';
import type { MarketReader } from '../markets/index.ts';
import type { Embedder } from '../model/embedder.ts';
import type { Clock } from '../platform/clock.ts';
import { modelSection, readConfig, searchSection } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { RestaurantSearch } from '../restaurants/restaurant-search.ts';
import type { RestaurantIndex } from '../restaurants/search/restaurant-index.ts';

/** The outside search service, wired for this instance: one client, so that its breaker sees every failure. */
export interface SearchService {
  readonly client: TypesenseClient;
  readonly embedder: Embedder | null;
}

let service: Promise<SearchService | null> | null = null;

/**
 * Null where no Typesense is configured: then search stays in process.
 * @throws MerveError `CONFIG_MISSING`, naming what is missing.
 */
export function searchService(): Promise<SearchService | null> {
  service ??= connect().catch((error: unknown) => {
    // A missing variable must not stay broken for the instance's life once it has been set.
    service = null;
    throw error;
  });
  return service;
}

async function connect(): Promise<SearchService | null> {
  const {
    TYPESENSE_URL: url,
    TYPESENSE_API_KEY: apiKey,
    SEARCH_EMBEDDING_MODEL: modelId,
  } = readConfig(searchSection);
  if (url === undefined || apiKey === undefined) return null;
  const [{ createTypesenseClient }, embedder] = await Promise.all([
    import('../integrations/typesense/index.ts'),
    modelId === undefined ? null : embedderOf(modelId),
  ]);
  return { client: createTypesenseClient({ url, apiKey }), embedder };
}

async function embedderOf(modelId: string): Promise<Embedder> {
  const { GEMINI_API_KEY: apiKey, GEMINI_API_BASE_URL: baseUrl } = readConfig(modelSection);
  if (apiKey === undefined) {
    throw new MerveError('CONFIG_MISSING', 'SEARCH_EMBEDDING_MODEL is set and GEMINI_API_KEY is not');
  }
  const { geminiEmbedder } = await import('../model/gemini-embedder.ts');
  return geminiEmbedder({ apiKey, modelId, baseUrl });
}

/** Typesense where one is configured, with the search in process behind it; else that alone. */
export async function searchIndexOver(
  catalogue: Pick<Catalogue, 'latest'>,
  documents: Documents,
): Promise<SearchIndex> {
  const [{ alertOfNoIndex, createOramaSearchIndex }, outside] = await Promise.all([
    import('../catalogue/index.ts'),
    searchService(),
  ]);
  const inProcess = createOramaSearchIndex(catalogue.latest, undefined, (size) =>
    alertOfNoIndex(documents, size),
  );
  if (outside === null) return inProcess;
  const [{ createTypesenseSearchIndex }, { searchWithFallback }] = await Promise.all([
    import('../catalogue/typesense-search-index.ts'),
    import('../catalogue/search-with-fallback.ts'),
  ]);
  return searchWithFallback(createTypesenseSearchIndex({ ...outside, latest: catalogue.latest }), inProcess);
}

/**
 * Restaurants, looked up in Typesense where one is configured, with Firestore behind it, else there alone: by the model's vectors where one is configured, and by
 * those of words, which need no key, wherever it does not answer or has not embedded a market yet. A market whose operators switched Typesense off
 * (`providers.typesense`) is looked up in Firestore.
 */
export async function restaurantSearchOver(
  documents: Documents,
  clock: Clock,
  markets: Pick<MarketReader, 'read'>,
): Promise<RestaurantSearch> {
  const [{ createFirestoreRestaurantIndex }, { createRestaurantSearch }, { createMeaning }, embedders] =
    await Promise.all([
      import('../restaurants/search/firestore-restaurant-index.ts'),
      import('../restaurants/search/create-restaurant-search.ts'),
      import('../restaurants/search/meaning.ts'),
      restaurantEmbedders(),
    ]);
  const inFirestore = createFirestoreRestaurantIndex(documents, clock);
  const outside = await searchService();
  const index = outside === null ? inFirestore : await inTypesense(outside, inFirestore, markets);
  const meaning = createMeaning({ index, embedders });
  return createRestaurantSearch({ documents, clock, index, meaning });
}

async function inTypesense(
  { client }: SearchService,
  behind: RestaurantIndex,
  markets: Pick<MarketReader, 'read'>,
): Promise<RestaurantIndex> {
  const [{ createTypesenseRestaurantIndex }, { restaurantIndexWithFallback }, { withController }] =
    await Promise.all([
      import('../restaurants/search/typesense-restaurant-index.ts'),
      import('../restaurants/search/restaurant-index-with-fallback.ts'),
      import('../markets/load-market.ts'),
    ]);
  const isAsked = async (marketId: string) =>
    withController(await markets.read(marketId), marketId, []).config.providers.typesense.enabled;
  return restaurantIndexWithFallback(createTypesenseRestaurantIndex({ client }), behind, isAsked);
}

/**
 * What restaurants' reviews are embedded by, the best first.
 * @throws MerveError `CONFIG_MISSING`, naming what is missing
 */
export async function restaurantEmbedders(): Promise<Embedder[]> {
  const { SEARCH_EMBEDDING_MODEL: modelId } = readConfig(searchSection);
  const { wordEmbedder } = await import('../restaurants/embedding/word-embedder.ts');
  return [...(modelId === undefined ? [] : [await embedderOf(modelId)]), wordEmbedder()];
}
