import type { ReactNode } from 'react';
import { ScrollRegion } from '../../design/scroll-region.tsx';
import { prettyJson } from './format.ts';

/** A value as JSON, folded away until somebody wants to see it. */
export function JsonView({
  title,
  text,
  open = false,
}: {
  readonly title: string;
  readonly text: string;
  readonly open?: boolean;
}): ReactNode {
  return (
    <details open={open} className="rounded-xl border border-line bg-raised">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-sm font-medium">{title}</summary>
      <ScrollRegion aria-label={title} className="max-h-96 overflow-auto border-t border-line px-3 py-2">
        <pre className="text-xs whitespace-pre-wrap break-words" dir="auto">
          {prettyJson(text)}
        </pre>
      </ScrollRegion>
    </details>
  );
}
