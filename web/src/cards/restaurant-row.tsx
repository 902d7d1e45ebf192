import type { ShownRestaurant } from '@merve/contract/cards';
import {
  ExternalLink,
  Leaf,
  type LucideIcon,
  ShieldCheck,
  Sparkles,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { AllergyBanner } from './allergy-banner.tsx';
import { FitBadge } from './fit-badge.tsx';
import { Pill, Tile } from './parts.tsx';
import { Dotted, PriceLevel, Rating } from './rating.tsx';
import { inOrder, isSafe } from './restaurant-safety.ts';
import { safeLink } from './safe-link.ts';
import { cardSentences } from './sentences/index.ts';

type Fit = NonNullable<ShownRestaurant['fit']>;

const tagIcons: Readonly<Record<Fit['tags'][number]['type'], LucideIcon>> = {
  cuisine: UtensilsCrossed,
  vibe: Sparkles,
  price: Wallet,
  dietary: Leaf,
  allergy_safe: ShieldCheck,
};

/** One restaurant: how it fits, what people say, and what it means for the person's allergies. */
export function RestaurantRow({
  restaurant,
  number,
}: {
  readonly restaurant: ShownRestaurant;
  /** As on the sketch beside it; left out where there is none. */
  readonly number?: number;
}): ReactNode {
  const say = useSentences(cardSentences);
  const { name, area, priceTier, rating, votes, cuisines, allergens, fit, review } = restaurant;
  const page = safeLink(restaurant.url);
  // A reason that says "safe" counts only where that may be said.
  const tags = fit?.tags.filter(({ type }) => type !== 'allergy_safe') ?? [];
  return (
    <li className="space-y-2 p-4">
      <div className="flex items-start gap-3">
        {fit === null ? <Tile Icon={UtensilsCrossed} tone="warning" /> : <FitBadge score={fit.score} />}
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold leading-snug wrap-break-word">
            <bdi>
              {(number ?? fit?.rank) !== undefined && (
                <span className="text-muted">{number ?? fit?.rank}. </span>
              )}
              {name}
            </bdi>
          </h3>
          <div className="text-sm text-muted">
            <Dotted>
              {[
                rating === null ? null : <Rating key="rating" stars={rating} />,
                votes === null ? null : <span key="votes">{say.votes(votes)}</span>,
                area === null ? null : <bdi key="area">{area}</bdi>,
                cuisines.length === 0 ? null : <bdi key="cuisines">{cuisines.join(', ')}</bdi>,
                priceTier === null ? null : <PriceLevel key="price" tier={priceTier} />,
              ]}
            </Dotted>
          </div>
        </div>
      </div>
      {(tags.length > 0 || isSafe(restaurant)) && (
        <ul className="flex flex-wrap gap-1.5">
          {isSafe(restaurant) && (
            <li>
              <Pill tone="success">
                <ShieldCheck aria-hidden className="size-3.5" />
                {say.noConflict}
              </Pill>
            </li>
          )}
          {tags.map(({ type, label }) => {
            const Icon = tagIcons[type];
            return (
              <li key={`${type} ${label}`}>
                <Pill>
                  <Icon aria-hidden className="size-3.5" />
                  <bdi>{label}</bdi>
                </Pill>
              </li>
            );
          })}
        </ul>
      )}
      {review !== null && (
        <p className="line-clamp-3 text-sm">
          <bdi>{review}</bdi>
        </p>
      )}
      {inOrder(allergens.warnings).map((warning) => (
        <AllergyBanner
          key={`${warning.allergen} ${warning.severity}`}
          warning={warning}
          guessed={allergens.confidence !== 'high'}
        />
      ))}
      {page !== null && (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-accent underline"
        >
          {say.openPage}
          <span className="sr-only">: {name}</span>
          <ExternalLink aria-hidden className="size-3.5 rtl:-scale-x-100" />
        </a>
      )}
    </li>
  );
}
