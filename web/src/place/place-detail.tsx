import { listingIn } from '@merve/contract';
import type { ListingDetailView } from '@merve/contract/api';
import { Clock, MapPin, MessageCircle, Navigation } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AllergyLines } from '../cards/allergy-lines.tsx';
import { askForTime } from '../cards/ask-for-time.ts';
import { BookButton } from '../cards/book-button.tsx';
import type { OnAsk } from '../cards/card.tsx';
import { KindName } from '../cards/kind-name.tsx';
import { MapLink } from '../cards/map-link.tsx';
import { MenuCard } from '../cards/menu-card.tsx';
import { Fact, Facts, LinkButton, Pill } from '../cards/parts.tsx';
import { Dotted, PriceLevel, Rating } from '../cards/rating.tsx';
import { isSafe } from '../cards/restaurant-safety.ts';
import { cardSentences } from '../cards/sentences/index.ts';
import { ServicesButton } from '../cards/services-button.tsx';
import { Stepper } from '../cards/stepper.tsx';
import { TimeChips } from '../cards/time-chips.tsx';
import { useAskInChat } from '../cards/use-ask-in-chat.ts';
import { useFreeTimes } from '../cards/use-free-times.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatDate, formatMoment } from '../language/format.ts';
import { wallClock } from '../language/wall-clock.ts';
import { useLanguage } from '../shell/preferences.ts';
import { menuOf } from './menu-of.ts';
import { openingWeek } from './opening-week.ts';
import { PlaceGallery } from './place-gallery.tsx';
import { placeSentences } from './sentences/index.ts';
import { useKitchen } from './use-kitchen.ts';

/** All that is known of a place, and all that can be done there: each control ends in a proposal in the conversation. */
export function PlaceDetail({
  place,
  heading: Heading,
}: {
  readonly place: ListingDetailView;
  /** It is a page of its own, or stands beside one. */
  readonly heading: 'h1' | 'h2';
}): ReactNode {
  const card = useSentences(cardSentences);
  const language = useLanguage();
  const { ask, state } = useAskInChat();
  const { name, category, subCategory, town, address, rating, priceTier } = place;
  const { description, tags } = listingIn(place, language);
  const kitchen = useKitchen(place);
  const warnings = kitchen?.restaurant.allergens.warnings ?? [];
  const menu = menuOf(place, language, {
    allergens: warnings.map(({ allergen }) => allergen),
    say: card,
  });
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-surface">
      <PlaceGallery place={place} />
      <div className="space-y-4 p-4">
        <header>
          <Heading className="text-xl font-semibold leading-snug wrap-break-word">
            <bdi>{name}</bdi>
          </Heading>
          <div className="text-muted">
            <Dotted>
              {[
                rating === null ? null : <Rating key="rating" stars={rating} />,
                <KindName key="kind" kind={subCategory ?? category} />,
                priceTier === null || priceTier < 1 ? null : <PriceLevel key="price" tier={priceTier} />,
              ]}
            </Dotted>
          </div>
        </header>
        {state === 'failed' && <Notice tone="danger">{card.askFailed}</Notice>}
        {kitchen !== null && (
          <AllergyLines
            allergens={kitchen.restaurant.allergens}
            safe={kitchen.allergiesKnown && isSafe(kitchen.restaurant)}
            allergiesKnown={kitchen.allergiesKnown}
            isAllShown
          />
        )}
        <Controls place={place} ask={ask} isAsking={state === 'asking'} />
        {description !== '' && (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag}>
                <Pill>
                  <bdi>{tag}</bdi>
                </Pill>
              </li>
            ))}
          </ul>
        )}
        <div className="-mx-4 -mb-3">
          <Facts>
            <Fact Icon={MapPin}>{address.includes(town) ? address : `${address}, ${town}`}</Fact>
          </Facts>
        </div>
        <Opening place={place} />
        {place.actions.includes('book') && <FreeTimes place={place} ask={ask} />}
        {menu !== null && <MenuCard card={menu} onAsk={ask} />}
      </div>
    </article>
  );
}

function Controls({
  place,
  ask,
  isAsking,
}: {
  readonly place: ListingDetailView;
  readonly ask: OnAsk;
  readonly isAsking: boolean;
}): ReactNode {
  const say = useSentences(placeSentences);
  const card = useSentences(cardSentences);
  const { listingId, name, actions, location } = place;
  const args = { listing: listingId };
  const way = `https://www.google.com/maps/dir/?${new URLSearchParams({
    ...{ api: '1', destination: `${location.latitude},${location.longitude}` },
  })}`;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('book') && <BookButton listingId={listingId} name={name} onAsk={ask} />}
      {actions.includes('book_service') && <ServicesButton listingId={listingId} name={name} onAsk={ask} />}
      {actions.includes('schedule_viewing') && (
        <Button onClick={() => ask({ tool: 'scheduleViewing', args }, card.sayViewing(name))}>
          {card.viewing}
        </Button>
      )}
      <Button busy={isAsking} onClick={() => ask({ tool: 'getListingDetails', args }, card.sayDetails(name))}>
        <MessageCircle aria-hidden className="size-4" />
        {say.askMerve}
      </Button>
      <LinkButton href={way} outside>
        <Navigation aria-hidden className="size-4 rtl:-scale-x-100" />
        {say.directions}
      </LinkButton>
      <MapLink kind="listing" id={listingId} name={name} />
    </div>
  );
}

/** The hours of today, and of the week when it is opened. */
function Opening({ place: { opening } }: { readonly place: ListingDetailView }): ReactNode {
  const say = useSentences(placeSentences);
  const language = useLanguage();
  if (opening === null) return null;
  const week = openingWeek(opening, wallClock(new Date(), opening.timeZone).slice(0, 10));
  const [today] = week;
  if (today === undefined) return null;
  const words = (periods: readonly string[]) => (periods.length === 0 ? say.closed : periods.join(', '));
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-xl hover:text-accent">
        <Clock aria-hidden className="size-4.5 shrink-0 text-muted" />
        <span>
          <span className="font-medium">{say.today}</span>{' '}
          <bdi className="tabular-nums">{words(today.periods)}</bdi>
        </span>
        <span className="ms-auto text-sm text-muted underline underline-offset-2">{say.hours}</span>
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 ps-7 pt-1 text-[0.95rem]">
        {week.map(({ date, periods }) => (
          <div key={date} className="contents">
            <dt className="text-muted">{formatDate(date, language)}</dt>
            <dd className="tabular-nums">
              <bdi>{words(periods)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What is free today, or on the first day after it that has something; a tap proposes it. */
function FreeTimes({
  place: { listingId, name },
  ask,
}: {
  readonly place: ListingDetailView;
  readonly ask: OnAsk;
}): ReactNode {
  const say = useSentences(placeSentences);
  const card = useSentences(cardSentences);
  const language = useLanguage();
  const [party, setParty] = useState<number | null>(null);
  const { told, state, retry } = useFreeTimes({ listingId, date: null, party, choice: null });
  // Of a stay, and where one of several is chosen, the sheet asks for what is missing.
  if (told !== null && (told.maxNights !== null || told.choices.length > 0)) return null;
  return (
    <section aria-label={say.freeTimes} className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium">{say.freeTimes}</h3>
        {told !== null && told.maxParty > 1 && (
          <Stepper
            label={card.forHowMany}
            value={party ?? told.party}
            least={told.minParty}
            most={told.maxParty}
            fewer={card.fewer}
            more={card.more}
            onChange={setParty}
          />
        )}
      </div>
      <TimeChips
        told={told}
        state={state}
        isNamed
        isFirstDay
        chosen={null}
        onRetry={retry}
        onChoose={(time) => {
          if (told === null) return;
          const startsAt = new Date(time);
          const when = formatMoment(startsAt, language, told.timeZone);
          ask(
            askForTime({ ...told, startsAt, nights: 1, choice: null, note: '' }, null),
            card.sayBookAt(name, when, told.party),
          );
        }}
      />
    </section>
  );
}
