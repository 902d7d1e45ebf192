import type { Market, MerveConfig } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';

/** What is stored of a market and its controller. Either may be missing. */
export interface StoredMarket {
  readonly market?: Market;
  readonly config?: MerveConfig;
}

/**
 * A market and its controller as stored, by one `getAll` instead of two reads. Each reference keeps its own converter
 * at run time; `getAll` is typed without.
 */
export function readMarket(documents: Documents, marketId: string): Promise<StoredMarket>;
export async function readMarket(
  documents: Documents,
  marketId: string,
): Promise<{ market?: unknown; config?: unknown }> {
  const [market, config] = await documents.db.getAll(
    documents.market(marketId),
    documents.merveConfig(marketId),
  );
  return { market: market?.data(), config: config?.data() };
}
