import type { PlacesCard as Places, ShownPlace } from '@merve/contract';
import { formatDistance, placeKindName } from '@merve/contract/words';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { MapLink } from './map-link.tsx';
import { LinkButton, Pill, Tile } from './parts.tsx';
import { PinSketch } from './pin-sketch.tsx';
import { placeIcon } from './place-icon.ts';
import { Dotted } from './rating.tsx';
import { phoneLink } from './safe-link.ts';
import { cardSentences } from './sentences/index.ts';

/**
 * Places with their pins. A point of the map service is listed with its attribution and not drawn: it belongs on that
 * service's own map.
 */
export function PlacesCard({ card }: { readonly card: Places }): ReactNode {
  const say = useSentences(cardSentences);
  const { items, origin, attribution } = card;
  if (items.length === 0) return null;
  const numbered = items.map((place, position) => ({ place, number: position + 1 }));
  const pins = numbered
    .filter(({ place }) => place.source === 'merve')
    .map(({ place, number }) => ({ number, at: place.location }));
  return (
    <article
      aria-label={say.places(items.length)}
      className="w-full max-w-md overflow-hidden rounded-2xl border border-line bg-surface shadow-xs"
    >
      {pins.length > 0 && <PinSketch pins={pins} origin={origin} />}
      <ol className="divide-y divide-line">
        {numbered.map(({ place, number }) => (
          <PlaceRow key={place.id} place={place} number={number} />
        ))}
      </ol>
      {attribution !== null && (
        <p className="border-t border-line px-4 py-2 text-xs text-muted">
          <bdi>{attribution}</bdi>
        </p>
      )}
    </article>
  );
}

function PlaceRow({ place, number }: { readonly place: ShownPlace; readonly number: number }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const { name, category, district, address, distanceKm, hours, openNow, source } = place;
  const call = phoneLink(place.phone);
  return (
    <li className="flex gap-3 p-4">
      <Tile Icon={placeIcon(source === 'merve' ? category : null)} tone="info" small />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <h3 className="font-semibold leading-snug wrap-break-word">
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
              category === null ? null : <bdi key="kind">{placeKindName(category, language)}</bdi>,
              <bdi key="where">{district ?? address}</bdi>,
              distanceKm === null ? null : <bdi key="far">{formatDistance(distanceKm, language)}</bdi>,
            ]}
          </Dotted>
        </div>
        {hours !== null && (
          <p className="text-sm">
            <bdi>{hours}</bdi>
          </p>
        )}
        <div className="-ms-1 mt-1.5 flex flex-wrap gap-1.5">
          {call !== null && (
            <LinkButton href={call}>
              <Phone aria-hidden className="size-4" />
              {say.call}
              <span className="sr-only">: {name}</span>
            </LinkButton>
          )}
          {source === 'merve' && <MapLink kind="place" id={place.id} name={name} />}
        </div>
      </div>
    </li>
  );
}
