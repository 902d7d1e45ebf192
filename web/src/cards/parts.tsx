import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { CardFooter } from './card-footer.ts';

const tones = {
  plain: 'bg-raised text-muted',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
} as const;
export type Tone = keyof typeof tones;

/** A word or two of state. */
export function Pill({
  tone = 'plain',
  wraps = false,
  children,
}: {
  readonly tone?: Tone;
  /** What it says may be long: in lines rather than beyond the card. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 px-2.5 py-0.5 text-xs font-medium ${tones[tone]} ${
        wraps ? 'max-w-full rounded-xl' : 'shrink-0 rounded-full'
      }`}
    >
      {children}
    </span>
  );
}

/** The picture of a card that has no picture: what kind of thing it is. */
export function Tile({
  Icon,
  tone = 'accent',
  small = false,
}: {
  readonly Icon: LucideIcon;
  readonly tone?: Tone;
  readonly small?: boolean;
}) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-xl ${small ? 'size-9' : 'size-11'} ${tones[tone]}`}
    >
      <Icon className={small ? 'size-4.5' : 'size-5'} />
    </span>
  );
}

/** A card: what it is about, how it stands, and what can be done. */
export function CardFrame({
  Icon,
  tone,
  title,
  subtitle,
  badge,
  cover,
  children,
}: {
  readonly Icon: LucideIcon;
  readonly tone?: Tone;
  readonly title: ReactNode;
  /** Stands over all of it, in place of the small sign. */
  readonly cover?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly badge?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const footer = useContext(CardFooter);
  return (
    <article className="w-full max-w-md overflow-hidden rounded-2xl border border-line bg-surface text-ink shadow-xs">
      {cover}
      <header className="flex items-center gap-3 p-4 pb-3">
        {cover === undefined && <Tile Icon={Icon} {...(tone === undefined ? {} : { tone })} />}
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold leading-snug wrap-break-word">
            <bdi>{title}</bdi>
          </h3>
          {subtitle !== undefined && (
            <div className="text-sm text-muted">
              {typeof subtitle === 'string' ? <bdi>{subtitle}</bdi> : subtitle}
            </div>
          )}
        </div>
        {badge}
      </header>
      {children}
      {footer !== null && <div className="border-t border-line px-4 py-3">{footer}</div>}
    </article>
  );
}

/** Lines of a card, each with its own small sign. */
export function Facts({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className="space-y-1.5 px-4 pb-3 text-[0.95rem]">{children}</ul>;
}

export function Fact({
  Icon,
  children,
  quiet = false,
}: {
  readonly Icon: LucideIcon;
  readonly children: ReactNode;
  readonly quiet?: boolean;
}): ReactNode {
  return (
    <li className={`flex gap-2.5 ${quiet ? 'text-sm text-muted' : ''}`}>
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 wrap-break-word">
        <bdi>{children}</bdi>
      </span>
    </li>
  );
}

/** The row of buttons at the end of a card. */
export function CardActions({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3">{children}</div>;
}

/** A link that looks like a button; to another site it opens beside the app. */
export function LinkButton({
  href,
  primary = false,
  outside = false,
  children,
}: {
  readonly href: string;
  readonly primary?: boolean;
  readonly outside?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <a
      href={href}
      {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-xl px-4 text-[0.95rem] font-medium transition ${
        primary
          ? 'bg-accent text-on-accent hover:brightness-110'
          : 'border border-line bg-surface text-ink hover:bg-raised'
      }`}
    >
      {children}
    </a>
  );
}

/** How far something has come: segments, the last of which is under way. Each has its name for those who do not see it. */
export function Steps({
  names,
  at,
  over = false,
}: {
  readonly names: readonly string[];
  /** Index of the step that is reached. */
  readonly at: number;
  /** Nothing is under way any more. */
  readonly over?: boolean;
}): ReactNode {
  return (
    <ol className="flex gap-1.5 px-4 pb-3">
      {names.map((name, step) => (
        <li
          key={name}
          aria-current={step === at ? 'step' : undefined}
          className={`h-1.5 flex-1 rounded-full ${step <= at ? 'bg-accent' : 'bg-line'} ${
            step === at && !over ? 'animate-pulse' : ''
          }`}
        >
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ol>
  );
}
