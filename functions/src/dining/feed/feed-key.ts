import type { KeptFeed, Language } from '@merve/contract';
import { localDate } from '../../ledger/wall-clock.ts';
import { hashId } from '../../platform/ids.ts';

/** What a kept feed was made for (C-33). */
export type FeedKey = Pick<KeptFeed, 'actorId' | 'marketId' | 'date' | 'profileVersion' | 'language'>;

/** Kept a while beyond the market's day, for a clock that is behind; the date decides. */
const keptMs = 36 * 60 * 60_000;

/** One document a person and market: a newer feed takes the older one's place. Pure. */
export const feedIdOf = (actorId: string, marketId: string): string => hashId(['feed', actorId, marketId]);

/** @param timeZone the market's: a feed is of its day. Pure. */
export function feedKeyOf(
  who: { readonly actorId: string; readonly profileVersion: number; readonly language: Language },
  market: { readonly marketId: string; readonly timeZone: string },
  now: Date,
): FeedKey {
  const { actorId, profileVersion, language } = who;
  return {
    actorId,
    profileVersion,
    language,
    marketId: market.marketId,
    date: localDate(now, market.timeZone),
  };
}

/** Whether a kept feed is still what would be shown: of this person, market, day, profile and language. Pure. */
export function isOfKey(feed: KeptFeed, key: FeedKey): boolean {
  return (
    feed.actorId === key.actorId &&
    feed.marketId === key.marketId &&
    feed.date === key.date &&
    feed.profileVersion === key.profileVersion &&
    feed.language === key.language
  );
}

/** Whether there is something to show of a kept feed, whoever may be making it anew. Pure. */
export const isMade = ({ making }: Pick<KeptFeed, 'making'>): boolean => making?.isFirst !== true;

/** Pure. */
export const feedExpiry = (now: Date): Date => new Date(now.getTime() + keptMs);
