import type { ShownRestaurant } from '@merve/contract/cards';
import type { ReactNode } from 'react';
import { AllergyLines } from './allergy-lines.tsx';
import type { OnAsk } from './card.tsx';
import { FitPills } from './fit-pills.tsx';
import { RestaurantActions } from './restaurant-actions.tsx';
import { RestaurantHeading } from './restaurant-heading.tsx';
import { isSafe } from './restaurant-safety.ts';

/** One restaurant: how it fits, what people say, and what it means for the person's allergies. */
export function RestaurantRow({
  restaurant,
  place,
  allergiesKnown,
  flagged = false,
  onAsk,
}: {
  readonly restaurant: ShownRestaurant;
  /** Its place in the list, or its number on the sketch beside it; null where it has none. */
  readonly place: number | null;
  /** Without them nothing is said of allergies: neither that it is safe nor that it is not. */
  readonly allergiesKnown: boolean;
  /** Left out for the person's safety: every reason is shown. */
  readonly flagged?: boolean;
  readonly onAsk?: OnAsk | undefined;
}): ReactNode {
  const { allergens, fit, review } = restaurant;
  const safe = allergiesKnown && isSafe(restaurant);
  return (
    <li className="space-y-2 p-4">
      <RestaurantHeading restaurant={flagged ? { ...restaurant, fit: null } : restaurant} place={place} />
      <AllergyLines allergens={allergens} safe={safe} allergiesKnown={allergiesKnown} isAllShown={flagged} />
      {!flagged && <FitPills tags={fit?.tags ?? []} safe={safe} />}
      {!flagged && review !== null && (
        <p className="line-clamp-3 text-sm">
          <bdi>{review}</bdi>
        </p>
      )}
      <RestaurantActions restaurant={restaurant} onAsk={flagged ? undefined : onAsk} />
    </li>
  );
}
