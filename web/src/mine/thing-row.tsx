import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Pill, Tile, type Tone } from '../cards/parts.tsx';

/** One thing in a list, leading to its details. */
export function ThingRow({
  href,
  Icon,
  tone,
  title,
  subtitle,
  when,
  state,
}: {
  readonly href: string;
  readonly Icon: LucideIcon;
  readonly tone: Tone;
  readonly title: string;
  /** Each as it was written, whichever way it runs. */
  readonly subtitle: readonly string[];
  readonly when: readonly string[];
  readonly state: string;
}): ReactNode {
  return (
    <li>
      <Link
        href={href}
        className="flex items-center gap-3 rounded-2xl border border-line bg-surface p-3 hover:bg-raised sm:p-4"
      >
        <Tile Icon={Icon} tone={tone} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold leading-snug wrap-break-word">
            <bdi>{title}</bdi>
          </span>
          <span className="block text-sm text-muted wrap-break-word">
            <Parts of={subtitle} />
          </span>
          <span className="block text-sm">
            <Parts of={when} />
          </span>
        </span>
        <Pill tone={tone}>{state}</Pill>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

function Parts({ of }: { readonly of: readonly string[] }): ReactNode {
  return of.map((part, position) => (
    <Fragment key={part}>
      {position > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
