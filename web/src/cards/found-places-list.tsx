import type { Coordinates, FoundRestaurant, PlaceSource } from '@merve/contract';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { BookButton } from './book-button.tsx';
import type { OnAsk } from './card.tsx';
import { FoundPlaceRow } from './found-place-row.tsx';
import { cardSentences } from './sentences/index.ts';

/**
 * Places of the world as a numbered list with whose data they are. There is no map of ours in it nor beside it: a provider's points
 * belong on its own.
 */
export function FoundPlacesList({
  places,
  source,
  awayFrom,
  onAsk,
}: {
  readonly places: readonly FoundRestaurant[];
  readonly source: PlaceSource;
  /** Kilometres to a place; null where nobody knows from where. */
  readonly awayFrom: (at: Coordinates) => number | null;
  readonly onAsk: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  const away = (location: FoundRestaurant['location']) =>
    location === null ? null : awayFrom({ latitude: location.lat, longitude: location.lng });
  return (
    <>
      <ol className="divide-y divide-line">
        {places.map((place, index) => (
          <FoundPlaceRow
            key={place.placeId ?? index}
            place={place}
            heading="h3"
            number={index + 1}
            awayKm={away(place.location)}
            withPhoto={false}
            book={(name) =>
              place.listingId !== null && (
                <BookButton listingId={place.listingId} name={name} onAsk={onAsk} look="secondary" />
              )
            }
          />
        ))}
      </ol>
      {source === 'google' && (
        <p className="border-t border-line px-3 py-2 sm:px-4 text-xs text-muted">
          <bdi>{say.source('Google Maps')}</bdi>
        </p>
      )}
    </>
  );
}
