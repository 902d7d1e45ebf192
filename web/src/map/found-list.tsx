import { type Coordinates, distanceMetres } from '@merve/contract';
import { formatDistance, placeKindName } from '@merve/contract/words';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { KindName } from '../cards/kind-name.tsx';
import { Tile } from '../cards/parts.tsx';
import { placeIcon } from '../cards/place-icon.ts';
import { PlacePicture, pictureOf } from '../cards/place-picture.tsx';
import { Dotted, PriceLevel, Rating } from '../cards/rating.tsx';
import { useLanguage } from '../shell/preferences.ts';
import { addressOfPin, nameOf, type Pin } from './pins.ts';

/** What was found, by rank: the same as the pins, without a map. */
export function FoundList({
  pins,
  label,
  here,
}: {
  readonly pins: readonly Pin[];
  readonly label: string;
  /** Where the person is: how far away each is, is said then. */
  readonly here: Coordinates | null;
}): ReactNode {
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {pins.map((pin) => (
        <li key={pin.key}>
          <Link href={addressOfPin(pin.key)} className="flex items-center gap-3 px-4 py-3 hover:bg-raised">
            <PinTile pin={pin} />
            <span className="min-w-0 flex-1">
              <span className="block font-medium leading-snug wrap-break-word">
                <bdi>{nameOf(pin)}</bdi>
              </span>
              <span className="block text-sm text-muted">
                <PinFacts pin={pin} here={here} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

export function PinTile({ pin }: { readonly pin: Pin }): ReactNode {
  if (pin.kind === 'place') return <Tile Icon={placeIcon(pin.place.kind)} tone="info" />;
  const { listingId, name, domain } = pin.listing;
  return <PlacePicture {...{ listingId, name, category: domain }} look="small" {...pictureOf(pin.listing)} />;
}

export function PinFacts({ pin, here }: { readonly pin: Pin; readonly here: Coordinates | null }): ReactNode {
  const language = useLanguage();
  const away =
    here === null ? null : (
      <bdi key="away">{formatDistance(distanceMetres(here, pin.at) / 1000, language)}</bdi>
    );
  if (pin.kind === 'place') {
    return (
      <Dotted>
        {[
          away,
          <bdi key="kind">{placeKindName(pin.place.kind, language)}</bdi>,
          <bdi key="district">{pin.place.district}</bdi>,
        ]}
      </Dotted>
    );
  }
  const { rating, town, subCategory, category, priceTier } = pin.listing;
  return (
    <>
      <Dotted>
        {[
          rating === null ? null : <Rating key="rating" stars={rating} />,
          <KindName key="kind" kind={subCategory ?? category} />,
          priceTier === null || priceTier < 1 ? null : <PriceLevel key="price" tier={priceTier} />,
        ]}
      </Dotted>
      <Dotted>{[<bdi key="town">{town}</bdi>, away]}</Dotted>
    </>
  );
}
