import type { ReactNode } from 'react';
import operations from '../../../../docs/operations/runbooks.md?raw';
import { runbooksIn, type Span } from './runbooks.ts';

const runbooks = runbooksIn(operations);

function spanned(spans: readonly Span[]): ReactNode {
  return spans.map(({ kind, text }, index) => {
    // A runbook's pieces never move: their place is their name.
    const key = `${index}:${text}`;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'code') {
      return (
        <code key={key} className="rounded bg-raised px-1 text-[0.85em] break-words">
          {text}
        </code>
      );
    }
    return text;
  });
}

/** What to do about a kind of alert, as docs/operations/runbooks.md has it in this build. */
export function Runbook({ kind }: { readonly kind: string }): ReactNode {
  const blocks = runbooks.get(kind);
  if (blocks === undefined) {
    return <p className="text-muted">There is no runbook for “{kind}” in this version of the app.</p>;
  }
  return (
    <div className="flex flex-col gap-2 text-sm leading-relaxed">
      {blocks.map((block) =>
        block.kind === 'paragraph' ? (
          <p key={JSON.stringify(block)}>{spanned(block.spans)}</p>
        ) : (
          <ul key={JSON.stringify(block)} className="flex list-disc flex-col gap-1.5 ps-5">
            {block.items.map((item) => (
              <li key={JSON.stringify(item)}>{spanned(item)}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
