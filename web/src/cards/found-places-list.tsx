import type { Coordinates, FoundRestaurant, PlaceSource } from '@merve/contract';
import { formatDistance } from '@merve/contract/words';
import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { LinkButton, Pill } from './parts.tsx';
import { Dotted, Rating } from './rating.tsx';
import { safeLink } from './safe-link.ts';
import { cardSentences } from './sentences/index.ts';

/**
 * Places of the world as a numbered list with whose data they are. There is no map of ours in it nor beside it: a provider's points
 * belong on its own.
 */
export function FoundPlacesList({
  places,
  source,
  awayFrom,
  onBook,
}: {
  readonly places: readonly FoundRestaurant[];
  readonly source: PlaceSource;
  /** Kilometres to a place; null where nobody knows from where. */
  readonly awayFrom: (at: Coordinates) => number | null;
  /** Books at a place that is in our own list, by its name. */
  readonly onBook: (name: string) => void;
}): ReactNode {
  const say = useSentences(cardSentences);
  const named = places.flatMap(({ attributions }) => attributions.map(({ provider }) => provider));
  const owners = [...new Set([...(source === 'google' ? ['Google Maps'] : []), ...named])];
  return (
    <>
      <ol className="divide-y divide-line">
        {places.map((place, index) => (
          <FoundPlaceRow
            key={place.placeId ?? index}
            place={place}
            number={index + 1}
            awayFrom={awayFrom}
            onBook={onBook}
          />
        ))}
      </ol>
      {owners.length > 0 && (
        <p className="border-t border-line px-4 py-2 text-xs text-muted">
          <bdi>{say.source(owners.join(', '))}</bdi>
        </p>
      )}
    </>
  );
}

function FoundPlaceRow({
  place,
  number,
  awayFrom,
  onBook,
}: {
  readonly place: FoundRestaurant;
  readonly number: number;
  readonly awayFrom: (at: Coordinates) => number | null;
  readonly onBook: (name: string) => void;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const { name, address, rating, userRatingsTotal, openNow, location, googleMapsUri, listingId } = place;
  const far = location === null ? null : awayFrom({ latitude: location.lat, longitude: location.lng });
  const page = safeLink(googleMapsUri);
  return (
    <li className="p-4">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 font-semibold leading-snug wrap-break-word">
          <bdi>
            {number}. {name}
          </bdi>
        </h3>
        {openNow !== null && (
          <Pill tone={openNow ? 'success' : 'plain'}>{openNow ? say.openNow : say.closedNow}</Pill>
        )}
      </div>
      <div className="text-sm text-muted">
        <Dotted>
          {[
            rating === null ? null : <Rating key="rating" stars={rating} />,
            userRatingsTotal === null ? null : <bdi key="count">{say.ratings(userRatingsTotal)}</bdi>,
            far === null ? null : <bdi key="far">{formatDistance(far, language)}</bdi>,
          ]}
        </Dotted>
      </div>
      {address !== null && (
        <p className="text-sm text-muted">
          <bdi>{address}</bdi>
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-1.5">
        {listingId !== null && name !== null && (
          <Button onClick={() => onBook(name)}>
            {say.book}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {page !== null && (
          <LinkButton href={page} outside>
            Google Maps
            <span className="sr-only">: {name}</span>
          </LinkButton>
        )}
      </div>
    </li>
  );
}
