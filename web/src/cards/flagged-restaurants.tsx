import type { ShownRestaurant } from '@merve/contract/cards';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { RestaurantRow } from './restaurant-row.tsx';
import { cardSentences } from './sentences/index.ts';

/** What was left out for the person's safety, apart from the rest: how many, and for each the reason. */
export function FlaggedRestaurants({ flagged }: { readonly flagged: readonly ShownRestaurant[] }): ReactNode {
  const say = useSentences(cardSentences);
  if (flagged.length === 0) return null;
  return (
    <details className="overflow-hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 bg-danger-soft px-4 py-2 font-medium text-danger">
        <ShieldAlert aria-hidden className="size-5 shrink-0" />
        {say.flagged(flagged.length)}
      </summary>
      <ol className="divide-y divide-line">
        {flagged.map((restaurant) => (
          <RestaurantRow
            key={restaurant.restaurantId}
            restaurant={restaurant}
            place={null}
            allergiesKnown
            flagged
          />
        ))}
      </ol>
    </details>
  );
}
