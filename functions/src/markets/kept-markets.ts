import type { MarketSpend } from '@merve/contract';
import { memoryCache } from '../platform/cache.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readMarket, type StoredMarket } from './read-market.ts';

/** A market, its controller and what its models cost today. */
export interface MarketNow extends StoredMarket {
  readonly spend: MarketSpend | null;
}

export interface MarketReader<Read extends StoredMarket = MarketNow> {
  read(marketId: string): Promise<Read>;
  /** Somebody has just changed it: whoever asks this instance next gets it as it is. */
  forget(marketId: string): void;
}

/** Market, controller and spend as they are, in one round trip. */
export async function readMarketNow(documents: Documents, marketId: string): Promise<MarketNow> {
  const [stored, spend] = await Promise.all([
    readMarket(documents, marketId),
    documents.marketSpend(marketId).get(),
  ]);
  return { ...stored, spend: spend.data() ?? null };
}

/**
 * The same, kept by this instance for `maxAgeMs`: three documents fewer a turn. What only decides how one speaks, searches or
 * is limited may be so old; what commits may not. So the YES reads the controller again in its transaction
 * (`confirmation-gate.ts`), and a tool that acts at once before it acts (`run-call.ts`). A market that does not exist is
 * asked for each time: it may be made in a moment.
 */
export function keptMarkets(documents: Documents, keeping: Keeping): MarketReader {
  return kept((marketId) => readMarketNow(documents, marketId), keeping);
}

/** Market and controller alone, kept in the same way: what a door that only limits its senders asks. */
export function keptStoredMarkets(documents: Documents, keeping: Keeping): MarketReader<StoredMarket> {
  return kept((marketId) => readMarket(documents, marketId), keeping);
}

interface Keeping {
  readonly maxAgeMs: number;
  readonly now: () => Date;
}

function kept<Read extends StoredMarket>(
  load: (marketId: string) => Promise<Read>,
  { maxAgeMs, now }: Keeping,
): MarketReader<Read> {
  const cache = memoryCache<Read>({ maxAgeMs, maxEntries: 100, now });
  return {
    async read(marketId) {
      const found = await cache.get(marketId, () => load(marketId));
      if (found.market === undefined) cache.forget(marketId);
      return found;
    },
    forget: (marketId) => cache.forget(marketId),
  };
}
