import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** A labelled input; `problem` is read with it and marks it as wrong. */
export function Field({
  label,
  hint,
  problem,
  className = '',
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly hint?: string;
  readonly problem?: string | null;
}): ReactNode {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={problem !== undefined && problem !== null}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className="min-h-11 rounded-xl border border-line bg-surface px-3 text-base text-ink placeholder:text-muted aria-invalid:border-danger"
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={`text-sm ${problem ? 'text-danger' : 'text-muted'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
