import type { ReactNode } from 'react';
import { prettyJson } from './pretty-json.ts';

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
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="max-h-96 overflow-auto border-t border-line px-3 py-2 text-xs whitespace-pre-wrap break-words"
        dir="auto"
      >
        {prettyJson(text)}
      </pre>
    </details>
  );
}
