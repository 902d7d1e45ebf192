import { usageLimitsSchema } from '@merve/contract';
import type { MarketReader } from '../markets/kept-markets.ts';
import { readMarket, type StoredMarket } from '../markets/read-market.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';
import type { AdmissionPolicy } from './admission.ts';

/**
 * What a market allows, in one round trip, or none where the instance has kept it. Never throws: a message must not be lost because a controller cannot be
 * read, so the defaults hold then, and the fault is logged.
 */
export async function loadAdmissionPolicy(
  documents: Documents,
  marketId: string,
  markets?: Pick<MarketReader<StoredMarket>, 'read'>,
): Promise<AdmissionPolicy> {
  try {
    const { market, config } = await (markets?.read(marketId) ?? readMarket(documents, marketId));
    return {
      limits: config?.limits ?? usageLimitsSchema.parse({}),
      timeZone: market?.timeZone ?? 'UTC',
      marketExists: market !== undefined,
    };
  } catch (thrown) {
    log.error('limits unreadable; the defaults hold', { marketId }, thrown);
    return { limits: usageLimitsSchema.parse({}), timeZone: 'UTC', marketExists: true };
  }
}
