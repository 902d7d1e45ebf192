import type { Allergen, AllergenSource, Restaurant } from '@merve/contract';
import { confidenceAt } from '../restaurant-allergens.ts';

const declaring: ReadonlySet<AllergenSource> = new Set(['owner', 'menu', 'import']);

/**
 * Whether one of these allergens is *known* to be in a restaurant's dishes, or not to be ruled out: it was declared, or whoever stated it is
 * sure. What is less sure stays to be found, and is warned of by whoever shows it; unknown is neither here nor safe. Pure.
 */
export function isKnownToHave(restaurant: Restaurant, allergens: readonly Allergen[], now: Date): boolean {
  return restaurant.allergens.some(
    (stated) =>
      allergens.includes(stated.allergen) &&
      stated.value !== 'notUsed' &&
      (declaring.has(stated.source) || confidenceAt(stated, now) === 'high'),
  );
}
