import { setTimeout as pause } from 'node:timers/promises';
import type { KeptFeed } from '@merve/contract';
import { type FeedKey, feedExpiry, feedIdOf, isOfKey } from '../../dining/feed/feed-key.ts';
import type { Documents } from '../../platform/firestore/documents.ts';

/** Longer than a feed takes, its question to a model included. */
const leaseMs = 30_000;
/** Between two looks of who waits for another's. */
const lookMs = 250;

export interface FeedWanted {
  readonly documents: Documents;
  readonly key: FeedKey;
  /** True: one that is kept already is no answer. */
  readonly anew: boolean;
  readonly now: Date;
}

/**
 * The feed of a key, made once however many ask for it at once, on whichever instances: one takes the lease in the kept document itself, the others wait for
 * what it makes. One that dies is taken over when its lease is over. Two round trips beside those of making it.
 */
export async function makeOnce(wanted: FeedWanted, make: () => Promise<KeptFeed>): Promise<KeptFeed> {
  const { documents, key } = wanted;
  const reference = documents.keptFeed(feedIdOf(key.actorId, key.marketId));
  const began = Date.now();
  for (;;) {
    // Time goes on while somebody waits.
    const now = new Date(wanted.now.getTime() + Date.now() - began);
    const waitsFor = await take(wanted, now);
    if (waitsFor === 'nobody') break;
    if (waitsFor !== 'another') return waitsFor;
    await pause(lookMs);
  }
  try {
    const feed = await make();
    await reference.set(feed);
    return feed;
  } catch (thrown) {
    await reference.delete().catch(() => {});
    throw thrown;
  }
}

/** The feed, if another has made it; else whether another is making it. With `nobody`, the lease is taken. */
async function take(
  { documents, key, anew, now: askedAt }: FeedWanted,
  now: Date,
): Promise<KeptFeed | 'nobody' | 'another'> {
  const reference = documents.keptFeed(feedIdOf(key.actorId, key.marketId));
  return documents.db.runTransaction(async (tx) => {
    const known = (await tx.get(reference)).data();
    const isOurs = known !== undefined && isOfKey(known, key);
    if (isOurs && known.making !== undefined && known.making.until > now) return 'another';
    if (isOurs && known.making === undefined && (!anew || known.generatedAt > askedAt)) return known;
    const making = {
      until: new Date(now.getTime() + leaseMs),
      isFirst: !isOurs || known.making?.isFirst === true,
    };
    const kept = isOurs ? known : nothingYet(key, now);
    tx.set(reference, { ...kept, making });
    return 'nobody';
  });
}

const nothingYet = (key: FeedKey, now: Date): KeptFeed => ({
  ...key,
  ...{ generatedAt: now, items: [], flaggedIds: [], empty: null, expiresAt: feedExpiry(now) },
});
