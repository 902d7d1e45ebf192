import type { Market, MervePolicy } from '@merve/contract';
import type { SpentTokens } from '../model/asker.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { hashId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { addAsked, marketDay, spentOn } from '../usage/index.ts';
import { threadIdFor } from './thread-id.ts';

interface Reader {
  readonly actorId: string;
  readonly market: Market;
  readonly config: Pick<MervePolicy, 'limits'>;
  readonly now: Date;
}

interface CountedReading extends Reader {
  /** What it was asked for: under this it is counted. */
  readonly purpose: string;
  readonly spent: readonly SpentTokens[];
}

/** Where an account's readings are counted, beside its conversation. */
const searchesOf = ({ actorId, market: { marketId } }: Reader) => `search_${hashId([actorId, marketId])}`;

/**
 * False once the person's or the market's money for today is spent: words then decide what is searched, as they do where no model
 * is configured. What a person's conversation has cost counts too. One round trip of three reads; where they fail it is true, for the
 * provider's own limits still hold.
 */
export async function mayAskToRead(documents: Documents, reader: Reader): Promise<boolean> {
  const { actorId, market, config, now } = reader;
  const { marketId, timeZone } = market;
  const { perActorPerDayMicros, perMarketPerDayMicros } = config.limits.spend;
  const { date } = marketDay(now, timeZone);
  const conversation = threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null });
  try {
    const [searches, talk, whole] = await Promise.all([
      documents.usageDay(searchesOf(reader), date).get(),
      documents.usageDay(conversation, date).get(),
      documents.marketSpend(marketId).get(),
    ]);
    const own = spentOn(searches.data() ?? null, date) + spentOn(talk.data() ?? null, date);
    return own < perActorPerDayMicros && spentOn(whole.data() ?? null, date) < perMarketPerDayMicros;
  } catch (thrown) {
    log.error('money of the day unreadable', { market: marketId }, thrown);
    return true;
  }
}

/**
 * Adds what models answered for a search to the account's day, and so to the market's: in a document of its own
 * (`usage/{search…}:{date}`), because a conversation's day is written by its turns. Nothing where no model answered; two round trips
 * otherwise. A search does not fail for it.
 */
export async function countReading(
  documents: Documents,
  { purpose, spent, ...reader }: CountedReading,
): Promise<void> {
  if (spent.length === 0) return;
  const { actorId, market, config, now } = reader;
  const { marketId, timeZone } = market;
  const { date } = marketDay(now, timeZone);
  const threadId = searchesOf(reader);
  const day = documents.usageDay(threadId, date);
  try {
    await documents.db.runTransaction(async (tx) => {
      const known = (await tx.get(day)).data() ?? null;
      const asked = { purpose, spent };
      const counted = addAsked(known, date, asked, config.limits.spend.prices);
      tx.set(day, { ...counted, threadId, actorId, marketId, updatedAt: now });
    });
  } catch (thrown) {
    log.error('reading of a search not counted', { market: marketId }, thrown);
  }
}
