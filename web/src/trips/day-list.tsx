import type { TripDayView, TripItemView, TripLeg } from '@merve/contract';
import { placeKindName } from '@merve/contract/words';
import { Clock, ExternalLink, GripVertical, Lock, Pencil, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { DayTimeline, TimelineItem } from '../cards/day-timeline.tsx';
import { placeIcon } from '../cards/place-icon.ts';
import { cardSentences } from '../cards/sentences/index.ts';
import { IconButton } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatHowLong } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { mapsLinkOfItem } from './maps-links.ts';
import { minutesBetween } from './minutes-between.ts';
import { tripsSentences } from './sentences/index.ts';
import { useReorder } from './use-reorder.ts';

/** What can be done with the visits of a day; null where it is only looked at. */
export interface DayEditing {
  readonly move: (item: TripItemView, after: string | null, place: number) => void;
  readonly open: (item: TripItemView) => void;
}

/** A visit at a place that a provider knows and that is none of ours. */
export type OutsideItem = TripItemView & { readonly outsideId: string };
const isOutside = (item: TripItemView): item is OutsideItem => item.outsideId !== null;

/** The visits of a day with the ways between them, in the order of the day. */
export function DayList({
  day,
  editing,
  onDetails = null,
}: {
  readonly day: TripDayView;
  readonly editing: DayEditing | null;
  /** Shows what the provider knows of a visit now; null where nobody can be asked, as on paper. */
  readonly onDetails?: ((item: OutsideItem) => void) | null;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const hint = useId();
  const moveFrom = useRef<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { shown, dragged, handleOf } = useReorder(day.items, (item, after, place) => {
    moveFrom.current = item.itemId;
    editing?.move(item, after, place);
  });
  // A row that is put elsewhere loses the focus: whoever moves it on with the keys stays on it.
  useEffect(() => {
    if (moveFrom.current === null || day.items.length === 0) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${moveFrom.current}"]`)?.focus();
    moveFrom.current = null;
  }, [day.items]);
  if (day.items.length === 0) return <p className="px-4 py-8 text-center text-muted">{say.emptyDay}</p>;
  // While one is dragged, the ways are those of another order.
  const legTo = (itemId: string | null) =>
    dragged === null ? day.legs.find(({ to }) => to === itemId) : undefined;
  return (
    <div ref={list}>
      {editing !== null && (
        <p id={hint} className="sr-only">
          {say.moveHint}
        </p>
      )}
      <EndLeg leg={legTo(shown[0]?.itemId ?? null)} say={say.fromStay} isFirst />
      <DayTimeline>
        {shown.map((item, index) => (
          <Visit
            key={item.itemId}
            item={item}
            number={index + 1}
            leg={index === 0 ? undefined : legTo(item.itemId)}
            warnings={day.warnings.filter(({ itemId }) => itemId === item.itemId).map(({ kind }) => kind)}
            isDragged={dragged === item.itemId}
            isLast={index === shown.length - 1}
            onDetails={onDetails}
            controls={
              editing === null ? null : (
                <>
                  <IconButton label={say.change(item.name)} onClick={() => editing.open(item)}>
                    <Pencil aria-hidden className="size-4.5" />
                  </IconButton>
                  <IconButton
                    label={say.move(item.name)}
                    aria-describedby={hint}
                    data-handle={item.itemId}
                    className="cursor-grab touch-none active:cursor-grabbing"
                    {...handleOf(item.itemId)}
                  >
                    <GripVertical aria-hidden className="size-5" />
                  </IconButton>
                </>
              )
            }
          />
        ))}
      </DayTimeline>
      <EndLeg leg={legTo(null)} say={say.toStay} />
    </div>
  );
}

/** The way from where the day starts, or back there; nothing where that is not known. */
function EndLeg({
  leg,
  say,
  isFirst = false,
}: {
  readonly leg: TripLeg | undefined;
  readonly say: (way: string) => string;
  readonly isFirst?: boolean;
}): ReactNode {
  const card = useSentences(cardSentences);
  const language = useLanguage();
  if (leg === undefined || (isFirst && leg.from !== null)) return null;
  return (
    <p className="px-4 pb-3 text-sm text-muted">
      <bdi>{say(card.wayBy[leg.by](formatHowLong(leg.minutes, language)))}</bdi>
    </p>
  );
}

function Visit({
  item,
  number,
  leg,
  warnings,
  isDragged,
  isLast,
  onDetails,
  controls,
}: {
  readonly item: TripItemView;
  readonly number: number;
  readonly leg: TripLeg | undefined;
  readonly warnings: readonly TripDayView['warnings'][number]['kind'][];
  readonly isDragged: boolean;
  readonly isLast: boolean;
  readonly onDetails: ((item: OutsideItem) => void) | null;
  readonly controls: ReactNode;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const language = useLanguage();
  const { itemId, name, kind, start, end, fixed, note } = item;
  const about = [
    `${start}–${end}`,
    formatHowLong(minutesBetween(start, end), language),
    // What nobody gave a kind has none to be told.
    ...(kind === 'etc' ? [] : [placeKindName(kind, language)]),
  ];
  return (
    <TimelineItem
      itemId={itemId}
      look={isDragged ? 'rounded-xl bg-raised shadow-md' : ''}
      Icon={placeIcon(kind)}
      mark={number}
      time={start}
      wayThere={leg ?? null}
      title={name}
      about={about.join(' · ')}
      warning={null}
      isLast={isLast}
      controls={controls}
    >
      <Hours item={item} />
      {fixed && (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
          <Lock aria-hidden className="size-3.5 shrink-0" />
          {say.fixed}
        </p>
      )}
      {note !== null && (
        <p className="mt-1 border-s-2 border-line ps-2 text-sm whitespace-pre-line wrap-break-word">
          <bdi>{note}</bdi>
        </p>
      )}
      {warnings.map((warning) => (
        <Warning key={warning}>{say.warnings[warning]}</Warning>
      ))}
      {onDetails !== null && isOutside(item) && (
        <button
          type="button"
          onClick={() => onDetails(item)}
          className="mt-1 -ms-1 me-3 inline-flex min-h-8 items-center gap-1 rounded-lg px-1 text-sm text-accent hover:underline print:hidden"
        >
          <Clock aria-hidden className="size-3.5" />
          {say.details}
          <span className="sr-only">: {name}</span>
        </button>
      )}
      <a
        href={mapsLinkOfItem(item)}
        target="_blank"
        rel="noopener noreferrer"
        title={say.openInMaps(name)}
        className="mt-1 -ms-1 inline-flex min-h-8 items-center gap-1 rounded-lg px-1 text-sm text-accent hover:underline print:hidden"
      >
        Google Maps
        <span className="sr-only">: {name}</span>
        <ExternalLink aria-hidden className="size-3.5 rtl:-scale-x-100" />
      </a>
    </TimelineItem>
  );
}

/** When it is open on this day, and whether anybody knows. */
function Hours({ item: { hours, hoursKnown, verified } }: { readonly item: TripItemView }): ReactNode {
  const say = useSentences(tripsSentences);
  const card = useSentences(cardSentences);
  return (
    <>
      {hours !== null && hours.length > 0 && (
        <p className="text-sm text-muted">
          <bdi>{say.openToday(hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', '))}</bdi>
        </p>
      )}
      {hours !== null && hours.length === 0 && <Warning>{say.closedToday}</Warning>}
      {!hoursKnown && <Warning>{card.checkHours}</Warning>}
      {!verified && <Warning>{say.notVerified}</Warning>}
    </>
  );
}

/** Something to know before one goes. */
export function Warning({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-break-word">
        <bdi>{children}</bdi>
      </span>
    </p>
  );
}
