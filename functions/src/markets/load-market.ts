import type { Market, MerveConfig } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { Tool } from '../tools/define-tool.ts';
import { defaultMerveConfig } from './default-merve-config.ts';

export interface LoadedMarket {
  readonly market: Market;
  readonly config: MerveConfig;
}

/**
 * A market and its controller, in one round trip. A market without a controller gets the default generated from
 * `tools`; a controller without an entry for a tool leaves that tool disabled.
 * @throws MerveError `NOT_FOUND` for a market that does not exist.
 */
export async function loadMarket(
  documents: Documents,
  marketId: string,
  tools: readonly Tool[],
): Promise<LoadedMarket> {
  const { market, config } = await readBoth(documents, marketId);
  if (market === undefined) throw new MerveError('NOT_FOUND', `There is no market ${marketId}`);
  return { market, config: config ?? defaultMerveConfig(market, tools) };
}

/** One `getAll` instead of two reads. Each reference keeps its own converter at run time; `getAll` is typed without. */
function readBoth(documents: Documents, marketId: string): Promise<{ market?: Market; config?: MerveConfig }>;
async function readBoth(
  documents: Documents,
  marketId: string,
): Promise<{ market?: unknown; config?: unknown }> {
  const [market, config] = await documents.db.getAll(
    documents.market(marketId),
    documents.merveConfig(marketId),
  );
  return { market: market?.data(), config: config?.data() };
}
