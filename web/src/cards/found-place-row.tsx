import type { Attribution, FoundRestaurant } from '@merve/contract';
import { formatDistance } from '@merve/contract/words';
import { CalendarCheck, ExternalLink, Globe, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { formatClock } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { LazyPhoto } from './lazy-photo.tsx';
import { hoursOf } from './open-until.ts';
import { Pill } from './parts.tsx';
import { Dotted, PriceLevel, Rating } from './rating.tsx';
import { safeLink } from './safe-link.ts';
import { cardSentences } from './sentences/index.ts';

/** What stands for a price in places of all the world, whose currency nobody told. */
const elsewhere = 'USD';

/** How a way on looks, beside the others of its row. */
const wayLook =
  'inline-flex min-h-11 items-center gap-1.5 rounded-xl px-3 text-sm font-medium hover:bg-raised';

/**
 * A place that was found: what is known of it, who says so, and the ways on. The same in a conversation and where the world is explored;
 * `number` is its place in a list that is spoken of ("the second one").
 */
export function FoundPlaceRow({
  place,
  heading: Heading,
  number,
  awayKm,
  withPhoto,
  book,
}: {
  readonly place: FoundRestaurant;
  readonly heading: 'h2' | 'h3';
  readonly number?: number;
  /** Kilometres from where is asked about; null where nobody knows. */
  readonly awayKm: number | null;
  readonly withPhoto: boolean;
  /** The control that books at a place of ours, by its name. */
  readonly book: (name: string, look: string) => ReactNode;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const { name, address, rating, userRatingsTotal, priceLevel, listingId, photoUrl } = place;
  const named = [
    ...place.attributions.map((one) => ({ ...one, said: one.provider })),
    ...(photoUrl === null ? [] : place.photoAttributions).map((one) => ({
      ...one,
      said: say.photoBy(one.provider),
    })),
  ];
  return (
    <li className="flex gap-3 p-3 sm:gap-4 sm:p-4">
      {withPhoto && (
        <LazyPhoto address={photoUrl}>
          <MapPin aria-hidden className="size-7" />
        </LazyPhoto>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Heading className="font-semibold leading-snug wrap-break-word">
          <bdi>
            {number === undefined ? '' : `${number}. `}
            {name ?? say.namelessPlace}
          </bdi>
        </Heading>
        {listingId !== null && (
          <div>
            <Pill tone="accent">
              <CalendarCheck aria-hidden className="size-3.5" />
              {say.bookablePlace}
            </Pill>
          </div>
        )}
        <div className="text-sm text-muted">
          <Dotted>
            {[
              rating === null ? null : <Rating key="rating" stars={rating} />,
              userRatingsTotal ? <bdi key="ratings">{say.ratings(userRatingsTotal)}</bdi> : null,
              priceLevel === null || priceLevel < 1 ? null : (
                <PriceLevel key="price" tier={priceLevel} currency={elsewhere} />
              ),
              awayKm === null ? null : <bdi key="away">{formatDistance(awayKm, language)}</bdi>,
            ]}
          </Dotted>
        </div>
        <Hours place={place} />
        {address !== null && (
          <p className="text-sm text-muted wrap-break-word">
            <bdi>{address}</bdi>
          </p>
        )}
        <Ways place={place} book={book} />
        {named.length > 0 && (
          <p className="flex flex-wrap gap-x-2 text-xs text-muted">
            {named.map((one) => (
              <NamedSource key={`${one.said} ${one.uri}`} named={one} />
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

function Hours({ place }: { readonly place: FoundRestaurant }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const hours = hoursOf(place, Date.now());
  if (hours === null) return null;
  if (!hours.isOpen) return <p className="text-sm text-muted">{say.closedNow}</p>;
  return (
    <p className="text-sm text-success">
      <bdi>
        {hours.until === null ? say.openNow : say.openUntil(formatClock(hours.until, language, 'UTC'))}
      </bdi>
    </p>
  );
}

function Ways({
  place: { name, googleMapsUri, website, listingId },
  book,
}: {
  readonly place: FoundRestaurant;
  readonly book: (name: string, look: string) => ReactNode;
}): ReactNode {
  const say = useSentences(cardSentences);
  const maps = safeLink(googleMapsUri);
  const page = safeLink(website);
  const canBook = listingId !== null && name !== null;
  if (!canBook && maps === null && page === null) return null;
  return (
    <div className="-mx-3 flex flex-wrap items-center">
      {canBook && book(name, `${wayLook} text-accent`)}
      {maps !== null && (
        <a href={maps} target="_blank" rel="noopener noreferrer" className={wayLook}>
          <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
          <span translate="no">Google Maps</span>
          <span className="sr-only">: {name}</span>
        </a>
      )}
      {page !== null && (
        <a href={page} target="_blank" rel="noopener noreferrer" className={wayLook}>
          <Globe aria-hidden className="size-4" />
          {say.website}
          <span className="sr-only">: {name}</span>
        </a>
      )}
    </div>
  );
}

/** What stands on the control that books, whatever it is made of. */
export function BookWords({ name }: { readonly name: string }): ReactNode {
  const say = useSentences(cardSentences);
  return (
    <>
      <CalendarCheck aria-hidden className="size-4" />
      {say.book}
      <span className="sr-only">: {name}</span>
    </>
  );
}

/** Who is to be named beside what is theirs. */
function NamedSource({
  named: { said, uri },
}: {
  readonly named: Attribution & { readonly said: string };
}): ReactNode {
  const address = safeLink(uri?.startsWith('//') ? `https:${uri}` : uri);
  const shown = <bdi>{said}</bdi>;
  if (address === null) return shown;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="underline">
      {shown}
    </a>
  );
}
