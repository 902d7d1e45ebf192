import type { ButtonHTMLAttributes, ComponentPropsWithRef, ReactNode } from 'react';

const looks = {
  primary: 'bg-accent text-on-accent hover:brightness-110 disabled:bg-raised disabled:text-muted',
  secondary: 'border border-line bg-surface text-ink hover:bg-raised disabled:text-muted',
  chosen: 'border border-accent bg-accent-soft text-ink',
  quiet: 'text-ink hover:bg-raised disabled:text-muted',
  danger: 'bg-danger-soft text-danger hover:brightness-95 disabled:opacity-60',
} as const;

/** A button that says what it does in words. At least 44 px high, as fingers need (WCAG 2.2, 2.5.5). */
export function Button({
  pressed,
  look = pressed === true ? 'chosen' : 'secondary',
  busy = false,
  className = '',
  children,
  type = 'button',
  disabled,
  ...rest
}: ComponentPropsWithRef<'button'> & {
  readonly look?: keyof typeof looks;
  /** One of several to choose from: whether it is chosen. */
  readonly pressed?: boolean;
  /** Under way: it cannot be pressed again, and a screen reader hears so. */
  readonly busy?: boolean;
}): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy}
      aria-pressed={pressed ?? rest['aria-pressed']}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-xl px-4 text-[0.95rem] font-medium transition ${looks[look]} ${className}`}
    >
      {children}
    </button>
  );
}

/** A button that is a picture: `label` is what a screen reader says, and the tooltip. */
export function IconButton({
  label,
  className = '',
  children,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string }): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 items-center justify-center rounded-full text-muted transition hover:bg-raised hover:text-ink disabled:opacity-50 ${className}`}
    >
      {children}
    </button>
  );
}
