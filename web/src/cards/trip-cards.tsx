import type {
  ItineraryPreviewCard as Itinerary,
  PlaceCard as Place,
  TripCategory,
} from '@merve/contract/cards';
import { formatDistance } from '@merve/contract/words';
import {
  BadgeCheck,
  BedDouble,
  Coffee,
  ExternalLink,
  Landmark,
  type LucideIcon,
  MapPin,
  Route,
  ShoppingBag,
  Train,
  UtensilsCrossed,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatDay, formatMinutes } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import type { OnAsk } from './card.tsx';
import { CardActions, CardFrame, Fact, Facts, LinkButton, Pill } from './parts.tsx';
import { Dotted, Rating } from './rating.tsx';
import { safeLink } from './safe-link.ts';
import { cardSentences } from './sentences/index.ts';

const icons: Readonly<Record<TripCategory, LucideIcon>> = {
  restaurant: UtensilsCrossed,
  cafe: Coffee,
  attraction: Landmark,
  shopping: ShoppingBag,
  accommodation: BedDouble,
  transport: Train,
  etc: MapPin,
};

/** One recommended place, and whether anybody confirmed that it exists. */
export function PlaceCard({ card }: { readonly card: Place }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const { place, attribution } = card;
  const page = safeLink(place.mapsUrl);
  return (
    <CardFrame
      Icon={icons[place.category]}
      title={place.name}
      subtitle={
        <Dotted>
          {[
            place.rating === null ? null : <Rating key="rating" stars={place.rating} />,
            place.ratings === null ? null : <span key="ratings">{say.ratings(place.ratings)}</span>,
            <span key="category">{say.tripCategory[place.category]}</span>,
            place.distanceKm === null ? null : (
              <bdi key="far">{formatDistance(place.distanceKm, language)}</bdi>
            ),
          ]}
        </Dotted>
      }
      badge={
        <Pill tone={place.verified ? 'success' : 'warning'}>
          {place.verified && <BadgeCheck aria-hidden className="size-3.5" />}
          {place.verified ? say.verified : say.notVerified}
        </Pill>
      }
    >
      <Facts>
        {place.nameEn !== null && place.nameEn !== place.name && (
          <Fact Icon={icons[place.category]} quiet>
            {place.nameEn}
          </Fact>
        )}
        {place.description !== null && <Fact Icon={Landmark}>{place.description}</Fact>}
        {place.address !== null && <Fact Icon={MapPin}>{place.address}</Fact>}
      </Facts>
      {page !== null && (
        <CardActions>
          <LinkButton href={page} outside>
            <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
            {say.openPage}
          </LinkButton>
        </CardActions>
      )}
      {attribution !== null && <p className="px-4 pb-3 text-xs text-muted">{attribution}</p>}
    </CardFrame>
  );
}

/** A suggested itinerary, day by day; it is used or made anew by asking, and is saved with a YES alone. */
export function ItineraryCard({
  card,
  onAsk,
}: {
  readonly card: Itinerary;
  readonly onAsk: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  const { title, days, skipped, apply, regenerate } = card;
  return (
    <CardFrame Icon={Route} title={title} subtitle={say.notSaved}>
      {days.map((day) => (
        <Day key={day.dayNumber} day={day} />
      ))}
      {skipped.length > 0 && (
        <p className="px-4 pb-3 text-sm text-warning">
          <bdi>{say.skipped(skipped.join(', '))}</bdi>
        </p>
      )}
      {(apply !== null || regenerate !== null) && (
        <CardActions>
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

function Day({ day }: { readonly day: Itinerary['days'][number] }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  return (
    <section className="px-4 pb-4">
      <h4 className="mb-2 flex flex-wrap items-baseline gap-x-2 font-medium">
        {say.day(day.dayNumber)}
        {day.date !== null && (
          <span className="text-sm font-normal text-muted">
            {formatDay(new Date(`${day.date}T12:00:00Z`), language, 'UTC')}
          </span>
        )}
      </h4>
      <ol className="relative space-y-3 before:absolute before:inset-y-2 before:start-4 before:border-s-2 before:border-line">
        {day.items.map(({ order, placeName, placeNameEn, category, startTime, durationMinutes, note }) => {
          const Icon = icons[category];
          return (
            <li key={order} className="relative flex gap-3">
              <span
                aria-hidden
                className="grid size-8.5 shrink-0 place-items-center rounded-full bg-accent-soft text-accent"
              >
                <Icon className="size-4" />
              </span>
              <div className="min-w-0 flex-1 pt-1">
                <p className="wrap-break-word">
                  <bdi>
                    {startTime !== null && <span className="me-2 font-medium tabular-nums">{startTime}</span>}
                    {placeName}
                    {placeNameEn !== null && placeNameEn !== placeName && (
                      <span className="text-muted"> ({placeNameEn})</span>
                    )}
                  </bdi>
                </p>
                <p className="text-sm text-muted">
                  <bdi>
                    {[
                      say.tripCategory[category],
                      durationMinutes === null ? null : formatMinutes(durationMinutes, language),
                      note,
                    ]
                      .filter((part) => part !== null)
                      .join(' · ')}
                  </bdi>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
