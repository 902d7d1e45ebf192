import type { Market, MervePolicy } from '@merve/contract';
import type { SpentTokens } from '../../model/asker.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { hashId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { addAsked, marketDay } from '../../usage/index.ts';
import { intentPurpose } from './read-intent.ts';

interface CountedReading {
  readonly spent: readonly SpentTokens[];
  readonly actorId: string;
  readonly market: Market;
  readonly config: Pick<MervePolicy, 'limits'>;
  readonly now: Date;
}

/**
 * Adds what models answered for the reading of a search to the account's day, and so to the market's: in a document of its own
 * (`usage/{search…}:{date}`), because a conversation's day is written by its turns. Nothing where no model answered; two round trips
 * otherwise. A search does not fail for it.
 */
export async function countReading(
  documents: Documents,
  { spent, actorId, market, config, now }: CountedReading,
): Promise<void> {
  if (spent.length === 0) return;
  const { marketId, timeZone } = market;
  const { date } = marketDay(now, timeZone);
  const threadId = `search_${hashId([actorId, marketId])}`;
  const day = documents.usageDay(threadId, date);
  try {
    await documents.db.runTransaction(async (tx) => {
      const known = (await tx.get(day)).data() ?? null;
      const asked = { purpose: intentPurpose.name, spent };
      const counted = addAsked(known, date, asked, config.limits.spend.prices);
      tx.set(day, { ...counted, threadId, actorId, marketId, updatedAt: now });
    });
  } catch (thrown) {
    log.error('reading of a search not counted', { market: marketId }, thrown);
  }
}
