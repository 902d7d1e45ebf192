import type { InputHTMLAttributes, ReactNode } from 'react';
import { Labelled } from './labelled.tsx';

/** A labelled input; `problem` is read with it and marks it as wrong. */
export function Field({
  label,
  hint,
  problem,
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly hint?: string;
  readonly problem?: string | null;
}): ReactNode {
  return (
    <Labelled label={label} hint={hint} problem={problem} className={className ?? ''}>
      {(tied) => (
        <input
          {...rest}
          {...tied}
          className="min-h-11 rounded-xl border border-line bg-surface px-3 text-base text-ink placeholder:text-muted aria-invalid:border-danger"
        />
      )}
    </Labelled>
  );
}
