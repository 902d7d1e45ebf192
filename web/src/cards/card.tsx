import type { JsonObject } from '@merve/contract';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../platform/lazy-part.tsx';
import { askAgain, onDemand } from '../platform/on-demand.ts';
import { isShown, type LiveCards, type OnAsk } from './card-types.ts';

export type { LiveCards, OnAsk } from './card-types.ts';

const loadCards = onDemand(() => import('./parsed-card.tsx'));

const ParsedCard = lazyPart(loadCards);

/** Fetches the renderers before the first card comes, when the page has time. */
export function preloadCards(): void {
  // Asked for again with the first card.
  loadCards().catch(askAgain);
}

/**
 * The card of a message: null for a type that is not known here, and for one that does not parse, so that the message's
 * own text is all there is. The renderers are a chunk of their own.
 */
export function Card({
  ui,
  onAsk,
  live,
}: {
  readonly ui: JsonObject | null;
  readonly onAsk: OnAsk;
  /** Left out, a card shows what it said when it was written. */
  readonly live?: LiveCards;
}): ReactNode {
  if (!isShown(ui)) return null;
  return (
    <Suspense
      fallback={<div aria-hidden className="h-28 w-full max-w-md animate-pulse rounded-2xl bg-raised" />}
    >
      <ParsedCard ui={ui} onAsk={onAsk} {...(live === undefined ? {} : { live })} />
    </Suspense>
  );
}
