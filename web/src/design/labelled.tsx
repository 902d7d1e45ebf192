import { type ReactNode, useId } from 'react';

/** What ties a control to its label, and to what is said about it. */
interface Tied {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** A control with its label above it; below it what is wrong with it, else the hint. Both are read with it. */
export function Labelled({
  label,
  hint,
  problem = null,
  className = '',
  children,
}: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | null | undefined;
  readonly className?: string;
  readonly children: (tied: Tied) => ReactNode;
}): ReactNode {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem !== null,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className={`text-sm ${problem === null ? 'text-muted' : 'text-danger'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
