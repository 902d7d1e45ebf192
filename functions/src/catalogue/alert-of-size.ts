import { raiseAlert } from '../platform/alerts.ts';
import { systemClock } from '../platform/clock.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';
import type { CatalogueLimits } from './catalogue-limits.ts';

/** A market and how many listings it has. */
export interface MarketSize {
  readonly marketId: string;
  readonly listings: number;
}

/**
 * An alert for a market with more listings than it may have: whoever writes past the routes can make it larger than instances bear. One
 * alert, however many instances meet it. Never throws: who asked for the market gets it. Two round trips, none for a market within its limit.
 */
export async function alertIfTooLarge(
  documents: Documents,
  { marketId, listings }: MarketSize,
  { listingsPerMarket }: CatalogueLimits,
): Promise<void> {
  if (listings <= listingsPerMarket) return;
  const message = `The market has ${listings} listings; instances are made for ${listingsPerMarket}.`;
  await raise(documents, 'market-too-large', { marketId, message });
}

/** An alert for a market that is searched by looking at every listing. As above. */
export async function alertOfNoIndex(
  documents: Documents,
  { marketId, listings }: MarketSize,
): Promise<void> {
  const message = `The market has ${listings} listings, too many for an index in memory, and Typesense did not answer or is not set up.`;
  await raise(documents, 'market-searched-without-index', { marketId, message });
}

async function raise(
  documents: Documents,
  kind: 'market-too-large' | 'market-searched-without-index',
  { marketId, message }: { readonly marketId: string; readonly message: string },
): Promise<void> {
  const subject = documents.market(marketId).path;
  try {
    await raiseAlert(documents, { kind, subject, marketId, message, now: systemClock.now() });
  } catch (thrown) {
    log.error('alert not written', { kind, subject }, thrown);
  }
}
