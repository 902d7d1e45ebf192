import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { feedSentences } from './sentences/index.ts';

/** The shape of the list that is coming. */
export function CardSkeletons(): ReactNode {
  const say = useSentences(feedSentences);
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{say.loading}</span>
      {[1, 2, 3].map((card) => (
        <div
          key={card}
          aria-hidden
          data-skeleton="card"
          className="animate-pulse space-y-3 rounded-2xl border border-line bg-surface p-4"
        >
          <div className="flex gap-3">
            <div className="size-12 rounded-full bg-raised" />
            <div className="flex-1 space-y-2">
              <div className="h-5 w-1/2 rounded bg-raised" />
              <div className="h-4 w-3/4 rounded bg-raised" />
            </div>
          </div>
          <div className="flex gap-2">
            <div className="h-5 w-24 rounded-full bg-raised" />
            <div className="h-5 w-32 rounded-full bg-raised" />
          </div>
          <div className="h-4 rounded bg-raised" />
        </div>
      ))}
    </div>
  );
}

/** The shape of what is coming below an open card. */
export function ExpandedSkeleton(): ReactNode {
  const say = useSentences(feedSentences);
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">{say.detailLoading}</span>
      <div aria-hidden className="animate-pulse space-y-3">
        <div className="h-4 w-1/3 rounded bg-raised" />
        <div className="h-12 rounded bg-raised" />
        <div className="h-4 w-1/4 rounded bg-raised" />
        <div className="h-44 rounded-xl bg-raised" />
      </div>
    </div>
  );
}
