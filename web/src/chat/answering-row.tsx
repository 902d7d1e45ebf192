import type { ToolProgress } from '@merve/contract';
import type { ReactNode } from 'react';
import { Bubble } from './bubble.tsx';
import type { ChatSentences } from './sentences/en.ts';

/**
 * The answer while it is being written, or what Merve does before she writes. Not for screen readers, which would read
 * every syllable: they hear the finished message (`announcer.tsx`).
 */
export function AnsweringRow({
  text,
  doing,
  progress,
  say,
}: {
  readonly text: string;
  readonly doing: string | null;
  readonly progress: ToolProgress | null;
  readonly say: ChatSentences;
}): ReactNode {
  return (
    <div aria-hidden className="flex flex-col items-start px-4 pt-4">
      {text === '' ? (
        <p className="flex min-h-11 items-center gap-3 px-1 text-muted">
          <span className="flex gap-1">
            {[0, 1, 2].map((dot) => (
              <span
                key={dot}
                className="size-2 animate-pulse rounded-full bg-accent"
                style={{ animationDelay: `${dot * 200}ms` }}
              />
            ))}
          </span>
          {progress === null ? (doing ?? say.thinking) : say.steps[progress.doing]}
          {progress?.done !== undefined && progress.of !== undefined && (
            <bdi className="tabular-nums">
              {progress.done}/{progress.of}
            </bdi>
          )}
        </p>
      ) : (
        <Bubble own={false}>
          {text}
          {/* As much room as the time will take, so that the finished message does not break its lines elsewhere. */}
          <span className="invisible ms-3 inline-block text-xs">00:00</span>
        </Bubble>
      )}
    </div>
  );
}
