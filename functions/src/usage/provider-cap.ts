import type { ProviderCaller, ProviderCap, ProviderName } from '../integrations/provider/json-provider.ts';
import { raiseAlert } from '../platform/alerts.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { marketDay } from './market-day.ts';

/** An instance sets this share of the day's cap aside at a time, or one call: few round trips, and little lost with an instance that ends. */
const share = 1 / 500;

interface Purse {
  leftMicros: number;
  /** The transaction that fills it; calls made meanwhile wait for the same one. */
  filling: Promise<void> | null;
  /** The cap at which nothing was left: not looked up again for each call until it is raised, or the day is over. */
  emptyAtCap: number | null;
}

/**
 * Caps what paid calls of a provider cost in a market and a day, over all instances: an instance takes a share out of the
 * day's document in a transaction, and pays its calls with it. So the cap is never passed, at one transaction (two round
 * trips) for many cheap calls, or for each dear one; what an instance does not use is lost to the day. The first call for
 * which nothing is left raises `provider-spend`.
 */
export function providerCap(documents: Documents, now: () => Date = () => new Date()): ProviderCap {
  const purses = new Map<string, Purse>();

  /** Money out of the day's document; 0 if too little is left for one call. */
  async function draw(
    provider: ProviderName,
    marketId: string,
    date: string,
    { capMicros, costMicros }: { readonly capMicros: number; readonly costMicros: number },
  ): Promise<number> {
    const reference = documents.providerSpend(marketId, provider);
    const drawn = await documents.db.runTransaction(async (tx) => {
      const known = (await tx.get(reference)).data();
      const taken = known?.date === date ? known.takenMicros : 0;
      const micros = Math.min(Math.max(costMicros, Math.ceil(capMicros * share)), capMicros - taken);
      if (micros < costMicros) return 0;
      tx.set(reference, { marketId, provider, date, takenMicros: taken + micros, updatedAt: now() });
      return micros;
    });
    if (drawn === 0)
      await raiseAlert(documents, {
        kind: 'provider-spend',
        subject: `markets/${marketId}`,
        instance: `${provider}:${date}`,
        message: `${provider} may cost ${capMicros} micro-dollars a day here, and that is spent`,
        now: now(),
      });
    return drawn;
  }

  function purseOf(provider: ProviderName, { market }: ProviderCaller): { date: string; purse: Purse } {
    const { date } = marketDay(now(), market.timeZone);
    const key = `${provider}:${market.marketId}:${date}`;
    const purse = purses.get(key) ?? { leftMicros: 0, filling: null, emptyAtCap: null };
    // Another day of the same provider and market is over.
    if (!purses.has(key))
      for (const other of purses.keys())
        if (other.startsWith(`${provider}:${market.marketId}:`)) purses.delete(other);
    purses.set(key, purse);
    return { date, purse };
  }

  return {
    async take(provider, caller, costMicros) {
      const policy: { readonly enabled: boolean; readonly perDayMicros?: number } =
        caller.config.providers[provider];
      if (policy.perDayMicros === undefined) return true;
      const capMicros = policy.perDayMicros;
      const { date, purse } = purseOf(provider, caller);
      while (purse.leftMicros < costMicros) {
        if (purse.emptyAtCap !== null && capMicros <= purse.emptyAtCap) return false;
        purse.filling ??= draw(provider, caller.market.marketId, date, { capMicros, costMicros })
          .then((micros) => {
            purse.leftMicros += micros;
            purse.emptyAtCap = micros === 0 ? capMicros : null;
          })
          .finally(() => {
            purse.filling = null;
          });
        await purse.filling;
      }
      purse.leftMicros -= costMicros;
      return true;
    },
  };
}
