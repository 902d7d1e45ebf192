import { type Market, marketSchema } from '@merve/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Live, useLiveQuery } from '../live/use-live.ts';

const storageKey = 'merve.admin.market';
const listeners = new Set<() => void>();
let chosen: string | null = null;
try {
  chosen = localStorage.getItem(storageKey);
} catch {
  // Nothing is kept in this browser: the app's own market is shown.
}

/** Which market the operator looks at; kept in this browser. */
export function chooseMarket(marketId: string): void {
  chosen = marketId;
  try {
    localStorage.setItem(storageKey, marketId);
  } catch {
    // It holds until the page is closed, then.
  }
  for (const listener of listeners) listener();
}

/** The market chosen here before; null where none was. */
export function useChosenMarket(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
  );
}

/** All markets, live. */
export function useMarkets(): Live<readonly Market[]> {
  return useLiveQuery({ collection: 'markets', limit: 100 }, marketSchema);
}

export const MarketContext = createContext<Market | null>(null);

/** The market the operator looks at. @throws Error outside the admin frame. */
export function useMarket(): Market {
  const market = useContext(MarketContext);
  if (market === null) throw new Error('This is shown inside the admin frame only');
  return market;
}
