import type { Ask, JsonObject } from '@merve/contract';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../platform/lazy-part.tsx';
import { askAgain, onDemand } from '../platform/on-demand.ts';

/**
 * Says something in the conversation for the person. With an `ask`, a control asks for one tool that proposes, and `words`
 * are what the message reads like; without one, `words` are read like anything a person writes.
 */
export type OnAsk = (ask: Ask | null, words: string) => void;

export interface CardProps {
  readonly ui: JsonObject | null;
  readonly onAsk: OnAsk;
  /** The messages it stands among, oldest first: it shows how things stand now. Left out, it shows what it said when it was written. */
  readonly among?: readonly { readonly ui: JsonObject | null }[];
  /** What it asked was answered, or is not open any more: how that is said. Null, or left out, while it is open. */
  readonly over?: string | null;
  /** Stands for a card that cannot be drawn here. */
  readonly instead?: ReactNode;
}

const loadCards = onDemand(() => import('./parsed-card.tsx'));

const ParsedCard = lazyPart(loadCards);

const loadLine = onDemand(() => import('./parsed-line.tsx'));

const ParsedLine = lazyPart(loadLine);

/** What a card asks and what it is about, in a line; `instead` where it says neither, and until that is known. */
export function CardLine({
  ui,
  instead,
}: {
  readonly ui: JsonObject | null;
  readonly instead: ReactNode;
}): ReactNode {
  if (ui === null) return instead;
  return (
    <Suspense fallback={instead}>
      <ParsedLine ui={ui} instead={instead} />
    </Suspense>
  );
}

/** Fetches the renderers before the first card comes, when the page has time. */
export function preloadCards(): void {
  // Asked for again with the first card.
  loadCards().catch(askAgain);
}

/**
 * The card of a message: `instead` for a type that is not known here, and for one that does not parse. The renderers are a
 * chunk of their own.
 */
export function Card({ ui, ...rest }: CardProps): ReactNode {
  if (ui === null) return null;
  return (
    <Suspense
      fallback={<div aria-hidden className="h-28 w-full max-w-md animate-pulse rounded-2xl bg-raised" />}
    >
      <ParsedCard ui={ui} {...rest} />
    </Suspense>
  );
}
