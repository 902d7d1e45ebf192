import type { ShownRestaurant } from '@merve/contract/cards';
import { UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { FitBadge } from './fit-badge.tsx';
import { Tile } from './parts.tsx';
import { Dotted, PriceLevel, Rating } from './rating.tsx';
import { cardSentences } from './sentences/index.ts';

/** A restaurant's name with its place in the list, how well it fits, its rating, and what and where it is. */
export function RestaurantHeading({
  restaurant,
  place,
  Heading = 'h3',
  children,
}: {
  readonly restaurant: ShownRestaurant;
  /** Its place in the list, from 1; null where it has none. */
  readonly place: number | null;
  readonly Heading?: 'h2' | 'h3';
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
}): ReactNode {
  const say = useSentences(cardSentences);
  const { name, area, priceTier, rating, votes, cuisines, fit } = restaurant;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      {/* Large text has no room beside the ring: then the name stands below it. */}
      <div className="flex flex-wrap items-start gap-3">
        {fit === null ? <Tile Icon={UtensilsCrossed} tone="warning" /> : <FitBadge score={fit.score} />}
        <div className="min-w-0 flex-1 basis-40">
          <div className="flex items-start gap-2">
            {place !== null && (
              <span
                aria-hidden
                className="mt-0.5 grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full bg-raised px-1 text-xs font-semibold text-muted"
              >
                {place}
              </span>
            )}
            <Heading className="min-w-0 font-semibold leading-snug wrap-break-word">
              {place !== null && <span className="sr-only">{place}. </span>}
              <bdi>{name}</bdi>
            </Heading>
          </div>
          <div className="mt-0.5 text-sm text-muted">
            <Dotted>
              {[
                rating === null ? null : <Rating key="rating" stars={rating} />,
                votes === null || votes === 0 ? null : <span key="votes">{say.votes(votes)}</span>,
                priceTier === null ? null : <PriceLevel key="price" tier={priceTier} />,
              ]}
            </Dotted>
            <Dotted>
              {[
                cuisines.length === 0 ? null : (
                  <bdi key="cuisines" className="first-letter:uppercase">
                    {cuisines.slice(0, 3).join(', ')}
                  </bdi>
                ),
                area === null ? null : <bdi key="area">{area}</bdi>,
              ]}
            </Dotted>
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}
