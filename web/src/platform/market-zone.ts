import { marketRoutes } from '@merve/contract/api';
import { useSyncExternalStore } from 'react';
import { callRoute } from './api-client.ts';
import { loadSettings } from './settings.ts';

/** A market keeps its zone and its currency: asked once by a browser, and known from then on. Kept as `ZONE CURRENCY`. */
const storageKey = (marketId: string) => `merve.market.${marketId}`;

let zone: string | undefined;
let currency: string | undefined;
let asked = false;
const listeners = new Set<() => void>();

function know(found: string): void {
  [zone, currency] = found.split(' ');
  for (const listener of listeners) listener();
}

async function find(): Promise<void> {
  const { marketId } = await loadSettings();
  const kept = keptFacts(marketId);
  if (kept !== null) know(kept);
  else {
    const market = await callRoute(marketRoutes.getMarket, { params: { marketId } });
    const facts = `${market.timeZone} ${market.currency}`;
    know(facts);
    keepFacts(marketId, facts);
  }
}

function keptFacts(marketId: string): string | null {
  try {
    return localStorage.getItem(storageKey(marketId));
  } catch {
    return null;
  }
}

function keepFacts(marketId: string, facts: string): void {
  try {
    localStorage.setItem(storageKey(marketId), facts);
  } catch {
    // Nothing is kept in this browser, or no more fits: it is asked for again the next time.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    find().catch((error: unknown) => {
      asked = false;
      console.warn('The zone of the market is not known: times are on the clock of this browser.', error);
    });
  }
  return () => listeners.delete(listener);
}

/** The zone in which the market's times are told; undefined until it is known: the browser's own, then. */
export function useMarketZone(): string | undefined {
  return useSyncExternalStore(subscribe, () => zone);
}

/** ISO 4217, what the market's prices are in; undefined until it is known. */
export function useMarketCurrency(): string | undefined {
  return useSyncExternalStore(subscribe, () => currency);
}
