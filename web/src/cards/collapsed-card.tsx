import type { Card } from '@merve/contract/cards';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { lineOf } from './line-of.ts';
import { cardSentences } from './sentences/index.ts';

/**
 * A card whose thing is told of by a later one, or whose question is over: a line, until somebody wants to see it. A card that has no
 * line stays as it is.
 */
export function CollapsedCard({
  card,
  over,
  children,
}: {
  readonly card: Card;
  /** What became of its question, in words; null where that is told elsewhere. */
  readonly over: string | null;
  /** The whole card. */
  readonly children: ReactNode;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const line = lineOf(card, say, language);
  if (line === null || isOpen) return children;
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={() => setOpen(true)}
      className="flex min-h-11 w-full max-w-md items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-2 text-start text-sm text-muted hover:bg-raised"
    >
      <span className="min-w-0 flex-1">
        {line.question !== null && <span className="block truncate">{line.question}</span>}
        <bdi className="block truncate">{line.about}</bdi>
      </span>
      {over !== null && (
        <span aria-live="polite" className="shrink-0 text-xs">
          {over}
        </span>
      )}
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </button>
  );
}
