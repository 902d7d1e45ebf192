import type { ListingsCard as Listings, ShownListing } from '@merve/contract/cards';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { BookButton } from './book-button.tsx';
import type { OnAsk } from './card.tsx';
import { KindName } from './kind-name.tsx';
import { PlaceLink } from './place-link.tsx';
import { PlacePicture } from './place-picture.tsx';
import { Dotted, PriceLevel, Rating } from './rating.tsx';
import { cardSentences } from './sentences/index.ts';

/** Shown at once; the rest when asked for. */
const first = 4;

/** What a search found. */
export function ListingsCard({ card, onAsk }: { readonly card: Listings; readonly onAsk: OnAsk }): ReactNode {
  const say = useSentences(cardSentences);
  const [all, showAll] = useState(false);
  const { items } = card;
  if (items.length === 0) return null;
  const shown = all ? items : items.slice(0, first);
  return (
    <article
      aria-label={say.listings(items.length)}
      className="w-full max-w-md overflow-hidden rounded-2xl border border-line bg-surface shadow-xs"
    >
      <ol className="divide-y divide-line">
        {shown.map((item) => (
          <ListingRow key={item.listingId} item={item} onAsk={onAsk} />
        ))}
      </ol>
      {shown.length < items.length && (
        <div className="border-t border-line p-1.5">
          <Button look="quiet" className="w-full" onClick={() => showAll(true)}>
            {say.showAll(items.length)}
          </Button>
        </div>
      )}
    </article>
  );
}

function ListingRow({ item, onAsk }: { readonly item: ShownListing; readonly onAsk: OnAsk }): ReactNode {
  const say = useSentences(cardSentences);
  const { listingId, name, category, subCategory, town, rating, priceTier, description } = item;
  return (
    <li className="p-4">
      <div className="flex gap-3">
        <PlacePicture
          {...{ listingId, name, category: `${subCategory ?? ''} ${category}` }}
          look="small"
          {...(item.picture !== undefined && { picture: item.picture })}
        />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold leading-snug wrap-break-word">
            <PlaceLink listingId={listingId}>{name}</PlaceLink>
          </h3>
          <div className="text-sm text-muted">
            <Dotted>
              {[
                rating === null ? null : <Rating key="rating" stars={rating} />,
                <KindName key="kind" kind={subCategory ?? category} />,
                priceTier === null || priceTier < 1 ? null : <PriceLevel key="price" tier={priceTier} />,
              ]}
            </Dotted>
            <bdi>{town}</bdi>
          </div>
          {description !== '' && (
            <p className="mt-1 line-clamp-2 text-sm">
              <bdi>{description}</bdi>
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-1.5">
            {item.bookable && <BookButton listingId={listingId} name={name} onAsk={onAsk} />}
            <Button
              onClick={() =>
                onAsk({ tool: 'getListingDetails', args: { listing: listingId } }, say.sayDetails(name))
              }
            >
              {say.details}
              <span className="sr-only">: {name}</span>
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}
