import type { ItineraryPreviewCard as Itinerary } from '@merve/contract/cards';
import { placeKindName } from '@merve/contract/words';
import { Luggage, Route } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatDay, formatHowLong } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import type { OnAsk } from './card.tsx';
import { DayTabs } from './day-tabs.tsx';
import { DayTimeline, TimelineItem } from './day-timeline.tsx';
import { CardActions, CardFrame } from './parts.tsx';
import { placeIcon } from './place-icon.ts';
import { cardSentences } from './sentences/index.ts';
import { tripCategoryIcons } from './trip-category-icon.ts';

/**
 * An itinerary, a day at a time. A suggested one is used or made anew by asking, and is saved with a YES alone; a saved one leads to
 * the page of its trip.
 */
export function ItineraryCard({
  card,
  onAsk,
}: {
  readonly card: Itinerary;
  readonly onAsk: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  const { title, days, tripId, skipped, apply, regenerate } = card;
  const [chosen, choose] = useState(0);
  const day = days[chosen] ?? days[0];
  return (
    <CardFrame
      Icon={tripId === null ? Route : Luggage}
      tone={tripId === null ? 'accent' : 'success'}
      title={title}
      subtitle={tripId === null ? say.notSaved : say.savedTrip}
    >
      {days.length > 1 && <DayTabs days={days} chosen={chosen} onChoose={choose} />}
      {day !== undefined && <Day key={day.dayNumber} day={day} />}
      {skipped.length > 0 && (
        <p className="px-4 pb-3 text-sm text-warning">
          <bdi>{say.skipped(skipped.join(', '))}</bdi>
        </p>
      )}
      {(apply !== null || regenerate !== null || tripId !== null) && (
        <CardActions>
          {tripId !== null && (
            <Link
              href={`/trips/${encodeURIComponent(tripId)}`}
              className="inline-flex min-h-11 items-center justify-center rounded-xl bg-accent px-4 text-[0.95rem] font-medium text-on-accent hover:brightness-110"
            >
              {say.openTrip}
            </Link>
          )}
          {apply !== null && (
            <Button look="primary" onClick={() => onAsk(apply, say.sayApply(title))}>
              {say.apply}
            </Button>
          )}
          {regenerate !== null && (
            <Button onClick={() => onAsk(regenerate, say.sayRegenerate(title))}>{say.regenerate}</Button>
          )}
        </CardActions>
      )}
    </CardFrame>
  );
}

type ItineraryDay = Itinerary['days'][number];
type Visit = ItineraryDay['items'][number];

function Day({ day: { dayNumber, date, items } }: { readonly day: ItineraryDay }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  return (
    <section>
      <h4 className="flex flex-wrap items-baseline gap-x-2 px-4 pb-2 font-medium">
        {say.day(dayNumber)}
        {date !== null && (
          <span className="text-sm font-normal text-muted">
            {formatDay(new Date(`${date}T12:00:00Z`), language, 'UTC')}
          </span>
        )}
      </h4>
      <DayTimeline>
        {items.map((item, index) => (
          <VisitRow key={item.order} item={item} isLast={index === items.length - 1} />
        ))}
      </DayTimeline>
    </section>
  );
}

function VisitRow({ item, isLast }: { readonly item: Visit; readonly isLast: boolean }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const { placeName, placeNameEn, category, startTime, durationMinutes, note, kind, checkHours } = item;
  const about = [
    kind === null ? say.tripCategory[category] : placeKindName(kind, language),
    durationMinutes === null ? null : formatHowLong(durationMinutes, language),
    note,
  ];
  return (
    <TimelineItem
      Icon={kind === null ? tripCategoryIcons[category] : placeIcon(kind)}
      time={startTime}
      wayThere={item.wayThere}
      title={placeNameEn !== null && placeNameEn !== placeName ? `${placeName} (${placeNameEn})` : placeName}
      about={about.filter((part) => part !== null).join(' · ')}
      warning={checkHours ? say.checkHours : null}
      isLast={isLast}
    />
  );
}
