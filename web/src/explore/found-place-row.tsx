import {
  type Attribution,
  type Coordinates,
  distanceMetres,
  type FoundRestaurant,
  type PlaceSource,
} from '@merve/contract';
import { formatDistance } from '@merve/contract/words';
import { CalendarCheck, ExternalLink, Globe, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Pill } from '../cards/parts.tsx';
import { Dotted, PriceLevel, Rating } from '../cards/rating.tsx';
import { safeLink } from '../cards/safe-link.ts';
import { useSentences } from '../language/define-sentences.ts';
import { formatHowLong } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { LazyPhoto } from './lazy-photo.tsx';
import { exploreSentences } from './sentences/index.ts';

/** A place that was found: what is known of it, who says so, and the ways on. */
export function FoundPlaceRow({
  place,
  source,
  here,
}: {
  readonly place: FoundRestaurant;
  readonly source: PlaceSource;
  /** Where the person is: how far away it is, is said then. */
  readonly here: Coordinates | null;
}): ReactNode {
  const say = useSentences(exploreSentences);
  const language = useLanguage();
  const { name, address, rating, userRatingsTotal, priceLevel, location, listingId, photoUrl } = place;
  const away =
    here === null || location === null
      ? null
      : distanceMetres(here, { latitude: location.lat, longitude: location.lng }) / 1000;
  const named = [
    ...place.attributions.map((one) => ({ ...one, said: one.provider })),
    ...(photoUrl === null ? [] : place.photoAttributions).map((one) => ({
      ...one,
      said: say.photoBy(one.provider),
    })),
  ];
  return (
    <li className="flex gap-3 rounded-2xl border border-line bg-surface p-3 sm:gap-4 sm:p-4">
      <LazyPhoto address={photoUrl}>
        <MapPin aria-hidden className="size-7" />
      </LazyPhoto>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="font-semibold leading-snug wrap-break-word">
          <bdi>{name ?? say.noName}</bdi>
        </h2>
        {listingId !== null && (
          <div>
            <Pill tone="accent">
              <CalendarCheck aria-hidden className="size-3.5" />
              {say.bookable}
            </Pill>
          </div>
        )}
        <div className="text-sm text-muted">
          <Dotted>
            {[
              rating === null ? null : <Rating key="rating" stars={rating} />,
              userRatingsTotal ? <span key="ratings">{say.ratings(userRatingsTotal)}</span> : null,
              priceLevel === null || priceLevel < 1 ? null : <PriceLevel key="price" tier={priceLevel} />,
              away === null ? null : <bdi key="away">{formatDistance(away, language)}</bdi>,
            ]}
          </Dotted>
        </div>
        <Hours place={place} />
        {address !== null && (
          <p className="text-sm text-muted wrap-break-word">
            <bdi>{address}</bdi>
          </p>
        )}
        <Ways place={place} source={source} />
        {named.length > 0 && (
          <p className="flex flex-wrap gap-x-2 text-xs text-muted">
            {named.map((one) => (
              <NamedSource key={`${one.provider} ${one.uri}`} named={one} />
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** Open or not; for how much longer, and not until which hour: that place may keep another time than this one. */
function Hours({ place: { openNow, openUntil } }: { readonly place: FoundRestaurant }): ReactNode {
  const say = useSentences(exploreSentences);
  const language = useLanguage();
  if (openNow === null) return null;
  if (!openNow) return <p className="text-sm text-muted">{say.closed}</p>;
  const minutes = openUntil === null ? 0 : Math.floor((Date.parse(openUntil) - Date.now()) / 60_000);
  return (
    <p className="text-sm text-success">
      {minutes > 0 && minutes < 24 * 60 ? say.openFor(formatHowLong(minutes, language)) : say.open}
    </p>
  );
}

const wayLook =
  'inline-flex min-h-11 items-center gap-1.5 rounded-xl px-3 text-sm font-medium hover:bg-raised';

function Ways({
  place: { name, googleMapsUri, website, listingId },
  source,
}: {
  readonly place: FoundRestaurant;
  readonly source: PlaceSource;
}): ReactNode {
  const say = useSentences(exploreSentences);
  const maps = source === 'google' ? safeLink(googleMapsUri) : null;
  const page = safeLink(website);
  if (listingId === null && maps === null && page === null) return null;
  return (
    <div className="-mx-3 flex flex-wrap items-center">
      {listingId !== null && name !== null && (
        <Link href={`/?say=${encodeURIComponent(say.bookWish(name))}`} className={`${wayLook} text-accent`}>
          <CalendarCheck aria-hidden className="size-4" />
          {say.book}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
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
