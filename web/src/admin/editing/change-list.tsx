import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../design/button.tsx';
import { type Difference, partsOf } from './differences.ts';
import type { Words } from './words.ts';

/** What has changed, field by field: from what to what. */
export function ChangeList({
  differences,
  words,
  onUndo,
}: {
  readonly differences: readonly Difference[];
  readonly words: Words;
  readonly onUndo?: (difference: Difference) => void;
}): ReactNode {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-xl border border-line">
      {differences.map((difference) => {
        const label = words.labelOf(difference.path);
        return (
          <li key={difference.path.join('\u0000')} className="flex items-start gap-2 px-3 py-2 text-sm">
            <div className="flex min-w-0 flex-1 flex-col gap-1.5">
              {partsOf(difference).map((part) => (
                <Change key={part.path.join('\u0000')} difference={part} words={words} />
              ))}
            </div>
            {onUndo !== undefined && (
              <IconButton label={`Undo: ${label}`} onClick={() => onUndo(difference)}>
                <Undo2 aria-hidden className="size-4" />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Change({
  difference: { path, before, after },
  words,
}: {
  readonly difference: Difference;
  readonly words: Words;
}): ReactNode {
  return (
    <div>
      <p className="font-medium break-words">{words.labelOf(path)}</p>
      <p className="break-words whitespace-pre-wrap" dir="auto">
        <del className="rounded bg-danger-soft px-1 text-danger decoration-1">
          <span className="sr-only">from </span>
          {words.tell(path, before)}
        </del>{' '}
        <ins className="rounded bg-success-soft px-1 text-success no-underline">
          <span className="sr-only">to </span>
          {words.tell(path, after)}
        </ins>
      </p>
    </div>
  );
}
