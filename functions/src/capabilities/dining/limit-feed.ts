import type { Market, MervePolicy } from '@merve/contract';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { type CallLimiter, callLimiter } from '../../usage/index.ts';

/** What makes something anew, and may ask a model for it: counted by person, beside the limit of all calls. */
const limitOf = { refresh: 'feedRefreshes', expand: 'feedDetails' } as const;

const limiters = new WeakMap<Documents, CallLimiter>();

/**
 * Counts one of them for a person. One transaction where the instance has none in hand.
 * @throws MerveError `RATE_LIMITED` with `seconds`
 */
export async function limitFeed(
  documents: Documents,
  what: keyof typeof limitOf,
  {
    actorId,
    market,
    config,
    now,
  }: {
    readonly actorId: string;
    readonly market: Market;
    readonly config: Pick<MervePolicy, 'limits'>;
    readonly now: () => Date;
  },
): Promise<void> {
  const limiter = limiters.get(documents) ?? callLimiter(documents, now);
  limiters.set(documents, limiter);
  const limit = config.limits[limitOf[what]];
  const { isAllowed, resetSeconds } = await limiter.take(`call_${what}_${actorId}`, async () => ({
    limit,
    timeZone: market.timeZone,
  }));
  if (!isAllowed)
    throw new MerveError('RATE_LIMITED', `Too many of ${what}`, { details: { seconds: resetSeconds } });
}
