import { Car, Footprints, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { formatHowLong } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { cardSentences } from './sentences/index.ts';

/** How one gets to a place from the one before it, estimated. */
export interface WayThere {
  readonly minutes: number;
  readonly by: 'foot' | 'car';
}

/** Visits under each other, with the ways between them: children are `TimelineItem`. */
export function DayTimeline({ children }: { readonly children: ReactNode }): ReactNode {
  return <ol className="px-4 pb-3">{children}</ol>;
}

/** One visit: the way to it, its time, its sign on the line, and what is said of it. */
export function TimelineItem({
  Icon,
  mark,
  time,
  wayThere,
  title,
  about,
  warning,
  isLast,
  itemId,
  look = '',
  controls,
  children,
}: {
  readonly Icon: LucideIcon;
  /** Stands in place of the sign: its number on a map. */
  readonly mark?: ReactNode;
  readonly time: ReactNode;
  readonly wayThere: WayThere | null;
  readonly title: ReactNode;
  readonly about: string;
  readonly warning?: string | null;
  readonly isLast: boolean;
  /** By what its row is found again. */
  readonly itemId?: string;
  readonly look?: string;
  /** At its end: what can be done with it. Not on paper. */
  readonly controls?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <li data-item={itemId} className={`break-inside-avoid ${look}`}>
      {wayThere !== null && <WayLine way={wayThere} />}
      <div className="grid grid-cols-[3rem_2.25rem_1fr_auto] gap-x-2">
        <p className="pt-1.5 text-end text-sm font-semibold tabular-nums">
          <bdi>{time}</bdi>
        </p>
        <div className="relative flex justify-center">
          {!isLast && <span aria-hidden className="absolute inset-y-0 top-4 border-s-2 border-line" />}
          <span
            aria-hidden
            className="relative grid size-9 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent tabular-nums ring-4 ring-surface"
          >
            {mark ?? <Icon className="size-4.5" />}
          </span>
        </div>
        <div className="min-w-0 pt-1 pb-3">
          <p className="leading-snug font-medium wrap-break-word">
            <bdi>{title}</bdi>
          </p>
          <p className="text-sm text-muted">
            <bdi>{about}</bdi>
          </p>
          {warning !== undefined && warning !== null && (
            <p className="mt-1 flex items-start gap-1.5 text-sm text-warning">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-break-word">
                <bdi>{warning}</bdi>
              </span>
            </p>
          )}
          {children}
        </div>
        {controls !== undefined && controls !== null && (
          <div className="-me-2 flex items-start print:hidden">{controls}</div>
        )}
      </div>
    </li>
  );
}

/** The way between two visits, on the line between them. */
function WayLine({ way: { minutes, by } }: { readonly way: WayThere }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const Icon = by === 'foot' ? Footprints : Car;
  return (
    <div className="grid grid-cols-[3rem_2.25rem_1fr] gap-x-2 text-xs text-muted">
      <span />
      <span className="relative flex min-h-7 justify-center">
        <span aria-hidden className="absolute inset-y-0 border-s-2 border-dashed border-line" />
      </span>
      <span className="flex items-center gap-1.5 pb-2">
        <Icon aria-hidden className="size-3.5 shrink-0 rtl:-scale-x-100" />
        <bdi>{say.wayBy[by](formatHowLong(minutes, language))}</bdi>
      </span>
    </div>
  );
}
