import type { Embedder } from '../model/embedder.ts';
import { memoryCache } from '../platform/cache.ts';
import type { Clock } from '../platform/clock.ts';
import { asMerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';

/** What is asked whether it answers. */
export interface ReadinessWorld {
  readonly documents: Documents;
  readonly clock: Clock;
  readonly marketId: string;
  /** Null where no model of an outside service embeds. */
  embedder(): Promise<Embedder | null>;
  /** Null where restaurants are not searched by meaning. */
  restaurantEmbedder(): Promise<Embedder | null>;
}

export interface Readiness {
  readonly status: 'ready' | 'not_ready';
  readonly database: 'ok' | 'failed';
  readonly embedding: 'ok' | 'failed' | 'none';
  readonly restaurantEmbedding: 'ok' | 'failed';
}

/** An embedding is paid for: whoever asks, it is asked no more often than this. */
const keptMs = 30_000;
const answerMs = 3_000;

/**
 * Whether the database and what embeds answer (K-04), all at once, each given up after three seconds. An instance asks at most twice a minute, whoever
 * calls how often: a call costs money, and the route has no limit. Never throws.
 */
export function readinessOf(world: ReadinessWorld): () => Promise<Readiness> {
  const kept = memoryCache<Readiness>({ maxAgeMs: keptMs, maxEntries: 1, now: () => world.clock.now() });
  return () => kept.get('', () => look(world));
}

async function look(world: ReadinessWorld): Promise<Readiness> {
  const { documents, marketId } = world;
  const [database, embedding, restaurants] = await Promise.all([
    answers('database', async () => {
      await documents.market(marketId).get();
    }),
    answers('embedding', async () => embeds(await world.embedder())),
    answers('restaurant embedding', async () => embeds(await world.restaurantEmbedder())),
  ]);
  const isReady = ![database, embedding, restaurants].includes('failed');
  return {
    status: isReady ? 'ready' : 'not_ready',
    database: database === 'failed' ? 'failed' : 'ok',
    embedding,
    restaurantEmbedding: restaurants === 'failed' ? 'failed' : 'ok',
  };
}

async function embeds(embedder: Embedder | null): Promise<'ok' | 'none'> {
  if (embedder === null) return 'none';
  await embedder.embed(['quiet'], 'query');
  return 'ok';
}

async function answers<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'failed'>((resolve) => {
    timer = setTimeout(() => resolve('failed'), answerMs);
  });
  try {
    return await Promise.race([ask(), tooLong]);
  } catch (thrown) {
    log.error('not ready', { what, code: asMerveError(thrown).code }, thrown);
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
