import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSentences } from '../language/define-sentences.ts';
import { cardSentences } from './sentences/index.ts';

/** Leads to where something is on the map. */
export function MapLink({
  kind,
  id,
  name,
}: {
  readonly kind: 'listing' | 'place';
  readonly id: string;
  /** Of several in a card: which one; said to those who do not see it beside the link. */
  readonly name?: string;
}): ReactNode {
  const say = useSentences(cardSentences);
  return (
    <Link
      href={`/map?${kind}=${encodeURIComponent(id)}`}
      className="inline-flex min-h-11 items-center rounded-xl px-3 text-[0.95rem] font-medium text-accent hover:bg-raised"
    >
      {say.onMap}
      {name !== undefined && <span className="sr-only">: {name}</span>}
    </Link>
  );
}
