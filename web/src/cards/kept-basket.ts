import { useSyncExternalStore } from 'react';
import type { Basket } from './basket.ts';

const nothing: Basket = new Map();
const baskets = new Map<string, Basket>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(listingId: string, by: (before: Basket) => Basket): void {
  baskets.set(listingId, by(baskets.get(listingId) ?? nothing));
  for (const listener of listeners) listener();
}

/**
 * What somebody has put together at a place, as long as this page lives. A menu far out of view is taken down by the list of messages, and the
 * same menu stands beside the conversation: neither loses a dish, nor has another count than the other.
 */
export function useKeptBasket(
  listingId: string,
): readonly [basket: Basket, change: (by: (before: Basket) => Basket) => void] {
  const basket = useSyncExternalStore(subscribe, () => baskets.get(listingId) ?? nothing);
  return [basket, (by) => change(listingId, by)];
}
