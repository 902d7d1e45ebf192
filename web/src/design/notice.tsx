import type { ReactNode } from 'react';

const tones = {
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const;

/** A few words about how things are. `danger` and `warning` are said at once by a screen reader. */
export function Notice({
  tone,
  children,
}: {
  readonly tone: keyof typeof tones;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={`rounded-xl px-4 py-3 text-sm ${tones[tone]}`}
    >
      {children}
    </div>
  );
}
