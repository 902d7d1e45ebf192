import { marketRoutes } from '@merve/contract/api';
import { useSyncExternalStore } from 'react';
import { callRoute } from './api-client.ts';
import { loadSettings } from './settings.ts';

/** A market keeps its zone: asked once by a browser, and known from then on. */
const storageKey = (marketId: string) => `merve.zone.${marketId}`;

let zone: string | undefined;
let asked = false;
const listeners = new Set<() => void>();

function know(found: string): void {
  zone = found;
  for (const listener of listeners) listener();
}

async function find(): Promise<void> {
  const { marketId } = await loadSettings();
  const kept = keptZone(marketId);
  if (kept !== null) know(kept);
  else {
    const { timeZone } = await callRoute(marketRoutes.getMarket, { params: { marketId } });
    know(timeZone);
    keepZone(marketId, timeZone);
  }
}

function keptZone(marketId: string): string | null {
  try {
    return localStorage.getItem(storageKey(marketId));
  } catch {
    return null;
  }
}

function keepZone(marketId: string, timeZone: string): void {
  try {
    localStorage.setItem(storageKey(marketId), timeZone);
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
