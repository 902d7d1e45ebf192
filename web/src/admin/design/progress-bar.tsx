import type { ReactNode } from 'react';

/** How much of something is done, as a bar; while nobody knows of how much, it only says that it goes on. */
export function ProgressBar({
  done,
  total,
  label,
}: {
  readonly done: number;
  readonly total: number | null;
  readonly label: string;
}): ReactNode {
  return (
    <progress
      className="h-2 w-full min-w-24 appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-accent"
      {...(total === null ? {} : { max: Math.max(total, 1), value: done })}
      aria-label={label}
    />
  );
}
