import type { ReactNode } from 'react';
import { formatDuration } from '../design/format.ts';
import type { Bar } from './waterfall.ts';

const colours: Readonly<Record<Bar['kind'], string>> = {
  waiting: 'bg-line',
  gate: 'bg-warning',
  model: 'bg-accent',
  tool: 'bg-info',
  finish: 'bg-success',
  sending: 'bg-muted',
};

/** When each part of a turn began and how long it took: bars for the eye, words and figures beside them. */
export function WaterfallChart({ bars }: { readonly bars: readonly Bar[] }): ReactNode {
  const whole = Math.max(1, ...bars.map(({ untilMs }) => untilMs));
  const share = (ms: number) => `${(ms / whole) * 100}%`;
  return (
    <ol className="flex flex-col gap-1.5 rounded-2xl border border-line bg-surface p-4">
      {bars.map(({ id, label, kind, fromMs, untilMs }) => (
        <li key={id} className="grid items-center gap-x-3 text-sm sm:grid-cols-[12rem_1fr_8rem]">
          <span className="truncate" title={label}>
            {label}
          </span>
          <span aria-hidden className="relative h-3 rounded bg-raised max-sm:order-3">
            <span
              className={`absolute inset-y-0 min-w-0.5 rounded ${colours[kind]}`}
              style={{ insetInlineStart: share(fromMs), width: share(untilMs - fromMs) }}
            />
          </span>
          <span className="text-muted tabular-nums">
            {formatDuration(untilMs - fromMs)}
            <span className="text-xs"> at +{formatDuration(fromMs)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
