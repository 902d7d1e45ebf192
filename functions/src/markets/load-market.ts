import type { Market, MerveConfig } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { defaultMerveConfig } from './default-merve-config.ts';
import { readMarket, type StoredMarket } from './read-market.ts';
import type { GovernedTool } from './tool-policy.ts';

export interface LoadedMarket {
  readonly market: Market;
  readonly config: MerveConfig;
  /** False for a market that goes by the generated default. */
  readonly stored: boolean;
}

/**
 * A market and its controller, in one round trip. A market without a controller gets the default generated from
 * `tools`; a controller without an entry for a tool leaves that tool disabled.
 * @throws MerveError `NOT_FOUND` for a market that does not exist.
 */
export async function loadMarket(
  documents: Documents,
  marketId: string,
  tools: readonly GovernedTool[],
): Promise<LoadedMarket> {
  return withController(await readMarket(documents, marketId), marketId, tools);
}

/** What `loadMarket` makes of what is stored. @throws MerveError `NOT_FOUND` for a market that does not exist. */
export function withController(
  { market, config }: StoredMarket,
  marketId: string,
  tools: readonly GovernedTool[],
): LoadedMarket {
  if (market === undefined) throw new MerveError('NOT_FOUND', `There is no market ${marketId}`);
  return { market, config: config ?? defaultMerveConfig(market, tools), stored: config !== undefined };
}
